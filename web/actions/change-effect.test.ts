import { expect, test } from '@jest/globals';
import type { StaffCase } from '../staff/data/types.ts';
import { changeEffect } from './change-effect.ts';

const request = {
  Contract: {
    InvegaLoanSum: '120000.00',
    InvegaLoanInterestRate: '2.10',
    InvegaLoanPaymentTerm: '2027-11-15',
    InvegaLoanDelayTerm: 0,
    ContractSigningTime: '2026-11-15 10:00:00',
  },
  LoanInfo: { LoanPaymentDay: 15 },
} as unknown as StaffCase;
const TYPED = { sumCents: '120 000,00', rate: '2,10', paymentTerm: '2027-11-15' };
const differing = (values: object): string[] =>
  changeEffect(request, { ...TYPED, ...values })
    .filter(({ differs }) => differs)
    .map(({ label, after }) => `${label}: ${after.replaceAll('\u00A0', ' ')}`);

test('the same terms change nothing', () => {
  expect(differing({})).toEqual([]);
});

test('a longer term is more and smaller parts', () => {
  expect(differing({ paymentTerm: '2028-11-15' }).slice(0, 2)).toEqual([
    'Galutinis grąžinimo terminas: 2028-11-15',
    'Įmokų skaičius: 24',
  ]);
});

test('what cannot be read yet is no difference', () => {
  expect(differing({ sumCents: 'daug' })).toEqual([]);
  expect(differing({ paymentTerm: '2027' })).toEqual([]);
});

test('an extension moves the delay alone', () => {
  const rows = changeEffect(request, { delayMonths: '6' });
  expect(rows.find(({ label }) => label.startsWith('Atidėjimas'))).toMatchObject({ before: '0', after: '6' });
  expect(rows.find(({ label }) => label === 'Suma')).toMatchObject({ differs: false });
});

test('a case without a contract has nothing to compare', () => {
  const bare = { ...request, Contract: { ...request.Contract, InvegaLoanPaymentTerm: null } };
  expect(changeEffect(bare as StaffCase, TYPED)).toEqual([]);
});
