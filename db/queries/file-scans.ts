import { sql } from 'kysely';
import type { ScanState } from '../files/scanner.ts';
import type { Tx } from './command-input.ts';

export interface UnscannedFile {
  table: 'attachment' | 'document' | 'payment_file';
  id: string;
  storageKey: string;
}

/** Uploaded files the virus scanner has not seen, the oldest first; staged ones too. */
export async function listUnscanned(db: Tx, most: number): Promise<UnscannedFile[]> {
  const { rows } = await sql<UnscannedFile>`
    select * from (
      select 'attachment' as "table", id, storage_key as "storageKey", uploaded_at as at from attachment
        where scan_state = 'unchecked' and deleted_at is null
      union all
      select 'document', id, storage_key, created_at from document where scan_state = 'unchecked'
      union all
      select 'payment_file', id, storage_key, uploaded_at from payment_file
        where scan_state = 'unchecked' and deleted_at is null
    ) waiting order by at limit ${most}`.execute(db);
  return rows.map(({ table, id, storageKey }) => ({ table, id, storageKey }));
}

/** Keeps the verdict; false when another worker was faster or the file is gone. */
export async function recordScan(
  db: Tx,
  { table, id }: UnscannedFile,
  state: Exclude<ScanState, 'unchecked'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ scan_state: state, scanned_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('scan_state', '=', 'unchecked')
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}
