import type { PersonProfile, SignerPerson } from '../../stack/stand-ins/signing/dev-ca.ts';
import type { KeyKind } from '../../stack/stand-ins/signing/key-kinds.ts';
import { signPdf, type PadesLevel } from '../../stack/stand-ins/signing/pades.ts';
import type { XrefKind } from '../../stack/stand-ins/signing/pdf-revision.ts';
import { CERTIFICATE_ATTACKS } from './attacks/certificates.ts';
import type { Attack } from './attacks/attack.ts';
import { FLIPS } from './attacks/flips.ts';
import { REVISION_ATTACKS } from './attacks/revisions.ts';
import { SHADOW_ATTACKS } from './attacks/shadows.ts';
import { SIGNATURE_ATTACKS } from './attacks/signatures.ts';
import { authorityOf, signerOf } from './authorities.ts';

export { authorityOf, signerOf };

export interface SignedAs extends Omit<PersonProfile, 'keys'> {
  /** Absent = LT, as the provider signs. */
  level?: PadesLevel;
  /** Of everybody from the root to the signer; absent = P-256. */
  keys?: KeyKind;
  /** Sign in this order, each with revisions of their own; absent = one. */
  signers?: SignerPerson[];
  /** How the new revisions list their objects; absent = as the file did before. */
  xref?: XrefKind;
  /** Instant of signatures, time-stamps and answers; absent = now. */
  at?: Date;
}

/** A file signed by everybody named; the same keys lead to the same root, so that attacks on one file can use another. */
export async function signedAs(
  base: Buffer,
  {
    level = 'LT',
    keys = 'P-256',
    signers = [signerOf('ieva')],
    xref,
    at = new Date(),
    ...profile
  }: SignedAs = {},
): Promise<{ bytes: Buffer; rootPem: string }> {
  const ca = await authorityOf(keys);
  let bytes = base;
  for (const signer of signers) bytes = await signPdf(bytes, signer, ca, { at, level, xref, profile });
  return { bytes, rootPem: ca.certificate.toString('pem') };
}

/** Every way known to us to make a good file bad; `good` is LT or LTA with P-256 keys, its signer Ieva. */
export const ATTACKS: readonly Attack[] = [
  ...FLIPS,
  ...SIGNATURE_ATTACKS,
  ...REVISION_ATTACKS,
  ...SHADOW_ATTACKS,
  ...CERTIFICATE_ATTACKS,
];
