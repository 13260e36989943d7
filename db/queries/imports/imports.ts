import { sql } from 'kysely';
import type { ImportState, OutcomeCounts } from '../../../domain/imports/import.ts';
import type { ImportRefusal } from '../../../domain/imports/refusal.ts';
import type { StoredFile } from '../../files/store.ts';
import type { Tx } from '../command-input.ts';

export interface NewImport {
  fileType: number;
  fileName: string;
  stored: StoredFile;
  /** Of the person and the Idempotency-Key: the same upload again is the same import. */
  uploadKey: string;
  uploadedBy: string;
}

export interface Import {
  id: string;
  fileName: string;
  size: number;
  state: ImportState;
  refusal: ImportRefusal | null;
  sheetName: string | null;
  uploadedAt: Date;
  uploadedBy: string;
  readAt: Date | null;
  /** Empty until the file was read. */
  counts: Partial<OutcomeCounts>;
  appliedAt: Date | null;
  appliedBy: string | null;
  undoneAt: Date | null;
  undoneBy: string | null;
  /** Rows by what became of them. */
  applied: number;
  overtaken: number;
  undone: number;
  kept: number;
}

/** Stores that a file came. `isNew` is false when the same upload was stored before. */
export async function insertImport(db: Tx, made: NewImport): Promise<{ id: string; isNew: boolean }> {
  const { rows } = await sql<{ id: string; is_new: boolean }>`
    with made as (
      insert into data_import (file_type, file_name, size_bytes, sha256, storage_key, upload_key, uploaded_by)
      values (${made.fileType}, ${made.fileName}, ${made.stored.size}, ${made.stored.sha256}, ${made.stored.storageKey},
        ${made.uploadKey}, ${made.uploadedBy}::uuid)
      on conflict (upload_key) do nothing returning id)
    select id, true as is_new from made
    union all select id, false from data_import where upload_key = ${made.uploadKey} limit 1`.execute(db);
  const row = rows[0];
  // The other of two at once was not committed yet when this one looked.
  return row ? { id: row.id, isNew: row.is_new } : insertImport(db, made);
}

const nameOf = (who: string) =>
  sql`nullif(trim(concat(${sql.ref(`${who}.first_name`)}, ' ', ${sql.ref(`${who}.last_name`)})), '')`;

const IMPORT = sql`select i.id, i.file_name as "fileName", i.size_bytes as size, i.state, i.refusal,
    i.sheet_name as "sheetName", i.uploaded_at as "uploadedAt", ${nameOf('u')} as "uploadedBy", i.read_at as "readAt",
    i.counts, i.applied_at as "appliedAt", ${nameOf('a')} as "appliedBy", i.undone_at as "undoneAt",
    ${nameOf('b')} as "undoneBy", r.applied, r.overtaken, r.undone, r.kept
  from data_import i
    join app_user u on u.id = i.uploaded_by
    left join app_user a on a.id = i.applied_by
    left join app_user b on b.id = i.undone_by
    left join lateral (select count(*) filter (where apply_result = 'applied')::int as applied,
      count(*) filter (where apply_result = 'overtaken')::int as overtaken,
      count(*) filter (where undo_result = 'undone')::int as undone,
      count(*) filter (where undo_result = 'kept')::int as kept
      from import_row where import_id = i.id and i.state in ('applied', 'undone')) r on true`;

/** One import; null when there is none by this id. */
export async function findImport(db: Tx, id: string): Promise<Import | null> {
  const { rows } = await sql<Import>`${IMPORT} where i.id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** Imports, the newest first. */
export async function listImports(
  db: Tx,
  page: { offset: number; limit: number },
): Promise<{ rows: Import[]; total: number }> {
  const { rows } = await sql<Import>`${IMPORT} order by i.uploaded_at desc, i.id
    limit ${page.limit} offset ${page.offset}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from data_import`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}
