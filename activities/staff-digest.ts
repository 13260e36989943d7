import { loadCalendar } from '../db/queries/clocks.ts';
import { queueDigests } from '../db/queries/staff-digest.ts';
import { vilniusDate } from '../domain/values/days.ts';
import { isWorkingDay } from '../domain/values/working-days.ts';
import type { ActivityDeps } from './deps.ts';

export function createStaffDigest({ db }: Pick<ActivityDeps, 'db'>) {
  return {
    /** On a working day of the holiday table, whatever a day lasts in a demo: people read mail by the clock on the wall. */
    async queueStaffDigests(): Promise<{ queued: number }> {
      const now = new Date();
      const { calendar } = await loadCalendar(db, null);
      const isOff = 'holidays' in calendar && !isWorkingDay(vilniusDate(now), calendar.holidays);
      return { queued: isOff ? 0 : await queueDigests(db, now) };
    },
  };
}
