/** Objects a signature may replace: where it is listed and linked, and what describes the file. */
const REPLACEABLE = [
  /\/Type\s*\/Catalog\b/,
  /\/Type\s*\/Page\b/,
  /\/Type\s*\/Annot\b/,
  /\/Type\s*\/Metadata\b/,
  /\/Type\s*\/XRef\b/,
  /\/(?:Fields|SigFlags)\b/,
  /\/(?:Producer|ModDate|CreationDate)\b/,
  /^\s*\[/,
];

/** What decides the look of a page and the order of pages: these entries must stay as they were. */
const SHOWN = [
  'Contents',
  'Resources',
  'MediaBox',
  'CropBox',
  'Rotate',
  'Parent',
  'Pages',
  'OCProperties',
  'OpenAction',
  'AA',
];

const VALUE = /^\s*(\d+\s+\d+\s+R|\[[^\]]*\]|<<[\s\S]*?>>|[^\s/<>[\]]+|\/[^\s/<>[\]()]+)/;

function entry(body: string, name: string): string {
  const at = new RegExp(`/${name}(?![A-Za-z])`).exec(body);
  if (!at) return '';
  return (VALUE.exec(body.slice(at.index + name.length + 1))?.[1] ?? '').replace(/\s+/g, ' ');
}

function objectsOf(text: string): Map<number, string> {
  const objects = new Map<number, string>();
  for (const { 1: number, index } of text.matchAll(/(?:^|[\r\n\s])(\d{1,10})\s+0\s+obj\b/g)) {
    const from = text.indexOf('obj', index) + 3;
    const end = text.indexOf('endobj', from);
    objects.set(Number(number), text.slice(from, end < 0 ? undefined : end));
  }
  return objects;
}

/**
 * Whether what was appended to a stored PDF replaces anything that is shown. Pages kept in compressed object streams cannot be
 * compared entry by entry; replacing their content streams, fonts or the page tree is found all the same.
 */
export function changesContent(signed: Buffer, stored: Buffer): boolean {
  const before = stored.toString('latin1');
  const old = objectsOf(before);
  const size = Math.max(0, ...[...before.matchAll(/\/Size\s+(\d{1,10})/g)].map(([, count]) => Number(count)));
  for (const [number, body] of objectsOf(signed.subarray(stored.length).toString('latin1'))) {
    if (/\/Type\s*\/ObjStm\b/.test(body)) return true;
    if (number >= size) continue;
    const dictionary = body.split(/\bstream\r?\n/)[0] ?? '';
    if (!REPLACEABLE.some((kind) => kind.test(dictionary))) return true;
    const former = old.get(number);
    if (former !== undefined && SHOWN.some((name) => entry(former, name) !== entry(body, name))) return true;
  }
  return false;
}
