import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { grantEquivalentCents, type AidRates } from './grant-equivalent.ts';
import { PPM_OF_BP, repaymentSchedule, type ScheduleInput } from './loan-schedule.ts';

const rows = (loan: Omit<ScheduleInput, 'ratePpm'>, rateBp: number) =>
  repaymentSchedule({ ...loan, ratePpm: rateBp * PPM_OF_BP });

/** The same by walking the days: each bears what the balance of that day does, paid on the next due date. */
function walked(loan: Omit<ScheduleInput, 'ratePpm'>, { rateBp, referenceBp, marginBp }: AidRates): number {
  const due = rows(loan, rateBp);
  const base = Math.max(referenceBp, 0);
  const start = Date.parse(loan.payoutDate);
  let [balance, accrued, sum] = [loan.sumCents, 0, 0];
  for (let day = 1, next = 0; next < due.length; day += 1) {
    accrued += (balance * (base + marginBp - rateBp)) / 10_000 / 365;
    const row = due[next]!;
    if (start + day * 86_400_000 !== Date.parse(row.dueDate)) continue;
    sum += accrued * Math.exp((-day / 365) * Math.log(1 + (base + 100) / 10_000));
    accrued = 0;
    balance -= row.principalCents;
    next += 1;
  }
  return Math.max(0, sum);
}

// Reckoned outside the program with forty decimals.
test.each([
  {
    loan: { payoutDate: '2022-09-20', sumCents: 120_000_00, termMonths: 24, delayMonths: 6, paymentDay: 15 },
    rates: { rateBp: 210, referenceBp: 300, marginBp: 400 },
    cents: 7_294_01,
  },
  {
    loan: {
      payoutDate: '2026-11-24',
      sumCents: 5_000_000_00,
      termMonths: 72,
      delayMonths: 12,
      paymentDay: 25,
    },
    rates: { rateBp: 183, referenceBp: 210, marginBp: 400 },
    cents: 710_469_60,
  },
  {
    loan: { payoutDate: '2024-02-01', sumCents: 50_000_00, termMonths: 1, delayMonths: 0, paymentDay: 5 },
    rates: { rateBp: 120, referenceBp: -20, marginBp: 400 },
    cents: 126_46,
  },
])('a loan of $loan.payoutDate holds aid to the cent', ({ loan, rates, cents }) => {
  expect(grantEquivalentCents(rows(loan, rates.rateBp), rates, loan.payoutDate)).toBe(cents);
});

test('any loan holds what walking its days gives', () => {
  const loans = fc.record({
    payoutDate: fc
      .integer({ min: 0, max: 8_000 })
      .map((day) => new Date(Date.UTC(2018, 0, 1 + day)).toISOString().slice(0, 10)),
    sumCents: fc.integer({ min: 1_000_00, max: 5_000_000_00 }),
    termMonths: fc.integer({ min: 7, max: 120 }),
    delayMonths: fc.integer({ min: 0, max: 6 }),
    paymentDay: fc.constantFrom(5, 15, 25),
  });
  const rates = fc.record({
    rateBp: fc.integer({ min: 0, max: 400 }),
    referenceBp: fc.integer({ min: -50, max: 500 }),
    marginBp: fc.integer({ min: 60, max: 1_000 }),
  });
  fc.assert(
    fc.property(loans, rates, (loan, rate) => {
      const held = grantEquivalentCents(rows(loan, rate.rateBp), rate, loan.payoutDate);
      expect(Math.abs(held - walked(loan, rate))).toBeLessThanOrEqual(1);
    }),
    { numRuns: 60 },
  );
});

test('a loan dearer than the market holds none', () => {
  const loan = {
    payoutDate: '2026-01-05',
    sumCents: 10_000_00,
    termMonths: 6,
    delayMonths: 0,
    paymentDay: 5,
  };
  expect(
    grantEquivalentCents(rows(loan, 900), { rateBp: 900, referenceBp: 200, marginBp: 400 }, loan.payoutDate),
  ).toBe(0);
});
