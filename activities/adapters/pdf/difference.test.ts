import { describe, expect, test } from '@jest/globals';
import { changesContent } from '../pdf-increment.ts';
import { DOCUMENT, made, streamOf, type MadeRevision } from './made-files.ts';

const stored = made(null, { objects: DOCUMENT });
const changes = (revision: MadeRevision) => changesContent(made(stored, revision), stored);

const SIGNATURE = '<< /Type /Sig /ByteRange [0 1 2 3] /Contents <00> >>';
const FIELD = '<< /Subtype /Widget /FT /Sig /Rect [0 0 0 0] /T (S) /V 10 0 R >>';
const FORM = '<< /Fields [6 0 R 11 0 R] /SigFlags 3 >>';
const signed = (field = FIELD, form = FORM): MadeRevision => ({
  objects: [
    [10, SIGNATURE],
    [11, field],
    [5, form],
    [3, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Annots [11 0 R] >>'],
  ],
});

describe('what only signing adds', () => {
  test.each<[string, MadeRevision]>([
    ['a signature field nobody sees', signed()],
    ['a signature field without a face', signed('<< /FT /Sig /T (S) /V 10 0 R /Rect [9 9 9 9] >>')],
    [
      'validation data, extensions, a newer version and metadata',
      {
        objects: [
          [12, streamOf('certificate')],
          [13, '<< /Certs [12 0 R] >>'],
          [
            1,
            '<< /Type /Catalog /Pages 2 0 R /AcroForm 5 0 R /DSS 13 0 R /Version /2.0 /Extensions << /ESIC << /BaseVersion /1.7 >> >> >>',
          ],
        ],
      },
    ],
    ['nothing at all', {}],
    ['an object said again where it was', { table: { 4: stored.indexOf('4 0 obj') } }],
    ['an object written again as it was', { objects: [DOCUMENT[3]!] }],
  ])('%s', (_, revision) => {
    expect(changes(revision)).toBe(false);
  });
});

describe('what is a change', () => {
  test.each<[string, MadeRevision]>([
    ['other content of the same length', { objects: [[4, streamOf('0 0 m 8 8 l S')]] }],
    ['the value of a field', { objects: [[6, '<< /FT /Tx /T (Suma) /V (999 000) >>']] }],
    ['a field that is no signature', signed('<< /FT /Tx /T (S) /V 10 0 R >>')],
    ['a signature field without a signature', signed('<< /FT /Sig /T (S) /Rect [0 0 0 0] >>')],
    ['a signature field that does something', signed('<< /FT /Sig /T (S) /V 10 0 R /AA << >> >>')],
    ['a signature field by the name of another', signed('<< /FT /Sig /T (Suma) /V 10 0 R >>')],
    ['a signature field one sees', signed(FIELD.replace('0 0 0 0', '0 0 200 100'))],
    ['a field taken away', signed(FIELD, '<< /Fields [11 0 R] >>')],
    ['fields in another order', signed(FIELD, '<< /Fields [11 0 R 6 0 R] >>')],
    ['no form any more', { objects: [[1, '<< /Type /Catalog /Pages 2 0 R >>']] }],
    ['a version that is none', { objects: [[1, DOCUMENT[0]![1].replace('>>', '/Version (2.0) >>')]] }],
    ['an action', { objects: [[1, DOCUMENT[0]![1].replace('>>', '/OpenAction [3 0 R /Fit] >>')]] }],
    ['another catalog', { objects: [[12, '<< /Type /Catalog /Pages 13 0 R >>']], root: 12 }],
    ['a reference to nothing that leads somewhere now', {}],
  ])('%s', (name, revision) => {
    if (!name.startsWith('a reference')) return expect(changes(revision)).toBe(true);
    const dangling = made(null, {
      objects: [...DOCUMENT.slice(0, 2), [3, '<< /Type /Page /Contents 4 0 R /Resources 20 0 R >>']],
    });
    const filled = made(dangling, { objects: [[20, '<< /XObject << >> >>']] });
    expect(changesContent(filled, dangling)).toBe(true);
  });
});

describe('what is hidden from one reader program and not from another', () => {
  const inside = (objects: string, count: number): string => {
    const first = objects.indexOf('<<');
    return streamOf(objects, `/Type /ObjStm /N ${count} /First ${first} `);
  };
  test.each<[string, MadeRevision]>([
    ['an object without a place in the table', { between: '7 0 obj\n<< >>\nendobj\n' }],
    ['an object in a comment', { between: '% 4 0 obj << >> endobj\n' }],
    ['a spare object pointed at by the table alone', { table: { 7: stored.indexOf('4 0 obj') } }],
    ['an object nobody shows set free', { free: [7] }],
    ['an object stream with an object nobody announced', { objects: [[12, inside('7 0 << /A 1 >>', 1)]] }],
    ['two ends, one of which points elsewhere', { between: 'startxref\n9\n%%EOF\n' }],
    ['bytes that are nothing', { between: 'x' }],
    ['an entry twice', { objects: [[12, '<< /A 1 /A 2 >>']] }],
    ['a stream longer than it says', { objects: [[12, streamOf('abc').replace('abc', 'abcdef')]] }],
    [
      'an end that points at the older table',
      { pointer: Number(/startxref\n(\d+)/.exec(stored.toString())![1]) },
    ],
    ['an end that points at nothing', { pointer: 3 }],
  ])('%s', (_, revision) => {
    expect(changes(revision)).toBe(true);
  });

  test('what cannot be read in the stored document counts as changed', () => {
    const broken = Buffer.concat([stored.subarray(0, -6), Buffer.from('\n')]);
    expect(
      changesContent(Buffer.concat([broken, made(stored, signed()).subarray(stored.length)]), broken),
    ).toBe(true);
  });

  test('rubbish of any length is refused and never thrown at anybody', () => {
    const file = made(stored, signed());
    for (let at = 0; at < file.length; at += 3) {
      const cut = Buffer.concat([stored, file.subarray(stored.length, Math.max(stored.length, at))]);
      const flipped = Buffer.from(file);
      flipped[at] = 0x28;
      expect(typeof changesContent(cut, stored)).toBe('boolean');
      expect(typeof changesContent(flipped, stored)).toBe('boolean');
    }
  });
});
