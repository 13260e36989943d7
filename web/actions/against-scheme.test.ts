import { expect, test } from '@jest/globals';
import { fieldProblemText, isFieldProblem } from '../../domain/texts/lt/problem.ts';
import { SCHEME_TERM_PROBLEMS } from '../../domain/application/scheme-terms.ts';
import { againstScheme, type SchemeCase } from './against-scheme.ts';
import type { FormAction } from './fields.ts';
import { readDialog, type DialogValues } from './values.ts';

const TODAY = '2026-11-22';
const ABOUT: SchemeCase = {
  schemeCode: 'tiesiogines',
  inForce: { rate: 210, paymentTerm: '2027-10-01', delayMonths: 3 },
  signedOn: '2026-10-01',
};
const judged = (action: FormAction, values: DialogValues) =>
  againstScheme(readDialog(action, values, TODAY), action, { about: ABOUT, today: TODAY });

const CONTRACT = {
  contractNumber: 'PS-1',
  sumCents: '50000,00',
  rate: '2,10',
  paymentTerm: '2028-11-22',
  delayMonths: '3',
};
const APPROVAL = {
  sumCents: '50000,00',
  rate: '',
  termMonths: '24',
  delayMonths: '6',
  reason: 'Ilgas ciklas',
};
const CHANGE = {
  documentNumber: 'P-1',
  documentDate: TODAY,
  sumCents: '50000,00',
  rate: '2,10',
  paymentTerm: '2028-10-01',
  termsConfirmed: true,
};

test.each<[FormAction, DialogValues, object]>([
  ['uploadContract', CONTRACT, {}],
  ['uploadContract', { ...CONTRACT, rate: '99,99' }, { rate: 'rateOverScheme' }],
  ['uploadContract', { ...CONTRACT, paymentTerm: '2028-11-23' }, { paymentTerm: 'termOverScheme' }],
  ['changeContractFile', { ...CONTRACT, paymentTerm: '2027-02-10' }, { delayMonths: 'delayNotShorter' }],
  ['approve', APPROVAL, {}],
  ['approve', { ...APPROVAL, termMonths: '25' }, { termMonths: 'termOverScheme' }],
  ['approve', { ...APPROVAL, delayMonths: '7' }, { delayMonths: 'delayOverScheme' }],
  ['changeTerms', { ...APPROVAL, delayMonths: '7' }, {}],
  ['changeTerms', { ...APPROVAL, delayMonths: '24' }, { delayMonths: 'delayNotShorter' }],
  ['changeTerms', { ...APPROVAL, rate: '13,01' }, { rate: 'rateOverScheme' }],
  ['uploadConditionsChange', CHANGE, {}],
  ['uploadConditionsChange', { ...CHANGE, paymentTerm: '2028-10-02' }, { paymentTerm: 'termOverScheme' }],
  ['confirmConditions', { ...CHANGE, paymentTerm: '2026-12-31' }, { paymentTerm: 'delayNotShorter' }],
])('%s with %j says beside the field %j', (action, values, errors) => {
  const read = judged(action, values);
  expect(read.errors).toEqual(errors);
  expect(read.input === null).toBe(Object.keys(errors).length > 0);
});

test('every problem of the rule has a sentence', () => {
  for (const problem of SCHEME_TERM_PROBLEMS) {
    expect(isFieldProblem(problem)).toBe(true);
    expect(fieldProblemText(problem)).not.toBe(problem);
  }
});
