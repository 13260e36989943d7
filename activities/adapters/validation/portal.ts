import type { SignatureFinding } from '../../../domain/documents/signature-finding.ts';
import type { PdfSignature } from '../pdf-signature.ts';
import type { SignatureValidation } from './validation.ts';

/** Baseline level (ETSI EN 319 142-1, 6) by what the file holds. */
function formatOf({ timeStamps, revocation, archived }: PdfSignature): string {
  if (!timeStamps.some(({ trusted }) => trusted)) return 'PAdES_BASELINE_B';
  if (revocation.state !== 'good') return 'PAdES_BASELINE_T';
  return archived ? 'PAdES_BASELINE_LTA' : 'PAdES_BASELINE_LT';
}

/** Sub-indications of ETSI EN 319 102-1, table 6. */
function subIndicationOf({ reason, provenAt, revocation }: PdfSignature): string | null {
  if (reason === 'revoked') return 'REVOKED';
  if (reason === 'untrusted') return 'NO_CERTIFICATE_CHAIN_FOUND';
  if (reason === 'altered') return 'HASH_FAILURE';
  if (reason) return 'FORMAT_FAILURE';
  if (!provenAt) return 'NO_POE';
  return revocation.state === 'good' ? null : 'TRY_LATER';
}

function findingOf(signature: PdfSignature, judgesLevel: boolean): SignatureFinding {
  const { valid, reason, provenAt, revocation, signedAt, claimedLevel } = signature;
  const isProven = provenAt !== null && revocation.state === 'good';
  return {
    indication: !valid ? 'TOTAL-FAILED' : isProven ? 'TOTAL-PASSED' : 'INDETERMINATE',
    subIndication: subIndicationOf(signature),
    level: judgesLevel ? claimedLevel : null,
    format: formatOf(signature),
    claimedAt: signedAt,
    stampedAt: provenAt,
    revocationToldAt: revocation.state === 'unknown' ? null : revocation.toldAt,
    errors: reason ? [reason] : [],
    warnings: [],
  };
}

/**
 * The portal's own report, by the authorities it was given and the data in the file. What a certificate says of itself proves
 * nothing where the authority is not on a trusted list: only for the development authority is it taken (`judgesLevel`),
 * otherwise the level stays unchecked.
 */
export function createPortalValidation({ judgesLevel }: { judgesLevel: boolean }): SignatureValidation {
  return {
    validate: (_pdf, signatures) =>
      Promise.resolve({
        checkedBy: 'portal',
        policy: null,
        findings: signatures.map((signature) => findingOf(signature, judgesLevel)),
        full: { signatures },
      }),
  };
}
