import type { z } from 'zod';
import type { BoardDay, BoardRow } from '../../db/queries/deadline-board.ts';
import { CLOCKS, clockView, type Calendar } from '../../domain/application/clocks.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import {
  addWorkingDays,
  holidayName,
  skippedHolidays,
  STATUTORY,
  workingDaysBetween,
  type Holidays,
} from '../../domain/values/working-days.ts';
import { time } from './wire-values.ts';
import { DEADLINE_GROUPS, type deadlines } from '../wire/deadlines.ts';

type Board = z.input<typeof deadlines>;
type Group = (typeof DEADLINE_GROUPS)[number];

/** Working days before and after today that the board draws (LOOK-2: 25). */
const BEFORE = 4;
const AFTER = 20;

const holidaysOf = (calendar: Calendar) => ('holidays' in calendar ? calendar.holidays : STATUTORY);

/**
 * In which group a clock stands that ends on a day ('yyyy-MM-dd'; null: it is paused). Whether it is late is judged by the
 * instant, not by working days: from a Friday's end to the Saturday after it none passes, and a day of training lasts seconds.
 */
export function groupOf(
  { date: dueDate, isLate }: Pick<BoardDay, 'date' | 'isLate'>,
  today: string,
  holidays: Holidays,
): Group {
  if (dueDate === null) return 'paused';
  if (isLate) return 'overdue';
  const left = workingDaysBetween(today, dueDate, holidays);
  if (left === 0) return 'today';
  if (left <= 2) return 'soon';
  return left <= 5 ? 'week' : 'later';
}

/** A row of the board, with the clock as it stands at `now` (ISO instant). */
export function deadlineRowOf(row: BoardRow, calendar: Calendar, now: string): Board['rows'][number] {
  const view = clockView({ ...row, stoppedAt: null }, now, calendar);
  const dueDate = vilniusDate(row.dueAt);
  return {
    requestId: row.requestId,
    name: row.name,
    status: row.status,
    assessor: row.assessor,
    kind: row.kind,
    waitsFor: CLOCKS[row.kind].waitsFor,
    group: groupOf(
      { date: row.isPaused ? null : dueDate, isLate: row.dueAt < now },
      vilniusDate(now),
      holidaysOf(calendar),
    ),
    startDate: view.startDate,
    dueAt: time(new Date(row.dueAt)),
    dueDate,
    leftDays: view.leftDays,
    overdueDays: view.overdueDays,
    paused: view.paused,
  };
}

/** Head of the board: the groups with their counts, the days with theirs, and the holidays between them. */
export function boardHeadOf(
  days: readonly BoardDay[],
  calendar: Calendar,
  now: string,
): Pick<Board, 'today' | 'groups' | 'days' | 'holidays'> {
  const today = vilniusDate(now);
  const holidays = holidaysOf(calendar);
  const counts = new Map<Group, number>();
  const byDate = new Map<string | null, number>();
  for (const { date, isLate, count } of days) {
    const group = groupOf({ date, isLate }, today, holidays);
    counts.set(group, (counts.get(group) ?? 0) + count);
    byDate.set(date, (byDate.get(date) ?? 0) + count);
  }
  const first = addWorkingDays(today, -BEFORE, holidays);
  const shown: string[] = [];
  for (let day = first; shown.length < BEFORE + AFTER + 1; day = addWorkingDays(day, 1, holidays))
    shown.push(day);
  return {
    today,
    groups: DEADLINE_GROUPS.map((group) => ({ group, count: counts.get(group) ?? 0 })),
    days: shown.map((date) => ({ date, count: byDate.get(date) ?? 0 })),
    holidays: skippedHolidays(first, shown.at(-1)!, holidays).map((date) => ({
      date,
      name: holidayName(date) ?? '',
    })),
  };
}
