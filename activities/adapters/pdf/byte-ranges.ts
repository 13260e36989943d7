/** A signature dictionary as its bytes lie in the file (ISO 32000-1, 12.8.1). */
export interface FoundSignature {
  /** Where `/ByteRange` stands. */
  at: number;
  /** Where the object's ` obj` stands. */
  opening: number;
  dictionary: string;
  /** A time-stamp over the document (ETSI EN 319 142-1, 5.4.3) instead of a person's signature. */
  isTimeStamp: boolean;
  /** Null when the ByteRange does not cover its revision from the first byte to the last, all but the container. */
  contents: { cms: Buffer; covered: Buffer } | null;
  revisionLength: number;
}

const SUB_FILTERS = /\/SubFilter\s*\/(ETSI\.CAdES\.detached|adbe\.pkcs7\.detached|ETSI\.RFC3161)(?![\w.])/;

/** Reads where a ByteRange leaves its hole; null unless it covers the revision from its first byte to its last, all but Contents. */
function holeOf(text: string, at: number): { from: number; to: number; end: number } | null {
  const range = /^\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/.exec(
    text.slice(at, at + 200),
  );
  const [start = -1, from = -1, to = -1, rest = -1] = range ? range.slice(1).map(Number) : [];
  const end = to + rest;
  const sound =
    start === 0 &&
    from > 0 &&
    to > from + 2 &&
    rest > 0 &&
    end <= text.length &&
    at < end &&
    (at < from || at >= to);
  if (!sound || text[from] !== '<' || text[to - 1] !== '>') return null;
  if (!/^[0-9A-Fa-f]+$/.test(text.slice(from + 1, to - 1)) || (to - from) % 2 !== 0) return null;
  if (!/\/Contents\s*$/.test(text.slice(Math.max(0, from - 40), from))) return null;
  return /%%EOF\s*$/.test(text.slice(Math.max(0, end - 20), end)) ? { from, to, end } : null;
}

/** Everything in the file that looks like a signature, by the length of what it covers. */
export function findSignatures(pdf: Buffer): FoundSignature[] {
  const text = pdf.toString('latin1');
  const found: FoundSignature[] = [];
  for (let at = text.indexOf('/ByteRange'); at >= 0; at = text.indexOf('/ByteRange', at + 1)) {
    const hole = holeOf(text, at);
    const opening = text.lastIndexOf(' obj', at);
    const closing = text.indexOf('endobj', Math.max(at, hole?.to ?? 0));
    const inOneObject = hole !== null && opening >= 0 && opening < hole.from && closing > hole.to;
    const dictionary = inOneObject ? text.slice(opening, hole.from) + text.slice(hole.to, closing) : '';
    const kind = dictionary.includes('endobj') ? undefined : SUB_FILTERS.exec(dictionary)?.[1];
    found.push({
      at,
      opening,
      dictionary,
      isTimeStamp: kind === 'ETSI.RFC3161',
      contents:
        hole && kind
          ? {
              cms: Buffer.from(text.slice(hole.from + 1, hole.to - 1), 'hex'),
              covered: Buffer.concat([pdf.subarray(0, hole.from), pdf.subarray(hole.to, hole.end)]),
            }
          : null,
      revisionLength: hole?.end ?? 0,
    });
  }
  return found.sort((a, b) => a.revisionLength - b.revisionLength);
}
