import { describe, expect, test } from '@jest/globals';
import { budgetParts, inMillions } from './budget.ts';

describe('the budget bar', () => {
  test('parts add up to the whole', () => {
    const parts = budgetParts({
      totalCents: 130_000_000_00,
      signedCents: 41_200_000_00,
      reservedCents: 22_000_000_00,
    });
    expect(parts.freeCents).toBe(66_800_000_00);
    expect(parts.signed + parts.reserved + parts.free).toBeCloseTo(100, 1);
  });

  test('an unknown total shows empty shares, not a division by zero', () => {
    expect(budgetParts({ totalCents: 0, signedCents: 0, reservedCents: 0 })).toMatchObject({
      free: 0,
      freeCents: 0,
    });
  });

  test('free money is rounded down', () => {
    expect(inMillions(66_899_999_99)).toBe('66,8');
    expect(inMillions(130_000_000_00)).toBe('130');
  });
});
