import { expect, test } from '@jest/globals';
import { restartDelay } from './service.ts';

test('a process that dies is started again at once, then more and more slowly', () => {
  const now = 1_000_000;
  expect(restartDelay([now], now)).toBe(250);
  expect(restartDelay([now - 900, now - 500, now], now)).toBe(1_000);
});

test('the fifth death within a minute is the last; deaths long ago do not count', () => {
  const now = 1_000_000;
  expect(restartDelay([now - 4, now - 3, now - 2, now - 1, now], now)).toBeUndefined();
  expect(restartDelay([1, 2, 3, 4, 5, 6, now], now)).toBe(250);
});
