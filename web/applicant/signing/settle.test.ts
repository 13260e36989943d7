import { describe, expect, test } from '@jest/globals';
import type { SigningOutcome } from './outcome.ts';
import { LATER_MS, settle } from './settle.ts';

/** Answers the given values one after another, the last one for ever. */
function inTurn<T>(...values: T[]): () => Promise<T> {
  let at = 0;
  return async () => values[Math.min(at++, values.length - 1)] as T;
}
const pause = async () => undefined;

describe('how a signing ended after the return', () => {
  test.each<[string, (boolean | null)[], (SigningOutcome | null)[], SigningOutcome]>([
    ['the provider says signed', [true], ['checking'], 'signed'],
    ['the notice came first', [null], ['signed'], 'signed'],
    [
      'no answer for long, then signed',
      [null, null, null, null, null, null, null, null, true],
      ['checking'],
      'signed',
    ],
    ['no answer, the request cannot be read, then signed', [null], [null, null, null, 'signed'], 'signed'],
    ['not signed, and it stays so', [false], ['checking'], 'cancelled'],
    ['not signed, but the notice was on its way', [false], ['checking', 'checking', 'signed'], 'signed'],
    ['not signed, and the request cannot be read', [false], [null], 'failed'],
    ['the signature was not good', [false], ['failed'], 'failed'],
    ['nobody ever answers', [null], ['checking'], 'failed'],
  ])('%s', async (_name, asked, read, outcome) => {
    expect(await settle({ askProvider: inTurn(...asked), read: inTurn(...read), pause })).toBe(outcome);
  });

  test('broken off is told within two seconds, with looks before it; after that one looks every five', async () => {
    const waited: number[] = [];
    const noting = async (ms: number) => void waited.push(ms);
    const silent = inTurn<SigningOutcome>('checking');
    expect(await settle({ askProvider: inTurn(false), read: silent, pause: noting })).toBe('cancelled');
    expect(waited.length).toBeGreaterThanOrEqual(3);
    expect(waited.reduce((sum, ms) => sum + ms)).toBeLessThan(1500);

    waited.length = 0;
    await settle({ askProvider: inTurn(null, null, null, null, null, false), read: silent, pause: noting });
    expect(waited.slice(3)).toEqual([LATER_MS, LATER_MS]);
  });
});
