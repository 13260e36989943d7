import { PdfFile } from './pdf-file.ts';
import { appendRevision, type XrefKind } from './pdf-revision.ts';
import { pdfDate, pdfText, readArray, readDict, refNumber, writeDict } from './pdf-syntax.ts';

/** Room for the CMS container with its time-stamp and the issuers of both, in bytes. */
const CONTENTS_BYTES = 16_384;
const RANGE_ROOM = 48;

export type SignatureField =
  { kind: 'signature'; signerName: string; reason: string; at: Date } | { kind: 'documentTimeStamp' };

export interface Prepared {
  /** The document with the new revision; ByteRange is filled, Contents still zeros. */
  bytes: Buffer;
  /** Everything but the Contents value: what the signature covers. */
  signedBytes: Buffer;
  contentsAt: number;
}

function signatureDict(field: SignatureField): string {
  const room = `/ByteRange [${' '.repeat(RANGE_ROOM)}]\n/Contents <${'0'.repeat(CONTENTS_BYTES * 2)}>`;
  if (field.kind === 'documentTimeStamp')
    return `<<\n/Type /DocTimeStamp\n/Filter /Adobe.PPKLite\n/SubFilter /ETSI.RFC3161\n${room}\n>>`;
  return (
    `<<\n/Type /Sig\n/Filter /Adobe.PPKLite\n/SubFilter /ETSI.CAdES.detached\n${room}\n` +
    `/M ${pdfDate(field.at)}\n/Name ${pdfText(field.signerName)}\n/Reason ${pdfText(field.reason)}\n>>`
  );
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

  objects.set(signature, signatureDict(field));
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
export function prepareSignature(original: Buffer, field: SignatureField, xref?: XrefKind): Prepared {
  const bytes = appendRevision(original, objectsFor(new PdfFile(original), field), xref);
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
