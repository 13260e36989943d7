import type { z } from 'zod';
import { CLOCKS, MAIN_CLOCK, clockView, type Calendar } from '../../domain/application/clocks.ts';
import type { StatusId } from '../../domain/application/status.ts';
import type { StoredClock } from '../../db/queries/clock-list.ts';
import { time } from './wire-values.ts';
import type { clock, clockSummary } from '../wire/clocks.ts';

type Clock = z.input<typeof clock>;
type Summary = z.input<typeof clockSummary>;

/** Clocks of a request as they stand now, the running ones first. */
export function clocksOf(stored: readonly StoredClock[], calendar: Calendar): Clock[] {
  const now = new Date().toISOString();
  return stored
    .map((record): Clock => {
      const view = clockView(record, now, calendar);
      return {
        ...view,
        dueAt: time(new Date(view.dueAt)),
        skippedHolidays: [...view.skippedHolidays],
        days: [...view.days],
        waitsFor: CLOCKS[record.kind].waitsFor,
        extended: record.extended,
      };
    })
    .sort((a, b) => Number(a.stopped) - Number(b.stopped));
}

/** The clock a status is shown with, in short; null when it has none. */
export function mainClockOf(
  status: StatusId,
  stored: readonly StoredClock[],
  calendar: Calendar,
): Summary | null {
  const kind = MAIN_CLOCK[status];
  const record = stored.find((clock) => clock.kind === kind && clock.stoppedAt === null);
  return record ? (clocksOf([record], calendar)[0] ?? null) : null;
}

/** Clocks by request, for lists. */
export function byRequest(stored: readonly StoredClock[]): Map<number, StoredClock[]> {
  const grouped = new Map<number, StoredClock[]>();
  for (const one of stored) grouped.set(one.requestId, [...(grouped.get(one.requestId) ?? []), one]);
  return grouped;
}
