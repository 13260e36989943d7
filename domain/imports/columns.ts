import type { Cell, TableRow } from './cell.ts';
import type { ImportRefusal } from './refusal.ts';

export const IMPORT_COLUMNS = ['code', 'month', 'count'] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** Where each column stands, counted from 0. */
export type Places = Readonly<Record<ImportColumn, number>>;

/** Words a column may be headed by: without case, Lithuanian letters, spaces and what stands in brackets. */
const HEADS: Readonly<Record<ImportColumn, readonly string[]>> = {
  code: [
    'kodas',
    'imoneskodas',
    'imonesarbaasmenskodas',
    'imonesasmenskodas',
    'imonesarasmenskodas',
    'asmenskodas',
    'juridinioasmenskodas',
    'juridiniuasmenuregistrokodas',
    'jarkodas',
    'jarcode',
  ],
  month: ['menuo', 'laikotarpis', 'metaiirmenuo', 'metaimenuo', 'month'],
  count: [
    'darbuotojuskaicius',
    'darbuotojai',
    'apdraustujuskaicius',
    'apdraustujudarbuotojuskaicius',
    'vidutinisdarbuotojuskaicius',
    'numinsured',
  ],
};

/** The header is looked for in so many first rows that hold something. */
export const HEADER_WITHIN = 10;

function bareWord(cell: Cell | undefined): string {
  return (cell?.text ?? '')
    .slice(0, 200)
    .replace(/\([^)]*\)/g, '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}

type Header = { places: Places } | { refusal: ImportRefusal } | null;

/** The columns a row names; null when it is no header. */
export function readHeader(row: TableRow): Header {
  const words = row.cells.map(bareWord);
  const found = IMPORT_COLUMNS.map((column) =>
    words.flatMap((word, index) => (HEADS[column].includes(word) ? [index] : [])),
  );
  if (found.every((places) => places.length === 0)) return null;
  if (found.some((places) => places.length > 1)) return { refusal: 'columnTwice' };
  const [code, month, count] = found.map(([place]) => place);
  if (code === undefined || month === undefined || count === undefined) return { refusal: 'columnMissing' };
  return { places: { code, month, count } };
}

/** A file without a header has its columns in the order of the template. */
export const FIXED_PLACES: Places = { code: 0, month: 1, count: 2 };

/** A row that can only be data of the fixed order: a code of nine or eleven digits comes first. */
export function looksLikeData(row: TableRow): boolean {
  return /^\s*(\d{9}|\d{11})\s*$/.test(row.cells[0]?.text ?? '');
}
