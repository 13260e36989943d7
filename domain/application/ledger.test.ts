import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { heldCents, staffSumStands } from './ledger.ts';

const cents = fc.integer({ min: 0, max: 1_000_000_000_00 });

describe('what a request holds after a transition', () => {
  test('is the sum that was judged', () => {
    expect(heldCents({ hadCents: 100, standingCents: 250, isJudged: true })).toBe(250);
    expect(heldCents({ hadCents: 250, standingCents: 100, isJudged: true })).toBe(100);
  });

  test('falls when less is agreed without a judgement, as after a change of conditions', () => {
    expect(heldCents({ hadCents: 250, standingCents: 100, isJudged: false })).toBe(100);
  });

  test('is never more than before without a judgement', () => {
    fc.assert(
      fc.property(cents, cents, (hadCents, standingCents) => {
        expect(heldCents({ hadCents, standingCents, isJudged: false })).toBeLessThanOrEqual(hadCents);
      }),
    );
  });
});

test('a sum set by staff stands while the applicant asks for the same, and only then', () => {
  expect(staffSumStands(80, { nowCents: 100, beforeCents: 100 })).toBe(true);
  expect(staffSumStands(80, { nowCents: 30, beforeCents: 100 })).toBe(false);
  expect(staffSumStands(80, { nowCents: null, beforeCents: 100 })).toBe(false);
  expect(staffSumStands(null, { nowCents: 100, beforeCents: 100 })).toBe(false);
});
