import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { endOfDayVilnius, vilniusDate } from '../../domain/values/days.ts';
import { addWorkingDays, isWorkingDay } from '../../domain/values/working-days.ts';

/**
 * One clock for each of five requests: overdue, today (of the only assessor there is by the name of Eglė), in two working
 * days, in fifteen (a correction), and paused. A day off is a today like any other: a term may end on it.
 */
export async function addClocks(
  db: Database,
  [late, now, soon, later, paused]: readonly number[],
): Promise<void> {
  const today = vilniusDate(Date.now());
  // Two working days late, which on a day off lie one further back.
  const lateBy = isWorkingDay(today) ? 2 : 3;
  const add = (requestId: number, kind: string, days: number, pauses: unknown[] = []) => {
    const end = addWorkingDays(today, days);
    const start = `${addWorkingDays(end, -20)}T09:00:00Z`;
    return sql`insert into clock (request_id, kind, length, started_at, due_at, pauses, calendar_version)
      values (${requestId}, ${kind}, 20, ${start}, ${endOfDayVilnius(end)}, ${JSON.stringify(pauses)}::jsonb, 'test')`.execute(
      db,
    );
  };
  await add(late!, 'evaluation', -lateBy);
  await add(now!, 'evaluation', 0);
  await add(soon!, 'evaluation', 2);
  await add(later!, 'correction', 15);
  await add(paused!, 'evaluation', 7, [{ from: `${addWorkingDays(today, -3)}T09:00:00Z`, to: null }]);
  await sql`update loan_request set assessor_id = (select id from app_user where first_name = 'Eglė' limit 1)
    where id = ${now!}`.execute(db);
}

/**
 * Clocks and running terms that do not agree: a clock that runs without its term, or with another end; a term whose clock has stopped,
 * pauses or is gone. The rule is written here a second time, in other words than the triggers have it.
 */
export async function strayTerms(db: Database): Promise<unknown[]> {
  const { rows } = await sql`
    with running as (
      select c.id, c.request_id, c.kind, c.due_at, c.stopped_at, c.pauses from clock c
      union all select c.id, p.request_id, c.kind, c.due_at, c.stopped_at, c.pauses
        from payment_clock c join payment_request p on p.id = c.payment_request_id),
    expected as (select id, request_id, kind, due_at from running
      where stopped_at is null and not pauses @> '[{"to": null}]'),
    kept as (select clock_id, request_id, kind, due_at from running_term)
    select 'missing' as what, m.* from (select * from expected except all select * from kept) m
    union all select 'too many', k.* from (select * from kept except all select * from expected) k`.execute(
    db,
  );
  return rows;
}
