import { sql } from 'kysely';
import { DECISION_KINDS, signerOf, type Signer } from '../../domain/application/signatures.ts';
import type { DocumentKind } from '../../domain/documents/kinds.ts';
import type { StatusId } from '../../domain/application/status.ts';
import type { Tx } from './command-input.ts';

export { signerOf, type Signer };

/** Cancels open sessions over documents that no longer stand, or for a signature the status does not wait for. */
export async function cancelObsoleteSignings(db: Tx, requestId: number, to: StatusId | null): Promise<void> {
  await sql`update signing s set state = 'cancelled', finished_at = clock_timestamp()
    from document d where d.id = s.document_id and s.request_id = ${requestId} and s.state = 'created'
      and (d.state <> 'current' or (d.kind <> all(${[...DECISION_KINDS]}::text[])
        and s.signer is distinct from ${signerOf(to)}::text))`.execute(db);
}

export interface SigningRow {
  id: string;
  requestId: number;
  documentId: string;
  /** What is signed. */
  kind: DocumentKind;
  signer: Signer;
  userId: string;
  /** The authorisation the person signs under; null in their own name. */
  representativeId: string | null;
  providerToken: string | null;
  signerToken: string | null;
  state: 'created' | 'completed' | 'cancelled' | 'failed';
  failureCode: string | null;
  signedDocumentId: string | null;
}

export async function loadSigning(db: Tx, signingId: string): Promise<SigningRow | null> {
  const row = await db
    .selectFrom('signing')
    .innerJoin('document as d', 'd.id', 'signing.document_id')
    .selectAll('signing')
    .select('d.kind')
    .where('signing.id', '=', signingId)
    .executeTakeFirst();
  return row
    ? {
        id: row.id,
        requestId: row.request_id,
        documentId: row.document_id,
        kind: row.kind as DocumentKind,
        signer: row.signer as Signer,
        userId: row.user_id,
        representativeId: row.representative_id,
        providerToken: row.provider_token,
        signerToken: row.signer_token,
        state: row.state as SigningRow['state'],
        failureCode: row.failure_code,
        signedDocumentId: row.signed_document_id,
      }
    : null;
}

/** The person's open session over a document, or a new row for one. The provider's tokens are filled in later. */
export async function ensureSigning(
  db: Tx,
  wanted: Pick<SigningRow, 'requestId' | 'documentId' | 'signer' | 'userId'>,
): Promise<SigningRow> {
  await sql`insert into signing (request_id, document_id, signer, user_id)
    values (${wanted.requestId}, ${wanted.documentId}::uuid, ${wanted.signer}, ${wanted.userId}::uuid)
    on conflict (document_id, signer, user_id) where state = 'created' do nothing`.execute(db);
  const row = await db
    .selectFrom('signing')
    .select('id')
    .where('document_id', '=', wanted.documentId)
    .where('signer', '=', wanted.signer)
    .where('user_id', '=', wanted.userId)
    .where('state', '=', 'created')
    .executeTakeFirstOrThrow();
  return (await loadSigning(db, row.id))!;
}

/** Who opened the session signs under this authorisation, or (null) in their own name; a closed session stays as it was. */
export async function noteSignerRepresents(
  db: Tx,
  signingId: string,
  representativeId: string | null,
): Promise<void> {
  await sql`update signing set representative_id = ${representativeId}::uuid
    where id = ${signingId}::uuid and state = 'created' and representative_id is distinct from ${representativeId}::uuid`.execute(
    db,
  );
}

/** Keeps the provider's signing for an open session; the first one stays. Answers the row as it is then. */
export async function storeProviderToken(
  db: Tx,
  signingId: string,
  providerToken: string,
): Promise<SigningRow> {
  await db
    .updateTable('signing')
    .set({ provider_token: providerToken })
    .where('id', '=', signingId)
    .where('provider_token', 'is', null)
    .execute();
  return (await loadSigning(db, signingId))!;
}

/** Keeps the person's link into the provider's signing. */
export async function storeSignerToken(
  db: Tx,
  signingId: string,
  { providerToken, signerToken }: { providerToken: string; signerToken: string },
): Promise<void> {
  await db
    .updateTable('signing')
    .set({ signer_token: signerToken })
    .where('id', '=', signingId)
    .where('provider_token', '=', providerToken)
    .execute();
}

/** The provider's signing is of no use any more; an open session gets another. */
export async function forgetTokens(db: Tx, signingId: string, providerToken: string): Promise<void> {
  await db
    .updateTable('signing')
    .set({ provider_token: null, signer_token: null })
    .where('id', '=', signingId)
    .where('provider_token', '=', providerToken)
    .where('state', '=', 'created')
    .execute();
}

/** Signings at the provider whose sessions ended before `endedBefore`, oldest first; what failed is kept to be looked at. */
export async function finishedAtProvider(
  db: Tx,
  { endedBefore, limit }: { endedBefore: Date; limit: number },
): Promise<{ id: string; providerToken: string }[]> {
  const rows = await db
    .selectFrom('signing')
    .select(['id', 'provider_token'])
    .where('state', 'in', ['completed', 'cancelled'])
    .where('provider_token', 'is not', null)
    .where('removed_at', 'is', null)
    .where('finished_at', '<', endedBefore)
    .orderBy('finished_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.id, providerToken: row.provider_token! }));
}

export async function noteRemoved(db: Tx, signingId: string): Promise<void> {
  await sql`update signing set removed_at = clock_timestamp() where id = ${signingId}::uuid`.execute(db);
}

/** Closes an open session: with its signed document, or with the code why it failed. */
export async function closeSigning(
  db: Tx,
  signingId: string,
  end: { state: 'completed' | 'failed' | 'cancelled'; signedDocumentId?: string; failureCode?: string },
): Promise<void> {
  await db
    .updateTable('signing')
    .set({
      state: end.state,
      signed_document_id: end.signedDocumentId ?? null,
      failure_code: end.failureCode ?? null,
      finished_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', signingId)
    .where('state', '=', 'created')
    .execute();
}
