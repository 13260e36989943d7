import { sql } from 'kysely';
import {
  CLOCK_KINDS,
  CLOCKS,
  clockMove,
  clockView,
  EXTENDED_LENGTH,
  MAIN_CLOCK,
  reminderAt,
  type Calendar,
  type ClockKind,
  type ClockRecord,
  type ClockRule,
  type Pause,
} from '../../domain/application/clocks.ts';
import type { Wake, WakeKind } from '../../domain/application/command.ts';
import type { StatusId } from '../../domain/application/status.ts';
import { holidayTable } from '../../domain/values/working-days.ts';
import type { Json } from '../schema.gen.ts';
import type { Tx } from './command-input.ts';

/** The calendar terms are counted by, and its version, stored with every clock so that an end can be explained. */
export interface ClockContext {
  calendar: Calendar;
  version: string;
}

export interface OpenClock extends ClockRecord {
  id: string;
  dueAt: string;
  /** What was done already: `5`, `2`, `1` for reminders, `due` for the end. */
  reminded: readonly string[];
}

/** The calendar of the holiday table, or one whose working days last `daySeconds`. */
export async function loadCalendar(db: Tx, daySeconds: number | null): Promise<ClockContext> {
  if (daySeconds !== null) return { calendar: { daySeconds }, version: `seconds-${daySeconds}` };
  const rows = await db.selectFrom('holiday').select(['date', 'working']).orderBy('date').execute();
  const { rows: stamp } = await sql<{ version: string }>`
    select coalesce(substr(md5(string_agg(date::text || working::text, ',' order by date)), 1, 12), 'statutory')
      as version from holiday`.execute(db);
  return { calendar: { holidays: holidayTable(rows) }, version: `lt-${stamp[0]!.version}` };
}

/** Clocks of a request that are not stopped. */
export async function loadClocks(db: Tx, requestId: number): Promise<OpenClock[]> {
  const rows = await db
    .selectFrom('clock')
    .selectAll()
    .where('request_id', '=', requestId)
    .where('stopped_at', 'is', null)
    .orderBy('due_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as ClockKind,
    startedAt: new Date(row.started_at).toISOString(),
    length: row.length,
    pauses: row.pauses as unknown as Pause[],
    stoppedAt: null,
    dueAt: new Date(row.due_at).toISOString(),
    reminded: row.reminded as string[],
  }));
}

const isPaused = (clock: ClockRecord): boolean => clock.pauses.some((pause) => pause.to === null);

export interface ClockChange {
  requestId: number;
  to: StatusId | null;
  /** ISO instant of the transition. */
  now: string;
  /** Clocks that get the longer term when they start (certificates of refused financing). */
  extend?: readonly ClockKind[];
}

/**
 * Starts, pauses, resumes and stops the clocks of a request for its new status, and stores their ends.
 * Answers the clocks that are open afterwards.
 */
export async function moveClocks(db: Tx, change: ClockChange, context: ClockContext): Promise<OpenClock[]> {
  const before = await loadClocks(db, change.requestId);
  const open = new Map(before.map((clock) => [clock.kind, clock]));
  let hasMoved = false;
  for (const kind of CLOCK_KINDS) {
    const clock = open.get(kind);
    const move = clockMove(kind, change.to, !clock ? 'none' : isPaused(clock) ? 'paused' : 'running');
    hasMoved ||= move !== 'keep';
    if (move === 'start') await startClock(db, { ...change, kind }, context);
    else if (move === 'stop') {
      await db.updateTable('clock').set({ stopped_at: change.now }).where('id', '=', clock!.id).execute();
    } else if (move === 'pause' || move === 'resume') {
      const pauses =
        move === 'pause'
          ? [...clock!.pauses, { from: change.now, to: null }]
          : clock!.pauses.map((pause) => (pause.to === null ? { ...pause, to: change.now } : pause));
      await storePauses(db, { ...clock!, pauses }, { now: change.now, calendar: context.calendar });
    }
  }
  return hasMoved ? loadClocks(db, change.requestId) : before;
}

async function startClock(
  db: Tx,
  change: ClockChange & { kind: ClockKind },
  context: ClockContext,
): Promise<void> {
  const extended = change.extend?.includes(change.kind) ?? false;
  const record: ClockRecord = {
    kind: change.kind,
    startedAt: change.now,
    length: extended ? EXTENDED_LENGTH : CLOCKS[change.kind].length,
    pauses: [],
    stoppedAt: null,
  };
  await db
    .insertInto('clock')
    .values({
      request_id: change.requestId,
      kind: change.kind,
      length: record.length,
      started_at: change.now,
      due_at: clockView(record, change.now, context.calendar).dueAt,
      extended,
      calendar_version: context.version,
    })
    .execute();
}

async function storePauses(db: Tx, clock: OpenClock, at: { now: string; calendar: Calendar }): Promise<void> {
  await db
    .updateTable('clock')
    .set({
      pauses: sql<Json>`${JSON.stringify(clock.pauses)}::jsonb`,
      due_at: clockView(clock, at.now, at.calendar).dueAt,
    })
    .where('id', '=', clock.id)
    .execute();
}

/** End of the clock a status is shown with; null when it has none. */
export function mainClock(status: StatusId | null, clocks: readonly OpenClock[]): OpenClock | null {
  const kind = status === null ? undefined : MAIN_CLOCK[status];
  return clocks.find((clock) => clock.kind === kind) ?? null;
}

/** A reminder or an end that is still to come, or has come and was not handled. */
export interface DueMark {
  clock: OpenClock;
  at: string;
  /** `due`: the term itself ends. */
  mark: string;
  kind: WakeKind;
}

export interface WakeRule {
  calendar: Calendar;
  /** Setting: missing documents reject the request by themselves (PRODUCT.md section 3, docsExpired). */
  documentsExpire: boolean;
}

/** Everything the clocks still have to do, earliest first. A paused clock has nothing to do. */
export function dueMarks(clocks: readonly OpenClock[], rule: WakeRule): DueMark[] {
  return clocks
    .filter((clock) => !isPaused(clock))
    .flatMap((clock) => marksOf(clock, rule))
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

function marksOf(clock: OpenClock, { calendar, documentsExpire }: WakeRule): DueMark[] {
  const { onExpiry, remindBefore }: ClockRule = CLOCKS[clock.kind];
  const view = { ...clockView(clock, clock.startedAt, calendar), dueAt: clock.dueAt };
  const reminders = remindBefore.map((days) => ({
    mark: String(days),
    kind: 'reminder' as const,
    at: reminderAt(view, days, calendar),
  }));
  const end = {
    mark: 'due',
    at: clock.dueAt,
    kind: onExpiry === 'docsExpired' && !documentsExpire ? ('overdue' as const) : onExpiry,
  };
  return [...reminders, end]
    .filter(({ mark, at }) => !clock.reminded.includes(mark) && at > clock.startedAt)
    .map((mark) => ({ ...mark, clock }));
}

/** The earliest instant at which something must be done; null when no clock runs. */
export function wakeOf(clocks: readonly OpenClock[], rule: WakeRule): Wake | null {
  const first = dueMarks(clocks, rule)[0];
  return first ? { at: first.at, kind: first.kind } : null;
}

/** Notes that a reminder went out, or that an end was seen, so that it is not done again. */
export async function storeMarks(db: Tx, clock: OpenClock, marks: readonly string[]): Promise<void> {
  const reminded = [...new Set([...clock.reminded, ...marks])];
  await db
    .updateTable('clock')
    .set({ reminded: sql<Json>`${JSON.stringify(reminded)}::jsonb` })
    .where('id', '=', clock.id)
    .execute();
}

/** Row `documentsExpire` of `setting`; off unless it says true. */
export async function mayDocumentsExpire(db: Tx): Promise<boolean> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'documentsExpire')
    .executeTakeFirst();
  return row?.value === true;
}
