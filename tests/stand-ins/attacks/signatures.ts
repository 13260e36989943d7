import { appendRevision } from '../../../stack/stand-ins/signing/pdf-revision.ts';
import { attack, type Attack } from './attack.ts';
import {
  OTHER_TEXT,
  appendTable,
  contentNumber,
  firstHole,
  overwritten,
  pageNumber,
  sizeOf,
  withEntries,
} from './pdf-edits.ts';

/** Rewrites an entry of the signature dictionary in its own length, so that nothing else moves. */
function entryReplaced(pdf: Buffer, pattern: RegExp, replacement: string): Buffer {
  const { from, to } = firstHole(pdf);
  const text = pdf.toString('latin1', from - 100, to);
  const found = pattern.exec(text);
  if (!found) throw new Error('no such entry');
  const at = from - 100 + found.index;
  return overwritten(pdf, at, replacement.padEnd(found[0].length));
}

const RANGE = /\/ByteRange \[[^\]]*\]/;
const CONTENTS = /\/Contents <[0-9a-fA-F]*>/;

/** Universal signature forgery: a reader that cannot judge must not say „valid“ (Mladenov and others, „1 Trillion Dollar Refund“, 2019). */
const FORGERIES: readonly Attack[] = [
  ['no ByteRange', RANGE, ''],
  ['ByteRange is null', RANGE, '/ByteRange null'],
  ['ByteRange is empty', RANGE, '/ByteRange []'],
  ['ByteRange is negative', RANGE, '/ByteRange [0 -1 -1 -1]'],
  ['ByteRange covers nothing', RANGE, '/ByteRange [0 0 0 0]'],
  ['ByteRange of two numbers', RANGE, '/ByteRange [0 99]'],
  ['no Contents', CONTENTS, ''],
  ['Contents is null', CONTENTS, '/Contents null'],
  ['Contents is empty', CONTENTS, '/Contents <>'],
  ['Contents is one zero', CONTENTS, '/Contents <00>'],
].map(([name, pattern, replacement]) =>
  attack('signature', `forgery: ${String(name)}`, (good) =>
    entryReplaced(good, pattern as RegExp, String(replacement)),
  ),
);

/** The signed bytes stay in two parts, and between them grows more than the signature: what is there nobody has signed. */
function wrapped(good: Buffer, base: Buffer, room: 'inThePadding' | 'moved'): Buffer {
  const { from, to, end, cms } = firstHole(good);
  const signature = `<${cms.toString('hex')}>`;
  const content = contentNumber(good);
  const hidden = `\n${content} 0 obj\n${OTHER_TEXT}\nendobj\n`;
  if (room === 'inThePadding') {
    const filled = `${signature}\n/Hidden <00>\n>>\nendobj${hidden}9999 0 obj\n<<\n/Contents `;
    const padding = `<${'0'.repeat(to - from - filled.length - 2)}>`;
    const bad = overwritten(good, from, filled + padding);
    return appendTable(bad, { entries: [[content, bad.indexOf(hidden, from) + 1]], like: good });
  }
  const last = good.toString('latin1', to, end);
  const start = `${signature}\n/ByteRange [0 ${from} `;
  const length = start.length + 200 + hidden.length;
  const between = `${start}${from + length} ${last.length}]`.padEnd(start.length + 200) + hidden;
  const before = good.toString('latin1', 0, from);
  const own = /(\d+) 0 obj\n(?:(?!endobj)[\s\S])*$/.exec(before);
  const moved = [...last.matchAll(/(?<=\n)(\d+) 0 obj\n/g)].map((found): [number, number] => [
    Number(found[1]),
    from + length + found.index,
  ]);
  return appendTable(
    Buffer.concat([base, Buffer.from(before.slice(base.length) + between + last, 'latin1')]),
    {
      entries: [[content, from + between.indexOf(hidden) + 1], [Number(own?.[1]), own?.index ?? 0], ...moved],
      like: base,
    },
  );
}

/** The signature copied into a revision of its own that shows something else, its ByteRange as it was. */
function copied(good: Buffer): Buffer {
  const { from, to } = firstHole(good);
  const text = good.toString('latin1');
  const start = text.lastIndexOf(' obj\n', from) + 5;
  const signature = text.slice(start, text.indexOf('\nendobj', to));
  const own = sizeOf(good);
  return appendRevision(
    good,
    new Map([
      [contentNumber(good), OTHER_TEXT],
      [own, signature],
      [
        own + 1,
        `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature1) /Rect [0 0 0 0] /F 132 /V ${own} 0 R >>`,
      ],
      [pageNumber(good), withEntries(good, pageNumber(good), { Annots: `[${own + 1} 0 R]` })],
    ]),
  );
}

export const SIGNATURE_ATTACKS: readonly Attack[] = [
  ...FORGERIES,
  attack('signature', 'wrapping: an object in the room left in Contents', (good, base) =>
    wrapped(good, base, 'inThePadding'),
  ),
  attack(
    'signature',
    'wrapping: the second signed part moved, with another ByteRange between',
    (good, base) => wrapped(good, base, 'moved'),
  ),
  attack('signature', 'ByteRange leaves a gap behind Contents', (good) => {
    const { from, to, end } = firstHole(good);
    return entryReplaced(good, RANGE, `/ByteRange [0 ${from} ${to + 2} ${end - to - 2}]`);
  }),
  attack('content', 'the signature copied into a revision that shows another text', copied),
];
