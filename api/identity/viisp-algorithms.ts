import { z } from 'zod';

export const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
export const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
export const ENVELOPED = `${DSIG}enveloped-signature`;

/** Hashes that may stand in signatures and digests; anything else is refused, whatever the library would verify. */
export const hash = z.enum(['sha1', 'sha256'], { error: 'must be sha1 or sha256' });
export type Hash = z.output<typeof hash>;

export const signature = z.enum(['rsa-sha1', 'rsa-sha256'], { error: 'must be rsa-sha1 or rsa-sha256' });
export type Signature = z.output<typeof signature>;

export const SIGNATURE_URI: Record<Signature, string> = {
  'rsa-sha1': `${DSIG}rsa-sha1`,
  'rsa-sha256': 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
};

export const DIGEST_URI: Record<Hash, string> = {
  sha1: `${DSIG}sha1`,
  sha256: 'http://www.w3.org/2001/04/xmlenc#sha256',
};

/** The digest that belongs to a signature where nothing else is said. */
export const DIGEST_OF: Record<Signature, Hash> = { 'rsa-sha1': 'sha1', 'rsa-sha256': 'sha256' };
