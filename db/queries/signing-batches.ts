import { sql } from 'kysely';
import type { DocumentKind } from '../../domain/documents/kinds.ts';
import type { Tx } from './command-input.ts';

export interface NewBatchRow {
  requestId: number;
  /** null: nothing of the request waits for a signature. */
  documentId: string | null;
  signingId: string | null;
  /** Why the row is not part of the session at the provider; null: it is. */
  refusedCode: string | null;
}

/** Keeps what one person signs in one go; answers its id. */
export async function insertSigningBatch(
  db: Tx,
  userId: string,
  rows: readonly NewBatchRow[],
): Promise<string> {
  const { id } = await db
    .insertInto('signing_batch')
    .values({ user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('signing_batch_row')
    .values(
      rows.map((row, position) => ({
        batch_id: id,
        position,
        request_id: row.requestId,
        document_id: row.documentId,
        signing_id: row.signingId,
        refused_code: row.refusedCode,
      })),
    )
    .execute();
  return id;
}

/** Links of the open sessions of a batch, in order. */
export async function batchLinks(
  db: Tx,
  batchId: string,
): Promise<{ signingToken: string; signerToken: string }[]> {
  const { rows } = await sql<{ signingToken: string; signerToken: string }>`
    select s.provider_token as "signingToken", s.signer_token as "signerToken"
    from signing_batch_row b join signing s on s.id = b.signing_id
    where b.batch_id = ${batchId}::uuid and s.state = 'created'
      and s.provider_token is not null and s.signer_token is not null order by b.position`.execute(db);
  return rows;
}

/** Keeps the provider's token of the batch; the first one stays. Answers the one that stands. */
export async function storeBatchToken(db: Tx, batchId: string, token: string): Promise<string> {
  const { rows } = await sql<{ token: string }>`
    update signing_batch set provider_token = coalesce(provider_token, ${token})
    where id = ${batchId}::uuid returning provider_token as token`.execute(db);
  return rows[0]!.token;
}

export interface SigningBatch {
  id: string;
  userId: string;
  providerToken: string | null;
}

export async function findSigningBatch(db: Tx, batchId: string): Promise<SigningBatch | null> {
  const row = await db
    .selectFrom('signing_batch')
    .select(['id', 'user_id', 'provider_token'])
    .where('id', '=', batchId)
    .executeTakeFirst();
  return row ? { id: row.id, userId: row.user_id, providerToken: row.provider_token } : null;
}

export interface BatchRow {
  requestId: number;
  documentId: string | null;
  kind: DocumentKind | null;
  fileName: string | null;
  number: string | null;
  cents: number | null;
  borrower: string;
  signingId: string | null;
  refusedCode: string | null;
  /** Of the session; null where none was opened. */
  state: 'created' | 'completed' | 'cancelled' | 'failed' | null;
  failureCode: string | null;
}

/** What became of each row, in the order it was asked for. */
export async function listBatchRows(db: Tx, batchId: string): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`
    select b.request_id as "requestId", b.document_id as "documentId", d.kind, d.file_name as "fileName",
      r.applicant_name as borrower, b.signing_id as "signingId", b.refused_code as "refusedCode", s.state,
      s.failure_code as "failureCode",
      case d.kind when 'Contract' then r.contract_number when 'ChangeConditions' then d.terms->>'documentNumber' end as number,
      case d.kind when 'Contract' then r.invega_loan_sum_cents
        when 'ChangeConditions' then (d.terms->>'sumCents')::bigint
        when 'Decision' then coalesce((d.terms->'terms'->>'sumCents')::bigint, r.approved_sum_cents)
        when 'RejectDecision' then r.loan_sum_cents end as cents
    from signing_batch_row b join loan_request r on r.id = b.request_id
      left join document d on d.id = b.document_id left join signing s on s.id = b.signing_id
    where b.batch_id = ${batchId}::uuid order by b.position`.execute(db);
  return rows;
}
