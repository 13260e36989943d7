import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { STATUS_IDS } from '../application/status.ts';
import { fromWire } from '../values/money.ts';
import { invoiceDueDate, invoiceFeeCents, invoicesOf } from './fee-invoice.ts';
import { awaitsInvoice, showsInvoices } from './shown.ts';

/** 0.4 % by hand, on the digits: four times the sum with the point moved three places, the last digit rounded half up. */
function feeByDigits(cents: number): number {
  const digits = String(cents * 4).padStart(4, '0');
  const [kept, cut] = [digits.slice(0, -3), digits.slice(-3)];
  return Math.max(20_000, Number(kept) + (cut >= '500' ? 1 : 0));
}

describe('the administration fee', () => {
  test.each([
    ['1.00', '200.00'],
    ['50000.00', '200.00'],
    ['50001.24', '200.00'],
    ['50001.25', '200.01'],
    ['50003.74', '200.01'],
    ['50003.75', '200.02'],
    ['50025.00', '200.10'],
    ['60000.00', '240.00'],
    ['5000000.00', '20000.00'],
  ])('of a loan of %s EUR is %s', (loan, fee) => {
    expect(invoiceFeeCents('administration', fromWire(loan)!)).toBe(fromWire(fee));
  });

  test('is what one reckons by hand, for any loan', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000_000 }), (cents) => {
        expect(invoiceFeeCents('administration', cents)).toBe(feeByDigits(cents));
      }),
      { numRuns: 2000 },
    );
  });

  test('of a change is 100 EUR, whatever the loan', () => {
    for (const cents of [1, 50_000_00, 5_000_000_00])
      expect(invoiceFeeCents('conditionsChange', cents)).toBe(100_00);
  });
});

describe('what a move issues', () => {
  const loan = (before: number, after: number) => ({ before: before * 100, after: after * 100 });

  test('the fee of the contract comes with the provider’s signature', () => {
    const same = loan(50_000, 50_000);
    expect(invoicesOf({ action: 'providerSign', step: null, loanCents: same })).toEqual(['administration']);
    for (const action of ['uploadContract', 'applicantSign', 'changeContractFile', 'terminate'] as const)
      expect(invoicesOf({ action, step: null, loanCents: same })).toEqual([]);
  });

  test('every signed change has its fee, and a loan that has grown another administration fee', () => {
    const change = (before: number, after: number) =>
      invoicesOf({ action: 'providerSignChange', step: null, loanCents: loan(before, after) });
    expect(change(60_000, 60_000)).toEqual(['conditionsChange']);
    expect(change(60_000, 55_000)).toEqual(['conditionsChange']);
    expect(change(40_000, 50_000)).toEqual(['conditionsChange']);
    expect(change(50_000, 60_000)).toEqual(['conditionsChange', 'administration']);
  });

  test('an increase counts when it is confirmed, not when it is proposed', () => {
    const increase = (step: 'propose' | 'confirm') =>
      invoicesOf({ action: 'increaseLoanSum', step, loanCents: loan(50_000, 55_000) });
    expect(increase('propose')).toEqual([]);
    expect(increase('confirm')).toEqual(['administration']);
  });
});

test('it is paid within ten working days', () => {
  expect(invoiceDueDate('2026-11-22')).toBe('2026-12-04');
  expect(invoiceDueDate('2026-12-18')).toBe('2027-01-06');
});

test('the table is hidden in 1–6, 11 and 12; in 7 and 8 it says when the invoice comes', () => {
  expect(STATUS_IDS.filter(showsInvoices)).toEqual([7, 8, 9, 10, 13, 14, 15, 16]);
  expect(STATUS_IDS.filter(awaitsInvoice)).toEqual([7, 8]);
});
