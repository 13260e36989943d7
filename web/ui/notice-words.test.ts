import { expect, test } from '@jest/globals';
import { FILES } from '../../domain/texts/lt/screen/common.ts';
import { mergedWords } from './notice-words.ts';

const NBSP = '\u00A0';

test.each([
  [1, 'Priedas sėkmingai įkeltas'],
  [2, `Įkelti 2${NBSP}priedai`],
  [5, `Įkelti 5${NBSP}priedai`],
  [11, `Įkelta 11${NBSP}priedų`],
  [21, `Įkeltas 21${NBSP}priedas`],
])('%d uploads one after another are one line', (count, words) => {
  expect(mergedWords(FILES.uploaded, count, FILES.uploadedSeveral)).toBe(words);
});

test('news that cannot be counted are said as they are', () => {
  expect(mergedWords('Prašymas ištrintas', 3)).toBe('Prašymas ištrintas');
});
