import { PdfFile } from './pdf-file.ts';
import { pdfDate, pdfText, readArray, readDict, refNumber, writeDict } from './pdf-syntax.ts';

/** Room for the CMS container, in bytes. */
const CONTENTS_BYTES = 8192;
const RANGE_ROOM = 48;

export interface SignatureField {
  signerName: string;
  reason: string;
  at: Date;
}

export interface Prepared {
  /** The document with the new revision; ByteRange is filled, Contents still zeros. */
  bytes: Buffer;
  /** Everything but the Contents value: what the signature covers. */
  signedBytes: Buffer;
  contentsAt: number;
}

function sectionEnd(pdf: PdfFile, offsets: Map<number, number>, at: number): string {
  const size = Math.max(pdf.size, ...[...offsets.keys()].map((number) => number + 1));
  const trailer = new Map<string, string>();
  for (const name of ['Root', 'Info', 'ID']) {
    const value = pdf.trailer.get(name);
    if (value) trailer.set(name, value);
  }
  trailer.set('Prev', String(pdf.startXref));
  const sorted = [...offsets].sort(([a], [b]) => a - b);
  if (!pdf.usesXrefStream) {
    trailer.set('Size', String(size));
    const rows = sorted
      .map(([number, offset]) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`)
      .join('');
    return `xref\n${rows}trailer\n${writeDict(trailer)}\nstartxref\n${at}\n%%EOF\n`;
  }
  // A file with cross-reference streams must go on with them.
  const entries = [...sorted, [size, at] as const];
  const table = Buffer.alloc(entries.length * 5);
  entries.forEach(([, offset], i) => {
    table[i * 5] = 1;
    table.writeUInt32BE(offset, i * 5 + 1);
  });
  trailer
    .set('Type', '/XRef')
    .set('Size', String(size + 1))
    .set('W', '[1 4 0]')
    .set('Index', `[${entries.map(([number]) => `${number} 1`).join(' ')}]`)
    .set('Length', String(table.length));
  return `${size} 0 obj\n${writeDict(trailer)}\nstream\n${table.toString('latin1')}\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`;
}

/** The changed and new objects of a revision that adds one invisible signature field. */
function objectsFor(pdf: PdfFile, field: SignatureField): Map<number, string> {
  const objects = new Map<number, string>();
  const signature = pdf.size;
  const widget = pdf.size + 1;
  const page = pdf.firstPageNumber;
  const catalog = pdf.dict(pdf.rootNumber);
  const formRef = refNumber(catalog.get('AcroForm'));
  const form = catalog.has('AcroForm')
    ? readDict(pdf.resolve(catalog.get('AcroForm') ?? ''))
    : new Map<string, string>();
  const fields = readArray(pdf.resolve(form.get('Fields') ?? '[]'));

  objects.set(
    signature,
    `<<\n/Type /Sig\n/Filter /Adobe.PPKLite\n/SubFilter /ETSI.CAdES.detached\n/ByteRange [${' '.repeat(RANGE_ROOM)}]\n` +
      `/Contents <${'0'.repeat(CONTENTS_BYTES * 2)}>\n/M ${pdfDate(field.at)}\n/Name ${pdfText(field.signerName)}\n/Reason ${pdfText(field.reason)}\n>>`,
  );
  objects.set(
    widget,
    `<<\n/Type /Annot\n/Subtype /Widget\n/FT /Sig\n/Rect [0 0 0 0]\n/F 132\n/T (Signature${fields.length + 1})\n/V ${signature} 0 R\n/P ${page} 0 R\n>>`,
  );
  const pageDict = pdf.dict(page);
  const annots = pageDict.has('Annots') ? readArray(pdf.resolve(pageDict.get('Annots') ?? '[]')) : [];
  objects.set(page, writeDict(pageDict.set('Annots', `[${[...annots, `${widget} 0 R`].join(' ')}]`)));

  form.set('Fields', `[${[...fields, `${widget} 0 R`].join(' ')}]`).set('SigFlags', '3');
  objects.set(formRef ?? pdf.size + 2, writeDict(form));
  if (formRef === null)
    objects.set(pdf.rootNumber, writeDict(catalog.set('AcroForm', `${pdf.size + 2} 0 R`)));
  return objects;
}

/** Adds a revision with an empty signature to a PDF; the bytes given stay as they are, as the beginning of the result. */
export function prepareSignature(original: Buffer, field: SignatureField): Prepared {
  const pdf = new PdfFile(original);
  const parts: Buffer[] = [original];
  let length = original.length;
  const append = (text: string): void => {
    const part = Buffer.from(text, 'latin1');
    parts.push(part);
    length += part.length;
  };
  if (!/[\r\n]$/.test(pdf.text)) append('\n');
  const offsets = new Map<number, number>();
  for (const [number, body] of objectsFor(pdf, field)) {
    offsets.set(number, length);
    append(`${number} 0 obj\n${body}\nendobj\n`);
  }
  append(sectionEnd(pdf, offsets, length));
  const bytes = Buffer.concat(parts);

  const rangeAt = bytes.indexOf('/ByteRange [', original.length) + '/ByteRange ['.length;
  const contentsAt = bytes.indexOf('/Contents <', rangeAt) + '/Contents '.length;
  const contentsEnd = contentsAt + CONTENTS_BYTES * 2 + 2;
  bytes.write(
    `0 ${contentsAt} ${contentsEnd} ${bytes.length - contentsEnd}`.padEnd(RANGE_ROOM),
    rangeAt,
    'latin1',
  );
  const signedBytes = Buffer.concat([bytes.subarray(0, contentsAt), bytes.subarray(contentsEnd)]);
  return { bytes, signedBytes, contentsAt };
}

/** Puts the CMS container into the room left for it. */
export function fillSignature(prepared: Prepared, cms: Buffer): Buffer {
  if (cms.length > CONTENTS_BYTES) throw new Error('pdf: signature larger than its room');
  prepared.bytes.write(cms.toString('hex'), prepared.contentsAt + 1, 'latin1');
  return prepared.bytes;
}
