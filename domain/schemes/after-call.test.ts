import { expect, test } from '@jest/globals';
import { callTerms } from './after-call.ts';

const period = { from: '2026-01-02', to: '2026-12-31' };
const terms = (today: string) =>
  callTerms(period, today).map(({ kind, dueDate, isLate }) => [kind, dueDate, isLate]);

test('contracts are signed within two and paid out within four months after a call', () => {
  expect(terms('2026-12-31')).toEqual([]);
  expect(terms('2027-01-01')).toEqual([
    ['sign', '2027-02-28', false],
    ['disburse', '2027-04-30', false],
  ]);
  expect(terms('2027-02-28').map(([, , isLate]) => isLate)).toEqual([false, false]);
  expect(terms('2027-03-01').map(([, , isLate]) => isLate)).toEqual([true, false]);
  expect(terms('2027-05-01').map(([, , isLate]) => isLate)).toEqual([true, true]);
});
