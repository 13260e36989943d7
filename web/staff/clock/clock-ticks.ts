import type { ClockDay, ClockView } from '../../../domain/application/clocks.ts';

export interface Tick {
  /** Index of the cell under which the date stands. */
  index: number;
  date: string;
  /** The day on which the clock runs out. */
  last: boolean;
}

/** Cells one tick needs so that two dates do not touch. */
const CELLS_PER_TICK = 5;

const isEvent = (days: readonly ClockDay[], index: number): boolean => {
  const held = days[index]?.state === 'held';
  return held !== (days[index - 1]?.state === 'held');
};

/** Dates under the ruler: first and last cell, and where the clock was stopped or went on, as far as there is room. */
export function ticksOf({ days }: Pick<ClockView, 'days'>): Tick[] {
  const end = days.length - 1;
  if (end < 0) return [];
  const inner = days
    .map((_, index) => index)
    .filter((index) => index > 0 && index < end && isEvent(days, index));
  const kept: number[] = [0];
  for (const index of inner) {
    const farFromPrevious = index - kept.at(-1)! >= CELLS_PER_TICK;
    if (farFromPrevious && end - index >= CELLS_PER_TICK) kept.push(index);
  }
  if (kept.length === 1 && end >= CELLS_PER_TICK * 3) kept.push(Math.floor(end / 2));
  if (end > 0) kept.push(end);
  return kept.map((index) => ({ index, date: days[index]!.date, last: index === end }));
}

/** Lengths of the runs of used days between the holds: `7 + 8`. */
export function usedRuns(days: readonly ClockDay[]): number[] {
  const runs: number[] = [];
  let open = false;
  for (const day of days) {
    if (day.state === 'held') open = false;
    if (day.state !== 'used') continue;
    if (open) runs[runs.length - 1]! += 1;
    else runs.push(1);
    open = true;
  }
  return runs;
}
