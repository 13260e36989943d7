import { sql } from 'kysely';
import type { EmployeeRow } from '../../../domain/imports/employee-row.ts';
import type { ImportRefusal } from '../../../domain/imports/refusal.ts';
import type { Tx } from '../command-input.ts';

/** A reader that has not ended after so long is taken for dead: somebody else may read. */
const LEASE_SECONDS = 120;
/** A file on which readers died so often is refused. */
const MOST_ATTEMPTS = 3;

export interface Claimed {
  fileName: string;
  storageKey: string;
}

/**
 * Takes an import for reading; null when it was read already or somebody reads it now. What a dead reader left is removed.
 * After too many deaths the file is refused.
 */
export async function claimReading(db: Tx, id: string): Promise<Claimed | null> {
  const { rows } = await sql<Claimed & { attempts: number }>`
    update data_import set attempts = attempts + 1, reading_until = now() + make_interval(secs => ${LEASE_SECONDS})
    where id = ${id}::uuid and state = 'parsing' and (reading_until is null or reading_until < now())
    returning file_name as "fileName", storage_key as "storageKey", attempts`.execute(db);
  const claimed = rows[0];
  if (!claimed) return null;
  if (claimed.attempts > MOST_ATTEMPTS) {
    await refuseImport(db, id, 'notRead');
    return null;
  }
  await sql`delete from import_row where import_id = ${id}::uuid`.execute(db);
  return claimed;
}

/** Lets others read at once: this reader met something that passes. */
export async function releaseReading(db: Tx, id: string): Promise<void> {
  await sql`update data_import set reading_until = now() where id = ${id}::uuid and state = 'parsing'`.execute(
    db,
  );
}

/** Imports that nobody reads although they wait, oldest first. */
export async function listUnread(db: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from data_import where state = 'parsing'
    and coalesce(reading_until, uploaded_at + interval '10 seconds') < now() order by uploaded_at limit 20`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The file is not read; the code says why. */
export async function refuseImport(db: Tx, id: string, refusal: ImportRefusal): Promise<void> {
  await sql`delete from import_row where import_id = ${id}::uuid`.execute(db);
  await sql`update data_import set state = 'refused', refusal = ${refusal}, read_at = now(), reading_until = null
    where id = ${id}::uuid and state = 'parsing'`.execute(db);
}

/** Stores rows as they were read, and keeps the reader's lease; rows with problems of their own are `wrong` at once. */
export async function insertRows(db: Tx, id: string, rows: readonly EmployeeRow[]): Promise<void> {
  const values = rows.map(({ row, kind, problems, isDoubtful, shown, ...read }) => ({
    ...read,
    row_number: row,
    party_kind: kind,
    is_doubtful: isDoubtful,
    shown: [shown.code, shown.month, shown.count],
    problems,
    outcome: problems.length > 0 ? 'wrong' : null,
  }));
  await sql`update data_import set reading_until = now() + make_interval(secs => ${LEASE_SECONDS})
    where id = ${id}::uuid and state = 'parsing'`.execute(db);
  await sql`insert into import_row
      (import_id, row_number, party_kind, code, is_doubtful, month, employees, shown, problems, outcome)
    select ${id}::uuid, v.* from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v
      (row_number integer, party_kind text, code text, is_doubtful boolean, month text, employees integer,
        shown jsonb, problems jsonb, outcome text)`.execute(db);
}
