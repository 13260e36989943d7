// Files made to harm whoever reads them, made by code, and what each must end in. Written by write-hostile.ts in a process of its own.
import type { ImportRefusal } from '../../domain/imports/refusal.ts';
import { book, goodBook, HEAD, rowsXml, sheetXml, textsXml, type Value } from './workbook.ts';
import { zipOf, type Part } from '../../stack/stand-ins/zip.ts';

export interface HostileFile {
  name: string;
  extension: '.xlsx' | '.csv';
  make: () => Buffer;
  /** Refused with one of these, or read with so many good rows. */
  ends: readonly ImportRefusal[] | { rows: number };
}

const xlsx = (name: string, ends: HostileFile['ends'] | ImportRefusal, make: () => Buffer): HostileFile => ({
  name,
  extension: '.xlsx',
  make,
  ends: typeof ends === 'string' ? [ends] : ends,
});
const csv = (
  name: string,
  ends: HostileFile['ends'] | ImportRefusal,
  make: () => string | Buffer,
): HostileFile => ({
  name,
  extension: '.csv',
  make: () => Buffer.from(make() as string),
  ends: typeof ends === 'string' ? [ends] : ends,
});

const ROW: Value[] = ['900000016', '2026-10', 12];
const GOOD = (): Part[] => [{ name: 'xl/extra.xml', data: Buffer.from('<x/>') }];
const CSV_HEAD = 'Įmonės kodas;Mėnuo;Darbuotojų skaičius\r\n';
const CSV_ROW = '900000016;2026-10;12\r\n';
const part = (name: string | Buffer, text = '<x/>'): Part => ({ name, data: Buffer.from(text) });
const rows = (data: string, before = '', after = '') =>
  book({ sheet: sheetXml(rowsXml([HEAD, ROW]) + data, before, after) });
const sheet = (text: string) => book({ sheet: text });

/** Text that hardly repeats: it packs about one to two. */
function noise(length: number): string {
  let seed = 42;
  let text = '';
  while (text.length < length) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    text += seed.toString(16);
  }
  return text.slice(0, length);
}
/** Megabytes that pack about one to ten, as honest tables do: nothing to be suspicious of. */
function honest(megabytes: number, before: string, after: string): string {
  const piece = noise(150_000).replace(/.{150}/g, `${before}$&${'a'.repeat(845)}${after}`);
  return piece.repeat(megabytes);
}
const laughs = Array.from({ length: 9 }, (_one, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
  '',
);
const relabel = (to: string, from: string) => (parts: Part[]) =>
  parts.map((one) => (one.name === from ? { ...one, name: to } : one));
const lying = (lies: Part['lies']) => (parts: Part[]) =>
  parts.map((one) => (String(one.name).includes('sheet1') ? { ...one, lies } : one));
const ole = (inner: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1_000),
    Buffer.from(inner, 'utf16le'),
    Buffer.alloc(3_000),
  ]);
const cells = (count: number, of: string) => `<row r="3">${of.repeat(count)}</row>`;

export const HOSTILE: readonly HostileFile[] = [
  xlsx('a flat bomb: 300 MB of blanks in one part', 'ratioTooHigh', () =>
    book({ sheet: sheetXml('<y/>'.repeat(75_000_000)) }),
  ),
  xlsx('a bomb that packs like honest text', 'inflatedTooLarge', () =>
    sheet(sheetXml('', `<y>${honest(110, '<x a="', '"/>')}</y>`)),
  ),
  xlsx('a bomb in a bomb', 'nestedArchive', () =>
    book({ data: rowsXml([HEAD, ROW]), more: [{ name: 'xl/inner.zip', data: zipOf(GOOD()) }] }),
  ),
  xlsx('entries that share their bytes', 'overlappingEntries', () =>
    book({ change: (parts) => [...parts, { ...part('xl/twin.xml'), lies: { offset: 0 } }] }),
  ),
  xlsx('a quine: an archive that holds itself', 'nestedArchive', () =>
    book({ more: [part('r/r.zip', 'PK')] }),
  ),
  xlsx('a workbook that is its own first sheet', ['unsafeName', 'notWorkbook'], () =>
    book({
      change: (parts) =>
        parts.map((one) =>
          String(one.name).endsWith('.rels')
            ? {
                ...one,
                data: Buffer.from(one.data.toString().replace('worksheets/sheet1.xml', '../xl/workbook.xml')),
              }
            : one,
        ),
    }),
  ),
  xlsx('ten thousand entries', 'tooManyEntries', () =>
    book({ more: Array.from({ length: 10_000 }, (_one, n) => part(`xl/${n}.xml`)) }),
  ),
  xlsx('a name that climbs out', 'unsafeName', () => book({ more: [part('../../etc/cron.d/x')] })),
  xlsx('a name from the root', 'unsafeName', () => book({ more: [part('/etc/passwd')] })),
  xlsx('a name with a drive and backslashes', 'unsafeName', () => book({ more: [part('C:\\x\\..\\y')] })),
  xlsx('a name with a NUL byte', 'unsafeName', () => book({ more: [part(Buffer.from('xl/a\0.xml'))] })),
  xlsx('the same part twice', 'duplicateEntry', () => book({ more: [part('XL/Workbook.xml')] })),
  xlsx('an entity that reads a file (XXE)', 'doctype', () =>
    sheet(`<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${sheetXml('').replace(/^<\?.*?\?>/, '')}`),
  ),
  xlsx('a billion laughs', 'doctype', () =>
    book({
      data: rowsXml([HEAD, ROW]),
      texts: `<!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]><sst><si><t>&l9;</t></si></sst>`,
    }),
  ),
  xlsx('a type definition from another server', 'doctype', () =>
    book({ workbook: '<!doctype x SYSTEM "http://example.test/x.dtd"><workbook/>' }),
  ),
  xlsx('an entity nobody defined', 'damaged', () => sheet(sheetXml('<row r="1"><c><v>&boo;</v></c></row>'))),
  xlsx('a size of the whole sheet (A1:XFD1048576)', { rows: 1 }, () =>
    rows('', '<dimension ref="A1:XFD1048576"/>'),
  ),
  xlsx('rules over the whole sheet (the shape of a known weakness)', { rows: 1 }, () =>
    rows(
      '',
      '',
      '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells><dataValidations><dataValidation sqref="A1:XFD1048576 A1:XFD1048576"/></dataValidations><conditionalFormatting sqref="A1:XFD1048576"/>',
    ),
  ),
  xlsx('a sheet number beyond all numbers (the shape of a known weakness)', { rows: 1 }, () =>
    book({
      data: rowsXml([HEAD, ROW]),
      workbook:
        '<workbook xmlns:r="r"><sheets><sheet name="x" sheetId="99999999999999999999" r:id="rId1"/></sheets></workbook>',
    }),
  ),
  xlsx('a row number of a billion (the shape of a known weakness)', 'rowNumber', () =>
    rows('<row r="1000000000"><c r="A1000000000"><v>1</v></c></row>'),
  ),
  xlsx('a row number below the one before', 'rowNumber', () => rows('<row r="1"/>')),
  xlsx('a negative row number', 'rowNumber', () => rows('<row r="-5"/>')),
  xlsx('a million columns', 'tooManyColumns', () => rows(cells(1_000_000, '<c><v>1</v></c>'))),
  xlsx('a million empty columns', 'tooManyColumns', () => rows(cells(1_000_000, '<c/>'))),
  xlsx('a column beyond the last', 'tooManyColumns', () => rows('<row r="3"><c r="ZZZ3"><v>1</v></c></row>')),
  xlsx('a cell of another row', 'cellReference', () => rows('<row r="3"><c r="A9"><v>1</v></c></row>')),
  xlsx('a cell with a made-up address', 'cellReference', () =>
    rows('<row r="3"><c r="__proto__"><v>1</v></c></row>'),
  ),
  xlsx('a negative index of a text', 'sharedText', () =>
    rows('<row r="3"><c r="A3" t="s"><v>-1</v></c></row>'),
  ),
  xlsx('an index of a text that is not there', 'sharedText', () =>
    rows('<row r="3"><c r="A3" t="s"><v>99999999</v></c></row>'),
  ),
  xlsx('texts without end', ['tooManyTexts', 'ratioTooHigh'], () =>
    book({
      data: rowsXml([HEAD, ROW]),
      texts: textsXml(Array.from({ length: 1_000_001 }, (_one, n) => (n * 7_919).toString(36))),
    }),
  ),
  xlsx('a hundred thousand elements inside each other', 'nestedTooDeep', () => sheet('<x>'.repeat(100_000))),
  xlsx('a value of five million characters', 'textTooLong', () =>
    rows(`<row r="3"><c r="A3" t="inlineStr"><is><t>${noise(5_000_000)}</t></is></c></row>`),
  ),
  xlsx('an attribute of five million characters', 'textTooLong', () =>
    rows(`<row r="3" x="${noise(5_000_000)}"/>`),
  ),
  xlsx('a comment that never ends', ['damaged', 'inflatedTooLarge', 'tooMuchMemory', 'tooSlow'], () =>
    sheet(`<x><!-- ${honest(90, '<', '')}`),
  ),
  xlsx('sizes smaller than what comes out', 'damaged', () =>
    book({ data: rowsXml([HEAD, ROW]), change: lying({ size: 10 }) }),
  ),
  xlsx('a packed size beyond the end of the file', ['damaged', 'overlappingEntries'], () =>
    book({ data: rowsXml([HEAD, ROW]), change: lying({ compressedSize: 2_000_000_000 }) }),
  ),
  xlsx('a packing nobody knows', 'damaged', () =>
    book({ data: rowsXml([HEAD, ROW]), change: lying({ method: 99 }) }),
  ),
  xlsx('a checksum of other bytes', 'damaged', () =>
    book({ data: rowsXml([HEAD, ROW]), change: lying({ crc: 1 }) }),
  ),
  xlsx('bytes of nothing', 'notSpreadsheet', () => Buffer.from(noise(10_000))),
  xlsx('an empty file', 'fileEmpty', () => Buffer.alloc(0)),
  xlsx('an empty archive', 'notWorkbook', () => zipOf([])),
  xlsx('a file cut in the middle', 'damaged', () => {
    const whole = goodBook([ROW]);
    return whole.subarray(0, whole.length / 2);
  }),
  xlsx('an encrypted entry', 'encrypted', () =>
    book({ data: rowsXml([HEAD, ROW]), change: lying({ flags: 0x801 }) }),
  ),
  xlsx('a workbook under a password', 'encrypted', () => ole('EncryptedPackage')),
  xlsx('an old .xls renamed', 'legacyExcel', () => ole('Workbook')),
  xlsx('a workbook with macros renamed', 'macros', () =>
    book({ data: rowsXml([HEAD, ROW]), more: [part('xl/vbaProject.bin', 'x')] }),
  ),
  xlsx('a workbook that calls itself one with macros', 'macros', () =>
    book({ mainType: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml' }),
  ),
  xlsx('a letter renamed', 'notWorkbook', () =>
    book({ mainType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml' }),
  ),
  xlsx('a workbook without its sheet', 'notWorkbook', () =>
    book({ change: relabel('xl/worksheets/sheet9.xml', 'xl/worksheets/sheet1.xml') }),
  ),
  xlsx('XML in two bytes a letter', 'damaged', () =>
    book({
      change: (parts) =>
        parts.map((one) =>
          String(one.name).includes('sheet1')
            ? { ...one, data: Buffer.from(`\uFEFF${one.data.toString()}`, 'utf16le') }
            : one,
        ),
    }),
  ),
  xlsx('a program called .xlsx', 'notSpreadsheet', () => Buffer.from('MZ\u0090\0\u0003', 'latin1')),

  csv('NUL bytes', 'controlBytes', () => `${CSV_HEAD}9000\u000000016;2026-10;12\r\n`),
  csv('a line of 100 MB', 'textTooLong', () =>
    Buffer.concat([Buffer.from(CSV_HEAD), Buffer.alloc(100 * 1024 * 1024, '7')]),
  ),
  csv('a quote that is never closed', ['quotes', 'textTooLong'], () => `${CSV_HEAD}"${CSV_ROW.repeat(3)}`),
  csv('a quote that swallows the file', 'textTooLong', () => `${CSV_HEAD}"${CSV_ROW.repeat(50_000)}`),
  csv('a quote in the middle of a value', 'quotes', () => `${CSV_HEAD}"900"000016;2026-10;12\r\n`),
  csv('two encodings in one file', 'mixedEncoding', () =>
    Buffer.concat([Buffer.from(CSV_HEAD), Buffer.from('900000016;2026-10;12;Šiauli\xf8\r\n', 'latin1')]),
  ),
  csv('two bytes a letter', 'unknownEncoding', () => Buffer.from(`\uFEFF${CSV_HEAD}${CSV_ROW}`, 'utf16le')),
  csv('a workbook called .csv', 'notSpreadsheet', () => goodBook([ROW])),
  csv('a million columns', 'textTooLong', () => `${CSV_HEAD}${';1'.repeat(1_000_000)}\r\n`),
  csv('a thousand columns', 'tooManyColumns', () => `${CSV_HEAD}${';1'.repeat(1_000)}\r\n`),
  csv('more rows than are read', 'tooManyRows', () => CSV_HEAD + CSV_ROW.repeat(200_001)),
  csv('no header and no data', 'headerUnknown', () => 'labas;rytas\r\nlabas;vakaras\r\n'),
  csv(
    'a header without the month',
    'columnMissing',
    () => 'Įmonės kodas;Darbuotojų skaičius\r\n900000016;1\r\n',
  ),
  csv('the code twice in the header', 'columnTwice', () => 'Kodas;Kodas;Mėnuo;Darbuotojai\r\n'),
  csv('a header alone', 'noRows', () => CSV_HEAD),
];
