import type { ClockView } from '../../../domain/application/clocks.ts';
import { movedEnd } from '../../../domain/texts/lt/moved-end.ts';
import { CLOCK_WORDS as W } from '../../../domain/texts/lt/screen/staff-clock.ts';
import { statutoryHolidays } from '../../../domain/values/working-days.ts';
import { usedRuns } from './clock-ticks.ts';

export interface ClockSentence {
  /** How the days were counted. */
  working: string;
  /** What follows from it; shown bold. */
  result: string;
}

/** The clock's arithmetic in words: anyone can recount the deadline from it. */
export function clockSentence(view: ClockView): ClockSentence {
  if (view.unit === 'months') {
    const moved = movedEnd(view);
    const parts = [W.months(view.length, view.startDate), ...(moved ? [`${moved}.`] : [])];
    return unbroken({ working: parts.join(' '), result: resultOf(view) });
  }
  const runs = usedRuns(view.days);
  const parts = [W.start(view.length, view.startDate), W.used(runs, view.usedDays)];
  const asides = [
    view.heldDays > 0 ? W.held(view.heldDays, view.paused) : '',
    view.skippedHolidays.length > 0 ? W.holidays(view.skippedHolidays.map(namedHoliday)) : '',
  ].filter(Boolean);
  if (asides.length > 0) parts.push(sentence(asides.join('; ')));
  return unbroken({ working: parts.join(' '), result: resultOf(view) });
}

/** A word joiner after each hyphen: a date never falls apart at the end of a line. */
function unbroken({ working, result }: ClockSentence): ClockSentence {
  const joined = (text: string) => text.replace(/(\d)-(?=\d)/g, '$1-\u2060');
  return { working: joined(working), result: joined(result) };
}

function resultOf(view: ClockView): string {
  if (view.stopped) return W.stopped(view.usedDays);
  if (view.overdueDays > 0) return W.overdue(view.dueDate, view.overdueDays);
  if (view.paused) return W.paused(view.leftDays);
  return view.unit === 'months'
    ? W.until(view.dueDate)
    : W.subtraction(view.length, view.usedDays, view.leftDays, view.dueDate);
}

function namedHoliday(date: string): { name: string; monthDay: string } {
  const found = statutoryHolidays(Number(date.slice(0, 4))).find((holiday) => holiday.date === date);
  return { name: found?.name ?? W.holiday, monthDay: date.slice(5) };
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
