import { describe, expect, test } from '@jest/globals';
import { found, grouped, numberIn, type Entry } from './entry.ts';

const entry = (group: Entry['group'], label: string, detail?: string): Entry => ({
  key: label,
  group,
  label,
  ...(detail ? { detail } : {}),
  run: () => undefined,
});
const ENTRIES = [
  entry('screens', 'Statistika'),
  entry('lists', 'Keitimas: galioja'),
  entry('people', 'Eglė Vertelytė: vertinamos paraiškos', 'vertintojas'),
  entry('lists', 'Vėluoja'),
];
const labels = (question: string) => found(ENTRIES, question).map(({ label }) => label);

describe('the palette', () => {
  test('finds by every word, without marks, also in the second line', () => {
    expect(labels('egle vert')).toEqual(['Eglė Vertelytė: vertinamos paraiškos']);
    expect(labels('vertintojas')).toEqual(['Eglė Vertelytė: vertinamos paraiškos']);
    expect(labels('egle statistika')).toEqual([]);
  });

  test('puts first what begins so', () => {
    expect(labels('v')[0]).toBe('Vėluoja');
  });

  test('shows six of a group at most, and no empty group', () => {
    const many = Array.from({ length: 9 }, (_, no) => entry('people', `Žmogus ${no}`));
    expect(grouped([...ENTRIES, ...many]).map(({ group, entries }) => [group, entries.length])).toEqual([
      ['people', 6],
      ['lists', 2],
      ['screens', 1],
    ]);
  });

  test.each([
    ['123', 123],
    ['Nr. 45', 45],
    ['nr45', 45],
    ['304123456', null],
    ['12a', null],
    ['', null],
  ])('%p holds the number %p', (question, number) => expect(numberIn(question)).toBe(number));
});
