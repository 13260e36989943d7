import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatEur, fromWire, parseSum, shareOf, toWire } from './money.ts';

describe('sums', () => {
  test.each([
    [0, '0.00', '0,00 EUR'],
    [5, '0.05', '0,05 EUR'],
    [123450, '1234.50', '1 234,50 EUR'],
    [123456780, '1234567.80', '1 234 567,80 EUR'],
    [-123450, '-1234.50', '−1 234,50 EUR'],
    [13_000_000_000, '130000000.00', '130 000 000,00 EUR'],
  ])('%i cents are written %s on the wire and %s on screen', (cents, wire, shown) => {
    expect(toWire(cents)).toBe(wire);
    expect(fromWire(wire)).toBe(cents);
    expect(formatEur(cents)).toBe(shown.replaceAll(' ', '\u00A0'));
  });

  test.each([
    ['1234,5', 123450],
    ['1234.50', 123450],
    ['1 234,50', 123450],
    ['1\u00A0234,50\u00A0EUR', 123450],
    ['1\u202F234,50 €', 123450],
    ['1 234,50 Eur', 123450],
    ['\u2212 10', -1000],
    ['185000', 18500000],
    ['185000.', 18500000],
    ['1.234.567,80', 123456780],
    ['1,234,567.80', 123456780],
    ['1.234,50', 123450],
    ['0.00', 0],
    ['0.29', 29],
    ['', null],
    ['   ', null],
  ])('„%s“ is read forgivingly', (typed, cents) => {
    expect(parseSum(typed)).toBe(cents);
  });

  test.each([
    'abc',
    '12,345',
    '1.234',
    '1,2,3',
    '--5',
    '1e5',
    'EUR',
    '5 5.5.5',
    'Infinity',
    '0x10',
    '9'.repeat(60),
  ])('„%s“ is not a sum and never reads as 0', (typed) => {
    expect(parseSum(typed)).toBeNaN();
  });

  test.each([[null], [undefined], ['1,5'], ['1.234'], [Number.NaN], [1.005], [{}], [['1']], ['']])(
    'the wire refuses %p',
    (value) => {
      expect(fromWire(value)).toBeNull();
    },
  );

  test('every sum survives wire and screen', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (cents) => {
        expect(fromWire(toWire(cents))).toBe(cents);
        expect(parseSum(formatEur(cents))).toBe(cents);
      }),
    );
  });

  test('a part is rounded half up', () => {
    expect(shareOf(12_000_000, 4, 1000)).toBe(48_000);
    expect(shareOf(125, 4, 1000)).toBe(1);
    expect(shareOf(124, 4, 1000)).toBe(0);
  });

  test('half a cent is no sum', () => {
    expect(() => toWire(0.5)).toThrow(RangeError);
  });
});
