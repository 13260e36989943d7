import type { Tx } from './command-input.ts';

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
