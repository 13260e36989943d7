import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  beyondApproved,
  beyondContract,
  canonicalTerms,
  latestRepayment,
  lowestRateBp,
  TERM_NAMES,
  withDefaults,
  type ApprovedTerms,
  type ContractTerms,
} from './approved-terms.ts';

const APPROVED: ApprovedTerms = {
  sumCents: 21_000_00,
  rateBp: 210,
  marginBp: null,
  termMonths: 24,
  delayMonths: 3,
};
const MEASURE = { contractDate: '2026-11-22', referenceBp: 300 };
const EXACT: ContractTerms = { sumCents: 21_000_00, rate: 210, paymentTerm: '2028-11-22', delayMonths: 3 };
const JUST_BEYOND: ContractTerms = {
  sumCents: 21_000_01,
  rate: 209,
  paymentTerm: '2028-11-23',
  delayMonths: 4,
};
const WELL_WITHIN: ContractTerms = { sumCents: 1, rate: 211, paymentTerm: '2028-11-21', delayMonths: 0 };

describe('approved terms bind the contract', () => {
  test('every combination of terms at, within and a unit beyond the approved ones names exactly those beyond', () => {
    const kinds = [WELL_WITHIN, EXACT, JUST_BEYOND];
    for (let code = 0; code < 81; code += 1) {
      const pick = TERM_NAMES.map((_, index) => Math.floor(code / 3 ** index) % 3);
      const contract = Object.fromEntries(
        TERM_NAMES.map((name, index) => [name, kinds[pick[index]!]![name]]),
      ) as unknown as ContractTerms;
      expect(beyondApproved(APPROVED, contract, MEASURE)).toEqual(
        TERM_NAMES.filter((_, index) => pick[index] === 2),
      );
    }
  });

  test('the walk of the examination, 21,000 to 200,000 at 0.01 % for 22 years, is beyond in all it changed', () => {
    const contract = { sumCents: 200_000_00, rate: 1, paymentTerm: '2048-11-22', delayMonths: 3 };
    expect(beyondApproved(APPROVED, contract, MEASURE)).toEqual(['sumCents', 'rate', 'paymentTerm']);
  });

  test.each([
    [300, 400, 210],
    [305, 400, 212],
    [-50, 400, 120],
    [0, 0, 0],
    [333, 0, 100],
  ])('by the formula with reference %i and margin %i the lowest rate is %i', (reference, margin, lowest) => {
    expect(lowestRateBp({ rateBp: null, marginBp: margin }, reference)).toBe(lowest);
  });

  test('the lowest rate is never below what the formula gives, and never a basis point more than needed', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 2000 }), fc.integer({ min: 0, max: 2000 }), (ref, margin) => {
        const rate = lowestRateBp({ rateBp: null, marginBp: margin }, ref);
        const exactTimesTen = 3 * (Math.max(ref, 0) + margin);
        expect(rate * 10).toBeGreaterThanOrEqual(exactTimesTen);
        expect((rate - 1) * 10).toBeLessThan(exactTimesTen);
      }),
    );
  });

  test('a term that starts on the 31st ends on the last day the month has', () => {
    expect(latestRepayment({ ...APPROVED, termMonths: 3 }, '2026-11-30')).toBe('2027-02-28');
  });

  test('what is left out comes from the defaults; a rate of null is the formula', () => {
    expect(withDefaults({}, APPROVED, 400)).toEqual(APPROVED);
    expect(withDefaults({ rate: null, sumCents: 5 }, APPROVED, 400)).toEqual({
      ...APPROVED,
      sumCents: 5,
      rateBp: null,
      marginBp: 400,
    });
    const byFormula = { ...APPROVED, rateBp: null, marginBp: 400 };
    expect(withDefaults({ rate: 195, delayMonths: 0 }, byFormula, 400)).toEqual({
      ...APPROVED,
      rateBp: 195,
      delayMonths: 0,
    });
  });

  test('the canonical text changes with each of the terms and with the request', () => {
    const texts = [
      canonicalTerms(1, APPROVED),
      canonicalTerms(2, APPROVED),
      canonicalTerms(1, { ...APPROVED, sumCents: 1 }),
      canonicalTerms(1, { ...APPROVED, rateBp: 211 }),
      canonicalTerms(1, { ...APPROVED, rateBp: null, marginBp: 210 }),
      canonicalTerms(1, { ...APPROVED, termMonths: 3, delayMonths: 24 }),
      canonicalTerms(1, { ...APPROVED, delayMonths: 2 }),
    ];
    expect(new Set(texts).size).toBe(texts.length);
    expect(canonicalTerms(1, { ...APPROVED })).toBe(texts[0]);
  });
});

describe('a change of conditions', () => {
  const inForce = { sumCents: 100, rate: 200, paymentTerm: '2028-01-31' };

  test('is beyond the contract when it is higher, cheaper or longer, by a unit', () => {
    expect(beyondContract(inForce, inForce)).toEqual([]);
    expect(beyondContract(inForce, { sumCents: 99, rate: 201, paymentTerm: '2028-01-30' })).toEqual([]);
    expect(beyondContract(inForce, { sumCents: 101, rate: 199, paymentTerm: '2028-02-01' })).toEqual([
      'sumCents',
      'rate',
      'paymentTerm',
    ]);
  });

  test('of a contract whose terms are not known is beyond it in all', () => {
    expect(beyondContract({}, inForce)).toEqual(['sumCents', 'rate', 'paymentTerm']);
  });
});
