import { sql } from 'kysely';
import type { Tx } from './command-input.ts';

export interface AmlRow {
  query: string;
  hasSanctions: boolean;
  hasPep: boolean;
  role: string;
  name: string;
  checkedAt: Date;
}

/** Screenings of a request, the newest run of every subject first. */
export async function listAmlChecks(db: Tx, requestId: number): Promise<AmlRow[]> {
  const { rows } = await sql<AmlRow>`
    select distinct on (subject_role, subject_name) query, has_sanctions as "hasSanctions", has_pep as "hasPep",
      subject_role as role, subject_name as name, checked_at as "checkedAt"
    from aml_check where request_id = ${requestId} order by subject_role, subject_name, id desc`.execute(db);
  return rows;
}

/** What the request holds of the budget, in cents; null when nothing. */
export async function findReservation(
  db: Tx,
  requestId: number,
): Promise<{ cents: number; groupCodes: string[] } | null> {
  const row = await db
    .selectFrom('reservation')
    .select(['cents', 'group_codes'])
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row ? { cents: row.cents, groupCodes: row.group_codes } : null;
}
