import { sql } from 'kysely';
import type { ClockKind } from '../../../domain/application/clocks.ts';
import type { DayKind } from '../../../domain/calendar/day-off.ts';
import { FINAL_STATUSES } from '../../../domain/application/status.ts';
import type { Database } from '../../connect.ts';
import { movedEnd, type MovedEnd } from '../case/clocks.ts';
import { CLOCK_BOOK, loadCalendar, loadClocks, mainClock, recountClocks } from '../clocks.ts';
import type { Tx } from '../command-input.ts';

export interface DayChangeInWork {
  date: string;
  kind: DayKind;
  name: string | null;
  reason: string;
}

/** A change whose clocks are still being counted anew; null when that is done. */
export async function findRunningChange(db: Tx, id: string): Promise<DayChangeInWork | null> {
  const { rows } =
    await sql<DayChangeInWork>`select date::text as date, kind, name, reason from holiday_change
    where id = ${id}::uuid and state = 'running'`.execute(db);
  return rows[0] ?? null;
}

/** Changes older than `minutes` whose clocks are still being counted. */
export async function loadRunningChanges(db: Tx, minutes: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from holiday_change
    where state = 'running' and made_at < now() - make_interval(mins => ${minutes})`.execute(db);
  return rows.map(({ id }) => id);
}

export interface MovedPage {
  /** Numbers of cases whose stored ends are not those of the days off as they stand. */
  requestIds: number[];
  /** Where the next page begins; null after the last. */
  next: number | null;
}

/** The next cases with running clocks that have to be counted anew. `daySeconds`: working days of so many seconds have no days off. */
export async function findMoved(
  db: Tx,
  { after, limit, daySeconds }: { after: number; limit: number; daySeconds: number | null },
): Promise<MovedPage> {
  if (daySeconds !== null) return { requestIds: [], next: null };
  const { rows } = await sql<{ request_id: number }>`select distinct request_id from clock
    where stopped_at is null and request_id > ${after} order by request_id limit ${limit}`.execute(db);
  const { calendar } = await loadCalendar(db, null);
  const requestIds: number[] = [];
  for (const { request_id: id } of rows) {
    const clocks = await loadClocks(db, id);
    if (clocks.some((clock) => movedEnd(CLOCK_BOOK, clock, calendar) !== null)) requestIds.push(id);
  }
  return { requestIds, next: rows.length === limit ? rows.at(-1)!.request_id : null };
}

/**
 * A case that is over has no workflow to ask; what still runs then is only shown (the term of appeal). Answers null when
 * the case is not over.
 */
export async function recountFinished(
  db: Database,
  requestId: number,
  changeId: string,
): Promise<MovedEnd<ClockKind>[] | null> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ status: number }>`select status from loan_request
      where id = ${requestId} for no key update`.execute(tx);
    const status = FINAL_STATUSES.find((one) => one === rows[0]?.status);
    if (status === undefined) return null;
    const moved = await recountClocks(tx, requestId, await loadCalendar(tx, null));
    if (moved.length === 0) return moved;
    const main = mainClock(status, await loadClocks(tx, requestId));
    await sql`update loan_request set deadline_at = ${main?.dueAt ?? null} where id = ${requestId}`.execute(
      tx,
    );
    await sql`insert into audit_event (kind, request_id, details)
      values ('clocksRecounted', ${requestId}, ${JSON.stringify({ changeId, moved })}::jsonb)`.execute(tx);
    return moved;
  });
}

/** Counts a case whose ends have moved, once however often it is said. */
export async function noteMoved(db: Tx, changeId: string, commands: string): Promise<void> {
  await sql`update holiday_change set moved = (
      select count(distinct request_id)::int from command_log where command_id like ${`${commands}%`})
        + (select count(distinct request_id)::int from audit_event
           where kind = 'clocksRecounted' and details->>'changeId' = ${changeId}) where id = ${changeId}::uuid`.execute(
    db,
  );
}

/** Ends the work of a change, saying which cases could not be reached. */
export async function closeChange(db: Tx, changeId: string, unreached: readonly number[]): Promise<void> {
  await sql`update holiday_change set state = 'finished', finished_at = clock_timestamp(),
    unreached = ${[...unreached]}::bigint[] where id = ${changeId}::uuid and state = 'running'`.execute(db);
}
