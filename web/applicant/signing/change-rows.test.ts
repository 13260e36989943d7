import { describe, expect, test } from '@jest/globals';
import { changeRows } from './change-rows.ts';

const terms = {
  InvegaContractNumber: 'TP-9',
  InvegaLoanSum: '50000.00',
  InvegaLoanPaymentTerm: '2028-11-30',
  InvegaLoanDelayTerm: 3,
  InvegaLoanInterestRate: '2.10',
  InvegaContractNumberCc: null,
  InvegaLoanSumCc: null,
  InvegaLoanPaymentTermCc: null,
  InvegaLoanDelayTermCc: null,
  InvegaLoanInterestRateCc: null,
  ConditionsChanged: false,
  ContractSigningTime: null,
};
const change = {
  InvegaDocumentNumber: 'P-9/1',
  InvegaDocumentDate: '2026-11-20',
  InvegaLoanSum: '50000.00',
  InvegaLoanInterestRate: '1.95',
  InvegaLoanPaymentTerm: null,
};

describe('what a change of conditions changes', () => {
  test('the changed condition stands first, with both values', () => {
    const [first, ...rest] = changeRows(terms, change);
    expect(first).toEqual({
      label: 'Palūkanų norma',
      before: '2,10\u00A0%',
      after: '1,95\u00A0%',
      changed: true,
    });
    expect(rest.map(({ changed }) => changed)).toEqual([false, false]);
  });
});
