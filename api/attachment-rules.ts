import { Status, type StatusId } from '../domain/application/status.ts';
import type { Attachment } from '../db/queries/attachments.ts';
import type { RequestRow } from '../db/queries/request-row.ts';
import type { Session } from './http/session.ts';

/** Statuses in which the applicant may add attachments: the form is open, or additional documents are awaited. */
const OPEN: readonly StatusId[] = [Status.preparing, Status.returned];
/** Staff may add files of their own while the request is evaluated. */
const STAFF: readonly StatusId[] = [
  Status.submitted,
  Status.approved,
  Status.returned,
  Status.awaitingDocuments,
  Status.documentsSubmitted,
];

export interface UploadRule {
  statuses: readonly StatusId[];
  additional: boolean;
}

/** In which statuses this person may upload now, and whether the file counts as additional. */
export function uploadRule(session: Session, row: RequestRow, additional: boolean): UploadRule {
  if (session.kind === 'staff') return { statuses: STAFF, additional: true };
  const awaited = additional || row.status === Status.awaitingDocuments;
  return awaited
    ? { statuses: [Status.awaitingDocuments], additional: true }
    : { statuses: OPEN, additional: false };
}

/** Own files of an open form; additional ones while they are awaited; staff their own. What was submitted stays. */
export function mayDelete(session: Session, row: RequestRow, file: Attachment): boolean {
  if (session.kind === 'staff') return file.uploadedBy === session.userId && STAFF.includes(row.status);
  if (file.additional)
    return row.status === Status.awaitingDocuments && file.submissionCount === row.submissionCount;
  return OPEN.includes(row.status);
}
