import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { instalmentsUntil, scheduleUntil, type Instalment } from './loan-schedule.ts';
import { addDays, addMonths } from './days.ts';

const LOAN = { sumCents: 120_000_00, ratePpm: 21_000, paymentDay: 15, delayMonths: 0 };
const rowsOf = (payoutDate: string, finalDate: string, more: Partial<typeof LOAN> = {}) =>
  scheduleUntil({ ...LOAN, ...more, payoutDate, finalDate });
const dates = (rows: readonly Instalment[]) => rows.map(({ dueDate }) => dueDate);

/** Days since 1 March of the year 0, counted by years and months (Fliegel and Van Flandern's way), not by clocks. */
function dayNumber(date: string): bigint {
  const [y = 0n, m = 0n, d = 0n] = date.split('-').map(BigInt);
  const month = (m + 9n) % 12n;
  const year = y - month / 10n;
  return 365n * year + year / 4n - year / 100n + year / 400n + (month * 306n + 5n) / 10n + d - 1n;
}

/** The exact fraction balance × rate × days / (10⁶ × 365), rounded half up by its remainder. */
function interestByRemainder(balance: number, ratePpm: number, days: bigint): number {
  const exact = BigInt(balance) * BigInt(ratePpm) * days;
  const [whole, rest] = [exact / 365_000_000n, exact % 365_000_000n];
  return Number(rest >= 182_500_000n ? whole + 1n : whole);
}

describe('a schedule until the final repayment date', () => {
  test('the last instalment falls on the final date, also when the contract day is later than the payment day', () => {
    const rows = rowsOf('2026-11-21', '2028-12-15');
    expect(rows).toHaveLength(25);
    expect(dates(rows).slice(-2)).toEqual(['2028-11-15', '2028-12-15']);
    expect(dates(rowsOf('2026-11-22', '2028-11-22')).slice(-2)).toEqual(['2028-10-15', '2028-11-22']);
    expect(rowsOf('2026-11-22', '2028-11-22')).toHaveLength(24);
  });

  test('a final date before the payment day gives no instalment after it', () => {
    expect(dates(rowsOf('2026-11-21', '2026-12-10'))).toEqual(['2026-12-10']);
    expect(dates(rowsOf('2026-11-21', '2027-01-10'))).toEqual(['2026-12-15', '2027-01-10']);
    expect(dates(rowsOf('2026-11-02', '2026-11-28'))).toEqual(['2026-11-28']);
  });

  test('repaid on the day it is paid out it bears no interest', () => {
    expect(rowsOf('2026-11-21', '2026-11-21')).toMatchObject([
      { dueDate: '2026-11-21', days: 0, interestCents: 0, principalCents: 120_000_00 },
    ]);
  });

  test.each([
    ['2026-11-21', '2027-03-15', 12],
    ['2026-11-21', '2027-03-15', 4],
    ['2026-11-21', '2026-11-20', 0],
  ])('paid out %s, repaid by %s with a delay of %i months is refused', (payout, final, delayMonths) => {
    expect(() => rowsOf(payout, final, { delayMonths })).toThrow(RangeError);
  });

  const loans = fc
    .record({
      sumCents: fc.integer({ min: 1, max: 1_000_000_000 }),
      ratePpm: fc.integer({ min: 0, max: 200_000 }),
      payoutDate: fc.integer({ min: 0, max: 9_000 }).map((days) => addDays('2016-01-01', days)),
      paymentDay: fc.constantFrom(5, 15, 25),
      length: fc.integer({ min: 0, max: 1_100 }),
      part: fc.double({ min: 0, max: 0.999, noNaN: true }),
    })
    .map(({ length, part, ...loan }) => {
      const finalDate = addDays(loan.payoutDate, length);
      const delayMonths = Math.floor(part * instalmentsUntil(loan.payoutDate, finalDate));
      return { ...loan, finalDate, delayMonths };
    });

  test('whatever the days: it ends on the final date, rows ascend, the principal is the loan, interest is right', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const rows = scheduleUntil(loan);
        expect(rows.at(-1)!.dueDate).toBe(loan.finalDate);
        expect(dates(rows)).toEqual([...new Set(dates(rows))].sort());
        expect(rows.reduce((sum, { principalCents }) => sum + principalCents, 0)).toBe(loan.sumCents);
        expect(dates(rows.slice(0, -1)).every((date) => Number(date.slice(8)) === loan.paymentDay)).toBe(
          true,
        );
        expect(loan.delayMonths).toBeLessThan(rows.length);
        expect(rows.slice(0, loan.delayMonths).every(({ principalCents }) => principalCents === 0)).toBe(
          true,
        );
        let [balance, from] = [loan.sumCents, loan.payoutDate];
        for (const row of rows) {
          const days = dayNumber(row.dueDate) - dayNumber(from);
          expect(BigInt(row.days)).toBe(days);
          expect(row.interestCents).toBe(interestByRemainder(balance, loan.ratePpm, days));
          balance -= row.principalCents;
          expect(row.balanceCents).toBe(balance);
          from = row.dueDate;
        }
        expect(balance).toBe(0);
      }),
      { numRuns: 500 },
    );
  });

  test('a term of so many months has exactly that many instalments, from every day of four years', () => {
    for (let day = 0; day < 1_461; day += 1) {
      const payout = addDays('2026-01-01', day);
      for (const months of [1, 2, 6, 23, 24])
        expect(instalmentsUntil(payout, addMonths(payout, months))).toBe(months);
    }
  });
});
