import { describe, expect, test } from '@jest/globals';
import { signedTerms } from './signed-terms.ts';

const NBSP = '\u00A0';
const terms = {
  InvegaContractNumber: 'TP-118',
  InvegaLoanSum: '400000.00',
  InvegaLoanPaymentTerm: '2028-11-15',
  InvegaLoanDelayTerm: 6,
  InvegaLoanInterestRate: '3.36',
  InvegaContractNumberCc: null,
  InvegaLoanSumCc: null,
  InvegaLoanPaymentTermCc: null,
  InvegaLoanDelayTermCc: null,
  InvegaLoanInterestRateCc: null,
  ConditionsChanged: false,
  ContractSigningTime: null,
};
const change = {
  InvegaDocumentNumber: 'P-118/1',
  InvegaDocumentDate: '2027-01-20',
  InvegaLoanSum: null,
  InvegaLoanInterestRate: '3.10',
  InvegaLoanPaymentTerm: null,
};
const values = (...of: Parameters<typeof signedTerms>) => signedTerms(...of).rows.map(({ value }) => value);

describe('what the signing page says is signed', () => {
  test('the contract: number, sum, purpose, rate, last day, postponement and fee', () => {
    expect(signedTerms(terms, null, 2)).toMatchObject({
      title: `Pasirašote paskolos sutartį Nr.${NBSP}TP-118`,
      sum: `400${NBSP}000,00${NBSP}EUR`,
      under: 'apyvartiniam kapitalui',
    });
    expect(values(terms, null, 2)).toEqual([
      `3,36${NBSP}% metinės, fiksuotos`,
      '2028-11-15',
      `6${NBSP}mėnesiai`,
      `1${NBSP}600,00${NBSP}EUR, vienkartinis`,
    ]);
  });

  test('a change: its own number and fee, and of the contract what it leaves alone', () => {
    expect(signedTerms(terms, change, 2)).toMatchObject({
      title: `Pasirašote sąlygų keitimą Nr.${NBSP}P-118/1`,
      sum: `400${NBSP}000,00${NBSP}EUR`,
      under: `prie sutarties Nr.${NBSP}TP-118`,
    });
    expect(values(terms, change, 2)).toEqual([
      `3,10${NBSP}% metinės, fiksuotos`,
      '2028-11-15',
      `6${NBSP}mėnesiai`,
      `100,00${NBSP}EUR, vienkartinis`,
    ]);
  });

  test('no postponement is said, and what nobody entered is left out', () => {
    expect(values({ ...terms, InvegaLoanDelayTerm: 0 }, null, null)).toContain('nėra');
    expect(
      values({ ...terms, InvegaLoanDelayTerm: null, InvegaLoanPaymentTerm: null }, null, null),
    ).toHaveLength(2);
  });
});
