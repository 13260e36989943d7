// How values look on screens, in documents and exports. Spaces inside a value never break.
import { formatEur } from '../../values/money.ts';
import { vilniusDate, vilniusTime } from '../../values/days.ts';

export { formatEur };

const NBSP = '\u00A0';
/** Shown where a value is not given. */
export const EMPTY = '–';

/** Integer cents → '1 234,50 EUR'; a sum that is not given is a dash. */
export function eurOrEmpty(cents: number | null | undefined): string {
  return typeof cents === 'number' ? formatEur(cents) : EMPTY;
}

const GENITIVE_MONTHS = [
  'sausio',
  'vasario',
  'kovo',
  'balandžio',
  'gegužės',
  'birželio',
  'liepos',
  'rugpjūčio',
  'rugsėjo',
  'spalio',
  'lapkričio',
  'gruodžio',
];

/** A part of a whole: „3 iš 10“. */
export function outOf(part: string, whole: string): string {
  return `${part} iš ${whole}`;
}

/** The number of a request. */
export function numbered(id: number): string {
  return `Nr.${NBSP}${id}`;
}

/** Words of somebody else. */
export function quoted(words: string): string {
  return `„${words}“`;
}

/** ISO instant → '2026-11-20' in Vilnius; a plain date stays as it is. */
export function formatDate(value: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : vilniusDate(value);
}

/** ISO instant → '2026-11-20 14:05:09' in Vilnius. */
export function formatDateTime(instant: string): string {
  return vilniusTime(instant);
}

/** Letters' form: '2026 m. lapkričio 20 d.'. */
export function formatLongDate(value: string): string {
  const [year, month, day] = formatDate(value).split('-').map(Number);
  return `${year}${NBSP}m. ${GENITIVE_MONTHS[(month ?? 1) - 1]} ${day}${NBSP}d.`;
}

const grouped = (maximumFractionDigits: number): Intl.NumberFormat =>
  new Intl.NumberFormat('lt-LT', { maximumFractionDigits });
const wholeNumber = grouped(0);
const upToFour = grouped(4);

/** As notices write it, without the year: 'rugsėjo 30 d.'. */
export function formatDayAndMonth(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${GENITIVE_MONTHS[(month ?? 1) - 1]} ${day}${NBSP}d.`;
}

/** 12345 → '12 345'. */
export function formatInteger(value: number): string {
  return wholeNumber.format(value);
}

/** Per cents with up to four decimals: 24.9999 → '24,9999 %'. */
export function formatPercent(value: number): string {
  return `${upToFour.format(value)}${NBSP}%`;
}

/** Basis points as a rate: 210 → '2,10 %'. */
export function formatRate(basisPoints: number): string {
  return formatExactRate(basisPoints * 100);
}

/** Millionths as a rate with two to four decimals: 21,000 → '2,10 %', 21,150 → '2,115 %'. */
export function formatExactRate(ppm: number): string {
  const sign = ppm < 0 ? '\u2212' : '';
  const [whole, fraction] = [Math.floor(Math.abs(ppm) / 10_000), Math.abs(ppm) % 10_000];
  const decimals = String(fraction)
    .padStart(4, '0')
    .replace(/0{1,2}$/, '');
  return `${sign}${whole},${decimals}${NBSP}%`;
}

/** Size of a file: '1,2 MB', '14 KB'. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes}${NBSP}B`;
  if (bytes < 1024 * 1024) return `${wholeNumber.format(bytes / 1024)}${NBSP}KB`;
  return `${grouped(1).format(bytes / (1024 * 1024))}${NBSP}MB`;
}

const listOf = new Intl.ListFormat('lt', { type: 'conjunction' });

/** 'pažyma, sutartis ir sąskaita'. */
export function formatList(items: readonly string[]): string {
  return listOf.format(items);
}

/** Order of the alphabet: Č after C, Š after S, Ž after Z; I, Į and Y interleaved; numbers by value. */
export const collate = new Intl.Collator('lt', { numeric: true }).compare;

/** Search key without diacritics, case and quotation marks; fold both sides. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[„“”"'‚‘’«»]/g, '')
    .toLowerCase();
}

const relative = new Intl.RelativeTimeFormat('lt', { numeric: 'auto' });

/** How long ago, in the largest fitting unit: 'prieš 10 dienų', 'prieš 5 minutes'. Both are epoch milliseconds. */
export function formatAgo(then: number, now: number): string {
  const seconds = Math.round((then - now) / 1000);
  const size = Math.abs(seconds);
  if (size < 60) return 'ką tik';
  if (size < 3600) return relative.format(Math.trunc(seconds / 60), 'minute');
  if (size < 86_400) return relative.format(Math.trunc(seconds / 3600), 'hour');
  return relative.format(Math.trunc(seconds / 86_400), 'day');
}
