import { describe, expect, test } from '@jest/globals';
import { clockView, type ClockRecord, type ClockView } from '../../../domain/application/clocks.ts';
import { movedEnd } from '../../../domain/texts/lt/moved-end.ts';
import { addMonths } from '../../../domain/values/days.ts';
import { nextWorkingDay, statutoryHolidays } from '../../../domain/values/working-days.ts';
import { clockSentence } from './clock-sentence.ts';
import { ticksOf, usedRuns } from './clock-ticks.ts';

const calendar = { holidays: new Set(statutoryHolidays(2026).map((holiday) => holiday.date)) };
const evaluation: ClockRecord = {
  kind: 'evaluation',
  startedAt: '2026-10-20T09:00:00Z',
  length: 20,
  pauses: [{ from: '2026-10-29T09:00:00Z', to: '2026-11-06T09:00:00Z' }],
  stoppedAt: null,
};
const plain = (text: string) => text.replace(/\u00A0/g, ' ').replace(/\u2060/g, '');

describe('the clock in words', () => {
  test('a returned and resubmitted request says both runs, the hold and the holiday', () => {
    const view = clockView(evaluation, '2026-11-18T10:00:00Z', calendar);
    const { working, result } = clockSentence(view);
    expect(usedRuns(view.days)).toEqual([7, 8]);
    expect(plain(working)).toBe(
      '20 darbo dienų nuo 2026-10-20. Panaudota 7 + 8 = 15. ' +
        'Kol laukta pareiškėjo, terminas stovėjo 5 dienas; neskaičiuojama: Vėlinės (11-02).',
    );
    expect(plain(result)).toBe(`20 − 15 = 5, todėl iki ${view.dueDate}.`);
  });

  test('an overdue clock says since when and how long', () => {
    const view = clockView({ ...evaluation, pauses: [] }, '2026-11-24T10:00:00Z', calendar);
    expect(plain(clockSentence(view).result)).toBe(
      `Baigėsi ${view.dueDate}, vėluojama ${view.overdueDays} darbo dienas.`,
    );
  });

  test('while it waits for the applicant the sentence says that it stands still', () => {
    const paused = { ...evaluation, pauses: [{ from: '2026-10-29T09:00:00Z', to: null }] };
    const { working, result } = clockSentence(clockView(paused, '2026-11-05T10:00:00Z', calendar));
    expect(plain(working)).toContain('Kol laukiame pareiškėjo, terminas stovi jau 4 dienas');
    expect(plain(result)).toBe('Terminas sustabdytas, liks 13 darbo dienų.');
  });

  test('a term in months that would end on a day off says which, and where it ends instead', () => {
    const sentenceOf = (startDate: string, dueDate: string, length = 1) => {
      const view = { kind: 'appeal', unit: 'months', startDate, dueDate, length, days: [] } as const;
      return plain(clockSentence({ ...view, overdueDays: 0 } as unknown as ClockView).working);
    };
    expect(sentenceOf('2026-07-22', '2026-08-24')).toBe(
      '1 mėnuo nuo 2026-07-22. 22-oji – šeštadienis, todėl 24-oji.',
    );
    expect(sentenceOf('2026-11-24', '2026-12-28')).toBe(
      '1 mėnuo nuo 2026-11-24. 24-oji – Šv. Kūčios, 25-oji – Šv. Kalėdos, todėl 28-oji.',
    );
    expect(sentenceOf('2026-01-31', '2026-03-02')).toContain('28-oji – šeštadienis, todėl 2-oji.');
    // Declared by the administrator of the installation.
    expect(sentenceOf('2026-08-10', '2026-09-11')).toContain('10-oji – ne darbo diena, todėl 11-oji.');
    expect(sentenceOf('2026-08-10', '2026-09-10')).toBe('1 mėnuo nuo 2026-08-10.');
  });

  test('every day of ten years: it says so exactly when a walk day by day ends elsewhere than the month', () => {
    const FIXED = ['01-01', '02-16', '03-11', '05-01', '06-24', '07-06', '08-15', '11-01', '11-02'];
    const EASTER_MONDAYS = '04-02 04-22 04-13 04-05 04-18 04-10 04-01 04-21 04-06 03-29'.split(' ');
    const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
    const isOff = (date: string): boolean => {
      const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
      const monthDay = date.slice(5);
      const easter = EASTER_MONDAYS[Number(date.slice(0, 4)) - 2018];
      const fixed = FIXED.includes(monthDay) && !(monthDay === '11-02' && date < '2020');
      return (
        weekday % 6 === 0 || fixed || monthDay === easter || ['12-24', '12-25', '12-26'].includes(monthDay)
      );
    };
    let moved = 0;
    for (let ms = Date.UTC(2018, 0, 1); ms < Date.UTC(2027, 5, 1); ms += 86_400_000)
      for (const length of [1, 6]) {
        const start = new Date(ms);
        const last = new Date(
          Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + length + 1, 0),
        ).getUTCDate();
        const day = Math.min(start.getUTCDate(), last);
        const month = dayOf(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + length, day));
        let end = month;
        while (isOff(end)) end = dayOf(Date.parse(end) + 86_400_000);
        const startDate = dayOf(ms);
        expect(nextWorkingDay(addMonths(startDate, length))).toBe(end);
        const words = movedEnd({ unit: 'months', startDate, length, dueDate: end });
        if (end === month) expect(words).toBeNull();
        else {
          expect(words).toMatch(new RegExp(`^${Number(month.slice(8))}-oji – `));
          expect(words).toMatch(new RegExp(`, todėl ${Number(end.slice(8))}-oji$`));
          moved += 1;
        }
      }
    expect(moved).toBeGreaterThan(2_000);
  });

  test('a term in months names its length and end', () => {
    const view = clockView(
      { kind: 'fundsUse', startedAt: '2026-11-01T09:00:00Z', length: 6, pauses: [], stoppedAt: null },
      '2026-11-20T10:00:00Z',
      calendar,
    );
    const { working, result } = clockSentence(view);
    expect(plain(`${working} ${result}`)).toBe(
      '6 mėnesiai nuo 2026-11-01. 1-oji – šeštadienis, todėl 3-oji. Todėl iki 2027-05-03.',
    );
  });
});

describe('ticks under the ruler', () => {
  test('stand at both ends and where the clock stopped, never touching', () => {
    const ticks = ticksOf(clockView(evaluation, '2026-11-18T10:00:00Z', calendar));
    expect(ticks[0]).toMatchObject({ index: 0, last: false });
    expect(ticks.at(-1)!.last).toBe(true);
    for (let i = 1; i < ticks.length; i += 1)
      expect(ticks[i]!.index - ticks[i - 1]!.index).toBeGreaterThanOrEqual(5);
  });

  test('a clock without days has none', () => expect(ticksOf({ days: [] })).toEqual([]));
});
