import { CLOCKS, MAIN_CLOCK } from '../application/clocks.ts';
import type { StatusId } from '../application/status.ts';
import { AGE_FROM, type AgeBucket } from './figures.ts';

/** Whether everything in the bucket has been in the status for longer than the term of the status lasts. */
export function isPastTerm(status: StatusId, bucket: AgeBucket): boolean {
  const kind = MAIN_CLOCK[status];
  return kind !== undefined && CLOCKS[kind].unit === 'workingDays' && AGE_FROM[bucket] > CLOCKS[kind].length;
}
