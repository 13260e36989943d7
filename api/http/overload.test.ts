import { expect, test } from '@jest/globals';
import { inTurn } from './overload.ts';

test('those sent away come again in turn, so many each second', () => {
  const next = inTurn(4);
  expect(Array.from({ length: 9 }, () => next(1_000_000))).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3]);
  // Two and a quarter seconds of the line are left; a second later one and a quarter.
  expect(next(1_001_000)).toBe(2);
  expect(next(1_060_000)).toBe(1);
});

test('a full line ends within half a minute, not in one second of it', () => {
  const next = inTurn(4);
  const told = Array.from({ length: 600 }, () => next(1_000_000));
  expect(Math.max(...told)).toBe(30);
  expect(told.slice(0, 120)).toEqual(told.slice(0, 120).toSorted((one, other) => one - other));
  const late = told.slice(120);
  expect(Math.min(...late)).toBeGreaterThanOrEqual(15);
  expect(new Set(late).size).toBeGreaterThan(5);
});
