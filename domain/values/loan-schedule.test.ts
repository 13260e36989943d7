import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  contractFeeCents,
  interestRatePpm,
  penaltyCents,
  repaymentSchedule,
  totalInterestCents,
} from './loan-schedule.ts';

const vector = repaymentSchedule({
  sumCents: 120_000_00,
  ratePpm: interestRatePpm(300, 400),
  payoutDate: '2022-09-20',
  paymentDay: 15,
  termMonths: 24,
  delayMonths: 6,
});

const loans = fc.record({
  sumCents: fc.integer({ min: 1, max: 1_000_000_000 }),
  ratePpm: fc.integer({ min: 0, max: 200_000 }),
  payoutDate: fc
    .date({ min: new Date('2016-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((d) => d.toISOString().slice(0, 10)),
  paymentDay: fc.constantFrom(5, 15, 25),
  termMonths: fc.integer({ min: 1, max: 120 }),
  delayMonths: fc.integer({ min: 0, max: 120 }),
  dayCount: fc.constantFrom('ACT/365' as const, '30/360' as const),
});
const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

describe('loan arithmetic', () => {
  test.each([
    [1, '2022-10-15', 25, 172_60, 0, 120_000_00],
    [6, '2023-03-15', 28, 193_32, 0, 120_000_00],
    [7, '2023-04-15', 31, 214_03, 6_666_67, 113_333_33],
    [8, '2023-05-15', 30, 195_62, 6_666_67, 106_666_66],
    [24, '2024-09-15', 31, 11_89, 6_666_61, 0],
  ])('instalment %i of the check vector', (...row) => {
    const [number, dueDate, days, interestCents, principalCents, balanceCents] = row;
    expect(vector[number - 1]).toMatchObject({
      number,
      dueDate,
      days,
      interestCents,
      principalCents,
      balanceCents,
    });
  });

  test('interest, fee and penalty of the check vector', () => {
    expect(totalInterestCents(vector)).toBe(3_219_23);
    expect(contractFeeCents(120_000_00)).toBe(480_00);
    expect(penaltyCents(6_666_67, 1)).toBe(2_00);
  });

  test.each([
    [300, 400, 21_000],
    [-50, 400, 12_000],
    [0, 0, 0],
    [305, 400, 21_150],
    [304, 400, 21_120],
    [1, 400, 12_030],
  ])('reference %i bp and margin %i bp give %i millionths', (reference, margin, rate) => {
    expect(interestRatePpm(reference, margin)).toBe(rate);
  });

  test('the fee is at least 200 EUR', () => {
    expect(contractFeeCents(50_000_00)).toBe(200_00);
    expect(contractFeeCents(50_000_25)).toBe(200_00);
    expect(contractFeeCents(5_000_000_00)).toBe(20_000_00);
  });

  test('a delay as long as the term leaves the loan to the last instalment', () => {
    const rows = repaymentSchedule({
      sumCents: 1000,
      ratePpm: 21_000,
      payoutDate: '2026-01-31',
      paymentDay: 5,
      termMonths: 3,
      delayMonths: 3,
    });
    expect(rows.map((row) => row.principalCents)).toEqual([0, 0, 1000]);
  });

  test('30/360 counts every month as thirty days', () => {
    const rows = repaymentSchedule({
      sumCents: 1_000_00,
      ratePpm: 36_000,
      payoutDate: '2026-01-15',
      paymentDay: 15,
      termMonths: 2,
      delayMonths: 0,
      dayCount: '30/360',
    });
    expect(rows.map((row) => row.days)).toEqual([30, 30]);
  });

  test.each([[{ sumCents: 0 }], [{ sumCents: 1.5 }], [{ termMonths: 0 }], [{ paymentDay: 31 }]])(
    '%p is refused',
    (wrong) => {
      const right = {
        sumCents: 1000,
        ratePpm: 21_000,
        payoutDate: '2026-01-31',
        paymentDay: 5,
        termMonths: 3,
        delayMonths: 1,
      };
      expect(() => repaymentSchedule({ ...right, ...wrong })).toThrow(RangeError);
    },
  );

  test('principal sums to the loan, balances never go below zero, due dates strictly increase', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const rows = repaymentSchedule(loan);
        expect(rows).toHaveLength(loan.termMonths);
        expect(rows.reduce((sum, row) => sum + row.principalCents, 0)).toBe(loan.sumCents);
        expect(rows.at(-1)?.balanceCents).toBe(0);
        rows.forEach((row, index) => {
          expect(row.balanceCents).toBeGreaterThanOrEqual(0);
          expect(row.principalCents).toBeGreaterThanOrEqual(0);
          expect(row.days).toBeGreaterThan(0);
          expect(row.dueDate > (rows[index - 1]?.dueDate ?? loan.payoutDate)).toBe(true);
        });
      }),
    );
  });

  test('the payment day of every month, beginning with the month after pay-out', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const months = repaymentSchedule(loan).map(({ dueDate }) => {
          expect(Number(dueDate.slice(8))).toBe(loan.paymentDay);
          return monthOf(dueDate);
        });
        expect(months).toEqual(months.map((_month, index) => monthOf(loan.payoutDate) + index + 1));
      }),
    );
  });

  test('only interest while the delay lasts, then equal parts; the last takes the rounding', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const paid = repaymentSchedule(loan).map(({ principalCents }) => principalCents);
        const parts = Math.max(1, loan.termMonths - loan.delayMonths);
        const share = Math.round(loan.sumCents / parts);
        const [delay, equal] = [paid.slice(0, -parts), paid.slice(-parts, -1)];
        expect(delay.every((cents) => cents === 0)).toBe(true);
        // A loan of fewer cents than instalments is paid off before its term.
        if (share * parts - loan.sumCents < share) expect(equal.every((cents) => cents === share)).toBe(true);
        expect(Math.abs(paid.at(-1)! - share)).toBeLessThanOrEqual(Math.max(share, parts));
      }),
    );
  });

  test('interest is of the balance for the days elapsed, half a cent at most away from the formula', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        let balance = loan.sumCents;
        let before = loan.payoutDate;
        for (const row of repaymentSchedule({ ...loan, dayCount: 'ACT/365' })) {
          const days = (Date.parse(row.dueDate) - Date.parse(before)) / 86_400_000;
          expect(row.days).toBe(days);
          const exact = (balance * loan.ratePpm * days) / (1_000_000 * 365);
          expect(Math.abs(row.interestCents - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
          expect(row.totalCents).toBe(row.interestCents + row.principalCents);
          [balance, before] = [row.balanceCents, row.dueDate];
        }
      }),
    );
  });

  test('the rate never falls below 0.3 of the margin, and never falls when the reference rises', () => {
    const bp = fc.integer({ min: -1_000, max: 2_000 });
    fc.assert(
      fc.property(bp, bp, fc.integer({ min: 0, max: 2_000 }), (one, other, margin) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(interestRatePpm(low, margin)).toBeLessThanOrEqual(interestRatePpm(high, margin));
        expect(interestRatePpm(low, margin)).toBeGreaterThanOrEqual(interestRatePpm(0, margin));
        // In per cents, by decimals: four of them say it whole.
        const percent = (0.3 * (Math.max(high, 0) + margin)) / 100;
        expect((interestRatePpm(high, margin) / 10_000).toFixed(4)).toBe(percent.toFixed(4));
      }),
    );
  });

  test('fee and penalty are within half a cent of their per cents, the fee never under 200 EUR', () => {
    const sum = fc.integer({ min: 1, max: 500_000_000 });
    fc.assert(
      fc.property(sum, fc.integer({ min: 0, max: 2_000 }), (cents, days) => {
        const fee = contractFeeCents(cents);
        expect(Math.abs(fee - Math.max(200_00, cents * 0.004))).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(Math.abs(penaltyCents(cents, days) - cents * 0.0003 * days)).toBeLessThanOrEqual(0.5 + 1e-3);
      }),
    );
    expect(penaltyCents(6_666_67, -1)).toBe(0);
  });
});
