import { describe, expect, test } from '@jest/globals';
import {
  collate,
  fold,
  formatAgo,
  formatBytes,
  formatDate,
  formatDateTime,
  formatInteger,
  formatList,
  formatLongDate,
  formatPercent,
  formatExactRate,
  formatRate,
} from './format.ts';
import { DAY, ERROR, SECTION_GENITIVE, WORKING_DAY, counted, plural } from './plural.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

describe('words after numbers', () => {
  test.each([
    [0, '0 dienų'],
    [1, '1 diena'],
    [2, '2 dienos'],
    [9, '9 dienos'],
    [10, '10 dienų'],
    [11, '11 dienų'],
    [12, '12 dienų'],
    [20, '20 dienų'],
    [21, '21 diena'],
    [22, '22 dienos'],
    [111, '111 dienų'],
    [1_393, '1 393 dienos'],
  ])('%i', (count, text) => {
    expect(plain(counted(count, DAY))).toBe(text);
  });

  test('other words', () => {
    expect(plain(counted(3, ERROR))).toBe('3 klaidos');
    expect(plain(counted(21, WORKING_DAY))).toBe('21 darbo diena');
    expect(plural(13, SECTION_GENITIVE)).toBe('skilčių');
  });
});

describe('values as text', () => {
  test('dates and times are those of Vilnius', () => {
    expect(formatDate('2026-11-20T22:30:00Z')).toBe('2026-11-21');
    expect(formatDate('2026-11-20')).toBe('2026-11-20');
    expect(formatDateTime('2026-11-20T12:05:09Z')).toBe('2026-11-20 14:05:09');
    expect(plain(formatLongDate('2026-11-20'))).toBe('2026 m. lapkričio 20 d.');
  });

  test.each([
    [formatInteger(1234567), '1 234 567'],
    [formatPercent(24.9999), '24,9999 %'],
    [formatRate(210), '2,10 %'],
    [formatExactRate(21_000), '2,10 %'],
    [formatExactRate(21_150), '2,115 %'],
    [formatExactRate(21_151), '2,1151 %'],
    [formatExactRate(-500), '−0,05 %'],
    [formatRate(-5), '−0,05 %'],
    [formatBytes(512), '512 B'],
    [formatBytes(21_966_080), '20,9 MB'],
    [formatList(['pažyma', 'sutartis', 'sąskaita']), 'pažyma, sutartis ir sąskaita'],
  ])('%s', (shown, expected) => {
    expect(plain(shown)).toBe(expected);
  });

  test('time that passed', () => {
    const now = Date.parse('2026-11-21T12:00:00Z');
    expect(formatAgo(now - 30_000, now)).toBe('ką tik');
    expect(formatAgo(now - 10 * 86_400_000, now)).toBe('prieš 10 dienų');
    expect(formatAgo(now - 21 * 86_400_000, now)).toBe('prieš 21 dieną');
  });

  test('sorting and search follow the language', () => {
    expect(['Žiogas', 'Šarka', 'Ygrekas', 'Ignas', 'Čepas', 'Cukrus', 'Sakalas'].sort(collate)).toEqual([
      'Cukrus',
      'Čepas',
      'Ignas',
      'Ygrekas',
      'Sakalas',
      'Šarka',
      'Žiogas',
    ]);
    expect(fold('UAB „Ąžuolas“')).toBe(fold('uab azuolas'));
  });
});
