import { describe, expect, test } from '@jest/globals';
import type { Cell } from './cell.ts';
import { FIXED_PLACES, looksLikeData, readHeader } from './columns.ts';
import { readEmployeeRow } from './employee-row.ts';

const text = (value: string): Cell => ({ text: value, kind: 'text' });
const number = (value: string): Cell => ({ text: value, kind: 'number' });
const row = (...cells: (Cell | string | undefined)[]) => ({
  row: 2,
  cells: cells.map((cell) => (typeof cell === 'string' ? text(cell) : cell)),
});
const HERE = { places: FIXED_PLACES, thisMonth: '2026-11', from1904: false };
const read = (...cells: Parameters<typeof row>) => readEmployeeRow(row(...cells), HERE);
const problemsOf = (...cells: Parameters<typeof row>) => read(...cells)?.problems.map(({ code }) => code);

const COMPANY = '110084026';

describe('the header of an imported table', () => {
  test.each([
    [['Įmonės kodas', 'Mėnuo', 'Darbuotojų skaičius'], { code: 0, month: 1, count: 2 }],
    [['MĖNUO', '', 'Apdraustųjų skaičius (numInsured)', 'Kodas'], { code: 3, month: 0, count: 2 }],
    [['Juridinių asmenų registro kodas (jarCode)', 'month', 'Darbuotojai'], { code: 0, month: 1, count: 2 }],
  ])('%j is one', (heads, places) => expect(readHeader(row(...heads))).toEqual({ places }));

  test('one with a column missing, or there twice, is refused; anything else is no header', () => {
    expect(readHeader(row('Kodas', 'Mėnuo'))).toEqual({ refusal: 'columnMissing' });
    expect(readHeader(row('Kodas', 'Mėnuo', 'Darbuotojai', 'Darbuotojai'))).toEqual({
      refusal: 'columnTwice',
    });
    expect(readHeader(row('Ataskaita už spalį'))).toBeNull();
    expect(looksLikeData(row(` ${COMPANY} `, '2026-10', '1'))).toBe(true);
    expect(looksLikeData(row('Ataskaita'))).toBe(false);
  });
});

describe('a row of an imported table', () => {
  test.each([
    ['2026-10', '2026-10'],
    ['2026.9', '2026-09'],
    ['2026-10-31', '2026-10'],
    ['202610', '2026-10'],
    ['46296', '2026-10'],
    ['2026-10-01T00:00:00', '2026-10'],
  ])('month %s is %s', (given, month) => expect(read(COMPANY, given, '1')?.month).toBe(month));

  test('days counted from 1904 are read as such', () =>
    expect(readEmployeeRow(row(COMPANY, number('44834'), '1'), { ...HERE, from1904: true })?.month).toBe(
      '2026-10',
    ));

  test.each([
    ['0', 0],
    ['1 000 000', 1_000_000],
    ['12,0', 12],
    ['1\u00A0234', 1234],
  ])('count %s is %d', (given, employees) =>
    expect(read(COMPANY, '2026-10', given)?.employees).toBe(employees),
  );

  test('large numbers as spreadsheets keep them are whole', () =>
    expect(read(number('1.10084026E8'), '2026-10', number('1.2E1'))).toMatchObject({
      code: COMPANY,
      employees: 12,
      problems: [],
    }));

  test.each([
    [['', '2026-10', '1'], ['codeMissing']],
    [['12345678', '2026-10', '1'], ['codeInvalid']],
    [[COMPANY, 'spalis', '1'], ['monthInvalid']],
    [[COMPANY, '2026-00', '1'], ['monthInvalid']],
    [[COMPANY, '2026-12', '1'], ['monthInFuture']],
    [[COMPANY, '1999-12', '1'], ['monthTooOld']],
    [[COMPANY, '2026-10', ''], ['countMissing']],
    [[COMPANY, '2026-10', '1,5'], ['countNotWhole']],
    [[COMPANY, '2026-10', 'NaN'], ['countNotWhole']],
    [[COMPANY, '2026-10', '\u22125'], ['countNegative']],
    [[COMPANY, '2026-10', '1000001'], ['countTooLarge']],
    [
      ['x', 'y', 'z'],
      ['codeInvalid', 'monthInvalid', 'countNotWhole'],
    ],
  ])('%j: %j', (cells, problems) => expect(problemsOf(...cells)).toEqual(problems));

  test('formulas and errors of a spreadsheet are no values; an empty row is no row', () => {
    expect(problemsOf(COMPANY, '2026-10', { text: '', kind: 'formula' })).toEqual(['formula']);
    expect(problemsOf(COMPANY, '2026-10', { text: '#REF!', kind: 'error' })).toEqual(['cellError']);
    expect(read('', ' ', undefined)).toBeNull();
  });

  test('a wrong checksum is a doubt and not yet an error; a person has eleven digits', () => {
    expect(read('110084027', '2026-10', '1')).toMatchObject({ isDoubtful: true, problems: [] });
    expect(read('48403129911', '2026-10', '1')).toMatchObject({ kind: 'person', code: '48403129911' });
  });

  test('what is shown is short, and nothing in it is hidden', () => {
    expect(read(`\u202e${COMPANY}`, '2026-10', '1')?.shown.code).toBe(`\uFFFD${COMPANY}`);
    expect(read('9'.repeat(500), '2026-10', '1')?.shown.code).toHaveLength(60);
  });
});
