import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import type { HashName } from './parts.ts';

const MORE = 'http://www.w3.org/2001/04/xmldsig-more#';
const ENC = 'http://www.w3.org/2001/04/xmlenc#';
const DSIG = 'http://www.w3.org/2000/09/xmldsig#';

/** Hashes that still count. */
const DIGESTS: Readonly<Record<string, HashName>> = {
  [`${ENC}sha256`]: 'sha256',
  [`${MORE}sha384`]: 'sha384',
  [`${ENC}sha512`]: 'sha512',
};

/** Known and given up: what they cover may be something else. */
const WEAK = new Set([`${DSIG}sha1`, `${DSIG}rsa-sha1`, `${DSIG}dsa-sha1`, `${MORE}rsa-md5`, `${MORE}md5`]);

const SIGNATURES: Readonly<Record<string, { kind: 'rsa' | 'ec'; hash: HashName }>> = Object.fromEntries<{
  kind: 'rsa' | 'ec';
  hash: HashName;
}>(
  (['sha256', 'sha384', 'sha512'] as const).flatMap((hash) => [
    [`${MORE}rsa-${hash}`, { kind: 'rsa' as const, hash }],
    [`${MORE}ecdsa-${hash}`, { kind: 'ec' as const, hash }],
  ]),
);

export const digestMethod = (uri: string): HashName | 'weakAlgorithm' | 'unsupported' =>
  DIGESTS[uri] ?? (WEAK.has(uri) ? 'weakAlgorithm' : 'unsupported');

export const hashOf = (hash: HashName, bytes: Buffer): Buffer => createHash(hash).update(bytes).digest();

/** Shorter keys are broken by whoever has the machines. */
const LEAST_RSA_BITS = 2048;

/** Whether the value is the key's signature over the bytes, or why that cannot be said. */
export function signatureFault(
  { method, value, spki }: { method: string; value: Buffer; spki: Buffer },
  bytes: Buffer,
): 'weakAlgorithm' | 'unsupported' | 'badSignature' | null {
  const known = SIGNATURES[method];
  if (!known) return WEAK.has(method) ? 'weakAlgorithm' : 'unsupported';
  let key: KeyObject;
  try {
    key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  } catch {
    return 'unsupported';
  }
  if (key.asymmetricKeyType !== known.kind) return 'badSignature';
  if (known.kind === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) < LEAST_RSA_BITS)
    return 'weakAlgorithm';
  const held = known.kind === 'ec' ? { key, dsaEncoding: 'ieee-p1363' as const } : key;
  return verify(known.hash, bytes, held, value) ? null : 'badSignature';
}
