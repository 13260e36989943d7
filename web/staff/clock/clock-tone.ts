import type { Tone } from '../../../domain/texts/lt/status.ts';

/** What a list row or a clock knows about the time that is left. */
export interface TimeLeft {
  leftDays: number;
  overdueDays: number;
  paused?: boolean;
  stopped?: boolean;
}

/** Colour of a deadline: the provider's blue above five working days, warning from five, danger from two. */
export function toneOf({ leftDays, overdueDays, paused, stopped }: TimeLeft): Tone {
  if (stopped || paused) return 'gray';
  if (overdueDays > 0 || leftDays <= 2) return 'danger';
  return leftDays <= 5 ? 'warning' : 'brand';
}

/** From five working days down a deadline also carries an icon, so that colour is never alone. */
export function iconOf(time: TimeLeft): 'alert' | 'hourglass' | 'pause' | null {
  if (time.stopped) return null;
  if (time.paused) return 'pause';
  if (time.overdueDays > 0 || time.leftDays === 0) return 'alert';
  return time.leftDays <= 5 ? 'hourglass' : null;
}
