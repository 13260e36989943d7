// Calendar days and the wall clock of Vilnius. Dates are 'yyyy-MM-dd', instants ISO 8601 in UTC.
const DAY_MS = 86_400_000;

/** Days since 1970-01-01. */
export const dayNumber = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
export const dateOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
/** 0 Sunday … 6 Saturday; day 0 of the epoch was a Thursday. */
export const weekday = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** 0 Sunday … 6 Saturday. */
export function weekdayOf(date: string): number {
  return weekday(dayNumber(date));
}

/** Adds calendar days: addDays('2026-02-28', 1) → '2026-03-01'. */
export function addDays(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days);
}

/** Calendar days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** Adds calendar months; a day the month does not have becomes its last day (Civil Code art. 1.120). */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const index = year * 12 + (month - 1) + months;
  const target = [Math.floor(index / 12), (index % 12) + 1] as const;
  const lastDay = new Date(Date.UTC(target[0], target[1], 0)).getUTCDate();
  return new Date(Date.UTC(target[0], target[1] - 1, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** Is 'yyyy-MM-dd' text a day that exists? */
export function isDate(text: unknown): text is string {
  // There was no year 0; databases know that.
  if (typeof text !== 'string' || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

const vilnius = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Vilnius',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

const HOUR_MS = 3_600_000;
/** Vilnius is so far ahead in an hour of UTC; it changes only between hours, and asking takes long. */
const aheadIn = new Map<number, number>();
const MOST_HOURS = 5_000;

function aheadAt(ms: number): number {
  const hour = Math.floor(ms / HOUR_MS);
  const known = aheadIn.get(hour);
  if (known !== undefined) return known;
  const start = hour * HOUR_MS;
  const parts = new Map(vilnius.formatToParts(start).map((part) => [part.type, part.value]));
  const get = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  const wall = `${get('year').padStart(4, '0')}-${get('month')}-${get('day')}T${get('hour')}:${get('minute')}:${get('second')}Z`;
  const ahead = Date.parse(wall) - start;
  if (aheadIn.size >= MOST_HOURS) aheadIn.clear();
  aheadIn.set(hour, ahead);
  return ahead;
}

/** 'yyyy-MM-dd HH:' of an hour of the wall clock: lists tell thousands of times, and most fall into few hours. */
const toldHours = new Map<number, string>();

function toldHour(hour: number): string {
  const known = toldHours.get(hour);
  if (known !== undefined) return known;
  const told = new Date(hour * HOUR_MS).toISOString().slice(0, 14).replace('T', ' ');
  if (toldHours.size >= MOST_HOURS) toldHours.clear();
  toldHours.set(hour, told);
  return told;
}

/** '00' … '59' */
const SIXTIETHS = Array.from({ length: 60 }, (_, index) => String(index).padStart(2, '0'));

/** Wall clock in Vilnius at an instant (ISO text, epoch milliseconds or Date): 'yyyy-MM-dd HH:mm:ss'. */
export function vilniusTime(instant: string | number | Date): string {
  const ms = typeof instant === 'number' ? instant : new Date(instant).getTime();
  const wall = ms + aheadAt(ms);
  const hour = Math.floor(wall / HOUR_MS);
  const seconds = Math.floor((wall - hour * HOUR_MS) / 1_000);
  return `${toldHour(hour)}${SIXTIETHS[Math.floor(seconds / 60)]!}:${SIXTIETHS[seconds % 60]!}`;
}

/** Calendar day in Vilnius at an instant. */
export function vilniusDate(instant: string | number | Date): string {
  return vilniusTime(instant).slice(0, 10);
}

/** Instant of a wall clock time in Vilnius. In the doubled autumn hour the earlier of the two. */
export function vilniusInstant(date: string, time = '00:00:00'): string {
  const naive = Date.parse(`${date}T${time}Z`);
  for (const hours of [3, 2]) {
    const candidate = naive - hours * 3_600_000;
    if (vilniusTime(candidate) === `${date} ${time}`) return new Date(candidate).toISOString();
  }
  return new Date(naive - 3 * 3_600_000).toISOString();
}

/** A time of the wire, 'yyyy-MM-dd HH:mm:ss' in Vilnius → epoch milliseconds. */
export function vilniusMs(time: string): number {
  return Date.parse(vilniusInstant(time.slice(0, 10), time.slice(11)));
}

/** 23:59:59 in Vilnius of that day, as an ISO instant: the moment a term ends. */
export function endOfDayVilnius(date: string): string {
  return vilniusInstant(date, '23:59:59');
}
