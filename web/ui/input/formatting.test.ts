import { describe, expect, test } from '@jest/globals';
import { readDate, showIban, showPhone, showSum } from './formatting.ts';

describe('typed values are forgiven and shown in one form', () => {
  test('sums', () => {
    expect(showSum('185000')).toBe('185\u00A0000,00');
    expect(showSum('1234.5')).toBe('1\u00A0234,50');
    expect(showSum('daug')).toBe('daug');
    expect(showSum('')).toBe('');
  });

  test('account numbers in groups of four', () => {
    expect(showIban('lt121000011101001000')).toBe('LT12\u00A01000\u00A00111\u00A00100\u00A01000');
    expect(showIban('LT')).toBe('LT');
  });

  test('phones', () => {
    expect(showPhone('+37061234567')).toBe('+370 612 34567');
    expect(showPhone('112')).toBe('112');
  });

  test('dates', () => {
    expect(readDate('2026.1.5')).toBe('2026-01-05');
    expect(readDate('20261120')).toBe('2026-11-20');
    expect(readDate('rytoj')).toBe('rytoj');
  });
});
