import { expect, test } from '@jest/globals';
import { lastDayOf, monthExpected } from './employees-month.ts';

test.each([
  ['2026-11-20', '2026-10'],
  ['2026-11-19', '2026-09'],
  ['2026-01-20', '2025-12'],
  ['2026-01-19', '2025-11'],
  ['2026-02-01', '2025-12'],
])('by %s the file must have %s', (day, month) => {
  expect(monthExpected(day)).toBe(month);
});

test.each([
  ['2024-02', '2024-02-29'],
  ['2026-12', '2026-12-31'],
])('%s ends on %s', (month, day) => {
  expect(lastDayOf(month)).toBe(day);
});
