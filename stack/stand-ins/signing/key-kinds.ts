import { KeyObject, createHash, constants, sign, webcrypto } from 'node:crypto';
import { integer, nothing, oid, sequence, tagged } from './der.ts';

const rsa = (name: 'RSASSA-PKCS1-v1_5' | 'RSA-PSS', modulusLength: number) => ({
  algorithm: { name, modulusLength, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
  hash: 'sha256' as const,
});

/** Keys signers and authorities really have, each with the digest it goes with. */
const KINDS = {
  'P-256': { algorithm: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }, hash: 'sha256' },
  'P-384': { algorithm: { name: 'ECDSA', namedCurve: 'P-384', hash: 'SHA-384' }, hash: 'sha384' },
  'P-521': { algorithm: { name: 'ECDSA', namedCurve: 'P-521', hash: 'SHA-512' }, hash: 'sha512' },
  'RSA-2048': rsa('RSASSA-PKCS1-v1_5', 2048),
  'RSA-3072': rsa('RSASSA-PKCS1-v1_5', 3072),
  'RSA-PSS-2048': rsa('RSA-PSS', 2048),
  'RSA-PSS-3072': rsa('RSA-PSS', 3072),
} as const;

export type KeyKind = keyof typeof KINDS;
type Hash = (typeof KINDS)[KeyKind]['hash'];

const HASHES: Record<Hash, { oid: string; bytes: number; ecdsa: string; rsa: string }> = {
  sha256: {
    oid: '2.16.840.1.101.3.4.2.1',
    bytes: 32,
    ecdsa: '1.2.840.10045.4.3.2',
    rsa: '1.2.840.113549.1.1.11',
  },
  sha384: {
    oid: '2.16.840.1.101.3.4.2.2',
    bytes: 48,
    ecdsa: '1.2.840.10045.4.3.3',
    rsa: '1.2.840.113549.1.1.12',
  },
  sha512: {
    oid: '2.16.840.1.101.3.4.2.3',
    bytes: 64,
    ecdsa: '1.2.840.10045.4.3.4',
    rsa: '1.2.840.113549.1.1.13',
  },
};
const RSASSA_PSS = '1.2.840.113549.1.1.10';
const MGF1 = '1.2.840.113549.1.1.8';

/** What Web Crypto and the certificate writer call the algorithm of a kind of key. */
export const algorithmOf = (kind: KeyKind) => ({
  ...KINDS[kind].algorithm,
  ...(kind.startsWith('RSA-PSS') ? { saltLength: HASHES[KINDS[kind].hash].bytes } : {}),
});

/** The kind a time-stamping unit has beside PSS signers: many readers of time-stamps (PKCS #7, `openssl ts`) cannot read PSS. */
export function withoutPss(kind: KeyKind): KeyKind {
  if (kind === 'RSA-PSS-2048') return 'RSA-2048';
  return kind === 'RSA-PSS-3072' ? 'RSA-3072' : kind;
}

export const newKeys = (kind: KeyKind): Promise<webcrypto.CryptoKeyPair> =>
  webcrypto.subtle.generateKey(algorithmOf(kind), true, ['sign', 'verify']);

export const importKey = (kind: KeyKind, pkcs8: Buffer): Promise<webcrypto.CryptoKey> =>
  webcrypto.subtle.importKey('pkcs8', pkcs8, algorithmOf(kind), true, ['sign']);

export const digest = (kind: KeyKind, bytes: Uint8Array): Buffer =>
  createHash(KINDS[kind].hash).update(bytes).digest();

export const digestIdentifier = (kind: KeyKind): Buffer => sequence(oid(HASHES[KINDS[kind].hash].oid));

/** AlgorithmIdentifier of a signature (RFC 5754, RFC 4055, RFC 5758). */
export function signatureIdentifier(kind: KeyKind): Buffer {
  const hash = HASHES[KINDS[kind].hash];
  if (kind.startsWith('P-')) return sequence(oid(hash.ecdsa));
  if (!kind.startsWith('RSA-PSS')) return sequence(oid(hash.rsa), nothing());
  const hashed = sequence(oid(hash.oid), nothing());
  const mask = sequence(oid(MGF1), hashed);
  return sequence(
    oid(RSASSA_PSS),
    sequence(tagged(0, hashed), tagged(1, mask), tagged(2, integer(hash.bytes))),
  );
}

/** The signature's bytes as they stand in CMS and OCSP. */
export function signBytes(kind: KeyKind, key: webcrypto.CryptoKey, bytes: Buffer): Buffer {
  const padding = kind.startsWith('RSA-PSS')
    ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST }
    : {};
  return sign(KINDS[kind].hash, bytes, { key: KeyObject.from(key), dsaEncoding: 'der', ...padding });
}
