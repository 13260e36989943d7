// A deadline as an all-day calendar event: stable UID, CRLF, lines folded at 75 octets.

export interface CalendarEvent {
  /** Stable for one deadline: an update replaces it. */
  uid: string;
  /** 'yyyy-MM-dd' */
  date: string;
  summary: string;
  url: string;
  sequence?: number;
}

const escape = (text: string): string => text.replace(/([\\;,])/g, '\\$1').replace(/\n/g, '\\n');

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

function nextDay(date: string): string {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** `stamp` is the moment of making, ISO. */
export function calendarFile(event: CalendarEvent, stamp: string): string {
  const day = (date: string) => date.replaceAll('-', '');
  const alarm = (before: string) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escape(event.summary)}`,
    `TRIGGER:-${before}`,
    'END:VALARM',
  ];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Verslo paskolos//LT',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence ?? 0}`,
    `DTSTAMP:${stamp.replace(/[-:]/g, '').replace(/\.\d+/, '')}`,
    `DTSTART;VALUE=DATE:${day(event.date)}`,
    `DTEND;VALUE=DATE:${day(nextDay(event.date))}`,
    `SUMMARY:${escape(event.summary)}`,
    `URL:${event.url}`,
    ...alarm('P5D'),
    ...alarm('P1D'),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(foldLine)
    .join('\r\n')
    .concat('\r\n');
}
