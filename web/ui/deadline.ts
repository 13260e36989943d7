import { DEADLINE } from '../../domain/texts/lt/screen/common.ts';
import type { Tone } from '../../domain/texts/lt/status.ts';

/** The part of a clock that words and colour depend on. */
export interface Remaining {
  leftDays: number;
  overdueDays: number;
  paused?: boolean;
}

/** Brand above 5 working days, warning 5–3, danger from 2. A paused clock presses nobody. */
export function deadlineTone({
  leftDays,
  overdueDays,
  paused,
}: Remaining): Extract<Tone, 'brand' | 'warning' | 'danger' | 'gray'> {
  if (paused) return 'gray';
  if (overdueDays > 0 || leftDays <= 2) return 'danger';
  return leftDays <= 5 ? 'warning' : 'brand';
}

/** 'liko 5 d. d.', 'šiandien', 'vėluoja 2 d. d.'; `long` spells the unit out. */
export function deadlineWords({ leftDays, overdueDays, paused }: Remaining, long = false): string {
  if (paused) return DEADLINE.paused;
  if (overdueDays > 0) return long ? DEADLINE.overdueLong(overdueDays) : DEADLINE.overdue(overdueDays);
  if (leftDays === 0) return DEADLINE.today;
  return long ? DEADLINE.leftLong(leftDays) : DEADLINE.left(leftDays);
}

/** From five days down (and when late) the words carry an icon. */
export function deadlineUrgent(remaining: Remaining): boolean {
  return !remaining.paused && (remaining.overdueDays > 0 || remaining.leftDays <= 5);
}
