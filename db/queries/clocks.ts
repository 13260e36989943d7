import { sql } from 'kysely';
import {
  CLOCK_KINDS,
  CLOCKS,
  EXTENDED_LENGTH,
  MAIN_CLOCK,
  type ClockKind,
} from '../../domain/application/clocks.ts';
import type { Wake, WakeKind } from '../../domain/application/command.ts';
import type { StatusId } from '../../domain/application/status.ts';
import { holidayTable } from '../../domain/values/working-days.ts';
import {
  extendCaseClock,
  loadOpenClocks,
  moveCaseClocks,
  recountCaseClocks,
  wakeOfClocks,
  type ClockBook,
  type ClockContext,
  type MovedEnd,
  type OpenClock as CaseClock,
  type WakeRule,
} from './case/clocks.ts';
import type { Tx } from './command-input.ts';

export type { ClockContext };
export type OpenClock = CaseClock<ClockKind>;

/** The clocks of loan requests. */
export const CLOCK_BOOK: ClockBook<ClockKind, StatusId, WakeKind> = {
  table: 'clock',
  key: 'request_id',
  kinds: CLOCK_KINDS,
  ruleOf: (kind) => CLOCKS[kind],
};

/** The calendar of the holiday table, or one whose working days last `daySeconds`. */
export async function loadCalendar(db: Tx, daySeconds: number | null): Promise<ClockContext> {
  const lengths = await loadLengths(db);
  if (daySeconds !== null) return { calendar: { daySeconds }, version: `seconds-${daySeconds}`, lengths };
  const rows = await db.selectFrom('holiday').select(['date', 'working']).orderBy('date').execute();
  const { rows: stamp } = await sql<{ version: string }>`
    select coalesce(substr(md5(string_agg(date::text || working::text, ',' order by date)), 1, 12), 'statutory')
      as version from holiday`.execute(db);
  return { calendar: { holidays: holidayTable(rows) }, version: `lt-${stamp[0]!.version}`, lengths };
}

/** Terms the administrator has set in place of those of the rules; for clocks that start from then on. */
export async function loadLengths(db: Tx): Promise<Partial<Record<ClockKind, number>>> {
  const rows = await db.selectFrom('clock_length').select(['kind', 'length']).execute();
  return Object.fromEntries(rows.map(({ kind, length }) => [kind, length]));
}

/** Clocks of a request that are not stopped. */
export async function loadClocks(db: Tx, requestId: number): Promise<OpenClock[]> {
  return loadOpenClocks(db, CLOCK_BOOK, requestId);
}

export interface ClockChange {
  requestId: number;
  to: StatusId | null;
  /** ISO instant of the transition. */
  now: string;
  /** Clocks that get the longer term when they start (certificates of refused financing). */
  extend?: readonly ClockKind[];
}

/** Starts, pauses, resumes and stops the clocks of a request for its new status; answers those that are open afterwards. */
export async function moveClocks(
  db: Tx,
  { requestId, to, now, extend = [] }: ClockChange,
  context: ClockContext,
): Promise<OpenClock[]> {
  const lengths = Object.fromEntries(extend.map((kind) => [kind, EXTENDED_LENGTH]));
  return moveCaseClocks(db, CLOCK_BOOK, { caseId: requestId, to, now, lengths }, context);
}

/** Counts the ends of a request's running clocks by the days off there are now; answers those that moved. */
export async function recountClocks(
  db: Tx,
  requestId: number,
  context: ClockContext,
): Promise<MovedEnd<ClockKind>[]> {
  return recountCaseClocks(db, CLOCK_BOOK, requestId, context);
}

/** The one extension of the evaluation. */
export async function extendEvaluation(
  db: Tx,
  { requestId, now }: { requestId: number; now: string },
  context: ClockContext,
): Promise<void> {
  const change = { caseId: requestId, kind: 'evaluation', length: EXTENDED_LENGTH, now } as const;
  await extendCaseClock(db, CLOCK_BOOK, change, context);
}

/** End of the clock a status is shown with; null when it has none. */
export function mainClock(status: StatusId | null, clocks: readonly OpenClock[]): OpenClock | null {
  const kind = status === null ? undefined : MAIN_CLOCK[status];
  return clocks.find((clock) => clock.kind === kind) ?? null;
}

/** The earliest instant at which something must be done; null when no clock runs. */
export function wakeOf(clocks: readonly OpenClock[], rule: WakeRule<WakeKind>): Wake | null {
  return wakeOfClocks(CLOCK_BOOK, clocks, rule);
}

/** Setting: missing documents reject the request by themselves (PRODUCT.md section 3, docsExpired); else they only make a task overdue. */
export function heldBackBy(documentsExpire: boolean): readonly WakeKind[] {
  return documentsExpire ? [] : ['docsExpired'];
}
