import type { SignatureFinding } from '../../../domain/documents/signature-finding.ts';
import type { PdfSignature } from '../pdf-signature.ts';

export interface Validated {
  /** A validation service with the trusted lists, or the portal by the authorities it was given. */
  checkedBy: 'service' | 'portal';
  /** The service's policy; null for the portal's own check. */
  policy: string | null;
  /** One for each signature given, in their order. */
  findings: SignatureFinding[];
  /** The whole report as it came; kept as evidence, shown to nobody as it is. */
  full: unknown;
}

/** Says what signatures the portal found whole are worth: qualified or not, certificate revoked or not, proven since when. */
export interface SignatureValidation {
  /** `signatures`: what `verifyPdfSignatures` found in the file. Throws AdapterError. */
  validate(pdf: Buffer, signatures: readonly PdfSignature[]): Promise<Validated>;
}
