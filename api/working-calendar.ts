import type { z } from 'zod';
import { listDayChanges, listDays } from '../db/queries/calendar/days.ts';
import { listLengthChanges } from '../db/queries/calendar/lengths.ts';
import { loadLengths } from '../db/queries/clocks.ts';
import type { Database } from '../db/connect.ts';
import { CLOCK_KINDS, CLOCKS } from '../domain/application/clocks.ts';
import { LONGEST } from '../domain/calendar/length.ts';
import { vilniusDate } from '../domain/values/days.ts';
import { isWorkingDay, statutoryHolidays } from '../domain/values/working-days.ts';
import { time } from './present/wire-values.ts';
import type { calendar } from './wire/calendar.ts';

const SHOWN = 50;

type Calendar = z.input<typeof calendar>;

/** The calendar of a year (null: of this one) as its keeper sees it. */
export async function calendarOf(db: Database, wanted: number | null): Promise<Calendar> {
  const today = vilniusDate(new Date());
  const year = wanted ?? Number(today.slice(0, 4));
  const [corrected, dayChanges, lengths, termChanges] = await Promise.all([
    listDays(db, `${year}-01-01`, `${year}-12-31`),
    listDayChanges(db, SHOWN),
    loadLengths(db),
    listLengthChanges(db, SHOWN),
  ]);
  return {
    year,
    today,
    days: daysOf(year, corrected),
    dayChanges: dayChanges.map(({ madeAt, finishedAt, ...change }) => ({
      ...change,
      madeAt: time(madeAt),
      finishedAt: finishedAt && time(finishedAt),
    })),
    terms: CLOCK_KINDS.map((kind) => {
      const { unit, length: standard } = CLOCKS[kind];
      return { kind, unit, length: lengths[kind] ?? standard, standard, max: LONGEST[unit] };
    }),
    termChanges: termChanges.map(({ madeAt, ...change }) => ({ ...change, madeAt: time(madeAt) })),
  };
}

function daysOf(year: number, corrected: Awaited<ReturnType<typeof listDays>>): Calendar['days'] {
  const isWeekend = (date: string): boolean => !isWorkingDay(date, { has: () => false });
  const byDate = new Map(corrected.map((day) => [day.date, day]));
  const byLaw = statutoryHolidays(year).map(({ date, name }) => ({
    date,
    name,
    source: byDate.get(date)?.working ? ('worked' as const) : ('statutory' as const),
    onWeekend: isWeekend(date),
  }));
  const known = new Set(byLaw.map(({ date }) => date));
  const added = corrected
    .filter(({ date, working }) => !working && !known.has(date))
    .map(({ date, name }) => ({ date, name, source: 'added' as const, onWeekend: isWeekend(date) }));
  return [...byLaw, ...added].sort((a, b) => (a.date < b.date ? -1 : 1));
}
