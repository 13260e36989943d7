import { deflateSync } from 'node:zlib';
import { PdfFile } from './pdf-file.ts';
import { writeDict } from './pdf-syntax.ts';

/**
 * How a revision lists its objects: in a table; in a stream with its dictionaries packed in an object stream, as iText appends; or in a
 * stream with all objects plain, as PDFBox appends.
 */
export type XrefKind = 'table' | 'stream' | 'plainStream';

type Place = { offset: number } | { inside: number; index: number };

/** Streams cannot lie in an object stream, and a signature must be found by its bytes. */
const mayBePacked = (body: string): boolean => !body.includes('/ByteRange') && !/\bstream\r?\n/.test(body);

export const streamObject = (data: Buffer, entries = ''): string =>
  `<<${entries}\n/Length ${data.length}\n>>\nstream\n${data.toString('latin1')}\nendstream`;

function trailerOf(pdf: PdfFile, size: number): Map<string, string> {
  const trailer = new Map<string, string>([['Size', String(size)]]);
  for (const name of ['Root', 'Info', 'ID']) {
    const value = pdf.trailer.get(name);
    if (value) trailer.set(name, value);
  }
  return trailer.set('Prev', String(pdf.startXref));
}

function table(trailer: Map<string, string>, places: Map<number, Place>): string {
  const rows = [...places]
    .sort(([a], [b]) => a - b)
    .map(([number, place]) => {
      if (!('offset' in place)) throw new Error('pdf: a table cannot list packed objects');
      return `${number} 1\n${String(place.offset).padStart(10, '0')} 00000 n \n`;
    });
  return `xref\n${rows.join('')}trailer\n${writeDict(trailer)}\n`;
}

function xrefStream(trailer: Map<string, string>, places: Map<number, Place>, own: number): string {
  const sorted = [...places].sort(([a], [b]) => a - b);
  const rows = Buffer.alloc(sorted.length * 7);
  sorted.forEach(([, place], i) => {
    rows[i * 7] = 'offset' in place ? 1 : 2;
    rows.writeUInt32BE('offset' in place ? place.offset : place.inside, i * 7 + 1);
    rows.writeUInt16BE('offset' in place ? 0 : place.index, i * 7 + 5);
  });
  trailer
    .set('Type', '/XRef')
    .set('W', '[1 4 2]')
    .set('Index', `[${sorted.map(([number]) => `${number} 1`).join(' ')}]`);
  const packed = deflateSync(rows);
  const entries = [...trailer].map(([name, value]) => `\n/${name} ${value}`).join('');
  return `${own} 0 obj\n${streamObject(packed, `${entries}\n/Filter /FlateDecode`)}\nendobj\n`;
}

function objectStream(packed: readonly (readonly [number, string])[]): string {
  let bodies = '';
  const header = packed.map(([number, body]) => {
    const entry = `${number} ${bodies.length}`;
    bodies += `${body}\n`;
    return entry;
  });
  const head = `${header.join(' ')}\n`;
  return streamObject(
    deflateSync(Buffer.from(head + bodies, 'latin1')),
    `\n/Type /ObjStm\n/N ${packed.length}\n/First ${head.length}\n/Filter /FlateDecode`,
  );
}

/**
 * Adds changed and new objects (number → its text, latin1) as a revision; the bytes given stay as they are, as its beginning. It lists them
 * as the last revision did unless told otherwise.
 */
export function appendRevision(
  original: Buffer,
  objects: ReadonlyMap<number, string>,
  xref?: XrefKind,
): Buffer {
  const pdf = new PdfFile(original);
  const parts: Buffer[] = [original];
  let length = original.length;
  const append = (text: string): void => {
    const part = Buffer.from(text, 'latin1');
    parts.push(part);
    length += part.length;
  };
  if (!/[\r\n]$/.test(pdf.text)) append('\n');
  const places = new Map<number, Place>();
  const write = (number: number, body: string): void => {
    places.set(number, { offset: length });
    append(`${number} 0 obj\n${body}\nendobj\n`);
  };
  const size = Math.max(pdf.size, ...[...objects.keys()].map((number) => number + 1));
  const kind = xref ?? (pdf.usesXrefStream ? 'plainStream' : 'table');
  const packed = kind === 'stream' ? [...objects].filter(([, body]) => mayBePacked(body)) : [];
  for (const [number, body] of objects) if (kind !== 'stream' || !mayBePacked(body)) write(number, body);
  if (kind === 'table') {
    const at = length;
    append(`${table(trailerOf(pdf, size), places)}startxref\n${at}\n%%EOF\n`);
    return Buffer.concat(parts);
  }
  if (packed.length > 0) write(size, objectStream(packed));
  packed.forEach(([number], index) => places.set(number, { inside: size, index }));
  const at = length;
  places.set(size + 1, { offset: at });
  append(`${xrefStream(trailerOf(pdf, size + 2), places, size + 1)}startxref\n${at}\n%%EOF\n`);
  return Buffer.concat(parts);
}
