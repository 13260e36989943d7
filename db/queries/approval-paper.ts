import { sql } from 'kysely';
import { vilniusDate } from '../../domain/values/days.ts';
import type { Tx } from './command-input.ts';
import { findDecisionNumber } from './decision-number.ts';

/**
 * The newest decision to finance a request, as its document calls itself; null when there is none. Staff's own document
 * has a number of its own that the portal does not know: null. Changed terms are a decision printed anew.
 */
export async function newestApproval(
  db: Tx,
  requestId: number,
): Promise<{ number: string | null; date: string; decidedBy: string | null } | null> {
  const { rows } = await sql<{ version: number; at: Date; actorId: string | null }>`
    select version, at, actor_id as "actorId" from request_event
    where request_id = ${requestId} and action in ('approve', 'approveWithDocs', 'changeTerms')
    order by id desc limit 1`.execute(db);
  const event = rows[0];
  if (!event) return null;
  const number = await findDecisionNumber(db, { requestId, version: event.version, series: 'S' });
  return { number, date: vilniusDate(event.at), decidedBy: event.actorId };
}
