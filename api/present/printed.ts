import type { z } from 'zod';
import { listAttachments } from '../../db/queries/attachments.ts';
import { loadSnapshots } from '../../db/queries/registers.ts';
import type { RequestRow } from '../../db/queries/request-row.ts';
import { findSubmission } from '../../db/queries/submissions.ts';
import { isFileType } from '../../domain/documents/file-type.ts';
import { formAnswers, type AnswerSection } from '../../domain/forms/answers.ts';
import { schemeOf } from '../../domain/schemes/index.ts';
import { ATTACHMENT_TEXT } from '../../domain/texts/lt/attachment.ts';
import { formatBytes } from '../../domain/texts/lt/format.ts';
import { REQUEST_COPY } from '../../domain/texts/lt/request-copy.ts';
import { actingFor } from '../../domain/texts/lt/representation.ts';
import { STATUS_TEXT } from '../../domain/texts/lt/status.ts';
import { CODE_NAMES } from '../classifiers.ts';
import type { Deps } from '../deps.ts';
import type { Session } from '../http/session.ts';
import type { Fact, RequestCopy } from '../print/request-copy.ts';
import { subjectKind } from '../registers.ts';
import { formContext } from '../submission.ts';
import type { printout } from '../wire/requests.ts';
import { filesFor } from './for-applicant.ts';
import { answersOf, groupOf, systemInfo } from './request.ts';
import { time } from './wire-values.ts';

/** Questions and answers as they stand: the read-only screen and the printed copy show this one walk. */
export async function answersNow(deps: Deps, row: RequestRow): Promise<AnswerSection[]> {
  const snapshots = await loadSnapshots(deps.db, subjectKind(row.loginType), row.partyCode);
  const [context, group] = await Promise.all([
    formContext(deps, row, { snapshots }),
    groupOf(deps, { row, snapshots }),
  ]);
  const answers = {
    ...answersOf(row, snapshots, context, group),
    RequestSystemInfo: systemInfo(row, snapshots),
  };
  return formAnswers(answers, context, CODE_NAMES);
}

/** Rows of the walk, as the wire has them. */
export function printed(sections: readonly AnswerSection[]): z.input<typeof printout> {
  return sections.map(({ id, title, rows }) => ({
    id,
    title,
    rows: rows.map(({ label, value, fromRegister }) => ({ question: label, answer: value, fromRegister })),
  }));
}

/** Who sent what, when and in whose name; null before the first submission. */
export async function submissionFacts(deps: Deps, row: RequestRow, no: number | null = null) {
  const found = await findSubmission(deps.db, row.id, no);
  if (!found) return null;
  return { found, by: actingFor(found.submittedBy, found.onBehalfOf) };
}

/** Everything the printed copy says. */
export async function requestCopyOf(deps: Deps, session: Session, row: RequestRow): Promise<RequestCopy> {
  const [sections, files, sent] = await Promise.all([
    answersNow(deps, row),
    listAttachments(deps.db, row.id),
    submissionFacts(deps, row),
  ]);
  const printedAt = time(new Date());
  const facts: Fact[] = [
    { label: REQUEST_COPY.status, value: STATUS_TEXT[row.status].label },
    { label: REQUEST_COPY.applicant, value: REQUEST_COPY.coded(row.partyName, row.partyCode) },
    { label: REQUEST_COPY.scheme, value: schemeOf(row.schemeCode).name },
    { label: REQUEST_COPY.created, value: time(row.createdAt) },
    ...(sent
      ? [
          {
            label: REQUEST_COPY.submitted,
            value: [
              time(sent.found.submittedAt),
              ...(sent.found.no > 1 ? [REQUEST_COPY.version(sent.found.no)] : []),
            ].join(', '),
          },
          { label: REQUEST_COPY.submittedBy, value: sent.by },
        ]
      : []),
    { label: REQUEST_COPY.printed, value: printedAt },
  ];
  return {
    id: row.id,
    status: STATUS_TEXT[row.status].label,
    isDraft: sent === null,
    printedAt,
    facts,
    sections,
    files: filesFor(session, files).map((file) => ({
      label: isFileType(file.fileType) ? ATTACHMENT_TEXT[file.fileType].short : REQUEST_COPY.attachments,
      value: `${file.fileName}, ${formatBytes(file.size)}`,
    })),
  };
}
