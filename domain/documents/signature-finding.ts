/** Legal levels of a signature by Regulation (EU) No 910/2014, as validation services name them. */
export const SIGNATURE_LEVELS = ['QESIG', 'ADESIG_QC', 'ADESIG'] as const;
export type SignatureLevel = (typeof SIGNATURE_LEVELS)[number];

/** What a validation says of one signature; indications of ETSI EN 319 102-1, table 5. */
export interface SignatureFinding {
  indication: 'TOTAL-PASSED' | 'INDETERMINATE' | 'TOTAL-FAILED';
  subIndication: string | null;
  /** Null: nobody asked whether the signature is qualified. A word of the service that is not ours stays as it is. */
  level: SignatureLevel | (string & {}) | null;
  /** For instance `PAdES_BASELINE_LT`. */
  format: string | null;
  /** What the signer's clock said, ISO 8601 UTC. */
  claimedAt: string | null;
  /** What a time-stamp proves, ISO 8601 UTC; null without one. */
  stampedAt: string | null;
  /** When the certificate was told not to be revoked, ISO 8601 UTC. */
  revocationToldAt: string | null;
  errors: string[];
  warnings: string[];
}

/** Why a signature that is whole and the right person's does not count; null when it does. */
export function findingRefusal(
  finding: Pick<SignatureFinding, 'indication' | 'level'>,
  accepted: readonly SignatureLevel[],
): 'signatureInvalid' | 'signatureUnconfirmed' | 'signatureNotQualified' | null {
  if (finding.indication === 'TOTAL-FAILED') return 'signatureInvalid';
  if (finding.level === null) return null;
  if (finding.indication === 'INDETERMINATE') return 'signatureUnconfirmed';
  return accepted.some((level) => level === finding.level) ? null : 'signatureNotQualified';
}
