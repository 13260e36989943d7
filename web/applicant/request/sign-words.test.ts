import { expect, test } from '@jest/globals';
import { VIEW } from '../../../domain/texts/lt/screen/view.ts';
import { signWords } from './sign-words.ts';

const line = { signed: VIEW.signedByProvider, waits: VIEW.notSignedByProvider, by: null };

test.each([
  ['signed', { at: '2026-11-26 20:04:11', isVoid: false }, 'Teikėjas pasirašė: 2026-11-26 20:04:11'],
  ['waiting', { at: null, isVoid: false }, 'Teikėjas dar nepasirašė'],
  ['void and signed', { at: '2026-11-26 20:04:11', isVoid: true }, 'Teikėjas pasirašė: 2026-11-26 20:04:11'],
  ['void and never signed: nobody waits for it', { at: null, isVoid: true }, null],
])('a document %s', (_name, state, words) => {
  expect(signWords({ ...line, ...state })).toBe(words);
});
