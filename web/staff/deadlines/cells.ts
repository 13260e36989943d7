import type { BoardRow } from './queries.ts';

export type CellState = 'none' | 'used' | 'left' | 'late' | 'held';

/** The ruler of a row on the days of the board: the day it began is not counted, what is overdue goes on to today. */
export function cellsOf(
  { startDate, dueDate, paused }: Pick<BoardRow, 'startDate' | 'dueDate' | 'paused'>,
  days: readonly { date: string }[],
  today: string,
): CellState[] {
  return days.map(({ date }) => {
    if (date <= startDate) return 'none';
    if (paused) return date <= dueDate ? 'held' : 'none';
    if (date <= dueDate) return date <= today ? 'used' : 'left';
    return date <= today ? 'late' : 'none';
  });
}

/** After which cell the words stand; -1 before the first. */
export function wordsAfter(cells: readonly CellState[]): number {
  return cells.findLastIndex((state) => state !== 'none');
}
