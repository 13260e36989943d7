import { CsvError, parse } from 'csv-parse';
import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import type { TableRow } from '../../../domain/imports/cell.ts';
import { IMPORT_BUDGET } from '../../../domain/imports/refusal.ts';
import { csvEncodingOf, type CsvEncoding } from './csv-encoding.ts';
import { RefusedFile } from './refused.ts';

const SEPARATORS = [';', ',', '\t'] as const;

/** Records of a CSV, numbered as a spreadsheet program would. Throws RefusedFile. */
export async function* readCsv(path: string): AsyncGenerator<TableRow> {
  const encoding = await csvEncodingOf(path);
  const { separator, isDeclared } = await separatorOf(path, encoding);
  const parser = parse({
    delimiter: separator,
    relax_column_count: true,
    max_record_size: IMPORT_BUDGET.line,
  });
  pipeline(Readable.from(decoded(path, encoding)), parser, () => undefined);
  let row = 0;
  try {
    for await (const record of parser) {
      row += 1;
      if (row === 1 && isDeclared) continue;
      const cells = (record as string[]).map((text) =>
        text.trim() === '' ? undefined : ({ text, kind: 'text' } as const),
      );
      const filled = cells.findLastIndex((cell) => cell !== undefined) + 1;
      if (filled > IMPORT_BUDGET.columns) throw new RefusedFile('tooManyColumns');
      if (filled > 0) yield { row, cells: cells.slice(0, filled) };
    }
  } catch (error) {
    throw error instanceof CsvError ? new RefusedFile(codeOf(error)) : error;
  }
}

function codeOf({ code }: CsvError): RefusedFile['code'] {
  if (code === 'CSV_MAX_RECORD_SIZE') return 'textTooLong';
  return code.includes('QUOTE') ? 'quotes' : 'damaged';
}

async function* decoded(path: string, encoding: CsvEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const chunk of createReadStream(path)) {
    const text = decoder.decode(chunk as Buffer, { stream: true });
    if (text) yield text;
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}

/** The separator the first line uses most, outside quotes; spreadsheet programs may declare it there („sep=;“). */
async function separatorOf(
  path: string,
  encoding: CsvEncoding,
): Promise<{ separator: string; isDeclared: boolean }> {
  const line = await firstLine(path, encoding);
  const declared = /^sep=([;,\t])$/i.exec(line)?.[1];
  if (declared) return { separator: declared, isDeclared: true };
  const bare = line.replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((separator) => bare.split(separator).length);
  return { separator: SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ';', isDeclared: false };
}

async function firstLine(path: string, encoding: CsvEncoding): Promise<string> {
  let text = '';
  for await (const piece of decoded(path, encoding)) {
    text += piece;
    const line = /^\s*([^\r\n]*)[\r\n]/.exec(text)?.[1];
    if (line !== undefined) return line;
  }
  return text.trim();
}
