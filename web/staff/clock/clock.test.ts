import { describe, expect, test } from '@jest/globals';
import { clockView, type ClockRecord } from '../../../domain/application/clocks.ts';
import { statutoryHolidays } from '../../../domain/values/working-days.ts';
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

  test('a term in months names its length and end', () => {
    const view = clockView(
      { kind: 'fundsUse', startedAt: '2026-11-01T09:00:00Z', length: 6, pauses: [], stoppedAt: null },
      '2026-11-20T10:00:00Z',
      calendar,
    );
    const { working, result } = clockSentence(view);
    expect(plain(`${working} ${result}`)).toBe(`6 mėnesiai nuo 2026-11-01. Todėl iki ${view.dueDate}.`);
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
