import type { ClockUnit } from '../case/clock.ts';
import { DAY_PROBLEM_TEXT, LENGTH_PROBLEM_TEXT } from '../texts/lt/calendar.ts';

/** The longest term that may be set. */
export const LONGEST = { workingDays: 250, months: 24 } as const satisfies Record<ClockUnit, number>;

/** What is wrong with a new length of a term, by field and in words. */
export function lengthProblems(
  { length, reason }: { length: number; reason: string },
  unit: ClockUnit,
): Partial<Record<'length' | 'reason', string>> {
  const max = LONGEST[unit];
  return {
    ...(Number.isInteger(length) && length >= 1 && length <= max
      ? {}
      : { length: LENGTH_PROBLEM_TEXT.outOfRange(max) }),
    ...(reason.trim().length < 6 ? { reason: DAY_PROBLEM_TEXT.reasonMissing } : {}),
  };
}
