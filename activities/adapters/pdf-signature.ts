import { changesContent } from './pdf-increment.ts';
import type { SignatureFault } from './pdf-signature-cms.ts';
import { judgeCms, readTrusted } from './pdf-signature-cms.ts';

export interface PdfSignature {
  /** Lithuanian personal code from the certificate (PNOLT-…). */
  personCode: string | null;
  /** Instant the signer claims, ISO 8601 UTC. */
  signedAt: string | null;
  /** True for the last signature of a file nobody has added to since. */
  coversWholeFile: boolean;
  valid: boolean;
  reason: SignatureFault | null;
  /** Length of the revision this signature covers: the first so many bytes of the file. */
  revisionLength: number;
}

interface Found {
  at: number;
  dictionary: string;
  contents: { from: number; to: number } | null;
  revisionLength: number;
}

const SUB_FILTERS = /\/SubFilter\s*\/(ETSI\.CAdES\.detached|adbe\.pkcs7\.detached)\b/;

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

function findSignatures(text: string): Found[] {
  const found: Found[] = [];
  for (let at = text.indexOf('/ByteRange'); at >= 0; at = text.indexOf('/ByteRange', at + 1)) {
    const hole = holeOf(text, at);
    const opening = text.lastIndexOf(' obj', at);
    const closing = text.indexOf('endobj', Math.max(at, hole?.to ?? 0));
    const inOneObject = hole !== null && opening >= 0 && opening < hole.from && closing > hole.to;
    const dictionary = inOneObject ? text.slice(opening, hole.from) + text.slice(hole.to, closing) : '';
    const sound = inOneObject && SUB_FILTERS.test(dictionary) && !dictionary.includes('endobj');
    found.push({ at, dictionary, contents: sound ? hole : null, revisionLength: hole?.end ?? 0 });
  }
  return found.sort((a, b) => a.revisionLength - b.revisionLength);
}

function claimedTime(dictionary: string): Date | null {
  const date = /\/M\s*\(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|([+-])(\d\d)'?(\d\d)'?)?/.exec(
    dictionary,
  );
  if (!date) return null;
  const [, year, month, day, hour, minute, second, sign, offsetHours, offsetMinutes] = date;
  const utc = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  const offset = sign
    ? (Number(offsetHours) * 60 + Number(offsetMinutes)) * 60_000 * (sign === '-' ? -1 : 1)
    : 0;
  return new Date(utc - offset);
}

/**
 * Verifies every PAdES signature of a PDF, oldest first: ByteRange, digest, signature, chain to a trusted authority, personal code.
 * `trustedPem` holds the authorities' certificates; validity of certificates is judged at `at`. Never throws on a bad file:
 * no signature gives an empty list, a bad one `valid: false` with the reason.
 */
export async function verifyPdfSignatures(
  pdf: Buffer,
  trustedPem: string,
  at: Date = new Date(),
): Promise<PdfSignature[]> {
  const trusted = { certificates: readTrusted(trustedPem), at };
  const text = pdf.toString('latin1');
  const signatures: PdfSignature[] = [];
  for (const { contents, dictionary, revisionLength } of findSignatures(text)) {
    const coversWholeFile = contents !== null && revisionLength === pdf.length;
    if (!contents) {
      signatures.push({
        personCode: null,
        signedAt: null,
        coversWholeFile,
        valid: false,
        reason: 'badByteRange',
        revisionLength,
      });
      continue;
    }
    const cms = Buffer.from(text.slice(contents.from + 1, contents.to - 1), 'hex');
    const covered = Buffer.concat([
      pdf.subarray(0, contents.from),
      pdf.subarray(contents.to, revisionLength),
    ]);
    const verdict = await judgeCms(cms, covered, trusted);
    const signedAt = (claimedTime(dictionary) ?? verdict.signingTime)?.toISOString() ?? null;
    signatures.push({
      personCode: verdict.personCode,
      signedAt,
      coversWholeFile,
      valid: verdict.fault === null,
      reason: verdict.fault,
      revisionLength,
    });
  }
  return signatures;
}

/**
 * The document as it was before its first signature, with the line end after its last `%%EOF`; null when the file has no signature.
 * For proof against a stored document use `isSignedVersionOf`, which does not depend on how that document ended.
 */
export function originalBytes(pdf: Buffer): Buffer | null {
  const text = pdf.toString('latin1');
  const [first] = findSignatures(text);
  const marker = first ? text.lastIndexOf('%%EOF', first.at) : -1;
  if (marker < 0) return null;
  const lineEnd = /^(\r\n|\r|\n)?/.exec(text.slice(marker + 5, marker + 7))?.[0].length ?? 0;
  return pdf.subarray(0, marker + 5 + lineEnd);
}

/**
 * Whether the file begins with exactly the stored document, every further signature was added after it, and what was added
 * leaves the content alone (a valid signature can otherwise cover a revision that shows another text).
 * `stored` may itself carry signatures (the applicant's, when the provider signs second).
 */
export function isSignedVersionOf(signed: Buffer, stored: Buffer): boolean {
  if (signed.length <= stored.length || !signed.subarray(0, stored.length).equals(stored)) return false;
  const before = findSignatures(stored.toString('latin1')).length;
  const all = findSignatures(signed.toString('latin1'));
  const added = all.filter(({ at }) => at >= stored.length);
  return added.length > 0 && all.length === before + added.length && !changesContent(signed, stored);
}
