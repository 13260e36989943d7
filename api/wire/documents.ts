import { z } from 'zod';
import { DOCUMENT_KINDS } from '../../domain/documents/kinds.ts';
import { date, dateTime, money, requestId, uuid } from './shared.ts';

/** What a validation said of a signature. */
export const signatureTold = z
  .object({
    /** `QESIG`, `ADESIG_QC`, `ADESIG`, or a word of the validation service; null: nobody checked the level. */
    Level: z.string().nullable(),
    StampedAt: dateTime.nullable(),
    RevocationToldAt: dateTime.nullable(),
  })
  .meta({ id: 'SignatureTold' });

export const contractDocument = z
  .object({
    Id: z.string(),
    FileType: z.enum(DOCUMENT_KINDS),
    FileName: z.string(),
    DocumentCreatedAt: dateTime,
    ApplicantSigningDate: dateTime.nullable(),
    /** „Jonas Petrauskas, atstovaujantis (-i) UAB …“ */
    ApplicantSignedBy: z.string().nullable(),
    ApplicantSignature: signatureTold.nullable(),
    InvegaSigningDate: dateTime.nullable(),
    InvegaSignature: signatureTold.nullable(),
    InvegaSignatureNeeded: z.boolean(),
    ApplicantSignatureNeeded: z.boolean(),
    ChangeConditionsFileId: z.string().nullable(),
    Size: z.int(),
    void: z.boolean(),
    /** Of an uploaded document; null for those the portal made. */
    ScanState: z.enum(['unchecked', 'clean', 'infected']).nullable(),
  })
  .meta({ id: 'ContractDocument' });

/** Terms of the newest change of conditions; those of the contract apply until both have signed. */
export const changeTerms = z
  .object({
    InvegaDocumentNumber: z.string().nullable(),
    InvegaDocumentDate: date.nullable(),
    InvegaLoanSum: money.nullable(),
    InvegaLoanInterestRate: money.nullable(),
    InvegaLoanPaymentTerm: date.nullable(),
  })
  .meta({ id: 'ChangeTerms' });

/** What changes in a decision that is printed again. */
export const decisionDifferences = z
  .object({
    DocumentId: z.string(),
    /** The text of the decision in the case could be read; a scan has none. */
    IsReadable: z.boolean(),
    /** A person brought the decision in the case; the one printed takes its place. */
    IsOwnFile: z.boolean(),
    HasChanged: z.boolean(),
    Lines: z.array(z.object({ Kind: z.enum(['same', 'removed', 'added']), Text: z.string() })),
  })
  .meta({ id: 'DecisionDifferences' });

export const signingUrl = z
  .object({ signingUrl: z.string(), signingId: z.string() })
  .meta({ id: 'SigningUrl' });
export const signingInfo = z
  .object({
    documents: z.array(contractDocument),
    signings: z.array(
      z.object({
        signingId: z.string(),
        documentId: z.string(),
        signer: z.enum(['applicant', 'provider']),
        signedBy: z.string().nullable(),
        state: z.enum(['created', 'completed', 'cancelled', 'failed']),
        failureCode: z.string().nullable(),
        startedAt: dateTime,
        finishedAt: dateTime.nullable(),
      }),
    ),
    /** The action whose document waits for a signature now, and by whom. */
    waitsFor: z.enum(['applicant', 'provider']).nullable(),
    change: changeTerms.nullable(),
  })
  .meta({ id: 'SigningInfo' });

/** Post-back of the signing provider: names the session only; everything else is asked from the provider. */
export const signingPostback = z.object({
  token: z.string().max(200).optional(),
  signing_token: z.string().max(200).optional(),
});

export const requestFileParams = z.object({ id: requestId, fileId: uuid });
export const documentQuery = z.object({ documentId: uuid.optional() });
export const generatedQuery = z.object({ documentId: uuid });
