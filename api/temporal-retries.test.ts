import { defaultGrpcRetryOptions } from '@temporalio/client';
import { expect, test } from '@jest/globals';
import { retryOptions } from './temporal-retries.ts';

type Status = Parameters<typeof retryOptions.retryableDecider>[1];
const status = (code: number): Status => ({ code, details: '' }) as Status;
const usual = defaultGrpcRetryOptions();

/** How often a call is made again that is refused so each time. */
function again(code: number): number {
  let attempt = 1;
  while (retryOptions.retryableDecider(attempt, status(code))) attempt += 1;
  return attempt - 1;
}

test.each([
  ['FAILED_PRECONDITION', 9, 3],
  ['RESOURCE_EXHAUSTED', 8, 9],
  ['UNAVAILABLE', 14, 9],
  ['INVALID_ARGUMENT', 3, 0],
  ['NOT_FOUND', 5, 0],
  ['PERMISSION_DENIED', 7, 0],
])('%s is asked again so often', (_name, code, times) => {
  expect(again(code)).toBe(times);
});

test.each([8, 9])('a run that gives way (%i) is asked three times within 300 ms', (code) => {
  const pauses = [1, 2, 3].map((attempt) => retryOptions.delayFunction(attempt, status(code)));
  expect(pauses).toEqual([50, 100, 150]);
});

test('an engine that still has no room is left alone for as long as the client would at its first pause', () => {
  const pause = retryOptions.delayFunction(4, status(8));
  // The client's own word, with the fifth it gives or takes.
  expect(pause).toBeGreaterThanOrEqual(1_700 * 0.8);
  expect(pause).toBeLessThanOrEqual(1_700 * 1.2);
  expect(usual.delayFunction(1, status(8))).toBeGreaterThanOrEqual(1_700 * 0.8);
});
