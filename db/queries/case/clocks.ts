import { sql } from 'kysely';
import {
  clockMoveBy,
  clockViewIn,
  reminderAt,
  type Calendar,
  type ClockRecord,
  type ClockRule,
  type Pause,
} from '../../../domain/case/clock.ts';
import { isQuiet, type QuietWake, type Wake } from '../../../domain/case/command.ts';
import { vilniusDate } from '../../../domain/values/days.ts';
import type { Tx } from '../../connect.ts';
import type { CaseTable } from './table.ts';

/** The calendar terms are counted by, and its version, stored with every clock so that an end can be explained. */
export interface ClockContext {
  calendar: Calendar;
  version: string;
  /** Terms other than those of the rules, by kind: what the administrator has set for clocks that start from now on. */
  lengths?: Readonly<Partial<Record<string, number>>>;
}

/** The clocks of a kind of case: their rules, and where they are kept. */
export interface ClockBook<
  Kind extends string = string,
  Status = number,
  End extends string = string,
> extends CaseTable {
  kinds: readonly Kind[];
  ruleOf(this: void, kind: Kind): ClockRule<Status, End>;
}

export interface OpenClock<Kind extends string = string> extends ClockRecord<Kind> {
  id: string;
  dueAt: string;
  /** What was done already: `5`, `2`, `1` for reminders, `due` for the end. */
  reminded: readonly string[];
}

interface ClockRow<Kind extends string> {
  id: string;
  kind: Kind;
  started_at: Date;
  length: number;
  pauses: Pause[];
  due_at: Date;
  reminded: string[];
}

/** Clocks of a case that are not stopped, the one that ends first before the others. */
export async function loadOpenClocks<Kind extends string, Status>(
  db: Tx,
  book: ClockBook<Kind, Status>,
  caseId: number,
): Promise<OpenClock<Kind>[]> {
  const { rows } = await sql<ClockRow<Kind>>`
    select id, kind, started_at, length, pauses, due_at, reminded from ${sql.table(book.table)}
    where ${sql.ref(book.key)} = ${caseId} and stopped_at is null order by due_at`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    startedAt: row.started_at.toISOString(),
    length: row.length,
    pauses: row.pauses,
    stoppedAt: null,
    dueAt: row.due_at.toISOString(),
    reminded: row.reminded,
  }));
}

const isPaused = (clock: ClockRecord): boolean => clock.pauses.some((pause) => pause.to === null);

export interface ClockChange<Kind extends string, Status> {
  caseId: number;
  to: Status | null;
  /** ISO instant of the move. */
  now: string;
  /** Terms other than the rule's for clocks that start now. */
  lengths?: Partial<Record<Kind, number>>;
}

/**
 * Starts, pauses, resumes and stops the clocks of a case for its new status, and stores their ends. Answers the clocks
 * that are open afterwards.
 */
export async function moveCaseClocks<Kind extends string, Status>(
  db: Tx,
  book: ClockBook<Kind, Status>,
  change: ClockChange<Kind, Status>,
  context: ClockContext,
): Promise<OpenClock<Kind>[]> {
  const before = await loadOpenClocks(db, book, change.caseId);
  const table = sql.table(book.table);
  let hasMoved = false;
  for (const kind of book.kinds) {
    const clock = before.find((one) => one.kind === kind);
    const state = !clock ? 'none' : isPaused(clock) ? 'paused' : 'running';
    const move = clockMoveBy(book.ruleOf(kind), change.to, state);
    hasMoved ||= move !== 'keep';
    if (move === 'start') await startClock(db, book, { ...change, kind }, context);
    if (!clock) continue;
    if (move === 'stop')
      await sql`update ${table} set stopped_at = ${change.now} where id = ${clock.id}`.execute(db);
    if (move === 'pause' || move === 'resume') {
      const pauses = pausesAfter(clock.pauses, move, change.now);
      const view = clockViewIn({ ...clock, pauses }, book.ruleOf(kind).unit, change.now, context.calendar);
      await sql`update ${table} set pauses = ${JSON.stringify(pauses)}::jsonb, due_at = ${view.dueAt}
        where id = ${clock.id}`.execute(db);
    }
  }
  return hasMoved ? loadOpenClocks(db, book, change.caseId) : before;
}

function pausesAfter(pauses: readonly Pause[], move: 'pause' | 'resume', now: string): readonly Pause[] {
  if (move === 'pause') return [...pauses, { from: now, to: null }];
  return pauses.map((pause) => (pause.to === null ? { ...pause, to: now } : pause));
}

async function startClock<Kind extends string, Status>(
  db: Tx,
  book: ClockBook<Kind, Status>,
  { caseId, kind, now, lengths }: ClockChange<Kind, Status> & { kind: Kind },
  { calendar, version, lengths: set }: ClockContext,
): Promise<void> {
  const rule = book.ruleOf(kind);
  const given = lengths?.[kind];
  const length = given ?? set?.[kind] ?? rule.length;
  const record: ClockRecord = { kind, startedAt: now, length, pauses: [], stoppedAt: null };
  const { dueAt } = clockViewIn(record, rule.unit, now, calendar);
  await sql`insert into ${sql.table(book.table)}
      (${sql.ref(book.key)}, kind, length, started_at, due_at, extended, calendar_version)
    values (${caseId}, ${kind}, ${length}, ${now}, ${dueAt}, ${given !== undefined}, ${version})`.execute(db);
}

/** The end of a term that other days off have moved. Dates of Vilnius. */
export interface MovedEnd<Kind extends string = string> {
  kind: Kind;
  from: string;
  to: string;
}

/** Whether the calendar says another end than the one stored. A paused term is counted anew when it goes on. */
export function movedEnd<Kind extends string, Status>(
  book: Pick<ClockBook<Kind, Status>, 'ruleOf'>,
  clock: OpenClock<Kind>,
  calendar: Calendar,
): { dueAt: string; moved: MovedEnd<Kind> } | null {
  if (isPaused(clock) || clock.reminded.includes('due')) return null;
  const { dueAt, dueDate } = clockViewIn(clock, book.ruleOf(clock.kind).unit, clock.startedAt, calendar);
  if (dueAt === clock.dueAt) return null;
  return { dueAt, moved: { kind: clock.kind, from: vilniusDate(clock.dueAt), to: dueDate } };
}

/** Counts the ends of the running clocks of a case anew; answers those that moved. */
export async function recountCaseClocks<Kind extends string, Status>(
  db: Tx,
  book: ClockBook<Kind, Status>,
  caseId: number,
  { calendar, version }: ClockContext,
): Promise<MovedEnd<Kind>[]> {
  const moved: MovedEnd<Kind>[] = [];
  for (const clock of await loadOpenClocks(db, book, caseId)) {
    const other = movedEnd(book, clock, calendar);
    if (!other) continue;
    moved.push(other.moved);
    await sql`update ${sql.table(book.table)} set due_at = ${other.dueAt}, calendar_version = ${version}
      where id = ${clock.id}`.execute(db);
  }
  return moved;
}

/** What a clock waited for has happened without another status. */
export async function stopCaseClock<Kind extends string>(
  db: Tx,
  book: Pick<ClockBook<Kind>, 'table' | 'key'>,
  { caseId, kind, now }: { caseId: number; kind: Kind; now: string },
): Promise<void> {
  await sql`update ${sql.table(book.table)} set stopped_at = ${now}
    where ${sql.ref(book.key)} = ${caseId} and kind = ${kind} and stopped_at is null`.execute(db);
}

/** Gives a running clock its longer term, in the unit of its rule. */
export async function extendCaseClock<Kind extends string, Status>(
  db: Tx,
  book: ClockBook<Kind, Status>,
  { caseId, kind, length, now }: { caseId: number; kind: Kind; length: number; now: string },
  { calendar }: ClockContext,
): Promise<void> {
  const clock = (await loadOpenClocks(db, book, caseId)).find((open) => open.kind === kind);
  if (!clock) return;
  const { dueAt } = clockViewIn({ ...clock, length }, book.ruleOf(kind).unit, now, calendar);
  // Reminders of the shorter term say nothing about the longer one.
  await sql`update ${sql.table(book.table)} set length = ${length}, extended = true, due_at = ${dueAt}, reminded = '[]'
    where id = ${clock.id}`.execute(db);
}

/** A reminder or an end that is still to come, or has come and was not handled. */
export interface DueMark<Kind extends string = string, End extends string = string> {
  clock: OpenClock<Kind>;
  at: string;
  /** `due`: the term itself ends. */
  mark: string;
  wake: End | QuietWake;
}

export interface WakeRule<End extends string = string> {
  calendar: Calendar;
  /** Ends that only make a task overdue for now. */
  heldBack: readonly End[];
}

/** Everything the clocks still have to do, earliest first. A paused clock has nothing to do. */
export function dueMarksOf<Kind extends string, Status, End extends string>(
  book: ClockBook<Kind, Status, End>,
  clocks: readonly OpenClock<Kind>[],
  rule: WakeRule<End>,
): DueMark<Kind, End>[] {
  return clocks
    .filter((clock) => !isPaused(clock))
    .flatMap((clock) => marksOf(book.ruleOf(clock.kind), clock, rule))
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

function marksOf<Kind extends string, Status, End extends string>(
  { unit, onExpiry, remindBefore }: ClockRule<Status, End>,
  clock: OpenClock<Kind>,
  { calendar, heldBack }: WakeRule<End>,
): DueMark<Kind, End>[] {
  const view = { ...clockViewIn(clock, unit, clock.startedAt, calendar), dueAt: clock.dueAt };
  const reminders = remindBefore.map((days) => ({
    mark: String(days),
    wake: 'reminder' as const,
    at: reminderAt(view, days, calendar),
  }));
  const end = {
    mark: 'due',
    at: clock.dueAt,
    wake: heldBack.includes(onExpiry) ? ('overdue' as const) : onExpiry,
  };
  return [...reminders, end]
    .filter(({ mark, at }) => !clock.reminded.includes(mark) && at > clock.startedAt)
    .map((mark) => ({ ...mark, clock }));
}

/** The earliest instant at which something must be done; null when no clock runs. */
export function wakeOfClocks<Kind extends string, Status, End extends string>(
  book: ClockBook<Kind, Status, End>,
  clocks: readonly OpenClock<Kind>[],
  rule: WakeRule<End>,
): Wake<End | QuietWake> | null {
  const first = dueMarksOf(book, clocks, rule)[0];
  return first ? { at: first.at, kind: first.wake } : null;
}

/** What the clocks have come to and no action answers for, by clock. */
export function quietMarks<Kind extends string>(
  marks: readonly DueMark<Kind>[],
  now: string,
): Map<OpenClock<Kind>, string[]> {
  const found = new Map<OpenClock<Kind>, string[]>();
  for (const { clock, at, mark, wake } of marks)
    if (at <= now && isQuiet(wake)) found.set(clock, [...(found.get(clock) ?? []), mark]);
  return found;
}

/** Notes that a reminder went out, or that an end was seen, so that it is not done again. */
export async function storeMarks(
  db: Tx,
  book: Pick<ClockBook, 'table'>,
  clock: OpenClock,
  marks: readonly string[],
): Promise<void> {
  const reminded = [...new Set([...clock.reminded, ...marks])];
  await sql`update ${sql.table(book.table)} set reminded = ${JSON.stringify(reminded)}::jsonb
    where id = ${clock.id}`.execute(db);
}
