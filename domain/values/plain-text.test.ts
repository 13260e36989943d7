import { describe, expect, test } from '@jest/globals';
import { plainText } from './plain-text.ts';

describe('text as it is stored', () => {
  test.each([
    ['NUL and bells', 'a\u0000b\u0007c', 'abc'],
    ['half of a character', 'a\ud800b\udfffc', 'abc'],
    ['turned direction', 'sąskaita\u202efdp.exe', 'sąskaitafdp.exe'],
    ['marks nobody sees', '\ufeffa\u200bb\u2066c\u2069', 'abc'],
  ])('has no %s', (_what, given, kept) => {
    expect(plainText(given)).toBe(kept);
  });

  test.each([
    'Šiaurės „linija“ – 5 €',
    'eilutė\r\nkita\tskiltis',
    '👩‍🌾 ūkininkė',
    "'; drop table x; --",
    '<b>=1+1</b>',
  ])('keeps %j', (text) => {
    expect(plainText(text)).toBe(text);
  });
});
