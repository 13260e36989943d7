import { describe, expect, test } from '@jest/globals';
import Holidays from 'date-holidays';
import fc from 'fast-check';
import { spawnSync } from 'node:child_process';
import {
  addDays,
  addMonths,
  daysBetween,
  endOfDayVilnius,
  isDate,
  vilniusDate,
  vilniusTime,
} from './days.ts';
import {
  addWorkingDays,
  holidayName,
  holidayTable,
  isWorkingDay,
  nextWorkingDay,
  skippedHolidays,
  statutoryHolidays,
  workingDaysBetween,
} from './working-days.ts';

describe('working days', () => {
  test.each([
    ['2022-06-15', 10, '2022-06-30'],
    ['2022-06-15', 20, '2022-07-15'],
    ['2022-06-15', 30, '2022-07-29'],
    ['2022-12-20', 10, '2023-01-04'],
    ['2022-12-20', 20, '2023-01-18'],
    ['2022-12-20', 30, '2023-02-01'],
    ['2023-04-03', 10, '2023-04-18'],
    ['2023-04-03', 20, '2023-05-03'],
    ['2022-10-20', 10, '2022-11-07'],
    ['2026-11-20', 10, '2026-12-04'],
    ['2026-12-18', 10, '2027-01-06'],
  ])('%s plus %i working days is %s', (start, count, end) => {
    expect(addWorkingDays(start, count)).toBe(end);
    expect(workingDaysBetween(start, end)).toBe(count);
    expect(workingDaysBetween(end, start)).toBe(-count);
  });

  test.each([
    [2022, 251],
    [2023, 251],
    [2024, 251],
    [2025, 252],
    [2026, 251],
    [2027, 252],
  ])('%i has %i working days', (year, count) => {
    expect(workingDaysBetween(`${year - 1}-12-31`, `${year}-12-31`)).toBe(count);
  });

  test('weekday holidays of 2016–2040 are those of date-holidays', () => {
    const oracle = new Holidays('LT');
    const weekdaysOnly = (dates: string[]): string[] =>
      [...new Set(dates)]
        .filter((date) => ![0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay()))
        .sort();
    for (let year = 2016; year <= 2040; year += 1) {
      const theirs = oracle
        .getHolidays(year)
        .filter((holiday) => holiday.type === 'public')
        .map((holiday) => holiday.date.slice(0, 10));
      const ours = statutoryHolidays(year).map((holiday) => holiday.date);
      // The package lists 2 November for all years; it became a day off in 2020.
      const theirsInForce = theirs.filter((date) => year >= 2020 || !date.endsWith('-11-02'));
      expect(weekdaysOnly(ours)).toEqual(weekdaysOnly(theirsInForce));
    }
  });

  test('2 November is a holiday since 2020 and has a name', () => {
    expect(isWorkingDay('2018-11-02')).toBe(true);
    expect(isWorkingDay('2022-11-02')).toBe(false);
    expect(holidayName('2022-11-02')).toContain('Vėlinės');
    expect(skippedHolidays('2022-10-20', '2022-11-07')).toEqual(['2022-11-01', '2022-11-02']);
  });

  test('rows of the holiday table add a day off and take one away', () => {
    const table = holidayTable([
      { date: '2026-12-23', working: false, name: 'Papildoma poilsio diena' },
      { date: '2026-12-24', working: true },
    ]);
    expect(isWorkingDay('2026-12-23', table)).toBe(false);
    expect(isWorkingDay('2026-12-24', table)).toBe(true);
    expect(isWorkingDay('2026-12-25', table)).toBe(false);
    expect(addWorkingDays('2026-12-22', 1, new Set(['2026-12-23']))).toBe('2026-12-24');
  });

  test('a term that would end on Saturday ends on Monday', () => {
    expect(nextWorkingDay('2026-11-21')).toBe('2026-11-23');
    expect(nextWorkingDay('2026-11-23')).toBe('2026-11-23');
  });

  test('adding and counting are each other’s inverse', () => {
    const date = fc.integer({ min: 0, max: 9000 }).map((offset) => addDays('2016-01-01', offset));
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 60 }), (start, count) => {
        const end = addWorkingDays(start, count);
        expect(isWorkingDay(end)).toBe(true);
        expect(workingDaysBetween(start, end)).toBe(count);
        expect(addWorkingDays(start, count + 1) > end).toBe(true);
      }),
    );
  });
});

describe('counting over years', () => {
  const corrected = holidayTable([
    { date: '2024-02-29', working: false },
    { date: '2025-12-24', working: true },
  ]);
  const walked = (from: string, to: string): number => {
    let count = 0;
    for (let day = addDays(from, 1); day <= to; day = addDays(day, 1))
      if (isWorkingDay(day, corrected)) count += 1;
    return count;
  };

  test('gives what walking day by day gives, in both directions', () => {
    const day = fc.integer({ min: 0, max: 40 * 366 }).map((days) => addDays('1999-12-30', days));
    fc.assert(
      fc.property(day, day, (a, b) => {
        const [from, to] = a < b ? [a, b] : [b, a];
        expect(workingDaysBetween(from, to, corrected)).toBe(walked(from, to));
        expect(workingDaysBetween(to, from, corrected) + 0).toBe(0 - walked(from, to));
      }),
      { numRuns: 150 },
    );
    for (const [from, to] of [
      ['2023-12-31', '2024-12-31'],
      ['2024-01-01', '2025-01-01'],
      ['2024-02-28', '2024-02-29'],
      ['2025-12-23', '2025-12-24'],
    ] as const)
      expect(workingDaysBetween(from, to, corrected)).toBe(walked(from, to));
  });
});

describe('days and months', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-11-21', 6, '2027-05-21'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-31', 12, '2027-12-31'],
  ])('%s plus %i months is %s', (start, months, end) => {
    expect(addMonths(start, months)).toBe(end);
  });

  test('calendar days are counted over summer time changes', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  });

  test.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', '', null, 5, '2026-01-01T00:00'])(
    '%p is no date',
    (text) => {
      expect(isDate(text)).toBe(false);
    },
  );
});

describe('Vilnius time', () => {
  test.each([
    ['2026-01-15', '2026-01-15T21:59:59.000Z'],
    ['2026-07-15', '2026-07-15T20:59:59.000Z'],
    ['2026-03-28', '2026-03-28T21:59:59.000Z'],
    ['2026-03-29', '2026-03-29T20:59:59.000Z'],
    ['2026-10-24', '2026-10-24T20:59:59.000Z'],
    ['2026-10-25', '2026-10-25T21:59:59.000Z'],
  ])('%s ends at %s', (date, instant) => {
    expect(endOfDayVilnius(date)).toBe(instant);
    expect(vilniusDate(instant)).toBe(date);
    expect(vilniusTime(instant)).toBe(`${date} 23:59:59`);
  });

  test('is what the formatter of the platform says, around every change of the hour too', () => {
    const told = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Vilnius',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const around = Array.from({ length: 12 }, (_, index) => [
      Date.UTC(1995 + 3 * index, 2, 31, 1) - 7 * 86_400_000,
      Date.UTC(1995 + 3 * index, 9, 31, 1),
    ]).flat();
    for (const start of around)
      for (let hours = -8 * 24; hours <= 24; hours += 1)
        for (const seconds of [-1, 0, 1_234]) {
          const instant = start + hours * 3_600_000 + seconds * 1000;
          expect(vilniusTime(instant)).toBe(told.format(instant));
        }
  });

  test('an instant late in the evening UTC is already the next day', () => {
    expect(vilniusDate('2026-11-20T22:00:00Z')).toBe('2026-11-21');
    expect(vilniusDate('2026-11-20T21:59:59Z')).toBe('2026-11-20');
  });

  test('results do not depend on the machine’s time zone', () => {
    const [working, days] = ['./working-days.ts', './days.ts'].map((name) =>
      JSON.stringify(new URL(name, import.meta.url).href),
    );
    const script = `import { addWorkingDays } from ${working};
      import { endOfDayVilnius, vilniusDate } from ${days};
      console.log(addWorkingDays('2022-10-20', 10), endOfDayVilnius('2026-03-29'), vilniusDate('2026-11-20T22:30:00Z'));`;
    const outputs = ['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'].map(
      (zone) =>
        spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
          env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
          encoding: 'utf8',
        }).stdout,
    );
    expect(new Set(outputs)).toEqual(new Set(['2022-11-07 2026-03-29T20:59:59.000Z 2026-11-21\n']));
  });
});
