import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { tiesiogines } from '../schemes/tiesiogines.ts';
import { calculateLoan, readTerms, type TermField, type TermProblem, type TypedTerms } from './calculator.ts';

const TYPED: TypedTerms = {
  sum: '120 000,00',
  term: '24',
  delay: '6',
  paymentDay: '15',
  reference: '3,00',
  margin: '4',
};
const read = (changed: Partial<TypedTerms> = {}) => readTerms({ ...TYPED, ...changed }, tiesiogines);

describe('what is typed', () => {
  test.each([
    ['120000'],
    ['120 000'],
    ['120\u00A0000,00'],
    ['120000.00'],
    ['120.000,00'],
    ['120,000.00'],
    ['120 000 EUR'],
    ['120000 €'],
  ])('„%s“ is a hundred and twenty thousand', (sum) => {
    expect(read({ sum }).terms?.sumCents).toBe(120_000_00);
  });

  test.each([
    ['3', 300],
    ['3,25', 325],
    ['3.25 %', 325],
    ['-0,5', -50],
    ['\u22120,50', -50],
    ['0', 0],
  ])('a reference rate of „%s“', (reference, bp) => {
    expect(read({ reference }).terms?.referenceBp).toBe(bp);
  });

  test.each<[TermField, string, TermProblem]>([
    ['sum', '', 'missing'],
    ['sum', '   ', 'missing'],
    ['sum', '0', 'zero'],
    ['sum', '0,00', 'zero'],
    ['sum', '-5', 'invalid'],
    ['sum', 'daug', 'invalid'],
    ['sum', '1,234', 'invalid'],
    ['sum', '1e6', 'invalid'],
    ['sum', '5000000,01', 'tooLarge'],
    ['sum', '9'.repeat(60), 'invalid'],
    ['term', '', 'missing'],
    ['term', '0', 'outOfRange'],
    ['term', '25', 'outOfRange'],
    ['term', '2,5', 'invalid'],
    ['term', '-3', 'invalid'],
    ['term', '1e1', 'invalid'],
    ['delay', '', 'missing'],
    ['delay', '0', 'outOfRange'],
    ['delay', '7', 'outOfRange'],
    ['delay', 'x', 'invalid'],
    ['paymentDay', '', 'notChosen'],
    ['paymentDay', '10', 'notChosen'],
    ['reference', '', 'missing'],
    ['reference', '3,255', 'invalid'],
    ['reference', '20,01', 'outOfRange'],
    ['reference', '-5,01', 'outOfRange'],
    ['margin', '-1', 'outOfRange'],
    ['margin', 'abc', 'invalid'],
  ])('%s „%s“ is %s', (field, text, problem) => {
    expect(read({ [field]: text }).problems).toEqual({ [field]: problem });
  });

  test.each([
    ['2', '1', true],
    ['7', '6', true],
    ['1', '1', false],
    ['6', '6', false],
    ['5', '6', false],
  ])('term %s with a delay of %s', (term, delay, fits) => {
    const { problems } = read({ term, delay });
    expect(problems).toEqual(fits ? undefined : { delay: 'notShorterThanTerm' });
  });

  test('the bounds themselves are allowed, and every wrong field is named at once', () => {
    expect(read({ sum: '5 000 000', term: '24', delay: '6' }).problems).toBeUndefined();
    expect(read({ sum: '0,01', term: '2', delay: '1' }).problems).toBeUndefined();
    expect(read({ sum: '', term: '', delay: 'x' }).problems).toEqual({
      sum: 'missing',
      term: 'missing',
      delay: 'invalid',
    });
  });
});

describe('the check vector of the loan formulas', () => {
  const result = calculateLoan(read().terms!, '2022-09-20');

  test('rate, fee and totals', () => {
    expect(result).toMatchObject({
      ratePpm: 21_000,
      feeCents: 480_00,
      interestCents: 3_219_23,
      totalCents: 123_699_23,
    });
  });

  test.each([
    [1, '2022-10-15', 25, 172_60, 0, 120_000_00],
    [6, '2023-03-15', 28, 193_32, 0, 120_000_00],
    [7, '2023-04-15', 31, 214_03, 6_666_67, 113_333_33],
    [8, '2023-05-15', 30, 195_62, 6_666_67, 106_666_66],
    [24, '2024-09-15', 31, 11_89, 6_666_61, 0],
  ])('row %i', (...cells) => {
    const [number, dueDate, days, interestCents, principalCents, balanceCents] = cells;
    const row = { number, dueDate, days, interestCents, principalCents, balanceCents };
    expect(result.rows[number - 1]).toMatchObject(row);
  });

  test('the first payment is interest, the seventh the first of the loan itself', () => {
    expect([result.first.number, result.firstPrincipal.number]).toEqual([1, 7]);
    expect(result.first.totalCents).toBe(172_60);
    expect(result.firstPrincipal.totalCents).toBe(6_880_70);
  });

  test.each([
    ['50 000', 200_00],
    ['50 000,25', 200_00],
    ['50 001', 200_00],
    ['60 000', 240_00],
    ['5 000 000', 20_000_00],
  ])('the contract fee of %s EUR', (sum, fee) => {
    expect(calculateLoan(read({ sum }).terms!, '2026-11-21').feeCents).toBe(fee);
  });

  test('a negative reference rate counts as nothing', () => {
    expect(calculateLoan(read({ reference: '-2' }).terms!, '2026-11-21').ratePpm).toBe(12_000);
  });
});

test('whatever is typed, either every field is named or the schedule pays the loan back', () => {
  const text = fc.oneof(fc.string(), fc.integer({ min: -9, max: 9_999_999 }).map(String));
  const typed = fc.record({
    sum: text,
    term: text,
    delay: text,
    paymentDay: fc.constantFrom('5', '15', '25'),
    reference: text,
    margin: text,
  });
  fc.assert(
    fc.property(typed, (one) => {
      const { terms, problems } = readTerms(one, tiesiogines);
      if (!terms) return expect(Object.keys(problems).length).toBeGreaterThan(0);
      const { rows } = calculateLoan(terms, '2026-11-21');
      expect(rows.at(-1)?.balanceCents).toBe(0);
    }),
  );
});
