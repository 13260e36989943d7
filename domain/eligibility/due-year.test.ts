import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { lastDueYear } from './due-year.ts';
import { evaluate } from './evaluate.ts';
import type { Decision } from './rule.ts';
import { ruleSetFor, ruleSetOfVersion } from './rule-sets.ts';
import type { Accounts, RegisterAnswer, Snapshot } from './snapshot.ts';
import { answering, groupOf, having, yearsOf } from './testing/changes.ts';
import { companySnapshot, type DemoParties } from './testing/demo-snapshot.ts';

const parties = JSON.parse(
  readFileSync(new URL('../../stack/stand-ins/data/demo-parties.json', import.meta.url), 'utf8'),
) as DemoParties;

const DAY_MS = 86_400_000;
/** Every day from 2019 to 2035 with the year that is looked at, found by walking: it moves on when May is over. */
const CALENDAR = new Map<string, number>();
for (let at = Date.UTC(2019, 0, 1), year = 2017; at < Date.UTC(2036, 0, 1); at += DAY_MS) {
  const day = new Date(at);
  if (day.getUTCMonth() === 5 && day.getUTCDate() === 1) year += 1;
  CALENDAR.set(day.toISOString().slice(0, 10), year);
}

const WATCHED = [...CALENDAR.keys()].filter((day) =>
  ['01-01', '02-28', '02-29', '05-30', '05-31', '06-01', '06-02', '12-31'].includes(day.slice(5)),
);

const EVERY_YEAR = Array.from({ length: 24 }, (_, i) => 2014 + i);
/** Sound accounts of all years, with changes in one. */
const books = (year: number, fields: object): RegisterAnswer<Accounts> =>
  yearsOf(...EVERY_YEAR.map((one) => (one === year ? { year: one, ...fields } : { year: one })));

function onDay(askedOn: string): Snapshot {
  const snapshot = { ...companySnapshot(parties, 'linija'), askedOn };
  snapshot.registers.accounts = yearsOf(...EVERY_YEAR.map((year) => ({ year })));
  having('legalEntity', { registrationDate: '2009-04-20' })(snapshot);
  return snapshot;
}

function decided(snapshot: Snapshot): Decision | undefined {
  return evaluate(snapshot).results.find(({ ruleName }) => ruleName === 'UndertakingInDifficulty')?.decision;
}

describe('the last year whose accounts were due', () => {
  test('on each day of seventeen years', () => {
    for (const [day, year] of CALENDAR) expect([day, lastDueYear(day)]).toEqual([day, year]);
  });

  test.each([
    ['2022-05-31', 2020],
    ['2022-06-01', 2021],
    ['2024-02-29', 2022],
    ['2026-11-21', 2025],
    ['2027-01-01', 2025],
  ])('on %s it is %i', (day, year) => expect(lastDueYear(day)).toBe(year));
});

describe('tiesiogines looks for difficulty at the end of that year, by the rules in force on the day', () => {
  test.each(WATCHED)('on %s', (day) => {
    const due = CALENDAR.get(day)!;
    for (const year of [due - 1, due, due + 1]) {
      const [poor, missing] = [onDay(day), onDay(day)];
      poor.registers.accounts = books(year, { equity: -1 });
      missing.registers.accounts = books(year, { filed: false });
      expect([year, decided(poor)]).toEqual([year, year === due ? 'Denied' : 'Accepted']);
      expect([year, decided(missing)]).toEqual([year, year === due ? 'DataIsMissing' : 'Accepted']);
    }
  });

  test.each(WATCHED)('the young are not tested by their age at its end, on %s', (day) => {
    const due = CALENDAR.get(day)!;
    const registered = (registrationDate: string, size: 2 | 4): Snapshot => {
      const snapshot = onDay(day);
      snapshot.registers.accounts = books(due, { equity: -1 });
      having('legalEntity', { registrationDate })(snapshot);
      answering({ sizeType: size })(snapshot);
      return snapshot;
    };
    expect(decided(registered(`${due - 3}-12-31`, 2))).toBe('Accepted');
    expect(decided(registered(`${due - 3}-12-30`, 2))).toBe('Denied');
    expect(decided(registered(`${due + 1}-01-01`, 2))).toBe('Accepted');
    expect(decided(registered(`${due - 1}-12-31`, 4))).toBe('Denied');
  });

  test('each company of the group by its own accounts and its own age', () => {
    for (const day of WATCHED) {
      const due = CALENDAR.get(day)!;
      const [poor, young, old] = [onDay(day), onDay(day), onDay(day)];
      groupOf({ accounts: books(due, { equity: -1 }) })(poor);
      expect(decided(poor)).toBe('Denied');
      const legalEntity = poor.registers.legalEntity;
      const founded = (registrationDate: string) =>
        legalEntity.state === 'answered'
          ? { ...legalEntity, data: { ...legalEntity.data!, registrationDate } }
          : legalEntity;
      groupOf({ accounts: books(due, { equity: -1 }), legalEntity: founded(`${due}-03-01`) })(young);
      expect(decided(young)).toBe('Accepted');
      groupOf({ accounts: books(due - 1, { equity: -1 }) })(old);
      expect(decided(old)).toBe('Accepted');
    }
  });

  test('large ones by the two last years', () => {
    const bad = { liabilities: 400_00, ebitda: 1, interest: 2 };
    const snapshot = onDay('2030-06-01');
    answering({ sizeType: 4 })(snapshot);
    const of = (...years: number[]): Decision | undefined => {
      snapshot.registers.accounts = yearsOf(
        ...EVERY_YEAR.map((year) => (years.includes(year) ? { year, ...bad } : { year })),
      );
      return decided(snapshot);
    };
    expect([of(2029, 2028), of(2029), of(2028, 2027)]).toEqual(['Denied', 'Accepted', 'Accepted']);
  });

  test('covid keeps to the end of 2019', () => {
    for (const day of WATCHED.filter((one) => one >= '2020-11-02')) {
      const snapshot: Snapshot = { ...onDay(day), scheme: 'covid' };
      snapshot.registers.accounts = books(2019, { equity: -1 });
      expect(decided(snapshot)).toBe('Denied');
    }
  });
});

test('what was judged by the rules of 2022 is judged by 2021 for ever', () => {
  const snapshot = onDay('2026-11-21');
  snapshot.registers.accounts = books(2021, { equity: -1 });
  const then = ruleSetOfVersion('tiesiogines/2022-06-01')!;
  expect(evaluate(snapshot, then).decision).toBe('Denied');
  expect(evaluate(snapshot).decision).toBe('Accepted');
  expect(ruleSetFor('tiesiogines', '2023-05-31')).toBe(then);
});
