import { Certificate } from 'pkijs';
import { plain } from './cms/asn1.ts';
import { readTrusted, type ClaimedLevel } from './cms/certificates.ts';
import type { Revocation } from './cms/revocation.ts';
import { judgeCms, refused, type Judging, type SignatureFault } from './cms/signature.ts';
import { judgeTimeStamp, type TimeStamp } from './cms/time-stamp.ts';
import { changesContent } from './pdf-increment.ts';
import { findSignatures, type FoundSignature } from './pdf/byte-ranges.ts';
import { PdfFile } from '../../db/files/pdf/file.ts';
import { signatureOffsets } from './pdf/signature-fields.ts';
import { validationDataOf } from './pdf/validation-data.ts';
import { PdfFault } from '../../db/files/pdf/values.ts';

interface InDocument {
  valid: boolean;
  reason: SignatureFault | null;
  /** Length of the revision this signature covers: the first so many bytes of the file. */
  revisionLength: number;
}

export interface PdfSignature extends InDocument {
  /** Lithuanian personal code from the certificate (PNOLT-…). */
  personCode: string | null;
  /** Instant the signer claims, ISO 8601 UTC. */
  signedAt: string | null;
  /** Given name and surname by the certificate. */
  holder: string | null;
  /** SHA-256 of the signer's certificate, hexadecimal. */
  certificate: string | null;
  /** What the certificate says of itself. */
  claimedLevel: ClaimedLevel | null;
  /** Time-stamps over the signature, and those over the whole document that cover it. */
  timeStamps: TimeStamp[];
  /** Earliest instant a trusted time-stamp proves, ISO 8601 UTC. */
  provenAt: string | null;
  revocation: Revocation;
  /** Whether a document time-stamp covers also the data the signature is checked with. */
  archived: boolean;
}

interface DocumentTime extends InDocument {
  stamp: TimeStamp | null;
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

function opened(pdf: Buffer): PdfFile | null {
  try {
    return new PdfFile(pdf);
  } catch (error) {
    if (error instanceof PdfFault) return null;
    throw error;
  }
}

/** Only what the form lists counts as a signature; other bytes that look like one are a fault. */
function listed(file: PdfFile, found: FoundSignature[]): FoundSignature[] {
  let openings: Set<number>;
  try {
    openings = new Set(signatureOffsets(file).map((offset) => file.text.indexOf(' obj', offset)));
  } catch (error) {
    if (!(error instanceof PdfFault)) throw error;
    openings = new Set();
  }
  return found.map((one) => (openings.has(one.opening) ? one : { ...one, contents: null }));
}

function certificateFrom(bytes: Buffer): Certificate[] {
  try {
    return [Certificate.fromBER(plain(bytes))];
  } catch {
    return [];
  }
}

async function judgeDocumentTime(
  pdf: Buffer,
  found: FoundSignature & { contents: NonNullable<FoundSignature['contents']> },
  judging: Judging,
): Promise<DocumentTime> {
  const stamp = await judgeTimeStamp(found.contents.cms, found.contents.covered, judging);
  return {
    valid: stamp !== null,
    reason: stamp ? null : 'badTimeStamp',
    revisionLength: found.revisionLength,
    stamp,
  };
}

const isWhole = (
  found: FoundSignature,
): found is FoundSignature & { contents: NonNullable<FoundSignature['contents']> } => found.contents !== null;

/**
 * Verifies every PAdES signature of a PDF, oldest first: ByteRange, digest, signature, time-stamps, chain to a trusted authority,
 * revocation by what the file brings, personal code. `trustedPem` holds the authorities' certificates. A certificate is judged
 * at the instant a trusted time-stamp proves, otherwise at `now`. Never throws on a bad file: no signature gives an empty list,
 * a bad one `valid: false` with the reason. Time-stamps of the whole document count with the signatures they cover; a bad one
 * spoils them.
 */
export async function verifyPdfSignatures(
  pdf: Buffer,
  trustedPem: string,
  now: Date = new Date(),
): Promise<PdfSignature[]> {
  const anchors = readTrusted(trustedPem);
  const file = opened(pdf);
  const raw = findSignatures(pdf);
  const found = file ? listed(file, raw) : raw.map((one) => ({ ...one, contents: null }));
  const data = file ? validationDataOf(file) : { certificates: [], ocsps: [], crls: [] };
  const known = data.certificates.flatMap(certificateFrom);
  const judging: Judging = { anchors, known, data, documentTimes: [], now };

  const stamps = await Promise.all(
    found.filter(isWhole).flatMap((one) => (one.isTimeStamp ? [judgeDocumentTime(pdf, one, judging)] : [])),
  );
  const signatures: PdfSignature[] = [];
  for (const one of found) {
    if (one.isTimeStamp && isWhole(one)) continue;
    const over = stamps.filter(({ revisionLength }) => revisionLength > one.revisionLength);
    const documentTimes = over.flatMap(({ stamp }) => (stamp?.trusted ? [new Date(stamp.at)] : []));
    const verdict = isWhole(one)
      ? await judgeCms(one.contents.cms, one.contents.covered, { ...judging, documentTimes })
      : refused('badByteRange');
    const fault = verdict.fault ?? (over.every(({ valid }) => valid) ? null : 'badTimeStamp');
    signatures.push({
      personCode: verdict.personCode,
      signedAt:
        ((isWhole(one) ? claimedTime(one.dictionary) : null) ?? verdict.signingTime)?.toISOString() ?? null,
      holder: verdict.holder,
      certificate: verdict.certificate,
      claimedLevel: verdict.claimedLevel,
      timeStamps: [...verdict.timeStamps, ...over.flatMap(({ stamp }) => stamp ?? [])],
      provenAt: verdict.provenAt?.toISOString() ?? null,
      revocation: verdict.revocation,
      archived: isArchived(pdf, one, over),
      valid: fault === null,
      reason: fault,
      revisionLength: one.revisionLength,
    });
  }
  return signatures;
}

/** A document time-stamp that is not the signature's own first proof: it came after the store of validation data. */
function isArchived(pdf: Buffer, { revisionLength }: FoundSignature, over: DocumentTime[]): boolean {
  return over.some((stamp) => {
    const before = opened(pdf.subarray(0, stamp.revisionLength));
    const data = stamp.stamp?.trusted && before ? validationDataOf(before) : null;
    return data !== null && stamp.revisionLength > revisionLength && data.certificates.length > 0;
  });
}

/**
 * The document as it was before its first signature, with the line end after its last `%%EOF`; null when the file has no signature.
 * For proof against a stored document use `isSignedVersionOf`, which does not depend on how that document ended.
 */
export function originalBytes(pdf: Buffer): Buffer | null {
  const text = pdf.toString('latin1');
  const [first] = findSignatures(pdf);
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
  const before = findSignatures(stored).length;
  const all = findSignatures(signed);
  const added = all.filter(({ at }) => at >= stored.length);
  return added.length > 0 && all.length === before + added.length && !changesContent(signed, stored);
}
