import { describe, expect, test } from '@jest/globals';
import { digitsIn, readCodes } from './read-codes.ts';

const codesOf = (typed: string) => readCodes(typed)?.map(({ code }) => code) ?? null;

describe('codes typed or pasted into the field', () => {
  test.each([
    ['900000710', ['900000710']],
    ['900 000 710', ['900000710']],
    ['900000710 900000703', ['900000710', '900000703']],
    ['900000710, 48403129911; 900000710', ['900000710', '48403129911']],
  ])('%j', (typed, expected) => expect(codesOf(typed)).toEqual(expected));

  test.each(['', '  ', '30415137', '900000710 1', 'abc'])('%j is not sent', (typed) =>
    expect(codesOf(typed)).toBeNull(),
  );

  test('a whole register is not pasted at once', () => {
    const many = Array.from({ length: 31 }, (_, index) => 300_000_000 + index).join(' ');
    expect(codesOf(many)).toBeNull();
  });

  test('digits are counted without what stands between them', () => {
    expect(digitsIn('304 151-3')).toBe(7);
  });
});
