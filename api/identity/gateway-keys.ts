import { X509Certificate, createPublicKey } from 'node:crypto';

/** A key the gateway's answers may be signed with. */
export interface GatewayKey {
  publicKeyPem: string;
  /** Null for a bare public key. `fingerprint` is SHA-256 of the certificate. */
  certificate: { fingerprint: string; from: Date; to: Date } | null;
}

const BLOCK = /-----BEGIN (CERTIFICATE|PUBLIC KEY)-----[\s\S]+?-----END \1-----/g;

function keyOf(block: string, kind: string): GatewayKey {
  const certificate = kind === 'CERTIFICATE' ? new X509Certificate(block) : null;
  const key = certificate?.publicKey ?? createPublicKey(block);
  if (key.asymmetricKeyType !== 'rsa') throw new Error('not an RSA key');
  return {
    publicKeyPem: key.export({ type: 'spki', format: 'pem' }).toString(),
    certificate: certificate && {
      fingerprint: certificate.fingerprint256,
      from: new Date(certificate.validFrom),
      to: new Date(certificate.validTo),
    },
  };
}

/**
 * Every certificate and public key (RSA) of a PEM text, so that the old and the new one of a rotation count at once. Throws when
 * there is none, or when one of them cannot be read.
 */
export function readGatewayKeys(pem: string): GatewayKey[] {
  const keys = [...pem.matchAll(BLOCK)].map(([block, kind = '']) => keyOf(block, kind));
  if (keys.length === 0) throw new Error('no certificate');
  return keys;
}

const SOON_MS = 30 * 24 * 3600 * 1000;

/** A certificate an operator should look at; `at` is the instant (ISO) its validity begins or ends. */
export interface CertificateWarning {
  fingerprint: string;
  why: 'expired' | 'expiresSoon' | 'notYetValid';
  at: string;
}

/**
 * Certificates outside their validity, or within 30 days of its end. Said, never acted upon: they are trusted one by one and not
 * through an authority, and an answer published in 2017 verifies under one that ended in 2013.
 */
export function certificateWarnings(keys: readonly GatewayKey[], now: Date): CertificateWarning[] {
  return keys.flatMap(({ certificate }): CertificateWarning[] => {
    if (!certificate) return [];
    const { fingerprint, from, to } = certificate;
    if (now < from) return [{ fingerprint, why: 'notYetValid', at: from.toISOString() }];
    if (now > to) return [{ fingerprint, why: 'expired', at: to.toISOString() }];
    if (to.getTime() - now.getTime() < SOON_MS)
      return [{ fingerprint, why: 'expiresSoon', at: to.toISOString() }];
    return [];
  });
}
