import { expect, test } from '@jest/globals';
import { scheduleFacts } from './change-effect.ts';

const DAYS = { payoutDate: '2026-11-15', paymentDay: 15 };
const LOAN = { sumCents: 120_000_00, rateBp: 210, finalDate: '2027-11-15', delayMonths: 0 };

test('twelve equal parts of a loan without a delay: each is the twelfth, with the interest of its days', () => {
  const facts = scheduleFacts(LOAN, DAYS)!;
  expect(facts.instalments).toBe(12);
  // By hand: 10 000,00 of principal, and 30 days of interest on 120 000,00 in the first month.
  expect(facts.largestCents).toBe(10_000_00 + Math.round((120_000_00 * 0.021 * 30) / 365));
});

test('a longer term and a higher rate cost more interest, a delay leaves fewer parts to repay in', () => {
  const { interestCents, largestCents } = scheduleFacts(LOAN, DAYS)!;
  const longer = scheduleFacts({ ...LOAN, finalDate: '2028-05-15' }, DAYS)!;
  expect(longer.instalments).toBe(18);
  expect(longer.interestCents).toBeGreaterThan(interestCents);
  expect(longer.largestCents).toBeLessThan(largestCents);
  const dearer = scheduleFacts({ ...LOAN, rateBp: 420 }, DAYS)!;
  expect(Math.abs(dearer.interestCents - 2 * interestCents)).toBeLessThanOrEqual(12);
  expect(scheduleFacts({ ...LOAN, delayMonths: 6 }, DAYS)!.largestCents).toBeGreaterThan(largestCents);
});

test('terms that make no schedule make no figures', () => {
  expect(scheduleFacts({ ...LOAN, delayMonths: 12 }, DAYS)).toBeNull();
  expect(scheduleFacts({ ...LOAN, finalDate: '2026-11-14' }, DAYS)).toBeNull();
});
