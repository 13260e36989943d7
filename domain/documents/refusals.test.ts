import { expect, test } from '@jest/globals';
import { areRefusalsComplete, type Refuser } from './refusals.ts';

test.each<[Refuser[], boolean]>([
  [[], false],
  [['bank', 'financialCompany'], false],
  [['bank', 'bank', 'bank'], false],
  [['financialCompany', 'financialCompany', 'financialCompany'], false],
  [['bank', 'financialCompany', 'financialCompany'], true],
  [['bank', 'bank', 'financialCompany'], true],
])('of three refusals one is a bank’s and one a financial company’s: %j', (given, enough) => {
  expect(areRefusalsComplete(given)).toBe(enough);
});
