import { ASSESSED_STATUSES, DRAFTED_STATUSES, Status, type StatusId } from '../domain/application/status.ts';
import type { Attachment } from '../db/queries/attachments.ts';
import type { RequestRow } from '../db/queries/request-row.ts';
import type { Session } from './http/session.ts';

export interface UploadRule {
  statuses: readonly StatusId[];
  additional: boolean;
}

/** In which statuses this person may upload now (staff files of their own while it is assessed), and whether the file counts as additional. */
export function uploadRule(session: Session, row: RequestRow, additional: boolean): UploadRule {
  if (session.kind === 'staff') return { statuses: ASSESSED_STATUSES, additional: true };
  const awaited = additional || row.status === Status.awaitingDocuments;
  return awaited
    ? { statuses: [Status.awaitingDocuments], additional: true }
    : { statuses: DRAFTED_STATUSES, additional: false };
}

/** Own files of an open form; additional ones while they are awaited; staff their own. What was submitted stays. */
export function mayDelete(session: Session, row: RequestRow, file: Attachment): boolean {
  if (session.kind === 'staff')
    return file.uploadedBy === session.userId && ASSESSED_STATUSES.includes(row.status);
  if (file.additional)
    return row.status === Status.awaitingDocuments && file.submissionCount === row.submissionCount;
  return DRAFTED_STATUSES.includes(row.status);
}
