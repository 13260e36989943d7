import { expect, test } from '@jest/globals';
import { findIn, sumSpellings } from './find.ts';

const PAPER = ['Eksportas', '18\u00A0000 000,00', '6 300 000,00', '35,0 %', 'su Ki', 'nija'];

test('a sum is found however the paper spaces it, and words over a line break', () => {
  expect(findIn(PAPER, '6300000,00')).toEqual([
    { start: { piece: 2, letter: 0 }, end: { piece: 2, letter: 11 } },
  ]);
  expect(findIn(PAPER, 'SU KINIJA')).toEqual([
    { start: { piece: 4, letter: 0 }, end: { piece: 5, letter: 3 } },
  ]);
});

test('a number is not found inside a longer one, though it stands right after another', () => {
  expect(findIn(['16300000,00'], '6300000,00')).toEqual([]);
  expect(findIn(['6300000,005'], '6300000,00')).toEqual([]);
  expect(findIn(['100,00', '10 000,00'], '10000,00')).toHaveLength(1);
});

test('nothing is looked for when nothing is wanted', () => {
  expect(findIn(PAPER, ' ')).toEqual([]);
});

test('a sum without cents is looked for without them, too', () => {
  expect(sumSpellings(630_000_000)).toEqual([
    '6300000,00',
    '6.300.000,00',
    '6300000.00',
    '6300000',
    '6.300.000',
  ]);
  expect(sumSpellings(1_050)).toEqual(['10,50', '10,50', '10.50']);
});
