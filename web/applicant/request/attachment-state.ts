import { ATTACHMENT_STATE } from '../../../domain/texts/lt/attachment.ts';
import type { RequestDetail, UploadedFile } from './queries.ts';

type Need = RequestDetail['Attachments'][number];

export interface AttachmentState {
  mark: 'missing' | 'returned' | 'done' | 'optional';
  text: string;
  /** The evaluator's words about what was returned. */
  comment: string | null;
}

/** Where one purpose of the checklist stands; an infected file is as good as none. */
export function attachmentState(
  need: Pick<Need, 'FileType' | 'Required'>,
  files: readonly Pick<UploadedFile, 'Id' | 'UploadedAt' | 'ScanState'>[],
  returned: RequestDetail['returned'],
): AttachmentState {
  const usable = files.filter(({ ScanState }) => ScanState !== 'infected');
  const isReturned =
    returned?.documents.some(
      (document) => document === String(need.FileType) || usable.some(({ Id }) => Id === document),
    ) ?? false;
  // Both moments are Vilnius wall clock, so they compare as text.
  const isAgain = isReturned && usable.some(({ UploadedAt }) => UploadedAt > (returned?.at ?? ''));
  if (isAgain) return { mark: 'done', text: ATTACHMENT_STATE.again, comment: null };
  if (isReturned)
    return { mark: 'returned', text: ATTACHMENT_STATE.returned, comment: returned?.comment ?? null };
  if (usable.length > 0)
    return { mark: 'done', text: `${ATTACHMENT_STATE.uploaded} ${usable.length}`, comment: null };
  return need.Required
    ? { mark: 'missing', text: ATTACHMENT_STATE.missing, comment: null }
    : { mark: 'optional', text: ATTACHMENT_STATE.optional, comment: null };
}
