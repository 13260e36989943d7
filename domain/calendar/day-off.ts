import { isDate } from '../values/days.ts';
import { isWorkingDay, STATUTORY } from '../values/working-days.ts';

/** What a day is made: an extra day off, a public holiday that is worked, or what the law says again. */
export const DAY_KINDS = ['dayOff', 'worked', 'statutory'] as const;
export type DayKind = (typeof DAY_KINDS)[number];

export interface DayChange {
  date: string;
  kind: DayKind;
  /** Of an extra day off, as clocks say it. */
  name: string;
  reason: string;
}

export type DayProblem =
  | 'dateMissing'
  | 'datePast'
  | 'dateTooFar'
  | 'alreadyOff'
  | 'notHoliday'
  | 'notChanged'
  | 'nameMissing'
  | 'reasonMissing';

/** As far ahead as terms reach that anybody is told of. */
const YEARS_AHEAD = 3;
const REASON_MIN = 6;

interface DayFacts {
  /** 'yyyy-MM-dd' in Vilnius. */
  today: string;
  /** The day's correction as it stands; null without one. */
  stored: { working: boolean } | null;
}

/** What is wrong with a change of days off, by field; empty: it may be made. Days that have passed stay as they were lived. */
export function dayProblems(
  { date, kind, name, reason }: DayChange,
  { today, stored }: DayFacts,
): Partial<Record<'date' | 'name' | 'reason', DayProblem>> {
  const ofDate = dateProblem(date, kind, { today, stored });
  return {
    ...(ofDate ? { date: ofDate } : {}),
    ...(kind === 'dayOff' && name.trim() === '' ? { name: 'nameMissing' as const } : {}),
    ...(reason.trim().length < REASON_MIN ? { reason: 'reasonMissing' as const } : {}),
  };
}

function dateProblem(date: string, kind: DayKind, { today, stored }: DayFacts): DayProblem | null {
  if (!isDate(date)) return 'dateMissing';
  if (date < today) return 'datePast';
  if (Number(date.slice(0, 4)) > Number(today.slice(0, 4)) + YEARS_AHEAD) return 'dateTooFar';
  if (kind === 'statutory') return stored ? null : 'notChanged';
  const isOff = stored ? !stored.working : STATUTORY.has(date);
  // A weekend is off whatever is decided.
  const isWeekday = isWorkingDay(date, { has: () => false });
  if (kind === 'dayOff') return isOff || !isWeekday ? 'alreadyOff' : null;
  return isWeekday && STATUTORY.has(date) && isOff ? null : 'notHoliday';
}
