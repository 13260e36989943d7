import { holdOf, Status, type StatusId } from '../application/status.ts';

/** The schedule is given within so many working days after a pay-out (specification 1, terms of loans). */
export const SCHEDULE_WORKING_DAYS = 10;

/** A loan has an account from the second signature on, also once it is terminated: what was paid out is still owed. */
export function showsAccount(status: StatusId | null): boolean {
  return status === Status.terminated || holdOf(status) === 'issued';
}
