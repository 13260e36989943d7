import { TIME_LEFT } from '../../../domain/texts/lt/screen/staff-clock.ts';
import type { TimeLeft } from './clock-tone.ts';

/** „liko 5 d. d.“, „šiandien“, „vėluoja 2 d. d.“, „sustabdytas“. */
export function timeLeftWords({ leftDays, overdueDays, paused, stopped }: TimeLeft): string {
  if (stopped) return TIME_LEFT.stopped;
  if (overdueDays > 0) return TIME_LEFT.overdue(overdueDays);
  if (paused) return TIME_LEFT.paused;
  return leftDays === 0 ? TIME_LEFT.today : TIME_LEFT.left(leftDays);
}
