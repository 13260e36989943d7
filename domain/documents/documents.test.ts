import { describe, expect, test } from '@jest/globals';
import { schemeOf } from '../schemes/index.ts';
import { ATTACHMENT_TEXT } from '../texts/lt/attachment.ts';
import { FILE_TYPES, isFileType } from './file-type.ts';
import { ATTACHMENT_KINDS, allFilesName, attachmentsFor, downloadName, missingAttachments } from './kinds.ts';
import { interimQuarter } from './interim-quarter.ts';
import { MAX_FILE_BYTES, extensionOf, fileProblem, safeFileName, sniff } from './limits.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const tiesiogines = schemeOf('tiesiogines');

/** Local header of the first file of an ADOC, and what that file says. */
const ADOC = `PK\u0003\u0004${'\0'.repeat(22)}\u0008\0\0\0mimetypeapplication/vnd.lt.archyvai.adoc-2008`;

describe('attachments', () => {
  test('footnotes, labels and formats are those of the table', () => {
    const rows = FILE_TYPES.map((type) => [
      type,
      ATTACHMENT_KINDS[type].footnote,
      ATTACHMENT_TEXT[type].label,
      ATTACHMENT_KINDS[type].extensions.join(' '),
    ]);
    const office = '.xlsx .xls .doc .docx .xml .txt .pdf';
    expect(rows).toEqual([
      [1, 1, 'SVV subjekto statuso deklaracija', '.pdf'],
      [12, 2, 'Pareiškėjo veiklos ir finansinių duomenų detalizavimo forma', office],
      [3, 3, 'Dokumentai apibūdinantys pareiškėją', '.doc .docx .pdf .jpg'],
      [5, 5, 'Valdymo organo sprendimas dėl paskolos ir įgaliotų asmenų', '.pdf .jpg'],
      [
        6,
        6,
        'Verslininko registracijos dokumentai / asmens dokumento kopija / laisvos formos ryšių dokumentas',
        office,
      ],
      [7, 7, 'Finansiniai dokumentai', office],
      [8, 8, 'Buhalterinė pažyma apie importą ir (ar) eksportą su Kinija', office],
      [9, 7, 'Einamųjų metų tarpinės finansinės ataskaitos', office],
      [10, 8, 'Motyvuotas pakeitimų paaiškinimas po atmetimo', office],
      [11, 11, 'Kiti dokumentai', office],
    ]);
  });

  test.each([
    [
      'small company',
      { loginType: 'Company', sizeType: 2, copyOfRejected: false, scheme: tiesiogines },
      [1, 12, 3, 5, 8, 9],
    ],
    [
      'large company',
      { loginType: 'Company', sizeType: 4, copyOfRejected: false, scheme: tiesiogines },
      [12, 3, 5, 8, 9],
    ],
    [
      'company that has not said its size',
      { loginType: 'Company', sizeType: null, copyOfRejected: false, scheme: tiesiogines },
      [1, 12, 3, 5, 8, 9],
    ],
    [
      'sole trader',
      { loginType: 'Individual', sizeType: 1, copyOfRejected: false, scheme: tiesiogines },
      [1, 12, 6, 8],
    ],
    [
      'copy of a rejected request',
      { loginType: 'Individual', sizeType: 1, copyOfRejected: true, scheme: tiesiogines },
      [1, 12, 6, 8, 10],
    ],
    [
      'sole trader, rent',
      { loginType: 'Individual', sizeType: 1, copyOfRejected: false, scheme: schemeOf('nuoma') },
      [1, 12, 6],
    ],
  ] as const)('a %s must upload %p', (_, facts, required) => {
    expect(missingAttachments(facts, [])).toEqual(required);
    expect(missingAttachments(facts, [...required])).toEqual([]);
    expect(
      attachmentsFor(facts)
        .filter((kind) => kind.required)
        .map((kind) => kind.fileType),
    ).toEqual(required);
  });

  test('names of downloads', () => {
    expect(downloadName('Contract', 123, '2026-11-21')).toBe('sutartis_Nr_123.pdf');
    expect(allFilesName(123)).toBe('Visi_priedai_123.zip');
    expect(isFileType(2)).toBe(false);
    expect(isFileType('1')).toBe(false);
  });
});

describe('interim report', () => {
  test.each([
    ['2026-11-08', 2026, 2],
    ['2026-11-09', 2026, 3],
    ['2026-11-21', 2026, 3],
    ['2026-02-08', 2025, 3],
    ['2026-02-09', 2025, 4],
    ['2026-05-09', 2025, 4],
    ['2026-05-10', 2026, 1],
    ['2026-12-31', 2026, 3],
    ['2027-01-01', 2026, 3],
  ])('on %s the report of %i quarter %i is asked', (date, year, quarter) => {
    expect(interimQuarter(date)).toMatchObject({ year, quarter });
  });
});

describe('files', () => {
  test.each([
    ['%PDF-1.7\n', 'pdf'],
    ['junk before\n%PDF-1.4', 'pdf'],
    ['\u00EF', 'text'],
    ['<?xml version="1.0"?>', 'xml'],
    ['\uFEFF<a/>', 'xml'],
    ['Paprastas tekstas ąčę\r\n', 'text'],
    ['{\\rtf1', 'rtf'],
    ['PK\u0003\u0004rest', 'zip'],
    ['MZ\u0000\u0001', 'unknown'],
    ['MZ program %PDF-1.7', 'unknown'],
    ['\u007fELF %PDF-1.7', 'unknown'],
    ['#!/bin/sh\n%PDF-1.7', 'unknown'],
    ['<html><script>1</script>%PDF-1.7', 'xml'],
    ['', 'unknown'],
  ])('%j is %s', (text, content) => {
    expect(sniff(bytes(text))).toBe(content);
  });

  test.each([
    [[0xff, 0xd8, 0xff, 0xe0], 'jpg'],
    [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'png'],
    [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], 'ole'],
    [[0xff, 0xfe, 0x41, 0x00], 'text'],
  ])('signature %p is %s', (head, content) => {
    expect(sniff(Uint8Array.from(head))).toBe(content);
  });

  test.each([
    ['a.pdf', MAX_FILE_BYTES, '%PDF-1.7', ['.pdf'], null],
    ['a.PDF', 10, '%PDF-1.7', ['.pdf'], null],
    ['a.pdf', MAX_FILE_BYTES + 1, '%PDF-1.7', ['.pdf'], 'fileTooLarge'],
    ['a.pdf', 0, '', ['.pdf'], 'fileEmpty'],
    ['a.exe', 10, 'MZ', ['.pdf'], 'fileTypeNotAllowed'],
    ['pdf', 10, '%PDF-', ['.pdf'], 'fileTypeNotAllowed'],
    ['a.pdf', 10, '<html>', ['.pdf'], 'fileContentMismatch'],
    ['a.docx', 10, 'PK\u0003\u0004', ['.docx'], null],
    ['a.docx', 10, '%PDF-', ['.docx'], 'fileContentMismatch'],
    ['a.txt', 10, 'PK\u0003\u0004', ['.txt'], 'fileContentMismatch'],
    ['a.txt', 10, 'labas', ['.txt'], null],
    ['a.adoc', 10, ADOC, ['.pdf', '.adoc'], null],
    ['a.adoc', 10, 'PK\u0003\u0004', ['.pdf', '.adoc'], 'fileContentMismatch'],
    ['a.docx', 10, ADOC, ['.docx'], 'fileContentMismatch'],
  ] as const)('%s of %i bytes', (...row) => {
    const [name, size, head, allowed, problem] = row;
    expect(fileProblem({ name, size }, bytes(head), allowed)).toBe(problem);
  });

  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\a\\sutartis.pdf', 'sutartis.pdf'],
    ['..pdf', 'pdf'],
    ['fdp.\u202Etxt.pdf', 'fdp.txt.pdf'],
    ['', 'failas'],
    ['.pdf', 'pdf'],
    ['Įmonės įstatai.docx', 'Įmonės įstatai.docx'],
    [`${'x'.repeat(400)}.pdf`, `${'x'.repeat(146)}.pdf`],
  ])('%j is stored as %j', (name, stored) => {
    expect(safeFileName(name)).toBe(stored);
    expect(extensionOf('A.Tar.GZ')).toBe('.gz');
  });
});
