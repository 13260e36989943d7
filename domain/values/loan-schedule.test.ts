import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  contractFeeCents,
  interestRateBp,
  penaltyCents,
  repaymentSchedule,
  totalInterestCents,
} from './loan-schedule.ts';

const vector = repaymentSchedule({
  sumCents: 120_000_00,
  rateBp: interestRateBp(300, 400),
  payoutDate: '2022-09-20',
  paymentDay: 15,
  termMonths: 24,
  delayMonths: 6,
});

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
    [300, 400, 210],
    [-50, 400, 120],
    [0, 0, 0],
    [305, 400, 212],
    [304, 400, 211],
  ])('reference %i bp and margin %i bp give %i bp', (reference, margin, rate) => {
    expect(interestRateBp(reference, margin)).toBe(rate);
  });

  test('the fee is at least 200 EUR', () => {
    expect(contractFeeCents(50_000_00)).toBe(200_00);
    expect(contractFeeCents(50_000_25)).toBe(200_00);
    expect(contractFeeCents(5_000_000_00)).toBe(20_000_00);
  });

  test('a delay as long as the term leaves the loan to the last instalment', () => {
    const rows = repaymentSchedule({
      sumCents: 1000,
      rateBp: 210,
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
      rateBp: 360,
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
        rateBp: 210,
        payoutDate: '2026-01-31',
        paymentDay: 5,
        termMonths: 3,
        delayMonths: 1,
      };
      expect(() => repaymentSchedule({ ...right, ...wrong })).toThrow(RangeError);
    },
  );

  test('principal sums to the loan, balances never go below zero, due dates strictly increase', () => {
    const input = fc.record({
      sumCents: fc.integer({ min: 1, max: 1_000_000_000 }),
      rateBp: fc.integer({ min: 0, max: 2000 }),
      payoutDate: fc
        .date({ min: new Date('2016-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
        .map((d) => d.toISOString().slice(0, 10)),
      paymentDay: fc.constantFrom(5, 15, 25),
      termMonths: fc.integer({ min: 1, max: 120 }),
      delayMonths: fc.integer({ min: 0, max: 120 }),
      dayCount: fc.constantFrom('ACT/365' as const, '30/360' as const),
    });
    fc.assert(
      fc.property(input, (loan) => {
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
});
