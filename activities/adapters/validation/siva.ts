import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SignatureFinding } from '../../../domain/documents/signature-finding.ts';
import { AdapterError } from '../adapter-error.ts';
import { callJson, endpoint } from '../http.ts';
import type { PdfSignature } from '../pdf-signature.ts';
import type { SignatureValidation } from './validation.ts';

export interface SivaConfig {
  baseUrl: string;
  /** `POLv3` reports every legal level, `POLv4` calls what is not qualified indeterminate or failed. */
  policy: 'POLv3' | 'POLv4';
  timeoutMs?: number;
}

const SERVICE = 'validation';
const MAX_REPORT_BYTES = 32 * 1024 * 1024;

const remarks = z
  .array(z.object({ content: z.string() }))
  .nullish()
  .transform((list) => (list ?? []).map(({ content }) => content));
const instant = z.string().nullish();
const signature = z.object({
  indication: z.enum(['TOTAL-PASSED', 'INDETERMINATE', 'TOTAL-FAILED']),
  subIndication: z.string().nullish(),
  signatureFormat: z.string().nullish(),
  signatureLevel: z.string().nullish(),
  claimedSigningTime: instant,
  errors: remarks,
  warnings: remarks,
  certificates: z.array(z.object({ type: z.string(), content: z.string() })).nullish(),
  info: z.object({ bestSignatureTime: instant, ocspResponseCreationTime: instant }).nullish(),
});
/** Names by docs/siva3/interfaces.md of open-eid/SiVa; what is not read here stays in the stored report. */
const answer = z.looseObject({
  validationReport: z.looseObject({
    validationConclusion: z.looseObject({
      policy: z.looseObject({ policyName: z.string() }),
      signaturesCount: z.number().int(),
      signatures: z.array(z.looseObject(signature.shape)).nullish(),
    }),
  }),
});

type Reported = z.output<typeof signature>;

const certificateOf = ({ certificates }: Reported): string | null => {
  const own = certificates?.find(({ type }) => type === 'SIGNING');
  return own ? createHash('sha256').update(Buffer.from(own.content, 'base64')).digest('hex') : null;
};

function findingOf(reported: Reported): SignatureFinding {
  const text = (value: string | null | undefined): string | null => value || null;
  return {
    indication: reported.indication,
    subIndication: text(reported.subIndication),
    // Without a word on the level nothing is known of it, and what is not known is not qualified.
    level: text(reported.signatureLevel) ?? 'NA',
    format: text(reported.signatureFormat),
    claimedAt: text(reported.claimedSigningTime),
    stampedAt: text(reported.info?.bestSignatureTime),
    revocationToldAt: text(reported.info?.ocspResponseCreationTime),
    errors: reported.errors,
    warnings: reported.warnings,
  };
}

/** A signature the service says nothing of: it may have read another file than the portal did. */
const unmentioned = (): SignatureFinding => ({
  indication: 'INDETERMINATE',
  subIndication: 'SIGNED_DATA_NOT_FOUND',
  level: 'NA',
  format: null,
  claimedAt: null,
  stampedAt: null,
  revocationToldAt: null,
  errors: [],
  warnings: [],
});

/** Each signature's finding by the certificate it was made with. */
function matched(signatures: readonly PdfSignature[], reported: readonly Reported[]): SignatureFinding[] {
  if (reported.length !== signatures.length) return signatures.map(unmentioned);
  const left = [...reported];
  return signatures.map(({ certificate }) => {
    const at = left.findIndex((one) => certificate !== null && certificateOf(one) === certificate);
    return at < 0 ? unmentioned() : findingOf(left.splice(at, 1)[0]!);
  });
}

/**
 * SiVa (open-eid), a validation service over EU DSS and the trusted lists: `POST /validate`. It reads PDF, ASiC-E and other
 * containers; the portal gives it the PDF and nothing that names anybody. `TRY_LATER` is thrown as `unavailable`.
 */
export function createSiva({ baseUrl, policy, timeoutMs = 60_000 }: SivaConfig): SignatureValidation {
  return {
    async validate(pdf, signatures) {
      const report = await callJson(
        {
          service: SERVICE,
          url: endpoint(baseUrl, '/validate'),
          method: 'POST',
          body: {
            filename: 'document.pdf',
            document: pdf.toString('base64'),
            signaturePolicy: policy,
            reportType: 'Detailed',
          },
          timeoutMs,
          maxBytes: MAX_REPORT_BYTES,
        },
        answer,
      );
      const conclusion = report.validationReport.validationConclusion;
      const reported = conclusion.signatures ?? [];
      if (reported.length !== conclusion.signaturesCount) throw new AdapterError('malformed', SERVICE);
      const findings = matched(signatures, reported);
      if (findings.some(({ subIndication }) => subIndication === 'TRY_LATER'))
        throw new AdapterError('unavailable', SERVICE);
      return { checkedBy: 'service', policy: conclusion.policy.policyName, findings, full: report };
    },
  };
}
