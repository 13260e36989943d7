import type ExcelJS from 'exceljs';
import { once } from 'node:events';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { safeText } from '../../domain/values/csv.ts';
import { vilniusTime } from '../../domain/values/days.ts';
import { excel } from './excel.ts';

/** Sums are cents, days 'yyyy-MM-dd', instants are instants; what is not there is null. */
export type Cell = string | number | boolean | Date | null;
export type ColumnKind = 'text' | 'whole' | 'money' | 'day' | 'instant';

export interface Column {
  head: string;
  kind: ColumnKind;
}

export interface Sheet {
  name: string;
  columns: readonly Column[];
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;
}

const FORMAT: Record<ColumnKind, string | undefined> = {
  text: undefined,
  whole: '0',
  money: '#,##0.00',
  day: 'yyyy-mm-dd',
  instant: 'yyyy-mm-dd hh:mm:ss',
};
/** One object a kind: the writer knows a style again by its object, and reckons every other one anew, cell by cell. */
const STYLE = Object.fromEntries(
  Object.entries(FORMAT).map(([kind, numFmt]) => [kind, numFmt ? { numFmt } : {}]),
) as Record<ColumnKind, Partial<ExcelJS.Style>>;
const WIDTH: Record<ColumnKind, number> = { text: 28, whole: 12, money: 16, day: 12, instant: 20 };
const LONGEST_TEXT = 32_000;

/**
 * A workbook as it is written, row by row: what is not yet read is never more than a few buffers. Numbers and dates are
 * real ones, in Vilnius time; text is never a formula; the head is frozen and filtered.
 */
export function workbookStream(sheets: readonly Sheet[]): Readable {
  const out = new PassThrough();
  write(out, sheets).catch((error: unknown) =>
    out.destroy(error instanceof Error ? error : new Error('export')),
  );
  return out;
}

async function write(out: PassThrough, sheets: readonly Sheet[]): Promise<void> {
  const book = new (excel().stream.xlsx.WorkbookWriter)({
    stream: out,
    useStyles: true,
    useSharedStrings: false,
  });
  for (const { name, columns, rows } of sheets) {
    const sheet = book.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
    sheet.columns = columns.map(({ head, kind }) => ({
      header: safeText(head),
      width: WIDTH[kind],
    }));
    sheet.getRow(1).font = { bold: true };
    sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
    for await (const row of rows) {
      const line = sheet.addRow(row.map((cell, at) => valueOf(cell, columns[at]!.kind)));
      line.eachCell((cell, at) => (cell.style = STYLE[columns[at - 1]!.kind]));
      line.commit();
      await drained(sheet, out);
    }
    sheet.commit();
  }
  await book.commit();
}

/** The writer itself never waits: its packer is asked whether it has taken what it was given. */
async function drained(sheet: ExcelJS.Worksheet, out: PassThrough): Promise<void> {
  const { pipes } = (sheet as unknown as { stream: { pipes: Writable[] } }).stream;
  for (const pipe of pipes) {
    while (pipe.writableNeedDrain && !out.destroyed)
      await Promise.race([once(pipe, 'drain'), once(out, 'close')]);
  }
  if (out.destroyed) throw new Error('nobody reads the export any more');
}

function valueOf(cell: Cell, kind: ColumnKind): ExcelJS.CellValue {
  if (cell === null || cell === '') return null;
  if (cell instanceof Date) return new Date(`${vilniusTime(cell).replace(' ', 'T')}Z`);
  if (kind === 'money' && typeof cell === 'number') return cell / 100;
  if (kind === 'day' && typeof cell === 'string') return new Date(`${cell}T00:00:00Z`);
  return typeof cell === 'string' ? safeText(cell.slice(0, LONGEST_TEXT)) : cell;
}
