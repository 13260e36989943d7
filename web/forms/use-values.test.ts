import { expect, test } from '@jest/globals';
import { withValue } from './use-values.ts';

const form = { LoanInfo: { LoanSum: '1', LoanTerm: '2' }, suppliers: [{ name: 'A' }, { name: 'B' }] };

test.each([
  ['LoanInfo.LoanSum', { ...form, LoanInfo: { LoanSum: 'x', LoanTerm: '2' } }],
  ['suppliers.1.name', { ...form, suppliers: [{ name: 'A' }, { name: 'x' }] }],
  ['suppliers.2.name', { ...form, suppliers: [{ name: 'A' }, { name: 'B' }, { name: 'x' }] }],
  ['suppliers', { ...form, suppliers: 'x' }],
  ['pepData.parentCompanyCode', { ...form, pepData: { parentCompanyCode: 'x' } }],
])('a value at %s changes that and nothing else', (path, expected) => {
  const before = structuredClone(form);
  expect(withValue(form, path.split('.'), 'x')).toEqual(expected);
  expect(form).toEqual(before);
});
