import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { SCHEME_CODES, schemeOf } from '../schemes/index.ts';
import { scheduleUntil } from '../values/loan-schedule.ts';
import { addDays, addMonths } from '../values/days.ts';
import {
  approvalOutsideScheme,
  changeOutsideScheme,
  contractOutsideScheme,
  highestRateBp,
} from './scheme-terms.ts';

const SCHEME = schemeOf('tiesiogines');
const DAYS = { contractDate: '2026-11-22', today: '2026-11-22' };
const CONTRACT = { rate: 210, paymentTerm: '2028-11-22', delayMonths: 3 };
const APPROVAL = { rateBp: 210, marginBp: null, termMonths: 24, delayMonths: 6 };

describe('what no loan of a scheme may be', () => {
  test('the rate of the weakest borrower is the highest; a negative reference rate counts as nothing', () => {
    expect([highestRateBp(300), highestRateBp(-50)]).toEqual([1_300, 1_000]);
  });

  test.each([
    [{}, []],
    [{ rate: 1_300 }, []],
    [{ rate: 1_301 }, ['rateOverScheme']],
    [{ rate: 9_999 }, ['rateOverScheme']],
    [{ paymentTerm: '2028-11-23' }, ['termOverScheme']],
    [{ paymentTerm: '2026-11-21' }, ['termOver']],
    [{ paymentTerm: '2026-11-22', delayMonths: 0 }, []],
    [{ paymentTerm: '2027-03-15', delayMonths: 12 }, ['delayNotShorter']],
    [{ paymentTerm: '2027-03-15', delayMonths: 4 }, ['delayNotShorter']],
    [{ paymentTerm: '2027-03-15', delayMonths: 3 }, []],
    [{ rate: 1_301, paymentTerm: '2048-11-22' }, ['rateOverScheme', 'termOverScheme']],
  ])('a contract with %j: %j', (changed, problems) => {
    expect(contractOutsideScheme({ ...CONTRACT, ...changed }, SCHEME, DAYS)).toEqual(problems);
  });

  test.each([
    [{}, false, []],
    [{ rateBp: 1_301 }, false, ['rateOverScheme']],
    [{ rateBp: null, marginBp: 400 }, false, []],
    [{ termMonths: 25 }, true, ['termOverScheme']],
    [{ delayMonths: 7 }, false, ['delayOverScheme']],
    [{ delayMonths: 7 }, true, []],
    [{ termMonths: 6 }, false, ['delayNotShorter']],
    [{ termMonths: 7 }, false, []],
    [{ delayMonths: 24 }, true, ['delayNotShorter']],
  ])('an approval with %j (delay extended: %p): %j', (changed, mayExtendDelay, problems) => {
    expect(approvalOutsideScheme({ ...APPROVAL, ...changed }, SCHEME, { mayExtendDelay })).toEqual(problems);
  });

  test('a change is judged from the day of the contract, with the delay the contract has', () => {
    const inForce = { rate: 210, paymentTerm: '2027-11-22', delayMonths: 3 };
    const days = { contractDate: '2026-11-22', today: '2027-02-01' };
    const judge = (asked: object) =>
      changeOutsideScheme(inForce, { rate: 210, paymentTerm: '2028-11-22', ...asked }, SCHEME, days);
    expect(judge({})).toEqual([]);
    expect(judge({ paymentTerm: '2028-11-23' })).toEqual(['termOverScheme']);
    expect(judge({ paymentTerm: '2027-02-10' })).toEqual(['delayNotShorter']);
    expect(judge({ paymentTerm: '2027-01-31' })).toEqual(['termOver']);
  });

  test('what an older contract has already may stay, but not grow', () => {
    const old = { rate: 9_999, paymentTerm: '2031-01-01', delayMonths: 3 };
    expect(changeOutsideScheme(old, { rate: 9_999, paymentTerm: '2031-01-01' }, SCHEME, DAYS)).toEqual([]);
    expect(changeOutsideScheme(old, { rate: 9_998, paymentTerm: '2031-01-02' }, SCHEME, DAYS)).toEqual([
      'rateOverScheme',
      'termOverScheme',
    ]);
  });

  test('every contract that is let through has a schedule that ends on its final date', () => {
    const contracts = fc.record({
      contractDate: fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2022-06-15', days)),
      length: fc.integer({ min: -30, max: 900 }),
      delayMonths: fc.integer({ min: 0, max: 30 }),
      rate: fc.integer({ min: 1, max: 2_000 }),
      scheme: fc.constantFrom(...SCHEME_CODES),
    });
    fc.assert(
      fc.property(contracts, ({ contractDate, length, delayMonths, rate, scheme }) => {
        const paymentTerm = addDays(contractDate, length);
        const days = { contractDate, today: contractDate };
        const problems = contractOutsideScheme({ rate, paymentTerm, delayMonths }, schemeOf(scheme), days);
        const schedule = () =>
          scheduleUntil({
            sumCents: 1_000_00,
            ratePpm: rate * 100,
            payoutDate: contractDate,
            paymentDay: 15,
            finalDate: paymentTerm,
            delayMonths,
          });
        const isDrawable = !problems.includes('termOver') && !problems.includes('delayNotShorter');
        if (isDrawable) expect(schedule().at(-1)!.dueDate).toBe(paymentTerm);
        else expect(schedule).toThrow(RangeError);
        expect(problems.includes('termOverScheme')).toBe(
          paymentTerm > addMonths(contractDate, schemeOf(scheme).termMonths.max),
        );
      }),
      { numRuns: 500 },
    );
  });
});
