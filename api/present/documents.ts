import type { z } from 'zod';
import { DOCUMENT_RULES } from '../../domain/documents/kinds.ts';
import type { DocumentRow } from '../../db/queries/document-list.ts';
import type { Attachment } from '../../db/queries/attachments.ts';
import type { contractDocument } from '../wire/documents.ts';
import type { uploadedFile } from '../wire/files.ts';
import { time } from './wire-values.ts';

/** Rows of the contract and signature table: what counts now, and what counted before a replacement was asked for. */
export function documentsOf(
  rows: readonly DocumentRow[],
  forApplicant: boolean,
): z.input<typeof contractDocument>[] {
  return rows
    .filter(
      (row) => row.state === 'current' && (!forApplicant || DOCUMENT_RULES[row.kind].visibleToApplicant),
    )
    .map((row) => {
      const signers: readonly string[] = DOCUMENT_RULES[row.kind].signers;
      return {
        Id: row.id,
        FileType: row.kind,
        FileName: row.fileName,
        DocumentCreatedAt: time(row.createdAt),
        ApplicantSigningDate: time(row.applicantSignedAt),
        InvegaSigningDate: time(row.providerSignedAt),
        ApplicantSignatureNeeded: signers.includes('applicant'),
        InvegaSignatureNeeded: signers.includes('provider'),
        ChangeConditionsFileId: row.kind.startsWith('ChangeConditions') ? row.id : null,
        Size: row.size,
        void: row.state === 'void',
      };
    });
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
  };
}
