import { TSTInfo } from 'pkijs';
import { DIGESTS } from './asn1.ts';
import { chainOf, holderOf, isFor, PURPOSE, type Trust } from './certificates.ts';
import { certificateOf, certificatesOf, isSignedBy, openContainer } from './signer.ts';

const TST_INFO = '1.2.840.113549.1.9.16.1.4';

export interface TimeStamp {
  /** ISO 8601 UTC. */
  at: string;
  /** Name of the time-stamping unit. */
  authority: string | null;
  /** Whether its unit leads to a trusted authority; only then the time proves anything. */
  trusted: boolean;
}

/**
 * Judges an RFC 3161 time-stamp over the given bytes: imprint, signature, the unit's purpose and chain at the stamped instant.
 * Null when it is no time-stamp of these bytes.
 */
export async function judgeTimeStamp(
  token: Buffer,
  covered: Buffer,
  trust: Trust,
): Promise<TimeStamp | null> {
  const container = openContainer(token);
  const content = container?.signed.encapContentInfo;
  if (!container || content?.eContentType !== TST_INFO || !content.eContent) return null;
  let info: TSTInfo;
  try {
    info = TSTInfo.fromBER(content.eContent.getValue());
  } catch {
    return null;
  }
  const hashes = [info.messageImprint.hashAlgorithm, container.signer.digestAlgorithm];
  if (hashes.some(({ algorithmId }) => !DIGESTS[algorithmId])) return null;
  // The imprint of the covered bytes is compared with theirs when the signature is verified.
  const unit = certificateOf(container, trust.known, { old: true });
  if (!unit || !(await isSignedBy(container.signed, unit, covered))) return null;
  const known = [...trust.known, ...certificatesOf(container.signed)];
  const chain = await chainOf(unit, { ...trust, known }, info.genTime);
  return {
    at: info.genTime.toISOString(),
    authority: holderOf(unit),
    trusted: chain !== null && isFor(unit, PURPOSE.timeStamping),
  };
}
