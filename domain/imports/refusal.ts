// Why a file is not read at all. The sentence of each code is in texts/lt/import.ts.

export const IMPORT_REFUSALS = [
  'fileEmpty',
  'fileTooLarge',
  'notSpreadsheet',
  'notWorkbook',
  'legacyExcel',
  'encrypted',
  'macros',
  'damaged',
  'unsafeName',
  'duplicateEntry',
  'nestedArchive',
  'overlappingEntries',
  'tooManyEntries',
  'inflatedTooLarge',
  'ratioTooHigh',
  'doctype',
  'nestedTooDeep',
  'tooManyRows',
  'tooManyColumns',
  'tooManyCells',
  'tooManyTexts',
  'rowNumber',
  'cellReference',
  'sharedText',
  'textTooLong',
  'quotes',
  'unknownEncoding',
  'mixedEncoding',
  'controlBytes',
  'headerUnknown',
  'columnMissing',
  'columnTwice',
  'noRows',
  'tooSlow',
  'tooMuchMemory',
  'notRead',
] as const;

export type ImportRefusal = (typeof IMPORT_REFUSALS)[number];

/** How much of a file is read; more of anything is refused. */
export const IMPORT_BUDGET = {
  inflatedBytes: 100 * 1024 * 1024,
  /** Inflated to packed bytes of one part, once it is larger than `ratioFromBytes`. */
  ratio: 100,
  ratioFromBytes: 1024 * 1024,
  entries: 2_000,
  depth: 64,
  /** Longest run without a tag in XML, and longest record of a CSV, in characters. */
  unbroken: 1_000_000,
  line: 100_000,
  rows: 200_000,
  columns: 200,
  cells: 4_000_000,
  sharedTexts: 1_000_000,
  sharedCharacters: 32_000_000,
  wallMs: 30_000,
  heapMegabytes: 256,
} as const;
