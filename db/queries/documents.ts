import { sql } from 'kysely';
import { filesOf } from '../../domain/application/inputs.ts';
import type { ActionName } from '../../domain/application/transitions.ts';
import type { DocumentKind } from '../../domain/documents/kinds.ts';
import type { Json } from '../schema.gen.ts';
import type { Tx } from './command-input.ts';

/** Kind of the documents an action brings: staged under it, adopted under it. */
export const DOCUMENT_KIND_OF: Partial<Record<ActionName, DocumentKind>> = {
  approve: 'Decision',
  approveWithDocs: 'Decision',
  uploadContract: 'Contract',
  changeContractFile: 'Contract',
  uploadConditionsChange: 'ChangeConditions',
  requestConditionsChange: 'ChangeConditionsRequest',
  terminate: 'Termination',
};

/** A later decision ends the earlier one, whichever way it went. */
const DECISIONS = ['Decision', 'RejectDecision'] as const satisfies readonly DocumentKind[];
/** With the certificate beside it; terms that change leave the certificate as it is. */
const PAPERS = [...DECISIONS, 'NoBankFinancingNote'] as const satisfies readonly DocumentKind[];

/** Documents whose standing ends with an action, without a new one in their place. */
const VOIDS: Partial<Record<ActionName, readonly DocumentKind[]>> = {
  approve: PAPERS,
  approveWithDocs: PAPERS,
  changeTerms: [...DECISIONS, 'Contract'],
  changeToSubmitted: PAPERS,
  signingExpired: ['Contract'],
  changeSigningExpired: ['ChangeConditions'],
  reject: [...PAPERS, 'Contract'],
  docsExpired: PAPERS,
};

export interface Adoption {
  requestId: number;
  action: ActionName;
  /** Staged documents named by the command. */
  fileIds: readonly string[];
  /** Version of the request after the action, and what the person agreed on: kept with the document. */
  terms: Record<string, unknown>;
}

/**
 * Makes the staged documents of a command current and voids those they replace. Answers false when the command does
 * not bring as many files as its action asks for.
 */
export async function adoptDocuments(db: Tx, adoption: Adoption): Promise<boolean> {
  const { requestId, action, fileIds } = adoption;
  const voided = VOIDS[action];
  if (voided) await voidDocuments(db, requestId, voided);
  const kind = DOCUMENT_KIND_OF[action];
  const rule = filesOf(action);
  if (!kind || !rule) return true;
  if (fileIds.length < rule.min || fileIds.length > rule.max) return false;
  if (fileIds.length === 0) return true;
  await voidDocuments(db, requestId, [kind]);
  const { numUpdatedRows } = await db
    .updateTable('document')
    .set({ state: 'current', terms: sql<Json>`terms || ${JSON.stringify(adoption.terms)}::jsonb` })
    .where('request_id', '=', requestId)
    .where('kind', '=', kind)
    .where('state', '=', 'staged')
    .where('signed_version_of', 'is', null)
    .where('id', 'in', fileIds)
    .executeTakeFirst();
  return Number(numUpdatedRows) === new Set(fileIds).size;
}

async function voidDocuments(db: Tx, requestId: number, kinds: readonly DocumentKind[]): Promise<void> {
  await db
    .updateTable('document')
    .set({ state: 'void' })
    .where('request_id', '=', requestId)
    .where('kind', 'in', kinds)
    .where('state', '=', 'current')
    .execute();
}

/** The signed version takes the place of the one that was signed. */
export async function adoptSignedVersion(db: Tx, signingId: string): Promise<void> {
  await sql`update document d set state = 'void' from signing s
    where s.id = ${signingId}::uuid and d.id = s.document_id and d.state = 'current'`.execute(db);
  await sql`update document d set state = 'current' from signing s
    where s.id = ${signingId}::uuid and d.id = s.signed_document_id and d.state = 'staged'`.execute(db);
}

export interface NewDocument {
  id?: string;
  requestId: number;
  kind: DocumentKind;
  state: 'staged' | 'current';
  fileName: string;
  contentType?: string;
  stored: { storageKey: string; sha256: string; size: number };
  terms?: Record<string, unknown>;
  /** What the virus scanner said of an uploaded one; documents of the portal's own making have none. */
  scanState?: 'unchecked' | 'clean';
  createdBy: string | null;
  signedVersionOf?: string;
  /** Makes storing the same upload again harmless. */
  uploadKey: string;
  /** The applicant reads it once the signatory has signed it. */
  awaitsSignature?: boolean;
}

/** Adds a document whose bytes are stored; answers the id of the row with that upload key, new or old. */
export async function insertDocument(db: Tx, made: NewDocument): Promise<{ id: string; isNew: boolean }> {
  const { rows } = await sql<{
    id: string;
  }>`insert into document (request_id, kind, state, signed_version_of, file_name,
      content_type, size_bytes, sha256, storage_key, terms, created_by, upload_key, scan_state,
      awaits_signature)
    values (${made.requestId}, ${made.kind}, ${made.state}, ${made.signedVersionOf ?? null}::uuid, ${made.fileName},
      ${made.contentType ?? 'application/pdf'}, ${made.stored.size}, ${made.stored.sha256}, ${made.stored.storageKey},
      ${JSON.stringify(made.terms ?? {})}::jsonb, ${made.createdBy}::uuid, ${made.uploadKey}, ${made.scanState ?? null},
      ${made.awaitsSignature ?? false})
    on conflict (upload_key) do nothing returning id`.execute(db);
  if (rows[0]) return { id: rows[0].id, isNew: true };
  const old = await db
    .selectFrom('document')
    .select('id')
    .where('upload_key', '=', made.uploadKey)
    .executeTakeFirstOrThrow();
  return { id: old.id, isNew: false };
}

/** A new current document of a kind takes the place of the old one (generated decisions). */
export async function replaceDocument(db: Tx, made: NewDocument): Promise<string> {
  const { id, isNew } = await insertDocument(db, { ...made, state: 'staged' });
  if (!isNew) return id;
  await voidDocuments(db, made.requestId, [made.kind]);
  await db.updateTable('document').set({ state: 'current' }).where('id', '=', id).execute();
  return id;
}

/** The current document of a kind; null when there is none. */
export async function currentDocument(db: Tx, requestId: number, kind: DocumentKind) {
  const row = await db
    .selectFrom('document')
    .selectAll()
    .where('request_id', '=', requestId)
    .where('kind', '=', kind)
    .where('state', '=', 'current')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
