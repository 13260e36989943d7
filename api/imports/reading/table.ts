import { open, stat } from 'node:fs/promises';
import type { TableRow } from '../../../domain/imports/cell.ts';
import type { IMPORT_EXTENSIONS } from '../../../domain/imports/import.ts';
import { MAX_FILE_BYTES } from '../../../domain/documents/limits.ts';
import { readCsv } from './csv.ts';
import { RefusedFile } from './refused.ts';
import { openArchive } from './xlsx-archive.ts';
import { readSheet } from './xlsx-sheet.ts';
import { readSharedTexts } from './xlsx-texts.ts';
import { readWorkbook } from './xlsx-workbook.ts';

export interface Table {
  /** null: a CSV has no sheets. */
  sheetName: string | null;
  from1904: boolean;
  rows: AsyncIterable<TableRow>;
  close(): void;
}

const OLE = 'd0cf11e0a1b11ae1';
const ZIP = /^504b(0304|0506)/;
/** The folder of an OLE file names this stream when it holds a workbook under a password. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** Opens a file by its extension after its first bytes; rows are read as they are taken. Throws RefusedFile. */
export async function openTable(path: string, extension: (typeof IMPORT_EXTENSIONS)[number]): Promise<Table> {
  const { size } = await stat(path);
  if (size === 0) throw new RefusedFile('fileEmpty');
  if (extension === '.csv')
    return { sheetName: null, from1904: false, rows: readCsv(path), close: () => undefined };
  if (size > MAX_FILE_BYTES) throw new RefusedFile('fileTooLarge');
  await refuseOtherKinds(path);
  const archive = await openArchive(path);
  try {
    const book = await readWorkbook(archive);
    const texts = await readSharedTexts(archive, book.textsPart);
    return {
      sheetName: book.sheetName,
      from1904: book.from1904,
      rows: readSheet(archive.inflate(book.sheetPart), texts),
      close: () => archive.close(),
    };
  } catch (error) {
    archive.close();
    throw error;
  }
}

async function refuseOtherKinds(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    const head = (await file.read(Buffer.alloc(8), 0, 8, 0)).buffer.toString('hex');
    if (ZIP.test(head)) return;
    if (head !== OLE) throw new RefusedFile('notSpreadsheet');
    // At most 20 MB: the size is checked before.
    const isEncrypted = (await file.readFile()).includes(ENCRYPTED);
    throw new RefusedFile(isEncrypted ? 'encrypted' : 'legacyExcel');
  } finally {
    await file.close();
  }
}
