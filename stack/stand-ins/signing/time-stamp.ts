import { randomBytes } from 'node:crypto';
import type * as x509 from '@peculiar/x509';
import { signedData, TST_INFO } from './cms.ts';
import { generalizedTime, integer, octets, oid, sequence } from './der.ts';
import type { Credential } from './dev-ca.ts';
import { digest, digestIdentifier } from './key-kinds.ts';

/** Best practices policy for time-stamps, EN 319 421. */
const POLICY = '0.4.0.2023.1.1';

export interface TimeStamping {
  unit: Credential;
  issuers: readonly x509.X509Certificate[];
  at: Date;
}

/** A time-stamp token (RFC 3161) over bytes: says that they existed at that second. */
export function timeStampToken(bytes: Buffer, { unit, issuers, at }: TimeStamping): Buffer {
  const imprint = sequence(digestIdentifier(unit.kind), octets(digest(unit.kind, bytes)));
  const content = sequence(
    integer(1),
    oid(POLICY),
    imprint,
    integer(`7f${randomBytes(8).toString('hex')}`),
    generalizedTime(at),
    sequence(integer(1)),
  );
  return signedData(unit, { contentType: TST_INFO, content, issuers });
}
