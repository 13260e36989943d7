import { describe, expect, test } from '@jest/globals';
import type { FormContext } from '../../domain/forms/form.ts';
import { differences } from './conflict.ts';

const context: FormContext = { loginType: 'Company', scheme: 'tiesiogines', status: 1, today: '2026-11-21' };

describe('two versions of one draft', () => {
  test('only answers that differ are listed, in words', () => {
    const mine = { LoanInfo: { LoanSum: '185 000,00' }, ContactInfo: { ApplicantEmail: 'a@b.lt' } };
    const theirs = { LoanInfo: { LoanSum: '200000.00' }, ContactInfo: { ApplicantEmail: 'a@b.lt ' } };
    expect(differences(mine, theirs, context)).toMatchObject([
      {
        path: 'LoanInfo.LoanSum',
        label: 'Paskolos suma',
        mine: '185\u00A0000,00\u00A0EUR',
        theirs: '200\u00A0000,00\u00A0EUR',
      },
    ]);
  });

  test('the same answers written differently do not differ', () => {
    expect(
      differences({ LoanInfo: { LoanSum: '1 000,5' } }, { LoanInfo: { LoanSum: '1000.50' } }, context),
    ).toEqual([]);
  });
});
