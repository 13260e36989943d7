// Why a term in months ends later than its day: Civil Code art. 1.121.
import type { ClockView } from '../../case/clock.ts';
import { addDays, addMonths, weekdayOf } from '../../values/days.ts';
import { holidayName, isWorkingDay } from '../../values/working-days.ts';

const WEEKEND: Readonly<Record<number, string>> = { 0: 'sekmadienis', 6: 'šeštadienis' };
const DAY_OFF = 'ne darbo diena';

type Term = Pick<ClockView, 'unit' | 'startDate' | 'length' | 'dueDate'>;

/**
 * „22-oji – šeštadienis, todėl 24-oji“: the day the term would have ended on, days off on weekdays after it, and where it
 * ends. Null where nothing moved.
 */
export function movedEnd({ unit, startDate, length, dueDate }: Term): string | null {
  if (unit !== 'months') return null;
  const first = addMonths(startDate, length);
  const names: string[] = [];
  for (let day = first; day < dueDate; day = addDays(day, 1)) {
    const weekend = WEEKEND[weekdayOf(day)];
    if (day === first || !weekend) names.push(`${ordinal(day)} – ${weekend ?? named(day)}`);
  }
  return names.length > 0 ? `${names.join(', ')}, todėl ${ordinal(dueDate)}` : null;
}

const ordinal = (date: string): string => `${Number(date.slice(8))}-oji`;

/** A day that only the calendar of the installation knows has no name here. */
const named = (date: string): string =>
  (isWorkingDay(date) ? null : holidayName(date)?.replace(/^.*\((.*)\)$/, '$1')) ?? DAY_OFF;
