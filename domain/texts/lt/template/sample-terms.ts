import type { LoanTerms } from '../contract-terms.ts';
import { LENDER } from '../document.ts';
import { headOf } from '../party.ts';

/** A contract with everything a contract can say: what previews are made of, and tests. */
export const LOAN_TERMS: LoanTerms = {
  contractNumber: 'PS-1',
  date: '2026-11-21',
  requestId: 118,
  scheme: {
    code: 'tiesiogines',
    name: 'Tiesioginės paskolos',
    ruleSetVersion: '2022-06-15',
    retentionYears: 10,
  },
  decision: { number: '118-S1', date: '2026-11-20' },
  lender: LENDER,
  borrower: {
    name: 'UAB „Šiaurės linija“',
    code: '900000016',
    address: 'Laisvės al. 17, Kaunas',
    email: 'sutartys@example.test',
    signatory: headOf('Ieva Sakalauskaitė'),
  },
  sumCents: 120_000_00,
  rateBp: 210,
  rateParts: { referenceBp: 300, marginBp: 400, referenceDate: '2026-11-01' },
  aidCents: 7_294_01,
  delayMonths: 6,
  repaidBy: '2028-11-15',
  paymentDay: 15,
  purpose: 2,
  iban: 'LT121000011101001000',
};
