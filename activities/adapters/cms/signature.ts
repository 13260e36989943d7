import { createHash } from 'node:crypto';
import * as asn1 from 'asn1js';
import type { Certificate, SignerInfo } from 'pkijs';
import { DIGESTS, octets, oidOf } from './asn1.ts';
import {
  chainOf,
  claimedLevel,
  fingerprint,
  holderOf,
  mayConsent,
  personCodeOf,
  type ClaimedLevel,
  type Trust,
} from './certificates.ts';
import { revocationOf, type Revocation, type RevocationData } from './revocation.ts';
import { attribute, certificateOf, certificatesOf, isSignedBy, openContainer } from './signer.ts';
import { judgeTimeStamp, type TimeStamp } from './time-stamp.ts';

const OID = {
  data: '1.2.840.113549.1.7.1',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  timeStamp: '1.2.840.113549.1.9.16.2.14',
};

export type SignatureFault =
  | 'badByteRange'
  | 'badContainer'
  | 'weakAlgorithm'
  | 'altered'
  | 'badSignature'
  | 'badTimeStamp'
  | 'untrusted'
  | 'revoked'
  | 'notForSigning'
  | 'noPersonCode';

export interface CmsVerdict {
  fault: SignatureFault | null;
  personCode: string | null;
  signingTime: Date | null;
  /** Given name and surname by the certificate. */
  holder: string | null;
  /** SHA-256 of the signer's certificate. */
  certificate: string | null;
  claimedLevel: ClaimedLevel | null;
  timeStamps: TimeStamp[];
  /** Earliest instant a trusted time-stamp proves the signature for. */
  provenAt: Date | null;
  revocation: Revocation;
}

export interface Judging extends Trust {
  data: RevocationData;
  /** Trusted time-stamps of the whole document that cover the signature. */
  documentTimes: readonly Date[];
  /** When no time-stamp proves an earlier instant, the certificate must be valid now. */
  now: Date;
}

const NOTHING: Omit<CmsVerdict, 'fault'> = {
  personCode: null,
  signingTime: null,
  holder: null,
  certificate: null,
  claimedLevel: null,
  timeStamps: [],
  provenAt: null,
  revocation: { state: 'unknown' },
};

/** A signature that is not taken, with what is known of it all the same. */
export const refused = (fault: SignatureFault, known: Partial<CmsVerdict> = {}): CmsVerdict => ({
  ...NOTHING,
  ...known,
  fault,
});

async function timeStampsOf(signer: SignerInfo, trust: Trust): Promise<TimeStamp[] | null> {
  const tokens = (signer.unsignedAttrs?.attributes ?? [])
    .filter(({ type }) => type === OID.timeStamp)
    .flatMap(({ values }) => values as asn1.BaseBlock[]);
  const signature = Buffer.from(signer.signature.valueBlock.valueHexView);
  const stamps: TimeStamp[] = [];
  for (const token of tokens) {
    const stamp = await judgeTimeStamp(Buffer.from(token.toBER(false)), signature, trust);
    if (!stamp) return null;
    stamps.push(stamp);
  }
  return stamps;
}

const earliest = (times: readonly Date[]): Date | null =>
  times.length > 0 ? new Date(Math.min(...times.map((time) => time.getTime()))) : null;

/** Why the certificate does not bind the person; with what the file says of its revocation. */
async function judgeCertificate(
  certificate: Certificate,
  judging: Judging,
  at: Date,
): Promise<{ fault: SignatureFault | null; revocation: Revocation }> {
  const chain = await chainOf(certificate, judging, at);
  let revocation: Revocation = { state: 'unknown' };
  if (!chain) return { fault: 'untrusted', revocation };
  const isAnchor = new Set(judging.anchors.map(fingerprint));
  for (const [i, link] of chain.slice(0, -1).entries()) {
    if (isAnchor.has(fingerprint(link))) break;
    const told = await revocationOf(link, chain[i + 1]!, { data: judging.data, at });
    if (told.state === 'revoked') return { fault: 'revoked', revocation: told };
    if (i === 0) revocation = told;
  }
  const fault = !mayConsent(certificate)
    ? 'notForSigning'
    : personCodeOf(certificate) === null
      ? 'noPersonCode'
      : null;
  return { fault, revocation };
}

/** Judges one detached CMS container over the bytes it should cover. */
export async function judgeCms(cms: Buffer, covered: Buffer, judging: Judging): Promise<CmsVerdict> {
  const container = openContainer(cms);
  // A container with its own content would be verified over that instead of over the document.
  if (!container?.signer.signedAttrs || container.signed.encapContentInfo.eContent)
    return refused('badContainer');
  const { signed, signer } = container;
  const digest = DIGESTS[signer.digestAlgorithm.algorithmId];
  if (!digest) return refused('weakAlgorithm');
  const told = octets(attribute(signer, OID.messageDigest)?.values[0]);
  if (oidOf(attribute(signer, OID.contentType)?.values[0]) !== OID.data || !told)
    return refused('badContainer');
  const time = attribute(signer, OID.signingTime)?.values[0] as unknown;
  const signingTime = time instanceof asn1.UTCTime ? time.toDate() : null;
  if (!createHash(digest).update(covered).digest().equals(told)) return refused('altered', { signingTime });
  const certificate = certificateOf(container, [], { old: false });
  if (!certificate || !(await isSignedBy(signed, certificate, covered)))
    return refused('badSignature', { signingTime });

  const trust: Judging = { ...judging, known: [...judging.known, ...certificatesOf(signed)] };
  const who = {
    signingTime,
    personCode: personCodeOf(certificate),
    holder: holderOf(certificate),
    certificate: fingerprint(certificate),
    claimedLevel: claimedLevel(certificate),
  };
  const timeStamps = await timeStampsOf(signer, trust);
  if (!timeStamps) return refused('badTimeStamp', who);
  const proofs = timeStamps.filter(({ trusted }) => trusted).map(({ at }) => new Date(at));
  const provenAt = earliest([...proofs, ...judging.documentTimes]);
  const verdict = await judgeCertificate(certificate, trust, provenAt ?? judging.now);
  return { ...who, timeStamps, provenAt, ...verdict };
}
