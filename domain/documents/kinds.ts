// Attachments an applicant uploads (attachments.csv) and documents that arise on the way of a request.
import type { LoginType, Scheme, SizeType } from '../schemes/scheme.ts';
import { FILE_TYPES, type FileType } from './file-type.ts';

const PDF = ['.pdf'] as const;
const OFFICE = ['.xlsx', '.xls', '.doc', '.docx', '.xml', '.txt', '.pdf'] as const;

/** What decides whether an attachment must be there at submission. */
export interface AttachmentFacts {
  loginType: LoginType;
  /** Null while the applicant has not said: then a declaration of size is asked. */
  sizeType: SizeType | null;
  scheme: Scheme;
  /** The request was copied from a rejected one. */
  copyOfRejected: boolean;
}

export interface AttachmentKind {
  fileType: FileType;
  /** Number shown beside the name. */
  footnote: number;
  extensions: readonly string[];
  isRequired: (facts: AttachmentFacts) => boolean;
}

const always = (): boolean => true;
const never = (): boolean => false;
const ofCompany = (facts: AttachmentFacts): boolean => facts.loginType === 'Company';

/** attachments.csv; labels are in texts/lt/attachment.ts. */
export const ATTACHMENT_KINDS = {
  1: { fileType: 1, footnote: 1, extensions: PDF, isRequired: (facts) => facts.sizeType !== 4 },
  12: { fileType: 12, footnote: 2, extensions: OFFICE, isRequired: always },
  3: { fileType: 3, footnote: 3, extensions: ['.doc', '.docx', '.pdf', '.jpg'], isRequired: ofCompany },
  5: { fileType: 5, footnote: 5, extensions: ['.pdf', '.jpg'], isRequired: ofCompany },
  6: {
    fileType: 6,
    footnote: 6,
    extensions: OFFICE,
    isRequired: (facts) => facts.loginType === 'Individual',
  },
  7: { fileType: 7, footnote: 7, extensions: OFFICE, isRequired: never },
  8: { fileType: 8, footnote: 8, extensions: OFFICE, isRequired: always },
  9: { fileType: 9, footnote: 7, extensions: OFFICE, isRequired: ofCompany },
  10: { fileType: 10, footnote: 8, extensions: OFFICE, isRequired: (facts) => facts.copyOfRejected },
  11: { fileType: 11, footnote: 11, extensions: OFFICE, isRequired: never },
} as const satisfies Record<FileType, AttachmentKind>;

/** Attachments that concern this applicant in this scheme, in the order of the checklist. */
export function attachmentsFor(facts: AttachmentFacts): (AttachmentKind & { required: boolean })[] {
  const concerns = (kind: AttachmentKind): boolean => {
    if (kind.fileType === 6) return facts.loginType === 'Individual';
    if (kind.fileType === 3 || kind.fileType === 5 || kind.fileType === 9)
      return facts.loginType === 'Company';
    if (kind.fileType === 1) return facts.sizeType !== 4;
    return kind.fileType !== 10 || facts.copyOfRejected;
  };
  return FILE_TYPES.filter((type) => facts.scheme.attachments.includes(type))
    .map((type): AttachmentKind => ATTACHMENT_KINDS[type])
    .filter(concerns)
    .map((kind) => ({ ...kind, required: kind.isRequired(facts) }));
}

/** Required file types that are not among the uploaded ones. */
export function missingAttachments(facts: AttachmentFacts, uploaded: readonly number[]): FileType[] {
  return attachmentsFor(facts)
    .filter((kind) => kind.required && !uploaded.includes(kind.fileType))
    .map((kind) => kind.fileType);
}

/** Documents of a request by their wire names. */
export const DOCUMENT_KINDS = [
  'Contract',
  'Decision',
  'ChangeConditionsRequest',
  'ChangeConditions',
  'RejectDecision',
  'NoBankFinancingNote',
  'Termination',
] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export interface DocumentRule {
  extensions: readonly string[];
  /** Who signs it electronically, in order. */
  signers: readonly ('applicant' | 'provider')[];
  visibleToApplicant: boolean;
}

export const DOCUMENT_RULES = {
  Contract: { extensions: PDF, signers: ['applicant', 'provider'], visibleToApplicant: true },
  Decision: { extensions: PDF, signers: ['provider'], visibleToApplicant: true },
  RejectDecision: { extensions: PDF, signers: ['provider'], visibleToApplicant: true },
  NoBankFinancingNote: { extensions: PDF, signers: [], visibleToApplicant: true },
  ChangeConditionsRequest: { extensions: PDF, signers: [], visibleToApplicant: true },
  ChangeConditions: { extensions: PDF, signers: ['applicant', 'provider'], visibleToApplicant: true },
  Termination: { extensions: OFFICE, signers: [], visibleToApplicant: true },
} as const satisfies Record<DocumentKind, DocumentRule>;

/** Name under which a document is downloaded (specification section 9, „Downloads“); `date` is 'yyyy-MM-dd'. */
export function downloadName(kind: DocumentKind, requestId: number, date: string): string {
  switch (kind) {
    case 'Contract':
      return `sutartis_Nr_${requestId}.pdf`;
    case 'ChangeConditions':
      return `Sutartis_${date}.pdf`;
    case 'Decision':
      return `sprendimas_Nr_${requestId}.pdf`;
    case 'RejectDecision':
      return `atmetimas_Nr_${requestId}.pdf`;
    case 'NoBankFinancingNote':
      return `pazyma_Nr_${requestId}.pdf`;
    case 'ChangeConditionsRequest':
      return `prasymas_keisti_Nr_${requestId}.pdf`;
    case 'Termination':
      return `nutraukimas_Nr_${requestId}.pdf`;
  }
}

/** Name of the archive with all attachments of a request. */
export function allFilesName(requestId: number): string {
  return `Visi_priedai_${requestId}.zip`;
}
