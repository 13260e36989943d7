import { untouchedFindings, type Findings, type Untouched } from '../../domain/forms/findings.ts';
import type { FormContext } from '../../domain/forms/form.ts';
import { listAttachments } from './attachments.ts';
import type { Tx } from './command-input.ts';
import { newestEvent, type EventRow } from './request-log.ts';
import { findSubmission } from './submissions.ts';

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Sections and documents named when the request was returned. */
export function findingsOf({ details }: Pick<EventRow, 'details'>): Findings & {
  sections: string[];
  documents: string[];
} {
  return { sections: list(details.sections), documents: list(details.documents) };
}

interface Returned {
  requestId: number;
  /** How often it had been submitted before. */
  submissionCount: number;
  answers: unknown;
  context: FormContext;
  /** Known already; read otherwise. */
  event?: EventRow | undefined;
}

/** What of the findings of the last return is untouched in these answers; null when nothing was returned. */
export async function loadUntouched(db: Tx, returned: Returned): Promise<Untouched | null> {
  const { requestId, submissionCount, answers, context } = returned;
  const event = returned.event ?? (await newestEvent(db, requestId, ['return']));
  if (!event) return null;
  const [submission, files] = await Promise.all([
    findSubmission(db, requestId, submissionCount),
    listAttachments(db, requestId),
  ]);
  return untouchedFindings(findingsOf(event), {
    before: submission?.form ?? {},
    now: answers,
    context,
    files: files.map((file) => ({ ...file, isUsable: file.scanState !== 'infected' })),
    returnedAt: event.at,
  });
}
