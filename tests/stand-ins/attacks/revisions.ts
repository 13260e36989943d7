import { addValidationData } from '../../../stack/stand-ins/signing/dss.ts';
import { PdfFile } from '../../../stack/stand-ins/signing/pdf-file.ts';
import { appendRevision } from '../../../stack/stand-ins/signing/pdf-revision.ts';
import { readArray, readDict, refNumber, writeDict } from '../../../stack/stand-ins/signing/pdf-syntax.ts';
import { attack, type Attack } from './attack.ts';
import {
  COVER,
  OTHER_TEXT,
  addAnnotation,
  appendTable,
  catalogNumber,
  changeCatalog,
  changePage,
  contentNumber,
  pageNumber,
  sizeOf,
  withEntries,
} from './pdf-edits.ts';

const otherContent = (pdf: Buffer): Buffer =>
  appendRevision(pdf, new Map([[contentNumber(pdf), OTHER_TEXT]]));

function otherPage(pdf: Buffer, xref?: 'stream'): Buffer {
  const own = sizeOf(pdf);
  const page = pageNumber(pdf);
  const changed = withEntries(pdf, page, { Contents: `${own} 0 R` });
  return appendRevision(
    pdf,
    new Map([
      [own, OTHER_TEXT],
      [page, changed],
    ]),
    xref,
  );
}

function pageAdded(pdf: Buffer): Buffer {
  const file = new PdfFile(pdf);
  const tree = refNumber(file.dict(file.rootNumber).get('Pages')) ?? 0;
  const kids = readArray(file.dict(tree).get('Kids') ?? '[]');
  const own = file.size;
  return appendRevision(
    pdf,
    new Map([
      [
        own,
        `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 600 850] /Resources << >> /Contents ${own + 1} 0 R >>`,
      ],
      [own + 1, OTHER_TEXT],
      [
        tree,
        withEntries(pdf, tree, { Kids: `[${kids.join(' ')} ${own} 0 R]`, Count: String(kids.length + 1) }),
      ],
    ]),
  );
}

/** The first font of the page, by another one: the letters stay, what they look like does not. */
function fontObjects(pdf: Buffer): Map<number, string> {
  const file = new PdfFile(pdf);
  const resources = readDict(file.resolve(file.dict(file.firstPageNumber).get('Resources') ?? '<< >>'));
  const fonts = readDict(file.resolve(resources.get('Font') ?? '<< >>'));
  const [number] = [...fonts.values()].map(refNumber);
  const other = '<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>';
  if (number) return new Map([[number, other]]);
  const font = writeDict(resources.set('Font', `<< /F1 ${other} >>`));
  return new Map([[file.firstPageNumber, withEntries(pdf, file.firstPageNumber, { Resources: font })]]);
}

/** Validation data as a provider adds them, and in the same revision something it would not. */
function besideValidationData(good: Buffer, objects: ReadonlyMap<number, string>): Buffer {
  const file = new PdfFile(good);
  const catalog = file.dict(file.rootNumber);
  const store = refNumber(catalog.get('DSS')) ?? file.size;
  const dss = catalog.has('DSS') ? file.object(store) : '<< /Type /DSS >>';
  return appendRevision(
    good,
    new Map([...objects, [store, dss], [file.rootNumber, writeDict(catalog.set('DSS', `${store} 0 R`))]]),
  );
}

const formOf = (pdf: Buffer) => {
  const file = new PdfFile(pdf);
  const ref = file.dict(file.rootNumber).get('AcroForm') ?? '<< >>';
  return { number: refNumber(ref) ?? file.size, dict: readDict(file.resolve(ref)) };
};

const changeForm = (pdf: Buffer, entries: Record<string, string>): Buffer => {
  const { number, dict } = formOf(pdf);
  for (const [name, value] of Object.entries(entries)) dict.set(name, value);
  const root = catalogNumber(pdf);
  return appendRevision(
    pdf,
    new Map([
      [number, writeDict(dict)],
      [root, withEntries(pdf, root, { AcroForm: `${number} 0 R` })],
    ]),
  );
};

/** The widget of the first signature grows a face that covers the page. */
function faceOnSignature(good: Buffer): Buffer {
  const [widget] = readArray(formOf(good).dict.get('Fields') ?? '[]').map(refNumber);
  const own = sizeOf(good);
  const face = { Rect: '[0 0 600 850]', AP: `<< /N ${own} 0 R >>` };
  return appendRevision(
    good,
    new Map([
      [own, COVER],
      [widget ?? 0, withEntries(good, widget ?? 0, face)],
    ]),
  );
}

/** Objects of a revision without the table that would list them: readers that repair files take the last of each number. */
const unlisted = (good: Buffer, trailer: string): Buffer =>
  Buffer.concat([
    good,
    Buffer.from(`${contentNumber(good)} 0 obj\n${OTHER_TEXT}\nendobj\n${trailer}`, 'latin1'),
  ]);

const startOf = (pdf: Buffer): number => new PdfFile(pdf).startXref;
const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

export const REVISION_ATTACKS: readonly Attack[] = [
  attack('content', 'the content stream of the page replaced', otherContent),
  attack('content', 'the page shows another content stream', (good) => otherPage(good)),
  attack('content', 'the page replaced inside an object stream', (good) => otherPage(good, 'stream')),
  attack('content', 'a page added', pageAdded),
  attack('content', 'the MediaBox cut', (good) => changePage(good, { MediaBox: '[0 0 100 100]' })),
  attack('content', 'a CropBox added', (good) => changePage(good, { CropBox: '[0 0 100 100]' })),
  attack('content', 'the page turned', (good) => changePage(good, { Rotate: '180' })),
  attack('content', 'the page scaled by UserUnit', (good) => changePage(good, { UserUnit: '10' })),
  attack('content', 'the page does something when opened', (good) =>
    changePage(good, { AA: `<< /O ${SCRIPT} >>` }),
  ),
  attack('content', 'a font replaced', (good) => appendRevision(good, fontObjects(good))),
  attack('content', 'free text over the text', (good) =>
    addAnnotation(good, '/Subtype /FreeText\n/Contents (999 999,00 EUR)\n/DA (/Helv 12 Tf)'),
  ),
  attack('content', 'a stamp over the text', (good) => addAnnotation(good, '/Subtype /Stamp')),
  attack('content', 'an unsigned signature field over the text', (good) =>
    addAnnotation(good, '/Subtype /Widget\n/FT /Sig\n/T (Signature99)'),
  ),
  attack('content', 'the signature’s own field covers the text', faceOnSignature),
  attack('content', 'validation data, and a page beside them', (good) =>
    besideValidationData(
      good,
      new Map([[pageNumber(good), withEntries(good, pageNumber(good), { MediaBox: '[0 0 100 100]' })]]),
    ),
  ),
  attack('content', 'validation data, and a font beside them', (good) =>
    besideValidationData(good, fontObjects(good)),
  ),
  attack('content', 'validation data in whose stream lies the page’s content', (good) => {
    const added = addValidationData(good, {
      certificates: [Buffer.from('0 0 m 9 9 l S')],
      ocsps: [],
      crls: [],
    });
    return changePage(added, { Contents: `${sizeOf(good)} 0 R` });
  }),
  ...(
    [
      ['OpenAction', SCRIPT],
      ['AA', `<< /WC ${SCRIPT} >>`],
      ['OCProperties', '<< /OCGs [] /D << /BaseState /OFF >> >>'],
      ['Names', `<< /JavaScript << /Names [(a) ${SCRIPT}] >> >>`],
      ['PageLabels', '<< /Nums [0 << /S /r >>] >>'],
      ['Collection', '<< /Type /Collection /View /T >>'],
    ] as const
  ).map(([name, value]) =>
    attack('content', `the catalog has /${name}`, (good) => changeCatalog(good, { [name]: value })),
  ),
  attack('content', 'the form has /XFA', (good) => changeForm(good, { XFA: '(<xdp/>)' })),
  attack('content', 'the form asks for new appearances', (good) =>
    changeForm(good, { NeedAppearances: 'true' }),
  ),
  attack('content', 'the signature taken out of the form', (good) => changeForm(good, { Fields: '[]' })),
  attack('content', '/Prev skips the signed revision', (good, base) =>
    appendTable(good, { entries: [], like: base }),
  ),
  attack('content', 'a second startxref points back before the signature', (good, base) =>
    Buffer.concat([good, Buffer.from(`startxref\n${startOf(base)}\n%%EOF\n`)]),
  ),
  attack('content', 'objects without a table', (good) => unlisted(good, '')),
  attack('content', 'objects without a table, with a trailer and an end', (good) =>
    unlisted(
      good,
      `trailer\n<< /Size ${sizeOf(good)} /Root ${catalogNumber(good)} 0 R >>\nstartxref\n${startOf(good)}\n%%EOF\n`,
    ),
  ),
];
