import { addDays, daysBetween } from '../../domain/values/days.ts';

// A deadline as an all-day calendar event (RFC 5545): stable UID, CRLF, lines folded at 75 octets.

export interface CalendarEvent {
  /** Stable for one deadline: an update replaces it. */
  uid: string;
  /** 'yyyy-MM-dd' */
  date: string;
  summary: string;
  description?: string;
  url: string;
}

// Line ends in any spelling become the one the format has; other control characters have no place in a value.
const escape = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/([;,])/g, '\\$1')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[\p{Cc}\p{Cs}]/gu, '');

/** Folds at 75 octets without cutting a letter: ą–ž take two. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let width = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (width + size > 75) {
      folded += '\r\n ';
      width = 1;
    }
    folded += letter;
    width += size;
  }
  return folded;
}

const FIRST_DAY = '2020-01-01';
const compact = (date: string): string => date.replaceAll('-', '');

/** `stamp` is the moment of making, ISO. */
export function calendarFile(event: CalendarEvent, stamp: string): string {
  const alarm = (before: string) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escape(event.summary)}`,
    `TRIGGER:-${before}`,
    'END:VALARM',
  ];
  const next = addDays(event.date, 1);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Verslo paskolos//LT',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    // A deadline only ever moves to a later day, so its day is the number of its revision.
    `SEQUENCE:${Math.max(0, daysBetween(FIRST_DAY, event.date))}`,
    `DTSTAMP:${new Date(stamp).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(event.date)}`,
    `DTEND;VALUE=DATE:${compact(next)}`,
    `SUMMARY:${escape(event.summary)}`,
    ...(event.description ? [`DESCRIPTION:${escape(event.description)}`] : []),
    `URL:${event.url}`,
    'TRANSP:TRANSPARENT',
    ...alarm('P5D'),
    ...alarm('P1D'),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(foldLine)
    .join('\r\n')
    .concat('\r\n');
}
