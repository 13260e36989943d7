import { z } from 'zod';
import { REFUSERS } from '../../domain/documents/refusals.ts';
import { dateTime, flagInput, requestId, uuid, wholeInput } from './shared.ts';

export const uploadedFile = z
  .object({
    Id: z.string(),
    FileName: z.string(),
    FileType: z.int(),
    UploadedAt: dateTime,
    Additional: z.boolean(),
    AllowDelete: z.boolean(),
    Size: z.int(),
    ContentType: z.string(),
    /** What the virus scanner said; „unchecked“ while it has not been asked or did not answer. */
    ScanState: z.enum(['unchecked', 'clean', 'infected']),
    /** Whose refusal to finance it certifies; null: it certifies none. */
    RefusedBy: z.enum(REFUSERS).nullable(),
  })
  .meta({ id: 'UploadedFile' });
/** A file of a request, in few words. */
export const attachedFile = uploadedFile
  .pick({ Id: true, FileName: true, UploadedAt: true, Additional: true, FileType: true })
  .meta({ id: 'AttachedFile' });
export const uploadedFiles = z.array(uploadedFile);

export const uploadInput = z.object({
  RequestId: requestId,
  FileType: wholeInput,
  Additional: flagInput.default(false),
  /** Of an additional document that certifies a refusal to finance. */
  RefusedBy: z.enum(REFUSERS).optional(),
});

export const fileParams = z.object({ requestId, fileId: uuid });

/** One row of the checklist of attachments. */
export const attachmentNeed = z
  .object({
    FileType: z.int(),
    Footnote: z.int(),
    Required: z.boolean(),
    Extensions: z.array(z.string()),
    Uploaded: z.int(),
  })
  .meta({ id: 'AttachmentNeed' });
