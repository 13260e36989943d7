import { expect, test } from '@jest/globals';
import { signatureWords } from '../texts/lt/signature.ts';
import { findingRefusal } from './signature-finding.ts';

test.each([
  ['TOTAL-PASSED', 'QESIG', null],
  ['TOTAL-PASSED', 'ADESIG_QC', 'signatureNotQualified'],
  ['TOTAL-PASSED', 'NA', 'signatureNotQualified'],
  ['TOTAL-PASSED', null, null],
  ['INDETERMINATE', 'QESIG', 'signatureUnconfirmed'],
  ['INDETERMINATE', 'INDETERMINATE_QESIG', 'signatureUnconfirmed'],
  ['INDETERMINATE', null, null],
  ['TOTAL-FAILED', 'QESIG', 'signatureInvalid'],
  ['TOTAL-FAILED', null, 'signatureInvalid'],
] as const)('%s %s: %s', (indication, level, code) => {
  expect(findingRefusal({ indication, level }, ['QESIG'])).toBe(code);
});

test('a level that is accepted binds', () => {
  expect(
    findingRefusal({ indication: 'TOTAL-PASSED', level: 'ADESIG_QC' }, ['QESIG', 'ADESIG_QC']),
  ).toBeNull();
});

test.each([
  ['QESIG', '2026-11-22 15:04:09', 'Kvalifikuotas elektroninis parašas, laiko žyma 2026-11-22 15:04:09'],
  [null, null, 'Ar parašas kvalifikuotas, netikrinta, be laiko žymos'],
  ['NA', '2026-11-22 15:04:09', 'Ar parašas kvalifikuotas, netikrinta, laiko žyma 2026-11-22 15:04:09'],
])('%s at %s in words', (Level, StampedAt, words) => {
  expect(signatureWords({ Level, StampedAt, RevocationToldAt: null })).toBe(words);
});
