import { Readable } from 'node:stream';
import type { Database } from '../../db/connect.ts';
import { listRefusedRows } from '../../db/queries/imports/rows.ts';
import { ERROR_FILE, IMPORT_COLUMN_LABEL } from '../../domain/texts/lt/import.ts';
import { remarksOf } from './present.ts';

const PIECE = 1_000;
const HEAD = [
  ERROR_FILE.row,
  IMPORT_COLUMN_LABEL.code,
  IMPORT_COLUMN_LABEL.month,
  IMPORT_COLUMN_LABEL.count,
  ERROR_FILE.problem,
];

/** A cell of a CSV that a spreadsheet program takes for text, never for a formula. */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r\0]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(';')}\r\n`;

/** The rows that are not applied, as the file had them, with a column that says why. It can be mended and imported again. */
export function errorFile(db: Database, importId: string): Readable {
  return Readable.from(lines(db, importId));
}

async function* lines(db: Database, importId: string): AsyncGenerator<string> {
  // The mark makes spreadsheet programs read the letters right.
  yield `\uFEFF${csvLine(HEAD)}`;
  for (let after = -1; ;) {
    const rows = await listRefusedRows(db, { importId, after, limit: PIECE });
    if (rows.length > 0)
      yield rows.map((row) => csvLine([String(row.row), ...row.shown, remarksOf(row).join('; ')])).join('');
    if (rows.length < PIECE) return;
    after = rows.at(-1)!.row;
  }
}
