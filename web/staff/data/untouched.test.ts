import { expect, test } from '@jest/globals';
import { SELDOM_MS, UNTOUCHED_MS, touchesOf } from './untouched.ts';

test('a page asks as usual for a quarter of an hour after it was touched, then once a minute', () => {
  let now = 5_000_000;
  const { touch, pause } = touchesOf(() => now);
  expect(pause(10_000)).toBe(10_000);
  now += UNTOUCHED_MS;
  expect(pause(10_000)).toBe(10_000);
  now += 1;
  expect([pause(10_000), pause(120_000)]).toEqual([SELDOM_MS, 120_000]);
  expect(touch()).toBe(true);
  expect(pause(10_000)).toBe(10_000);
});

test('only the first touch of a page that was left is a return', () => {
  let now = 0;
  const { touch } = touchesOf(() => now);
  now += UNTOUCHED_MS;
  expect(touch()).toBe(false);
  now += UNTOUCHED_MS + 1;
  expect([touch(), touch()]).toEqual([true, false]);
});
