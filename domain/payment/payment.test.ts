import { describe, expect, test } from '@jest/globals';
import { ROLES } from '../application/role.ts';
import { PAYMENT_INPUTS, returnWords } from './inputs.ts';
import { percentText, percentUnitsOf } from './percent.ts';
import { askableCents, limitsOf, remaindersOf, splitOf, totalOf, type LoanMoney } from './remainders.ts';
import { PAYMENT_STATUS_TEXT } from '../texts/lt/payment.ts';
import { PAYMENT_STATUS_IDS, PaymentStatus } from './status.ts';
import { PAYMENT_ACTIONS, paymentRefusal, PAYMENT_RULES } from './transitions.ts';

describe('the table of payment requests', () => {
  test('lets only these moves be made, by these roles', () => {
    const allowed = PAYMENT_ACTIONS.flatMap((action) =>
      [null, ...PAYMENT_STATUS_IDS].flatMap((from) => {
        const roles = ROLES.filter((role) => paymentRefusal(action, from, [role]) === null);
        const to = PAYMENT_RULES.destination(action, from, {});
        return roles.length > 0 ? [`${from ?? 'nothing'} ${action} ${to}: ${roles.join(', ')}`] : [];
      }),
    );
    expect(allowed).toEqual([
      'nothing start 1: applicant',
      '1 submit 5: applicant',
      '3 submit 5: applicant',
      '5 return 3: assessor, manager',
      '5 reject 4: approver',
      '1 close 4: system',
      '3 close 4: system',
      '5 approve 2: approver',
      '5 editDocument 5: assessor, manager',
      '2 markUnpaid 2: assessor, manager',
      '5 markUnpaid 5: assessor, manager',
      '2 payOut 2: manager',
      '5 holdDecision 5: approver',
      '5 stopDecision 5: approver',
      '5 endWindow 5: system',
    ]);
  });
});

describe('statuses', () => {
  test('have the numbers of the specification', () => {
    expect(PaymentStatus).toEqual({ preparing: 1, approved: 2, returned: 3, rejected: 4, submitted: 5 });
  });

  test('have their labels, letter by letter', () => {
    expect(PAYMENT_STATUS_TEXT).toEqual({
      1: 'Rengiama',
      5: 'Pateikta vertinti',
      3: 'Grąžinta tikslinti',
      2: 'Patvirtinta (finansuota)',
      4: 'Atmesta',
    });
  });
});

const MONEY: LoanMoney = {
  purpose: 1,
  grantedCents: 100_00,
  declared: { turnoverCents: 1, investmentCents: 3 },
  counted: { turnoverCents: 10_00, investmentCents: 20_00 },
};

describe('what is left of a loan', () => {
  test('is split as the answers split it for investments, and is whole for working capital', () => {
    expect(remaindersOf(MONEY)).toEqual({ loanCents: 70_00, turnoverCents: 15_00, investmentCents: 55_00 });
    expect(remaindersOf({ ...MONEY, purpose: 2 })).toEqual({
      loanCents: 70_00,
      turnoverCents: 70_00,
      investmentCents: 0,
    });
  });

  test('a document may have the remainder and what it has now', () => {
    const limits = limitsOf(MONEY, { turnoverCents: 10_00, investmentCents: 0 });
    expect(limits).toEqual({ loanCents: 80_00, turnoverCents: 25_00, investmentCents: 55_00 });
    const own = limitsOf({ ...MONEY, purpose: 2 }, { turnoverCents: 10_00, investmentCents: 20_00 });
    expect(own.turnoverCents).toBe(100_00);
  });

  test('whatever is asked within the limits fits them when it is split, and never exceeds the loan', () => {
    let seed = 7;
    const chance = (most: number): number => (seed = (seed * 48_271) % 2_147_483_647) % (most + 1);
    for (let round = 0; round < 2_000; round += 1) {
      const money: LoanMoney = {
        purpose: round % 2 === 0 ? 1 : 2,
        grantedCents: chance(1_000_00),
        declared: { turnoverCents: chance(3), investmentCents: chance(3) },
        counted: { turnoverCents: 0, investmentCents: 0 },
      };
      let counted = money.counted;
      for (let document = 0; document < 4; document += 1) {
        const limits = limitsOf({ ...money, counted }, { turnoverCents: 0, investmentCents: 0 });
        const part = splitOf(chance(askableCents(limits)), limits);
        expect(part.turnoverCents).toBeLessThanOrEqual(limits.turnoverCents);
        expect(part.investmentCents).toBeLessThanOrEqual(limits.investmentCents);
        counted = {
          turnoverCents: counted.turnoverCents + part.turnoverCents,
          investmentCents: counted.investmentCents + part.investmentCents,
        };
      }
      expect(totalOf(counted)).toBeLessThanOrEqual(money.grantedCents);
    }
  });
});

test.each([
  [1, 3, '33.3333'],
  [2, 3, '66.6667'],
  [1, 800_000, '0.0001'],
  [5, 5, '100.0000'],
  [1, 0, '0.0000'],
])('%d of %d is %s per cent', (part, whole, text) => {
  expect(percentText(percentUnitsOf(part, whole))).toBe(text);
});

describe('what a return of a payment request says', () => {
  const words = 'Patikslinkite sumą';
  const faultOf = (given: object) => PAYMENT_INPUTS.return.safeParse(given).error?.issues[0]?.message ?? null;

  test.each([
    [{ comment: words, documentIds: [] }, null],
    [{ comment: '', documentIds: [7] }, null],
    [{ documentIds: [7] }, null],
    [{ comment: words, documentIds: [7] }, null],
    [{ comment: '   ', documentIds: [] }, 'returnReasonMissing'],
    [{}, 'returnReasonMissing'],
    [{ comment: 'ne', documentIds: [7] }, 'commentTooShort'],
  ])('%j: %s', (given, fault) => {
    expect(faultOf(given)).toBe(fault);
  });

  test('words alone are wanted where the call is named after them', () => {
    expect(returnWords.safeParse({ comment: words }).success).toBe(true);
    expect(returnWords.safeParse({ comment: '' }).success).toBe(false);
  });
});
