import { checkCompanyCode, cleanCompanyCode } from '../values/company-code.ts';
import { checkPersonCode, cleanPersonCode } from '../values/person-code.ts';
import { addDays } from '../values/days.ts';
import { shownValue, type Cell, type TableRow } from './cell.ts';
import { IMPORT_COLUMNS, type ImportColumn, type Places } from './columns.ts';

export const ROW_PROBLEMS = [
  'codeMissing',
  'codeInvalid',
  'codeChecksum',
  'monthMissing',
  'monthInvalid',
  'monthInFuture',
  'monthTooOld',
  'countMissing',
  'countNotWhole',
  'countNegative',
  'countTooLarge',
  'formula',
  'cellError',
  'duplicate',
  'duplicateConflict',
] as const;
export type RowProblemCode = (typeof ROW_PROBLEMS)[number];

export interface RowProblem {
  column: ImportColumn;
  code: RowProblemCode;
  /** Cut and made harmless. */
  value: string;
  /** For duplicates: the row it repeats. */
  otherRow?: number;
}

/** One row of a file of employee counts. What is wrong is null, and says why. */
export interface EmployeeRow {
  row: number;
  kind: 'company' | 'person' | null;
  code: string | null;
  /** The checksum does not hold; an error only when the portal knows nobody by the code (PRODUCT.md section 10). */
  isDoubtful: boolean;
  /** 'yyyy-MM' */
  month: string | null;
  employees: number | null;
  shown: Readonly<Record<ImportColumn, string>>;
  problems: readonly RowProblem[];
}

export interface RowSurroundings {
  places: Places;
  /** 'yyyy-MM' of today: a later month cannot have been counted. */
  thisMonth: string;
  /** The workbook counts days from 1904. */
  from1904: boolean;
}

const MOST_EMPLOYEES = 1_000_000;
const FIRST_MONTH = '2000-01';
/** Day numbers of spreadsheets for 2000-01-01 … 2099-12-31. */
const FIRST_DAY = 36_526;
const LAST_DAY = 73_050;
const DAYS_TO_1904 = 1_462;
const SPREADSHEET_EPOCH = '1899-12-30';

type Read<T> = { value: T } | { problem: RowProblemCode };

/** Reads a row; null when nothing stands in its three columns. */
export function readEmployeeRow(row: TableRow, surroundings: RowSurroundings): EmployeeRow | null {
  const { places } = surroundings;
  const at = (column: ImportColumn): Cell | undefined => row.cells[places[column]];
  if (IMPORT_COLUMNS.every((column) => isBlank(at(column)))) return null;
  const problems: RowProblem[] = [];
  const read = <T>(
    column: ImportColumn,
    reader: (cell: Cell) => Read<T>,
    missing: RowProblemCode,
  ): T | null => {
    const cell = at(column);
    const result = readCell(cell, reader, missing);
    if ('value' in result) return result.value;
    problems.push({ column, code: result.problem, value: shownValue(cell) });
    return null;
  };
  const party = read('code', readCode, 'codeMissing');
  const month = read('month', (cell) => readMonth(cell, surroundings), 'monthMissing');
  const employees = read('count', readCount, 'countMissing');
  return {
    row: row.row,
    kind: party?.kind ?? null,
    code: party?.code ?? null,
    isDoubtful: party?.isDoubtful ?? false,
    month,
    employees,
    shown: { code: shownValue(at('code')), month: shownValue(at('month')), count: shownValue(at('count')) },
    problems,
  };
}

const isBlank = (cell: Cell | undefined): boolean =>
  cell === undefined || (cell.kind !== 'formula' && cell.text.trim() === '');

function readCell<T>(
  cell: Cell | undefined,
  reader: (cell: Cell) => Read<T>,
  missing: RowProblemCode,
): Read<T> {
  // A formula may show what was true when the file was last saved, or nothing.
  if (cell?.kind === 'formula') return { problem: 'formula' };
  if (cell === undefined || isBlank(cell)) return { problem: missing };
  if (cell.kind === 'error') return { problem: 'cellError' };
  return reader(cell);
}

interface PartyCode {
  kind: 'company' | 'person';
  code: string;
  isDoubtful: boolean;
}

function readCode(cell: Cell): Read<PartyCode> {
  const text = plainNumber(cell);
  const company = cleanCompanyCode(text);
  const asCompany = checkCompanyCode(company);
  if (asCompany.formatOk)
    return { value: { kind: 'company', code: company, isDoubtful: !asCompany.checksumOk } };
  const person = cleanPersonCode(text);
  const asPerson = checkPersonCode(person);
  if (asPerson.formatOk) return { value: { kind: 'person', code: person, isDoubtful: !asPerson.checksumOk } };
  return { problem: 'codeInvalid' };
}

/** '2026-10', '2026.10', '2026-10-01', '202610', or the day number a spreadsheet makes of a typed date. */
function readMonth(cell: Cell, { thisMonth, from1904 }: RowSurroundings): Read<string> {
  const text = cell.text.trim();
  const month = monthOfDay(text, from1904) ?? monthOfText(text);
  if (month === null) return { problem: 'monthInvalid' };
  if (month > thisMonth) return { problem: 'monthInFuture' };
  if (month < FIRST_MONTH) return { problem: 'monthTooOld' };
  return { value: month };
}

function monthOfDay(text: string, from1904: boolean): string | null {
  if (!/^\d{5}(\.\d{1,10})?$/.test(text)) return null;
  const day = Math.floor(Number(text)) + (from1904 ? DAYS_TO_1904 : 0);
  if (day < FIRST_DAY || day > LAST_DAY) return null;
  return addDays(SPREADSHEET_EPOCH, day).slice(0, 7);
}

function monthOfText(text: string): string | null {
  const match =
    /^(\d{4})[-./](\d{1,2})(?:[-./]\d{1,2})?(?:[T ]00:00:00(?:\.0+)?Z?)?$/.exec(text) ??
    /^(\d{4})(\d{2})$/.exec(text);
  const month = Number(match?.[2]);
  if (!match || month < 1 || month > 12) return null;
  return `${match[1]}-${String(month).padStart(2, '0')}`;
}

function readCount(cell: Cell): Read<number> {
  const text = plainNumber(cell).replace(/[\s\u00A0\u202F]/g, '');
  if (!/^[-\u2212+]?\d{1,15}([.,]0{1,10})?$/.test(text)) return { problem: 'countNotWhole' };
  const value = Number(text.replace('\u2212', '-').replace(',', '.'));
  if (value < 0) return { problem: 'countNegative' };
  if (value > MOST_EMPLOYEES) return { problem: 'countTooLarge' };
  return { value };
}

/** Spreadsheets keep large numbers as '3.02E8'. */
function plainNumber({ text, kind }: Cell): string {
  const trimmed = text.trim();
  if (kind !== 'number' || !/e/i.test(trimmed)) return trimmed;
  const value = Number(trimmed);
  return Number.isSafeInteger(value) ? String(value) : trimmed;
}
