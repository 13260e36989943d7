import type { Calendar } from '../domain/application/clocks.ts';
import type { Database } from '../db/connect.ts';
import { loadCalendar } from '../db/queries/clocks.ts';

/** Days off change a few times a year; screens may be this late to notice. */
const KEPT_MS = 30_000;

/** The calendar of terms, read now and then. */
export function cachedCalendar(db: Database, daySeconds: number | null): () => Promise<Calendar> {
  let read: { at: number; calendar: Promise<Calendar> } | null = null;
  return async () => {
    if (!read || Date.now() - read.at > KEPT_MS) {
      const calendar = loadCalendar(db, daySeconds).then((found) => found.calendar);
      read = { at: Date.now(), calendar };
      calendar.catch(() => (read = null));
    }
    return read.calendar;
  };
}
