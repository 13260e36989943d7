import { sql } from 'kysely';
import type { Refuser } from '../../domain/documents/refusals.ts';
import type { ScanState } from '../files/scanner.ts';
import type { Tx } from './command-input.ts';

export interface Attachment {
  id: string;
  fileType: number;
  fileName: string;
  contentType: string;
  size: number;
  sha256: string;
  storageKey: string;
  additional: boolean;
  uploadedAt: Date;
  uploadedBy: string;
  /** Staff added it to the case. */
  byStaff: boolean;
  /** How often the request had been submitted when the file came. */
  submissionCount: number;
  scanState: ScanState;
  /** Whose refusal to finance it certifies. */
  refusedBy: Refuser | null;
}

const COLUMNS = sql<Attachment>`id, file_type as "fileType", file_name as "fileName", content_type as "contentType",
  size_bytes as size, sha256, storage_key as "storageKey", additional, uploaded_at as "uploadedAt",
  uploaded_by as "uploadedBy",
  exists (select 1 from app_user u where u.id = uploaded_by and u.kind = 'staff') as "byStaff", submission_count as "submissionCount",
  scan_state as "scanState", refused_by as "refusedBy"`;

/** Attachments of a request that are not deleted, in the order they came. */
export async function listAttachments(db: Tx, requestId: number): Promise<Attachment[]> {
  const { rows } = await sql<Attachment>`select ${COLUMNS} from attachment
    where request_id = ${requestId} and deleted_at is null order by uploaded_at, id`.execute(db);
  return rows;
}

/** One attachment of that request; null when it is not there. */
export async function findAttachment(db: Tx, requestId: number, fileId: string): Promise<Attachment | null> {
  const { rows } = await sql<Attachment>`select ${COLUMNS} from attachment
    where id = ${fileId}::uuid and request_id = ${requestId} and deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

export interface NewAttachment {
  requestId: number;
  fileType: number;
  fileName: string;
  contentType: string;
  stored: { storageKey: string; sha256: string; size: number };
  additional: boolean;
  scanState: Exclude<ScanState, 'infected'>;
  uploadedBy: string;
  /** The authorisation the person uploads under; null in their own name. */
  representativeId: string | null;
  /** Storing the same upload again adds nothing. */
  uploadKey: string;
  refusedBy?: Refuser | null;
}

/** Adds an attachment whose bytes are stored, if the request is still in one of `statuses`; `isNew` false: it was there. Null: refused. */
export async function insertAttachment(
  db: Tx,
  made: NewAttachment,
  statuses: readonly number[],
): Promise<{ id: string; isNew: boolean } | null> {
  const { rows } = await sql<{ id: string }>`
    insert into attachment (request_id, file_type, file_name, content_type, size_bytes, sha256, storage_key, additional,
      uploaded_by, representative_id, upload_key, submission_count, scan_state, scanned_at, refused_by)
    select r.id, ${made.fileType}, ${made.fileName}, ${made.contentType}, ${made.stored.size}, ${made.stored.sha256},
      ${made.stored.storageKey}, ${made.additional}, ${made.uploadedBy}::uuid, ${made.representativeId}::uuid,
      ${made.uploadKey}, r.submission_count, ${made.scanState}, case when ${made.scanState} = 'clean' then clock_timestamp() end,
      ${made.refusedBy ?? null}
    from (select id, submission_count from loan_request where id = ${made.requestId} and deleted_at is null
      and status = any(${[...statuses]}::smallint[]) for share) r
    on conflict (upload_key) do nothing returning id`.execute(db);
  if (rows[0]) return { id: rows[0].id, isNew: true };
  const old = await db
    .selectFrom('attachment')
    .select('id')
    .where('upload_key', '=', made.uploadKey)
    .executeTakeFirst();
  return old ? { id: old.id, isNew: false } : null;
}

/** Marks an attachment as deleted; false when it was not there. The bytes stay for the record. */
export async function deleteAttachment(db: Tx, requestId: number, fileId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('attachment')
    .set({ deleted_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', fileId)
    .where('request_id', '=', requestId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}
