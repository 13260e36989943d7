import type { Batch } from './queries.ts';

/** Milliseconds between two times of the wire ('yyyy-MM-dd HH:mm:ss'). */
const between = (from: string, to: string): number =>
  Date.parse(to.replace(' ', 'T')) - Date.parse(from.replace(' ', 'T'));

/** How many minutes so many rows will take at the pace of the last finished batch; null when there was none to learn from. */
export function estimatedMinutes(batches: readonly Batch[], total: number): number | null {
  const last = batches.find(({ state, done, finishedAt }) => state === 'Finished' && done > 0 && finishedAt);
  if (!last?.finishedAt) return null;
  const perRow = between(last.startedAt, last.finishedAt) / last.done;
  return Math.max(1, Math.ceil((perRow * total) / 60_000));
}
