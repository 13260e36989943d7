import { describe, expect, test } from '@jest/globals';
import { calendarFile, foldLine } from './calendar.ts';

describe('a deadline in the calendar', () => {
  const file = calendarFile(
    {
      uid: 'applicantSigns-7@verslo-paskolos',
      date: '2026-12-31',
      summary: 'Pasirašyti sutartį, Nr. 7',
      url: 'https://x/7',
    },
    '2026-11-21T12:00:00.000Z',
  );

  test('is an all-day event with two alarms', () => {
    expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\n');
    expect(file).toContain('DTEND;VALUE=DATE:20270101\r\n');
    expect(file).toContain('DTSTAMP:20261121T120000Z');
    expect(file).toContain('SUMMARY:Pasirašyti sutartį\\, Nr. 7');
    expect(file.match(/BEGIN:VALARM/g)).toHaveLength(2);
  });

  test('folds by octets, not by letters', () => {
    const folded = foldLine(`SUMMARY:${'ž'.repeat(60)}`);
    for (const line of folded.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(folded.replaceAll('\r\n ', '')).toBe(`SUMMARY:${'ž'.repeat(60)}`);
  });
});
