import { sql } from 'kysely';
import type { DocumentKind } from '../../domain/documents/kinds.ts';
import type { SignatureFinding } from '../../domain/documents/signature-finding.ts';
import type { ScanState } from '../files/scanner.ts';
import type { Tx } from './command-input.ts';

export interface DocumentRow {
  id: string;
  kind: DocumentKind;
  state: 'staged' | 'current' | 'void';
  signedVersionOf: string | null;
  fileName: string;
  contentType: string;
  size: number;
  sha256: string;
  storageKey: string;
  /** Null: made by the portal. */
  scanState: ScanState | null;
  /** A decision the signatory has not signed yet: the applicant does not read it. */
  awaitsSignature: boolean;
  /** What was agreed on with it: sum, rate and term of a change of conditions. */
  terms: Record<string, unknown>;
  createdAt: Date;
  /** When the person of each side signed this document, or the version it was made from. */
  applicantSignedAt: Date | null;
  /** Who signed for the applicant, and whom they represented (null: in their own name). */
  applicantSignedBy: { name: string; onBehalfOf: string | null } | null;
  providerSignedAt: Date | null;
  /** What the validation said of each side's signature; null: not signed, or signed before validations were kept. */
  applicantSignature: SignatureFinding | null;
  providerSignature: SignatureFinding | null;
}

const COLUMNS = sql<DocumentRow>`d.id, d.kind, d.state, d.signed_version_of as "signedVersionOf", d.file_name as "fileName",
  d.content_type as "contentType", d.size_bytes as size, d.sha256, d.storage_key as "storageKey",
  d.scan_state as "scanState", d.awaits_signature as "awaitsSignature", d.terms, d.created_at as "createdAt"`;

/** A signing counts for the version it made, and for every version signed on top of it. */
const CHAIN = sql`with recursive chain as (
    select d.id, d.signed_version_of union all
    select up.id, up.signed_version_of from document up join chain on up.id = chain.signed_version_of
  )`;
const SIGNED_AT = (signer: 'applicant' | 'provider') => sql`(
  ${CHAIN} select max(s.finished_at) from signing s join chain on s.signed_document_id = chain.id
  where s.signer = ${signer} and s.state = 'completed')`;

const FINDING = (signer: 'applicant' | 'provider') => sql`(
  ${CHAIN} select r.finding from signing s join chain on s.signed_document_id = chain.id
    join signature_report r on r.signing_id = s.id
  where s.signer = ${signer} and s.state = 'completed' order by s.finished_at desc limit 1)`;
const UNSIGNED = sql`null as "applicantSignedAt", null as "applicantSignedBy", null as "providerSignedAt",
  null as "applicantSignature", null as "providerSignature"`;

const SIGNED_BY_APPLICANT = sql`(
  ${CHAIN} select jsonb_build_object('name', u.first_name || ' ' || u.last_name, 'onBehalfOf', p.name)
  from signing s join chain on s.signed_document_id = chain.id join app_user u on u.id = s.user_id
    left join representative r on r.id = s.representative_id left join party p on p.id = r.party_id
  where s.signer = 'applicant' and s.state = 'completed' order by s.finished_at desc limit 1)`;

/** Documents of a request, the newest first; staged ones are nobody's yet and left out. */
export async function listDocuments(db: Tx, requestId: number): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select ${COLUMNS}, ${SIGNED_AT('applicant')} as "applicantSignedAt", ${SIGNED_AT('provider')} as "providerSignedAt",
      ${SIGNED_BY_APPLICANT} as "applicantSignedBy",
      ${FINDING('applicant')} as "applicantSignature", ${FINDING('provider')} as "providerSignature"
    from document d where d.request_id = ${requestId} and d.state <> 'staged' order by d.created_at desc, d.id`.execute(
    db,
  );
  return rows;
}

/** One document of that request, also a staged one; null when it is not there. */
export async function findDocument(
  db: Tx,
  requestId: number,
  documentId: string,
): Promise<DocumentRow | null> {
  const { rows } = await sql<DocumentRow>`
    select ${COLUMNS}, ${UNSIGNED}
    from document d where d.request_id = ${requestId} and d.id = ${documentId}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** The newest version that counts of a kind; null when there is none. */
export async function newestDocument(
  db: Tx,
  requestId: number,
  kind: DocumentKind,
  unsigned = false,
): Promise<DocumentRow | null> {
  const { rows } = await sql<DocumentRow>`
    select ${COLUMNS}, ${UNSIGNED}
    from document d
    where d.request_id = ${requestId} and d.kind = ${kind} and d.state <> 'staged'
      and (d.state = 'current' or ${unsigned}) and (not ${unsigned} or d.signed_version_of is null)
    order by d.created_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Removes staged documents that no command adopted; answers the keys of their bytes. */
export async function removeStaged(db: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ storage_key: string }>`
    delete from document where id = any(${[...ids]}::uuid[]) and state = 'staged' returning storage_key`.execute(
    db,
  );
  return rows.map((row) => row.storage_key);
}

export interface SigningRow {
  id: string;
  documentId: string;
  kind: DocumentKind;
  signer: 'applicant' | 'provider';
  userId: string;
  signedBy: string | null;
  /** Whom that person represented; null in their own name. */
  onBehalfOf: string | null;
  state: 'created' | 'completed' | 'cancelled' | 'failed';
  failureCode: string | null;
  providerToken: string | null;
  signerToken: string | null;
  createdAt: Date;
  finishedAt: Date | null;
}

/** Signings of a request, the newest first. */
export async function listSignings(db: Tx, requestId: number): Promise<SigningRow[]> {
  const { rows } = await sql<SigningRow>`
    select s.id, s.document_id as "documentId", d.kind, s.signer, s.user_id as "userId",
      u.first_name || ' ' || u.last_name as "signedBy", p.name as "onBehalfOf", s.state, s.failure_code as "failureCode",
      s.provider_token as "providerToken", s.signer_token as "signerToken", s.created_at as "createdAt",
      s.finished_at as "finishedAt"
    from signing s join document d on d.id = s.document_id join app_user u on u.id = s.user_id
      left join representative r on r.id = s.representative_id left join party p on p.id = r.party_id
    where s.request_id = ${requestId} order by s.created_at desc`.execute(db);
  return rows;
}

/** The signing a post-back of the provider is about; null when the token is not ours. */
export async function findSigningByToken(
  db: Tx,
  providerToken: string,
): Promise<{ id: string; requestId: number } | null> {
  const row = await db
    .selectFrom('signing')
    .select(['id', 'request_id'])
    .where('provider_token', '=', providerToken)
    .executeTakeFirst();
  return row ? { id: row.id, requestId: row.request_id } : null;
}
