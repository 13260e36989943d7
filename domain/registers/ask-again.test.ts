import { describe, expect, test } from '@jest/globals';
import { askAgainAt } from './ask-again.ts';
import { policiesWith, REGISTER_POLICIES } from './policies.ts';

const POLICY = { firstMs: 60_000, longestMs: 3_600_000, withinMs: 86_400_000 };

describe('a register that is silent', () => {
  test.each([
    ['for a moment: after the first pause', 1_000, 60_000],
    ['as long as the first pause: the same', 60_000, 60_000],
    ['longer: after as long again, so that pauses double', 240_000, 240_000],
    ['longer than the longest pause: no later than that', 7_200_000, 3_600_000],
    ['a moment less than the end: once more', 86_399_999, 3_600_000],
  ])('%s', (_what, silentMs, pauseMs) => {
    const silence = { missingSinceMs: 5_000, askedMs: 5_000 + silentMs };
    expect(askAgainAt(silence, POLICY)).toBe(silence.askedMs + pauseMs);
  });

  test('to the end is asked no more by itself', () => {
    expect(askAgainAt({ missingSinceMs: 0, askedMs: 86_400_000 }, POLICY)).toBeNull();
  });

  test('is asked some fifty times at most', () => {
    for (const { again } of Object.values(REGISTER_POLICIES)) {
      let rounds = 0;
      for (let at: number | null = 0; at !== null; rounds += 1)
        at = askAgainAt({ missingSinceMs: 0, askedMs: at }, again);
      expect(rounds).toBeGreaterThan(10);
      expect(rounds).toBeLessThan(60);
    }
  });

  test('has pauses an operator may change, one by one', () => {
    const changed = policiesWith({ '*': { again: { firstMs: 5 } }, leases: { again: { longestMs: 7 } } });
    expect(changed.leases.again).toEqual({ ...REGISTER_POLICIES.leases.again, firstMs: 5, longestMs: 7 });
    expect(changed.accounts.again).toEqual({ ...REGISTER_POLICIES.accounts.again, firstMs: 5 });
  });
});
