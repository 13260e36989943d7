import { describe, expect, test } from '@jest/globals';
import { digitsIn, readCodes } from './read-codes.ts';

const codesOf = (typed: string) => readCodes(typed)?.map(({ code }) => code) ?? null;

describe('codes typed or pasted into the field', () => {
  test.each([
    ['304151376', ['304151376']],
    ['304 151 376', ['304151376']],
    ['304151376 124110246', ['304151376', '124110246']],
    ['304151376, 48403129911; 304151376', ['304151376', '48403129911']],
  ])('%j', (typed, expected) => expect(codesOf(typed)).toEqual(expected));

  test.each(['', '  ', '30415137', '304151376 1', 'abc'])('%j is not sent', (typed) =>
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
