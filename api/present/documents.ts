import type { z } from 'zod';
import { DOCUMENT_RULES } from '../../domain/documents/kinds.ts';
import { isDecisionKind } from '../../domain/application/signatures.ts';
import type { SignatureFinding } from '../../domain/documents/signature-finding.ts';
import { actingFor } from '../../domain/texts/lt/representation.ts';
import type { DocumentRow } from '../../db/queries/document-list.ts';
import type { Attachment } from '../../db/queries/attachments.ts';
import { readPartly } from '../../domain/application/inputs.ts';
import type { changeTerms, contractDocument, signatureTold } from '../wire/documents.ts';
import type { uploadedFile } from '../wire/files.ts';
import { sum, time } from './wire-values.ts';

/** An agreement both have signed is kept in sight also after a later one took its place. */
const wasAgreed = (row: DocumentRow): boolean =>
  row.kind === 'ChangeConditions' && row.applicantSignedAt !== null && row.providerSignedAt !== null;

/** A decision is the provider's to sign only where decisions are signed. */
const isProvidersToSign = (row: DocumentRow): boolean =>
  !isDecisionKind(row.kind) || row.awaitsSignature || row.providerSignedAt !== null;

/** Papers that may be printed again: staff can look at what was there before, not at what was signed since. */
const wasPrinted = (row: DocumentRow, rows: readonly DocumentRow[]): boolean =>
  row.kind === 'Decision' &&
  row.signedVersionOf === null &&
  !rows.some(({ signedVersionOf }) => signedVersionOf === row.id);

/** Rows of the contract and signature table: what counts now, earlier changes that both have signed, and to staff earlier decisions. */
export function documentsOf(
  rows: readonly DocumentRow[],
  forApplicant: boolean,
): z.input<typeof contractDocument>[] {
  return rows
    .filter(
      (row) =>
        (row.state === 'current' || wasAgreed(row) || (!forApplicant && wasPrinted(row, rows))) &&
        (!forApplicant || (DOCUMENT_RULES[row.kind].visibleToApplicant && !row.awaitsSignature)),
    )
    .map((row) => {
      const signers: readonly string[] = DOCUMENT_RULES[row.kind].signers;
      return {
        Id: row.id,
        FileType: row.kind,
        FileName: row.fileName,
        DocumentCreatedAt: time(row.createdAt),
        ApplicantSigningDate: time(row.applicantSignedAt),
        ApplicantSignedBy: row.applicantSignedBy
          ? actingFor(row.applicantSignedBy.name, row.applicantSignedBy.onBehalfOf)
          : null,
        ApplicantSignature: signatureOf(row.applicantSignature),
        InvegaSigningDate: time(row.providerSignedAt),
        InvegaSignature: signatureOf(row.providerSignature),
        ApplicantSignatureNeeded: signers.includes('applicant'),
        InvegaSignatureNeeded: signers.includes('provider') && isProvidersToSign(row),
        ChangeConditionsFileId: row.kind.startsWith('ChangeConditions') ? row.id : null,
        Size: row.size,
        void: row.state === 'void',
        ScanState: row.scanState,
      };
    });
}

/** What everybody who sees the document may know of a signature: no name, no certificate, no message of the service. */
function signatureOf(finding: SignatureFinding | null): z.input<typeof signatureTold> | null {
  const at = (instant: string | null) => time(instant === null ? null : new Date(instant));
  return (
    finding && {
      Level: finding.level,
      StampedAt: at(finding.stampedAt),
      RevocationToldAt: at(finding.revocationToldAt),
    }
  );
}

/** A row of the attachment list; `mayDelete` is the server's word. */
export function fileOf(file: Attachment, mayDelete: boolean): z.input<typeof uploadedFile> {
  return {
    Id: file.id,
    FileName: file.fileName,
    FileType: file.fileType,
    UploadedAt: time(file.uploadedAt),
    Additional: file.additional,
    AllowDelete: mayDelete,
    Size: file.size,
    ContentType: file.contentType,
    ScanState: file.scanState,
    RefusedBy: file.refusedBy,
  };
}

/** Terms of the newest change of conditions; null when there is none. */
export function changeTermsOf(rows: readonly DocumentRow[]): z.input<typeof changeTerms> | null {
  const found = rows.find(({ kind, state }) => kind === 'ChangeConditions' && state === 'current');
  if (!found) return null;
  const terms = readPartly('uploadConditionsChange', found.terms);
  if (!terms) return null;
  const { documentNumber, documentDate, sumCents, rate, paymentTerm } = terms;
  return {
    InvegaDocumentNumber: documentNumber ?? null,
    InvegaDocumentDate: documentDate ?? null,
    InvegaLoanSum: sum(sumCents ?? null),
    InvegaLoanInterestRate: sum(rate ?? null),
    InvegaLoanPaymentTerm: paymentTerm ?? null,
  };
}
