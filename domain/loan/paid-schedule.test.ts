import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, daysBetween } from '../values/days.ts';
import { instalmentsUntil, scheduleUntil } from '../values/loan-schedule.ts';
import { overdueDays, penaltyOf, problemOf, totalPenalty, type Arrear } from './arrears.ts';
import { scheduleOfPayOuts, type PaidOut } from './paid-schedule.ts';

const TERMS = { ratePpm: 21_000, paymentDay: 15, finalDate: '2024-09-15', delayMonths: 6 };

describe('the schedule of what was paid out', () => {
  test('of one pay-out it is that of the contract', () => {
    const rows = scheduleOfPayOuts([{ paidOn: '2022-09-20', cents: 120_000_00 }], TERMS)!;
    expect(rows).toEqual(scheduleUntil({ ...TERMS, sumCents: 120_000_00, payoutDate: '2022-09-20' }));
    expect(rows[0]).toMatchObject({ dueDate: '2022-10-15', days: 25, interestCents: 172_60 });
  });

  test('of two, the second bears interest from its day and is spread over the instalments left', () => {
    const rows = scheduleOfPayOuts(
      [
        { paidOn: '2026-11-10', cents: 1_000_00 },
        { paidOn: '2027-01-25', cents: 500_00 },
      ],
      { ratePpm: 36_500, paymentDay: 5, finalDate: '2027-03-05', delayMonths: 0 },
    )!;
    // 250.00 a month of the first; 500.00 + 500.00 over two instalments from February on. 0.01 % a day.
    expect(
      rows.map((row) => [row.dueDate, row.days, row.interestCents, row.principalCents, row.balanceCents]),
    ).toEqual([
      ['2026-12-05', 25, 2_50, 250_00, 750_00],
      ['2027-01-05', 31, 2_33, 250_00, 500_00],
      ['2027-02-05', 31, 1_55 + 55, 500_00, 500_00],
      ['2027-03-05', 28, 1_40, 500_00, 0],
    ]);
  });

  test.each([
    ['nothing is paid out', [], TERMS],
    ['something is paid out after the last day', [{ paidOn: '2024-09-16', cents: 1 }], TERMS],
    ['the delay is as long as the loan', [{ paidOn: '2024-06-20', cents: 1 }], TERMS],
  ])('there is none when %s', (_why, payOuts, terms) => {
    expect(scheduleOfPayOuts(payOuts, terms)).toBeNull();
  });

  test('whatever is paid out when: all of it is repaid, and interest is what each day bore', () => {
    const loans = fc
      .record({
        from: fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2020-01-01', days)),
        length: fc.integer({ min: 1, max: 760 }),
        parts: fc.array(fc.tuple(fc.integer({ min: 1, max: 90_000_000 }), fc.nat(760)), {
          minLength: 1,
          maxLength: 6,
        }),
        ratePpm: fc.integer({ min: 0, max: 100_000 }),
        paymentDay: fc.constantFrom(5, 15, 25),
        delay: fc.nat(6),
      })
      .map(({ from, length, parts, delay, ...terms }) => ({
        payOuts: parts.map(([cents, day], index): PaidOut => ({
          cents,
          paidOn: addDays(from, index === 0 ? 0 : day % (length + 1)),
        })),
        terms: {
          ...terms,
          finalDate: addDays(from, length),
          delayMonths: Math.min(delay, instalmentsUntil(from, addDays(from, length)) - 1),
        },
      }));
    fc.assert(
      fc.property(loans, ({ payOuts, terms }) => {
        const rows = scheduleOfPayOuts(payOuts, terms)!;
        const whole = payOuts.reduce((sum, { cents }) => sum + cents, 0);
        expect(rows.reduce((sum, { principalCents }) => sum + principalCents, 0)).toBe(whole);
        expect(rows.at(-1)).toMatchObject({ dueDate: terms.finalDate, balanceCents: 0 });
        expect(
          rows.every(({ balanceCents, principalCents }) => balanceCents >= 0 && principalCents >= 0),
        ).toBe(true);
        // A second way: day by day, what was out at its beginning bears a day's interest.
        let first = payOuts.map(({ paidOn }) => paidOn).sort()[0]!;
        for (const row of rows) {
          let centDays = 0n;
          for (let day = first; day < row.dueDate; day = addDays(day, 1)) {
            const repaid = rows
              .filter(({ dueDate }) => dueDate <= day)
              .reduce((sum, { principalCents }) => sum + principalCents, 0);
            const out = payOuts
              .filter(({ paidOn }) => paidOn <= day)
              .reduce((sum, { cents }) => sum + cents, 0);
            centDays += BigInt(out - repaid);
          }
          const exact = centDays * BigInt(terms.ratePpm);
          const [cents, rest] = [exact / 365_000_000n, exact % 365_000_000n];
          expect(row.interestCents).toBe(Number(rest >= 182_500_000n ? cents + 1n : cents));
          first = row.dueDate;
        }
      }),
      { numRuns: 60 },
    );
  });
});

const late = (more: Partial<Arrear> = {}): Arrear => ({
  kind: 'overdue',
  cents: 6_666_67,
  since: '2026-01-15',
  endedOn: null,
  ...more,
});

describe('what is overdue', () => {
  // 0.03 % of 6,666.67 is 2.000001 a day; each line was worked out by hand.
  test.each([
    [late(), '2026-01-15', 0, 0],
    [late(), '2026-01-14', 0, 0],
    [late(), '2026-01-16', 1, 2_00],
    [late(), '2026-02-15', 31, 62_00],
    [late({ endedOn: '2026-01-25' }), '2026-06-01', 10, 20_00],
    [late({ endedOn: '2026-06-01' }), '2026-01-25', 10, 20_00],
    [late({ cents: 100_00 }), '2026-04-15', 90, 2_70],
    [late({ cents: 1 }), '2036-01-15', 3652, 1],
    [late({ cents: 16_67 }), '2026-01-16', 1, 1],
    [late({ cents: 16_66 }), '2026-01-16', 1, 0],
    [late({ kind: 'insolvency', cents: 0 }), '2026-12-31', 0, 0],
  ])('%j on %s: %i days, %i cents of penalty', (arrear, today, days, cents) => {
    expect(overdueDays(arrear, today)).toBe(days);
    expect(penaltyOf(arrear, today)).toBe(cents);
  });

  test('the penalty is 0.03 % a day, counted a second way by long division of decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000_000 }), fc.nat(4_000), (cents, days) => {
        const today = addDays('2026-01-15', days);
        const tenThousandths = Array.from(
          { length: 3 },
          () => BigInt(cents) * BigInt(daysBetween('2026-01-15', today)),
        );
        const text = String(tenThousandths.reduce((a, b) => a + b)).padStart(5, '0');
        const [whole, rest] = [Number(text.slice(0, -4)), text.slice(-4)];
        expect(penaltyOf(late({ cents }), today)).toBe(rest >= '5000' ? whole + 1 : whole);
      }),
    );
    expect(totalPenalty([late(), late({ cents: 100_00 })], '2026-01-16')).toBe(2_03);
  });

  test.each([
    ['2026-04-14', null],
    ['2026-04-15', 'overdue'],
  ])('on %s, the 89th or the 90th day of default, the loan is %j', (today, problem) => {
    expect(problemOf([late()], today)).toBe(problem);
  });

  test('insolvency makes it a problem at once; what was paid or ended, no more', () => {
    const insolvent = late({ kind: 'insolvency', cents: 0, since: '2026-03-01' });
    expect(problemOf([insolvent], '2026-02-28')).toBeNull();
    expect(problemOf([insolvent], '2026-03-01')).toBe('insolvency');
    expect(problemOf([{ ...insolvent, endedOn: '2026-05-01' }], '2026-05-01')).toBeNull();
    expect(problemOf([late({ endedOn: '2026-08-01' })], '2026-07-31')).toBe('overdue');
    expect(problemOf([late({ endedOn: '2026-08-01' })], '2026-08-01')).toBeNull();
  });
});
