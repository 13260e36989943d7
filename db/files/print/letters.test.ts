import { expect, test } from '@jest/globals';
import { fixedJoints } from '../../../domain/texts/lt/typography.ts';
import { inLettersOf } from './letters.ts';

const latin = (codePoint: number): boolean => codePoint < 0x250 && codePoint !== 0x1f;

test.each([
  ['Ąžuolų šlaitas', 'Ąžuolų šlaitas'],
  // Written as a letter and a mark above it.
  ['e\u0307giai', 'ėgiai'],
  ['proﬁlis Ⅻ ①', 'profilis XII 1'],
  ['中 ir 😀', '[U+4E2D] ir [U+1F600]'],
  ['a\u202Fb\u2003c', 'a\u00A0b c'],
  ['eilutė\nkita\u202Egnp\u0000', 'eilutė\nkitagnp'],
])('„%s“ is set in letters the font has', (given, set) => {
  expect(inLettersOf(latin, given)).toBe(set);
});

const seen = (text: string): string => fixedJoints(text).replaceAll('\u00A0', '~');

test.each([
  ['Laisvės al., 17, Kaunas', 'Laisvės al.~17, Kaunas'],
  ['Vilniaus g. 5-3', 'Vilniaus g.~5-3'],
  ['prašymas Nr. 118, kodas 900000016', 'prašymas Nr.~118, kodas~900000016'],
  ['100 000,00 EUR per 10 darbo dienų', '100~000,00~EUR per~10~darbo dienų'],
  ['2026 m. lapkričio 21 d.', '2026~m.~lapkričio~21~d.'],
  ['palūkanos 2,10 % = 7,00 % × 0,3', 'palūkanos 2,10~%~= 7,00~%~× 0,3'],
  ['o tai ir į sąskaitą', 'o~tai ir į~sąskaitą'],
  ['J. Petrauskas', 'J.~Petrauskas'],
  ['Sutartis parengiama per 5 darbo dienas', 'Sutartis parengiama per~5~darbo dienas'],
  ['iki 2026-12-21', 'iki~2026-12-21'],
])('„%s“ does not part where it may not', (given, joined) => {
  expect(seen(given)).toBe(joined);
});

test('joints are set once, whatever is set again', () => {
  const once = fixedJoints('iki 2026 m. lapkričio 21 d. 100 000,00 EUR');
  expect(fixedJoints(once)).toBe(once);
});
