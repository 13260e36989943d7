import { PdfFile } from '../../../stack/stand-ins/signing/pdf-file.ts';
import { appendRevision } from '../../../stack/stand-ins/signing/pdf-revision.ts';
import { refNumber } from '../../../stack/stand-ins/signing/pdf-syntax.ts';
import { attack, type Attack } from './attack.ts';
import {
  COVER,
  OTHER_TEXT,
  addAnnotation,
  appendTable,
  catalogNumber,
  contentNumber,
  pageNumber,
  sizeOf,
  withEntries,
} from './pdf-edits.ts';

/**
 * Shadow attacks (Mainka and others, „Shadow Attacks“, NDSS 2021): the document holds something hidden before anybody signs it, and what is
 * added afterwards only brings it out. `prepare` makes the document as it was stored.
 */
const shadow = (name: string, prepare: (base: Buffer) => Buffer, make: Attack['make']): Attack =>
  attack('content', `shadow: ${name}`, make, prepare);

/** A second object of some number lies in the file, in the table of nobody. */
const SPARE = 'spare text';
function withSpare(base: Buffer, number: number, body: string): Buffer {
  const start = new PdfFile(base).startXref;
  const spare = `% ${SPARE}\n${number} 0 obj\n${body}\nendobj\n`;
  return Buffer.concat([
    base,
    Buffer.from(`${base.at(-1) === 10 ? '' : '\n'}${spare}startxref\n${start}\n%%EOF\n`, 'latin1'),
  ]);
}
const spareAt = (pdf: Buffer): number => {
  const at = pdf.indexOf(`% ${SPARE}\n`);
  return pdf.indexOf('\n', at) + 1;
};

const withOverlay = (base: Buffer): Buffer => addAnnotation(base, '/Subtype /Stamp\n/Hidden (overlay)');

/** A picture of a whole page over the text, drawn by its content. */
function withPicture(base: Buffer): Buffer {
  const own = sizeOf(base);
  const page = pageNumber(base);
  const content = contentNumber(base);
  return appendRevision(
    base,
    new Map([
      [own, COVER],
      [own + 1, '<< /Length 5 >>\nstream\n/C Do\nendstream'],
      [
        page,
        withEntries(base, page, {
          Contents: `[${content} 0 R ${own + 1} 0 R]`,
          Resources: `<< /XObject << /C ${own} 0 R >> >>`,
        }),
      ],
    ]),
  );
}
const pictureNumber = (pdf: Buffer): number =>
  refNumber(/\/XObject << \/C (\d+ 0 R)/.exec(new PdfFile(pdf).object(pageNumber(pdf)))?.[1]) ?? 0;

/** A field with a value, and a face that says something else while nobody looks at it. */
function withField(base: Buffer): Buffer {
  const own = sizeOf(base);
  const page = pageNumber(base);
  const root = catalogNumber(base);
  return appendRevision(
    base,
    new Map([
      [own, fieldWith('120 000,00', own, page)],
      [own + 1, OTHER_TEXT],
      [own + 2, `<< /Fields [${own} 0 R] >>`],
      [page, withEntries(base, page, { Annots: `[${own} 0 R]` })],
      [root, withEntries(base, root, { AcroForm: `${own + 2} 0 R` })],
    ]),
  );
}
const fieldWith = (value: string, own: number, page: number): string =>
  `<< /Type /Annot /Subtype /Widget /FT /Tx /T (Suma) /V (${value}) /Rect [0 0 200 50] /F 4 /P ${page} 0 R /AP << /N ${own + 1} 0 R >> >>`;
const fieldNumber = (pdf: Buffer): number =>
  refNumber(/\/Annots \[(\d+ 0 R)/.exec(new PdfFile(pdf).object(pageNumber(pdf)))?.[1]) ?? 0;

/** A second catalog with a page of its own, which nothing refers to. */
function withSecondDocument(base: Buffer): Buffer {
  const own = sizeOf(base);
  return appendRevision(
    base,
    new Map([
      [own, `<< /Type /Catalog /Pages ${own + 1} 0 R >>`],
      [own + 1, `<< /Type /Pages /Kids [${own + 2} 0 R] /Count 1 >>`],
      [
        own + 2,
        `<< /Type /Page /Parent ${own + 1} 0 R /MediaBox [0 0 600 850] /Resources << >> /Contents ${own + 3} 0 R >>`,
      ],
      [own + 3, OTHER_TEXT],
    ]),
    'table',
  );
}

const table = (good: Buffer, entries: [number, number | null][], root?: number): Promise<Buffer> =>
  Promise.resolve(appendTable(good, { entries, like: good, ...(root === undefined ? {} : { root }) }));

export const SHADOW_ATTACKS: readonly Attack[] = [
  shadow('hide: the overlay is taken off the page', withOverlay, async (good) => {
    const page = pageNumber(good);
    return appendRevision(good, new Map([[page, withEntries(good, page, { Annots: '[]' })]]));
  }),
  shadow('hide: the overlay is freed by the table alone', withPicture, (good) =>
    table(good, [[pictureNumber(good), null]]),
  ),
  shadow('hide: the overlay’s number points at another object', withPicture, (good) =>
    table(good, [[pictureNumber(good), good.indexOf(`\n${catalogNumber(good)} 0 obj`) + 1]]),
  ),
  shadow(
    'replace: the table alone brings in a spare content stream',
    (base) => withSpare(base, contentNumber(base), OTHER_TEXT),
    (good) => table(good, [[contentNumber(good), spareAt(good)]]),
  ),
  shadow('replace: the value of a field, its face with it', withField, async (good) => {
    const number = fieldNumber(good);
    return appendRevision(
      good,
      new Map([
        [number, fieldWith('999 999,00', number, pageNumber(good))],
        [number + 1, COVER],
      ]),
    );
  }),
  shadow('replace: the face of a field alone', withField, async (good) =>
    appendRevision(good, new Map([[fieldNumber(good) + 1, COVER]])),
  ),
  shadow('hide and replace: the trailer names the other catalog', withSecondDocument, (good) => {
    const file = new PdfFile(good);
    const second =
      /(\d+) 0 obj\n<< \/Type \/Catalog \/Pages \d+ 0 R >>\nendobj\n\d+ 0 obj\n<< \/Type \/Pages/g;
    const [found] = [...file.text.matchAll(second)].slice(-1);
    return table(good, [], Number(found?.[1]));
  }),
];
