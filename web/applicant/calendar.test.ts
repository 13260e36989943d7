import { describe, expect, test } from '@jest/globals';
import { calendarFile, foldLine } from './calendar.ts';

const event = {
  uid: 'applicantSigns-7@verslo-paskolos',
  date: '2026-12-31',
  summary: 'Pasirašyti sutartį, Nr. 7; a\\b\r\nantra eilutė',
  description: 'Terminas baigiasi 23:59 Vilniaus laiku. '.repeat(4),
  url: 'https://example.test/main-window/requests/new-request/7/signing',
};
const file = calendarFile(event, '2026-11-21T12:00:00.123+02:00');

/** Lines as a reader sees them (RFC 5545 3.1): unfolded, name and value apart. */
const lines = file
  .replaceAll('\r\n ', '')
  .split('\r\n')
  .filter((line) => line !== '')
  .map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at), line.slice(at + 1)] as const;
  });
const value = (name: string) => lines.find(([key]) => key === name)?.[1];
const unescape = (text = '') =>
  text.replace(/\\(.)/g, (_all, letter: string) => (letter === 'n' || letter === 'N' ? '\n' : letter));

describe('a deadline in the calendar', () => {
  test('is an all-day event with two alarms', () => {
    expect(value('DTSTART;VALUE=DATE')).toBe('20261231');
    expect(value('DTEND;VALUE=DATE')).toBe('20270101');
    expect(lines.filter(([key, text]) => key === 'BEGIN' && text === 'VALARM')).toHaveLength(2);
    expect(lines.filter(([key]) => key === 'TRIGGER').map(([, text]) => text)).toEqual(['-P5D', '-P1D']);
  });

  test('is stamped in UTC, whatever zone the moment was given in', () => {
    expect(value('DTSTAMP')).toBe('20261121T100000Z');
  });

  test('is well formed: every line ends in CRLF, every component that begins ends, nothing else breaks a line', () => {
    expect(file.endsWith('\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const open: string[] = [];
    for (const [key, text] of lines) {
      if (key === 'BEGIN') open.push(text);
      if (key === 'END') expect(open.pop()).toBe(text);
    }
    expect(open).toEqual([]);
    expect(lines[0]).toEqual(['BEGIN', 'VCALENDAR']);
    for (const name of ['VERSION', 'PRODID', 'UID', 'DTSTAMP', 'SUMMARY']) expect(value(name)).toBeTruthy();
  });

  test('keeps commas, semicolons, backslashes and line ends of its words', () => {
    expect(value('SUMMARY')).toBe('Pasirašyti sutartį\\, Nr. 7\\; a\\\\b\\nantra eilutė');
    expect(unescape(value('SUMMARY'))).toBe('Pasirašyti sutartį, Nr. 7; a\\b\nantra eilutė');
    expect(unescape(value('DESCRIPTION'))).toBe(event.description);
    expect(value('URL')).toBe(event.url);
  });

  test('a later day is a later revision of the same event', () => {
    const sequence = (date: string) =>
      Number(/SEQUENCE:(\d+)/.exec(calendarFile({ ...event, date }, '2026-11-21T12:00:00Z'))?.[1]);
    expect(sequence('2027-01-08')).toBeGreaterThan(sequence('2026-12-31'));
  });

  test('folds by octets, not by letters, and never inside one', () => {
    const folded = foldLine(`SUMMARY:${'ž'.repeat(60)}`);
    for (const line of folded.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(folded.replaceAll('\r\n ', '')).toBe(`SUMMARY:${'ž'.repeat(60)}`);
    for (const line of file.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });
});
