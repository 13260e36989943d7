import { PdfFile } from '../../../stack/stand-ins/signing/pdf-file.ts';
import { appendRevision, streamObject } from '../../../stack/stand-ins/signing/pdf-revision.ts';
import { readArray, refNumber, writeDict } from '../../../stack/stand-ins/signing/pdf-syntax.ts';

/** What an attacker draws instead of the contract. */
export const OTHER_TEXT = streamObject(Buffer.from('0 0 m 200 200 l S 0 200 m 200 0 l S'));
/** A white form of the size of a page with a line on it. */
export const COVER = streamObject(
  Buffer.from('1 g 0 0 600 850 re f 0 G 0 0 m 90 90 l S'),
  '\n/Type /XObject\n/Subtype /Form\n/BBox [0 0 600 850]',
);

export type Dict = Map<string, string>;

export const pageNumber = (pdf: Buffer): number => new PdfFile(pdf).firstPageNumber;
export const contentNumber = (pdf: Buffer): number =>
  refNumber(new PdfFile(pdf).dict(pageNumber(pdf)).get('Contents')) ?? 0;
export const sizeOf = (pdf: Buffer): number => new PdfFile(pdf).size;

/** A dictionary of the file with some entries set, as the text of its new version. */
export function withEntries(pdf: Buffer, number: number, entries: Record<string, string>): string {
  const dict = new PdfFile(pdf).dict(number);
  for (const [name, value] of Object.entries(entries)) dict.set(name, value);
  return writeDict(dict);
}

export const changePage = (pdf: Buffer, entries: Record<string, string>): Buffer =>
  appendRevision(pdf, new Map([[pageNumber(pdf), withEntries(pdf, pageNumber(pdf), entries)]]));

export const catalogNumber = (pdf: Buffer): number => new PdfFile(pdf).rootNumber;

export const changeCatalog = (pdf: Buffer, entries: Record<string, string>): Buffer =>
  appendRevision(pdf, new Map([[catalogNumber(pdf), withEntries(pdf, catalogNumber(pdf), entries)]]));

/** Adds an annotation (its entries) with an appearance that covers the page. */
export function addAnnotation(pdf: Buffer, entries: string, appearance = COVER): Buffer {
  const file = new PdfFile(pdf);
  const page = file.firstPageNumber;
  const annotations = readArray(file.resolve(file.dict(page).get('Annots') ?? '[]'));
  const own = file.size;
  return appendRevision(
    pdf,
    new Map([
      [
        own,
        `<<\n/Type /Annot\n${entries}\n/Rect [0 0 600 850]\n/F 4\n/P ${page} 0 R\n/AP << /N ${own + 1} 0 R >>\n>>`,
      ],
      [own + 1, appearance],
      [page, withEntries(pdf, page, { Annots: `[${[...annotations, `${own} 0 R`].join(' ')}]` })],
    ]),
  );
}

interface Section {
  /** Object number → offset, or null for one that is free. */
  entries: [number, number | null][];
  /** The file whose trailer it follows: its newest section is the one before. */
  like: Buffer;
  root?: number;
  prev?: number;
}

/** Adds a table (and nothing else) to a file, whatever it had before: what only re-points leaves no object of its own. */
export function appendTable(pdf: Buffer, { entries, like, root, prev }: Section): Buffer {
  const file = new PdfFile(like);
  const rows = new Map(
    entries.map(([number, offset]) => [
      number,
      offset === null ? '0000000000 65535 f ' : `${String(offset).padStart(10, '0')} 00000 n `,
    ]),
  );
  const listed = [...rows].sort(([a], [b]) => a - b).map(([number, row]) => `${number} 1\n${row}\n`);
  const size = Math.max(file.size, ...[...rows.keys()].map((number) => number + 1));
  const trailer = `<< /Size ${size} /Root ${root ?? file.rootNumber} 0 R /Prev ${prev ?? file.startXref} >>`;
  const section = `xref\n${listed.join('')}trailer\n${trailer}\nstartxref\n${pdf.length}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(section, 'latin1')]);
}

/** Writes over bytes of a copy. */
export function overwritten(pdf: Buffer, at: number, text: string): Buffer {
  const copy = Buffer.from(pdf);
  copy.write(text, at, 'latin1');
  return copy;
}

export interface Hole {
  /** Of the `<` and behind the `>`. */
  from: number;
  to: number;
  /** End of the revision. */
  end: number;
  cms: Buffer;
}

/** Where the first signature's Contents lie. */
export function firstHole(pdf: Buffer): Hole {
  const range = /\/ByteRange \[0 (\d+) (\d+) (\d+)/.exec(pdf.toString('latin1'));
  const [from = 0, to = 0, rest = 0] = (range ?? []).slice(1).map(Number);
  const room = Buffer.from(pdf.toString('latin1', from + 1, to - 1), 'hex');
  return { from, to, end: to + rest, cms: room.subarray(0, 4 + room.readUInt16BE(2)) };
}
