// Working days of Lithuania (Labour Code art. 123). Dates are 'yyyy-MM-dd'.
import { HOLIDAY } from '../texts/lt/holiday.ts';
import { addDays, dateOfDay, dayNumber, daysBetween, weekday } from './days.ts';

export interface Holiday {
  date: string;
  name: string;
}

/** Whatever says that a date is a public holiday: a Set or Map of dates will do. */
export interface Holidays {
  has(date: string): boolean;
  /** Of a table that never changes: how many days are worked from the first of a year up to each of its days. */
  workedOf?(year: number): Uint16Array;
}

/** A row of the database's holiday table: an extra day off, or (working: true) a statutory one that is worked. */
export interface HolidayOverride {
  date: string;
  working: boolean;
  name?: string | null;
}

const FIXED: readonly (readonly [monthDay: string, name: string, sinceYear: number])[] = [
  ['01-01', HOLIDAY.newYear, 0],
  ['02-16', HOLIDAY.restorationOfState, 0],
  ['03-11', HOLIDAY.restorationOfIndependence, 0],
  ['05-01', HOLIDAY.labourDay, 0],
  ['06-24', HOLIDAY.midsummer, 2003],
  ['07-06', HOLIDAY.statehoodDay, 0],
  ['08-15', HOLIDAY.assumption, 0],
  ['11-01', HOLIDAY.allSaints, 0],
  ['11-02', HOLIDAY.allSouls, 2020],
  ['12-24', HOLIDAY.christmasEve, 0],
  ['12-25', HOLIDAY.christmas, 0],
  ['12-26', HOLIDAY.secondChristmasDay, 0],
];

const yearOf = (date: string): number => Number(date.slice(0, 4));
const yearText = (year: number): string => String(year).padStart(4, '0');

/** Easter Sunday by the Gregorian computus (Meeus/Jones/Butcher). */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function firstSunday(year: number, month: string): string {
  const first = dayNumber(`${year}-${month}-01`);
  return dateOfDay(first + ((7 - weekday(first)) % 7));
}

/** Public holidays of a year in order of date. No substitute days: a holiday on a weekend is simply lost. */
export function statutoryHolidays(year: number): Holiday[] {
  const easter = easterSunday(year);
  const moving: Holiday[] = [
    { date: easter, name: HOLIDAY.easter },
    { date: dateOfDay(dayNumber(easter) + 1), name: HOLIDAY.easterMonday },
    { date: firstSunday(year, '05'), name: HOLIDAY.mothersDay },
    { date: firstSunday(year, '06'), name: HOLIDAY.fathersDay },
  ];
  const fixed = FIXED.filter(([, , since]) => year >= since).map(([monthDay, name]) => ({
    date: `${year}-${monthDay}`,
    name,
  }));
  return [...fixed, ...moving].sort((x, y) => (x.date < y.date ? -1 : 1));
}

const statutoryByYear = new Map<number, ReadonlyMap<string, string>>();

function statutoryOf(date: string): ReadonlyMap<string, string> {
  const year = Number(date.slice(0, 4));
  const known = statutoryByYear.get(year);
  if (known) return known;
  const made = new Map(statutoryHolidays(year).map((holiday) => [holiday.date, holiday.name]));
  statutoryByYear.set(year, made);
  return made;
}

/** A table that never changes counts the working days of a year once, so that old terms need no walk over years. */
function counted(has: Holidays['has']): Holidays {
  const byYear = new Map<number, Uint16Array>();
  return {
    has,
    workedOf(year) {
      const known = byYear.get(year);
      if (known) return known;
      const first = dayNumber(`${yearText(year)}-01-01`);
      const worked = new Uint16Array(dayNumber(`${yearText(year)}-12-31`) - first + 1);
      let count = 0;
      for (let index = 0; index < worked.length; index += 1) {
        if (isWorkingDay(dateOfDay(first + index), { has })) count += 1;
        worked[index] = count;
      }
      byYear.set(year, worked);
      return worked;
    },
  };
}

/** The statutory holidays of any year, as a table. */
export const STATUTORY: Holidays = counted((date) => statutoryOf(date).has(date));

/** Statutory holidays corrected by the rows of the database's holiday table. */
export function holidayTable(overrides: readonly HolidayOverride[]): Holidays {
  const byDate = new Map(overrides.map((row) => [row.date, row]));
  return counted((date) => {
    const row = byDate.get(date);
    return row ? !row.working : STATUTORY.has(date);
  });
}

/** Name of a statutory holiday, null for any other day. */
export function holidayName(date: string): string | null {
  return statutoryOf(date).get(date) ?? null;
}

/** Monday to Friday and not a holiday. */
export function isWorkingDay(date: string, holidays: Holidays = STATUTORY): boolean {
  const day = weekday(dayNumber(date));
  return day !== 0 && day !== 6 && !holidays.has(date);
}

/** The date itself when it is a working day, else the next one that is (Civil Code art. 1.121). */
export function nextWorkingDay(date: string, holidays: Holidays = STATUTORY): string {
  let day = date;
  while (!isWorkingDay(day, holidays)) day = addDays(day, 1);
  return day;
}

/** Last day of a term of `count` working days; the event's own day is not counted. A negative count goes back. */
export function addWorkingDays(date: string, count: number, holidays: Holidays = STATUTORY): string {
  const step = count < 0 ? -1 : 1;
  let left = Math.abs(count);
  let day = date;
  while (left > 0) {
    day = addDays(day, step);
    if (isWorkingDay(day, holidays)) left -= 1;
  }
  return day;
}

/** Working days after `from` up to and including `to`; negative when `to` is earlier. Inverse of addWorkingDays on working days. */
export function workingDaysBetween(from: string, to: string, holidays: Holidays = STATUTORY): number {
  if (to < from) return -workingDaysBetween(to, from, holidays);
  if (holidays.workedOf) return countedBetween(from, to, (year) => holidays.workedOf!(year));
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1))
    if (isWorkingDay(day, holidays)) count += 1;
  return count;
}

function countedBetween(from: string, to: string, workedOf: (year: number) => Uint16Array): number {
  const [first, last] = [yearOf(from), yearOf(to)];
  const upTo = (date: string, year: number): number =>
    workedOf(year)[daysBetween(`${yearText(year)}-01-01`, date)]!;
  let count = upTo(to, last) - upTo(from, first);
  for (let year = first; year < last; year += 1) count += workedOf(year).at(-1)!;
  return count;
}

/** Holidays that fall on Monday to Friday after `from` up to and including `to`: the days a term skipped. */
export function skippedHolidays(from: string, to: string, holidays: Holidays = STATUTORY): string[] {
  const skipped: string[] = [];
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    const number = weekday(dayNumber(day));
    if (number !== 0 && number !== 6 && holidays.has(day)) skipped.push(day);
  }
  return skipped;
}
