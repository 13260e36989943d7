import { sql } from 'kysely';
import type { DayChange, DayKind } from '../../../domain/calendar/day-off.ts';
import type { Database } from '../../connect.ts';
import type { Tx } from '../command-input.ts';

/** A day that is not as the law has it: an extra day off, or (working) a public holiday that is worked. */
export interface CorrectedDay {
  date: string;
  name: string;
  working: boolean;
}

export interface StoredDayChange {
  id: string;
  madeAt: Date;
  madeBy: string;
  date: string;
  kind: DayKind;
  name: string | null;
  reason: string;
  state: 'running' | 'finished';
  /** Cases whose ends have moved so far. */
  moved: number;
  /** Numbers of cases that could not be reached. */
  unreached: number[];
  finishedAt: Date | null;
}

/** Corrected days from `from` to `to`, both included. */
export async function listDays(db: Tx, from: string, to: string): Promise<CorrectedDay[]> {
  const { rows } = await sql<CorrectedDay>`select date::text as date, name, working from holiday
    where date between ${from}::date and ${to}::date order by date`.execute(db);
  return rows;
}

/** The newest changes of days off. */
export async function listDayChanges(db: Tx, limit: number): Promise<StoredDayChange[]> {
  const { rows } = await sql<StoredDayChange>`
    select c.id, c.made_at as "madeAt", u.first_name || ' ' || u.last_name as "madeBy", c.date::text as date, c.kind,
      c.name, c.reason, c.state, c.moved, to_jsonb(c.unreached) as unreached, c.finished_at as "finishedAt"
    from holiday_change c join app_user u on u.id = c.actor_id order by c.made_at desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Only one change of days off is judged and written at a time. */
const LOCK = 4_900_032;

export interface NewDayChange extends DayChange {
  actorId: string;
  key: string;
}

/**
 * Makes a change if `judge` finds nothing wrong with the day as it stands; the same call again makes none. Answers the id
 * of the change, and whether it is new.
 */
export async function changeDay(
  db: Database,
  change: NewDayChange,
  judge: (stored: { working: boolean } | null) => void,
): Promise<{ id: string; isNew: boolean }> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    const known = await sql<{
      id: string;
    }>`select id from holiday_change where call_key = ${change.key}`.execute(tx);
    if (known.rows[0]) return { id: known.rows[0].id, isNew: false };
    const [stored] = await listDays(tx, change.date, change.date);
    judge(stored ?? null);
    const { date, kind, reason, actorId, key } = change;
    const name = kind === 'dayOff' ? change.name.trim() : null;
    if (kind === 'statutory') await sql`delete from holiday where date = ${date}::date`.execute(tx);
    else
      await sql`insert into holiday (date, name, working) values (${date}::date, ${name ?? ''}, ${kind === 'worked'})
        on conflict (date) do update set name = excluded.name, working = excluded.working`.execute(tx);
    const { rows } = await sql<{ id: string }>`
      insert into holiday_change (actor_id, call_key, date, kind, name, reason)
      values (${actorId}::uuid, ${key}, ${date}::date, ${kind}, ${name ?? stored?.name ?? null}, ${reason.trim()})
      returning id`.execute(tx);
    return { id: rows[0]!.id, isNew: true };
  });
}
