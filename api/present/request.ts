import { allowedActions, type AllowedAction } from '../../db/queries/allowed-actions.ts';
import { listAttachments, type Attachment } from '../../db/queries/attachments.ts';
import { listClocks } from '../../db/queries/clock-list.ts';
import { listComments } from '../../db/queries/comments.ts';
import { listDocuments } from '../../db/queries/document-list.ts';
import { findingsOf, loadUntouched } from '../../db/queries/findings.ts';
import { loadGroupStatements } from '../../db/queries/group-statements.ts';
import { loadSnapshots } from '../../db/queries/registers.ts';
import { listOtherRequests } from '../../db/queries/request-list.ts';
import { listEvents, type EventRow } from '../../db/queries/request-log.ts';
import type { RequestRow } from '../../db/queries/request-row.ts';
import { MAIN_CLOCK } from '../../domain/application/clocks.ts';
import { Status, type StatusId } from '../../domain/application/status.ts';
import { attachmentsFor } from '../../domain/documents/kinds.ts';
import { withReadOnly } from '../../domain/forms/normalise.ts';
import { getAt } from '../../domain/forms/path.ts';
import { readOnlyValues } from '../../domain/forms/read-only-values.ts';
import { formProgress } from '../../domain/forms/progress.ts';
import type { FormContext } from '../../domain/forms/form.ts';
import type { RegisterSnapshots } from '../../domain/registers/stored.ts';
import { schemeOf, type SizeType } from '../../domain/schemes/index.ts';
import { toWire } from '../../domain/values/money.ts';
import type { Deps } from '../deps.ts';
import type { Session } from '../http/session.ts';
import { formContext } from '../submission.ts';
import { formAnswers, type FormAnswers } from '../wire/form.ts';
import { approvedTermsOf } from './approval.ts';
import { clocksOf } from './clocks.ts';
import { presentComment } from './comments.ts';
import { changeTermsOf, documentsOf } from './documents.ts';
import { termsFor } from './for-applicant.ts';
import { time } from './wire-values.ts';

/** Everything read about one request for a screen that shows it whole. */
export interface RequestFile {
  row: RequestRow;
  snapshots: RegisterSnapshots;
  attachments: readonly Attachment[];
  events: readonly EventRow[];
  actions: readonly AllowedAction[];
  context: FormContext;
}

export async function readRequestFile(deps: Deps, session: Session, row: RequestRow): Promise<RequestFile> {
  const viewer = {
    actorId: session.userId,
    roles: session.roles,
    callPeriodClosed: deps.config.CALL_PERIOD_CLOSED === '1',
  };
  const [snapshots, attachments, events, actions] = await Promise.all([
    loadSnapshots(deps.db, row.loginType === 'Company' ? 'company' : 'person', row.partyCode),
    listAttachments(deps.db, row.id),
    listEvents(deps.db, row.id),
    allowedActions(deps.db, row.id, viewer),
  ]);
  const context = await formContext(deps, row, { snapshots });
  return { row, snapshots, attachments, events, actions, context };
}

/** What applicant and staff both see: keys as `requestCore` of the wire. */
export async function presentCore(deps: Deps, session: Session, file: RequestFile) {
  const { row, snapshots, context } = file;
  const [documents, comments, others, clocks, calendar, group, returned] = await Promise.all([
    listDocuments(deps.db, row.id),
    listComments(deps.db, row.id, session.kind === 'applicant'),
    listOtherRequests(deps.db, row.partyId, row.id),
    listClocks(deps.db, [row.id]),
    deps.calendar(),
    groupOf(deps, file),
    returnedFor(deps, session, file),
  ]);
  return {
    ...answersOf(row, snapshots, context, group),
    RequestSystemInfo: systemInfo(row, snapshots),
    formVersion: row.formVersion,
    savedAt: time(row.savedAt),
    progress: { ...formProgress(row.form, context, row.status !== Status.preparing) },
    evrksList: [...(context.registeredEvrks ?? [])],
    activeSince: context.activeSince ?? null,
    Contract: termsFor(session, row, changeTermsOf(documents)),
    ApprovedTerms: approvedTermsOf(row, session.kind === 'applicant'),
    Documents: documentsOf(documents, session.kind === 'applicant'),
    Attachments: checklist(file),
    CommentsHistory: comments.map((comment) => presentComment(comment, session)),
    OtherRequests: others.map((other) => ({
      Id: other.id,
      Status: other.status as StatusId,
      SectorTypeId: other.sector_type,
    })),
    returned,
    rejected: row.status === Status.rejected ? rejectedFor(file.events, session) : null,
    clocks: clocksOf(clocks, calendar),
    mainClock: MAIN_CLOCK[row.status] ?? null,
    actions: file.actions.map(({ name, refusal, details }) => ({
      name,
      refusal,
      ...(details ? { details: { ...details } } : {}),
    })),
    version: row.version,
  };
}

/** Answers with the read-only values in place. */
export function answersOf(
  row: RequestRow,
  snapshots: RegisterSnapshots,
  context: FormContext,
  group: object = {},
): FormAnswers {
  const { RequestSystemInfo: _own, ...answers } = withReadOnly(
    row.form,
    readOnlyValues(row, snapshots, group),
    context,
  );
  return formAnswers.parse(answers);
}

/** Controlling companies with their statements: hidden while a request is prepared, so not read then. */
export async function groupOf(
  deps: Deps,
  { row, snapshots }: Pick<RequestFile, 'row' | 'snapshots'>,
): Promise<object> {
  if (row.loginType !== 'Company' || row.status === Status.preparing) return {};
  return loadGroupStatements(deps.db, {
    named: getAt(row.form, 'CompanyData.ParentCompanyCodesFromRequest'),
    participants: snapshots.shareholders?.data?.participants ?? [],
  });
}

export function systemInfo(row: RequestRow, snapshots: RegisterSnapshots) {
  const tax = snapshots['tax-authority'];
  const trade = tax?.data?.trade;
  const cents = (value: number | null | undefined): string | null =>
    typeof value === 'number' ? toWire(value) : null;
  return {
    RequestId: row.id,
    Created: time(row.createdAt),
    Status: row.status,
    IndividualId: row.loginType === 'Individual' ? row.partyId : null,
    VmiChecked: row.vmiChecked,
    AllEvaluationCompleted: row.allEvaluationCompleted,
    SchemeCode: row.schemeCode,
    LoginType: row.loginType,
    SubmittedDate: time(row.submittedAt),
    FirstSubmittedDate: time(row.firstSubmittedAt),
    SubmissionCount: row.submissionCount,
    CopiedFrom: row.copiedFrom,
    RuleSetVersion: row.ruleSetVersion,
    VmiExportSum: cents(trade?.exportTotal),
    VmiExportDate: tax?.asOf ?? null,
    VmiImportSum: cents(trade?.importTotal),
    VmiImportDate: tax?.asOf ?? null,
  };
}

function checklist({ row, attachments }: RequestFile) {
  const uploaded = (type: number): number =>
    attachments.filter((file) => file.fileType === type && !file.additional && file.scanState !== 'infected')
      .length;
  const facts = {
    loginType: row.loginType,
    sizeType: row.companySizeTypeId as SizeType | null,
    scheme: schemeOf(row.schemeCode),
    copyOfRejected: row.copiedFromStatus === Status.rejected,
  };
  return attachmentsFor(facts).map((kind) => ({
    FileType: kind.fileType,
    Footnote: kind.footnote,
    Required: kind.required,
    Extensions: [...kind.extensions],
    Uploaded: uploaded(kind.fileType),
  }));
}

function rejectedFor(events: readonly EventRow[], session: Session) {
  const event = events.find(({ action }) => action === 'reject' || action === 'docsExpired');
  if (!event) return null;
  return {
    comment: event.comment,
    at: time(event.at),
    by: session.kind === 'staff' ? event.actorName : null,
  };
}

/** What staff asked to have mended; what of it is still untouched is said to whoever mends it alone. */
async function returnedFor(deps: Deps, session: Session, { row, events, context }: RequestFile) {
  if (row.status !== Status.returned) return null;
  const event = events.find(({ action }) => action === 'return');
  if (!event) return null;
  const { id: requestId, submissionCount, form: answers } = row;
  const isStaff = session.kind === 'staff';
  return {
    comment: event.comment ?? '',
    at: time(event.at),
    by: isStaff ? event.actorName : null,
    ...findingsOf(event),
    untouched: isStaff
      ? null
      : await loadUntouched(deps.db, { requestId, submissionCount, answers, context, event }),
  };
}
