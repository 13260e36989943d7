import { sql } from 'kysely';
import type { ContainerVerdict } from '../../../domain/documents/container.ts';
import type { Tx } from '../command-input.ts';

export interface NewAuthorisationFile {
  representativeId: string;
  fileName: string;
  contentType: string;
  stored: { storageKey: string; sha256: string; size: number };
  userId: string;
  /** Storing the same upload again adds nothing. */
  uploadKey: string;
  /** Of a signed container, what was found in it. */
  container: ContainerVerdict | null;
}

/** Adds a document under the next number. False: this upload was stored before. The row of its authorisation is locked. */
export async function insertAuthorisationFile(tx: Tx, made: NewAuthorisationFile): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into representative_file (representative_id, number, file_name, content_type, size_bytes, sha256,
      storage_key, uploaded_by, upload_key, container)
    select r.id, coalesce((select max(number) from representative_file where representative_id = r.id), 0) + 1,
      ${made.fileName}, ${made.contentType}, ${made.stored.size}, ${made.stored.sha256}, ${made.stored.storageKey},
      ${made.userId}::uuid, ${made.uploadKey}, ${made.container && JSON.stringify(made.container)}::jsonb
    from (select id from representative where id = ${made.representativeId}::uuid for update) r
    on conflict (upload_key) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

export interface StoredAuthorisationFile {
  fileName: string;
  contentType: string;
  size: number;
  storageKey: string;
}

/** Columns of `representative_file f`. */
export const STORED_FILE = sql<StoredAuthorisationFile>`f.file_name as "fileName", f.content_type as "contentType",
  f.size_bytes as size, f.storage_key as "storageKey"`;

/** A document of an authorisation the party has given and not removed; null when it is not there. */
export async function findAuthorisationFile(
  db: Tx,
  wanted: { partyId: number; representativeId: string; number: number },
): Promise<StoredAuthorisationFile | null> {
  const { rows } = await sql<StoredAuthorisationFile>`
    select ${STORED_FILE} from representative_file f join representative r on r.id = f.representative_id
    where r.id = ${wanted.representativeId}::uuid and r.party_id = ${wanted.partyId} and r.deleted_at is null
      and f.number = ${wanted.number}`.execute(db);
  return rows[0] ?? null;
}
