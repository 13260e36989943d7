import { createReadStream } from 'node:fs';
import { IMPORT_BUDGET } from '../../../domain/imports/refusal.ts';
import { RefusedFile } from './refused.ts';

export type CsvEncoding = 'utf-8' | 'windows-1257';

const LINE_FEED = 0x0a;
const RETURN = 0x0d;
/** Lithuanian letters in UTF-8, read byte by byte. In Windows-1257 they would be pairs no text holds. */
const UTF8_LETTERS =
  /[\u00C4\u00C5][\u0084\u0085\u008C\u008D\u0096-\u0099\u00A0\u00A1\u00AA-\u00AF\u00B2\u00B3\u00BD\u00BE]/;

/**
 * Looks through the whole file before it is parsed: which encoding it is in, that it is text, and that its lines have an end.
 * Throws RefusedFile.
 */
export async function csvEncodingOf(path: string): Promise<CsvEncoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let isMarked: boolean | null = null;
  let hasUtf8Letters = false;
  let line = 0;
  let tail = '';
  for await (const chunk of createReadStream(path)) {
    const bytes = chunk as Buffer;
    isMarked ??= hasUtf8Mark(bytes);
    if (bytes.includes(0)) throw new RefusedFile('controlBytes');
    line = lineLength(bytes, line);
    const text = tail + bytes.toString('latin1');
    hasUtf8Letters ||= UTF8_LETTERS.test(text);
    tail = text.slice(-1);
    if (isUtf8) isUtf8 = decodes(utf8, bytes);
  }
  if (isUtf8 && decodes(utf8)) return 'utf-8';
  if (isMarked || hasUtf8Letters) throw new RefusedFile('mixedEncoding');
  return 'windows-1257';
}

function decodes(decoder: TextDecoder, bytes?: Uint8Array): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined });
    return true;
  } catch {
    return false;
  }
}

/** First bytes: the mark of UTF-8 or none; that of UTF-16 and of other kinds of files is refused. */
function hasUtf8Mark(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 4).toString('latin1');
  if (start.startsWith('\xff\xfe') || start.startsWith('\xfe\xff')) throw new RefusedFile('unknownEncoding');
  if (start === 'PK\x03\x04' || start === '\xd0\xcf\x11\xe0' || start === '%PDF')
    throw new RefusedFile('notSpreadsheet');
  return start.startsWith('\xef\xbb\xbf');
}

/** Length of the line that is open at the end of the bytes. */
function lineLength(bytes: Buffer, before: number): number {
  let length = before;
  for (const byte of bytes) {
    length = byte === LINE_FEED || byte === RETURN ? 0 : length + 1;
    if (length > IMPORT_BUDGET.line) throw new RefusedFile('textTooLong');
  }
  return length;
}
