import type { z } from 'zod';
import { findReservation } from '../../db/queries/case-extras.ts';
import { loadScreening } from '../../db/queries/screening/case-screening.ts';
import { loadGroupStatements } from '../../db/queries/group-statements.ts';
import { listAllAuthorisations } from '../../db/queries/representatives/for-staff.ts';
import { listNotes } from '../../db/queries/evaluator-notes.ts';
import { findFundedCents } from '../../db/queries/payment/loan-money.ts';
import { findLoanProblem } from '../../db/queries/loan-account/problem.ts';
import { listSeen } from '../../db/queries/file-seen.ts';
import { listOpenTasks } from '../../db/queries/task-list.ts';
import { findHeldDecision } from '../../db/queries/held-decision.ts';
import { findOpenHold } from '../../db/queries/retention/holds.ts';
import { listUndelivered } from '../../db/queries/undelivered-mail.ts';
import { hasRight } from '../../domain/application/rights.ts';
import { ASSESSED_STATUSES } from '../../domain/application/status.ts';
import { getAt } from '../../domain/forms/path.ts';
import { mayDoTask } from '../../domain/tasks/kind.ts';
import { addMonths, vilniusDate } from '../../domain/values/days.ts';
import { toWire } from '../../domain/values/money.ts';
import { mayDelete } from '../attachment-rules.ts';
import type { Deps } from '../deps.ts';
import type { StaffSession } from '../http/session.ts';
import type { staffCase } from '../wire/staff-case.ts';
import { presentApproval } from './approval.ts';
import { fileOf } from './documents.ts';
import { applicantDataOf, oldestActivityOf, sharesOf } from './case-parties.ts';
import { evrksOf, parametersFor } from './evrk.ts';
import { historyOf } from './history.ts';
import { notesOf } from './notes.ts';
import { relatedRequests } from './related.ts';
import { staffAuthorisationOf } from './representatives.ts';
import { presentRegisters } from './registers.ts';
import { presentCore, type RequestFile } from './request.ts';
import { presentScreening } from './screening.ts';
import { sum, time } from './wire-values.ts';

/** Of one party; more than anybody gives. */
const MOST_AUTHORISATIONS = 100;

/** The whole case: keys as `staffCase` of the wire. */
export async function presentCase(
  deps: Deps,
  session: StaffSession,
  file: RequestFile,
): Promise<z.input<typeof staffCase>> {
  const { row, snapshots, attachments, events } = file;
  const [
    core,
    tasks,
    related,
    aml,
    reservation,
    group,
    registersState,
    approval,
    notes,
    mails,
    held,
    history,
    seen,
    loanProblem,
    fundedCents,
    authorisations,
    hold,
  ] = await Promise.all([
    presentCore(deps, session, file),
    listOpenTasks(deps.db, row.id),
    relatedRequests(deps, row.id),
    loadScreening(deps.db, row.id),
    findReservation(deps.db, row.id),
    groupCompanies(deps, file),
    presentRegisters(deps, session, row),
    presentApproval(deps, row),
    listNotes(deps.db, row.id),
    listUndelivered(deps.db, row.id),
    findHeldDecision(deps.db, row.id),
    historyOf(deps.db, row.id, events),
    listSeen(deps.db, row.id),
    findLoanProblem(deps.db, row.id),
    findFundedCents(deps.db, row.id),
    listAllAuthorisations(deps.db, { limit: MOST_AUTHORISATIONS, partyId: row.partyId }),
    findOpenHold(deps.db, row.id),
  ]);
  const evrks = evrksOf(snapshots, parametersFor(row));
  const age = ageOf(file);
  return {
    ...core,
    ApplicantData: applicantDataOf(core.ApplicantData, file),
    PepData: core.pepData,
    Attachments: attachments.map(({ id, fileName, fileType, uploadedAt, additional }) => ({
      Id: id,
      FileName: fileName,
      UploadedAt: time(new Date(uploadedAt)),
      Additional: additional,
      FileType: fileType,
    })),
    attachmentNeeds: core.Attachments,
    Representatives: authorisations.map((one) => staffAuthorisationOf(one, vilniusDate(new Date()))),
    company: { Id: row.partyId, Name: row.partyName, Code: row.partyCode },
    files: attachments.map((attachment) => ({
      ...fileOf(attachment, mayDelete(session, row, attachment)),
      SeenBy: seen
        .filter(({ fileId }) => fileId === attachment.id)
        .map(({ userId, name, at }) => ({ Name: name, At: time(at), own: userId === session.userId })),
    })),
    tasks: tasks.map((task) => ({
      Id: task.id,
      kind: task.kind,
      AssigneeId: task.assigneeId,
      Assignee: task.assignee,
      OpenedAt: time(task.openedAt),
      DueAt: time(task.dueAt),
      mine:
        task.assigneeId === session.userId ||
        (task.assigneeId === null && task.notFor !== session.userId && mayDoTask(task.kind, session.roles)),
    })),
    requestLog: history,
    relatedRequests: related,
    Assessor: row.assessor
      ? { Id: row.assessor.id, FirstName: row.assessor.firstName, LastName: row.assessor.lastName }
      : null,
    CompanySizeTypeIdInvega: row.companySizeTypeIdInvega,
    AmlCheckResultId: row.amlCheckResultId,
    ...presentScreening(aml, session.userId),
    ...approval,
    PepExists: row.pepExists,
    registers: Object.values(snapshots).flatMap((snapshot) =>
      snapshot ? [{ ...snapshot, fetchedAt: time(new Date(snapshot.fetchedAt)) }] : [],
    ),
    registersState,
    CompanyEvrks: row.loginType === 'Company' ? evrks : [],
    IndividualEvrks: row.loginType === 'Individual' ? evrks : [],
    SharesInfo: sharesOf(file),
    IndividualOldestEvrk: oldestActivityOf(file),
    ...group,
    CompanyAge: row.loginType === 'Company' ? age : null,
    IndividualAge: row.loginType === 'Individual' ? age : null,
    ApproversComment: row.approversComment,
    SignatorysComment: row.signatorysComment,
    notes: notesOf(row, notes),
    may: rightsOf(session, row),
    loanSum: sum(row.loanSumCents),
    reserved: sum(reservation?.cents ?? null),
    funded: toWire(fundedCents),
    handedOverAt: time(row.handedOverAt),
    refusalOfFunding: row.refusalOfFunding,
    undeliveredMails: mails.map(({ id, at, ...mail }) => ({ Id: id, ...mail, at: time(at) })),
    heldDecision: held && {
      ...held,
      decidedAt: time(held.decidedAt),
      takesEffectAt: time(held.takesEffectAt),
    },
    loanProblem,
    legalHold: hold && { Reason: hold.reason, By: hold.placedBy, Since: time(hold.placedAt) },
    stuck: row.stuckCode ? { code: row.stuckCode, since: time(row.stuckSince) } : null,
  };
}

/** Comments and notes are written in few statuses, notes by their own role only. */
function rightsOf({ roles }: StaffSession, { status }: RequestFile['row']) {
  const isOpen = ASSESSED_STATUSES.includes(status);
  return {
    comment: isOpen && hasRight('commentToApplicant', roles),
    approversNote: isOpen && hasRight('writeApproversNote', roles),
    signatorysNote: isOpen && hasRight('writeSignatorysNote', roles),
    addFiles: isOpen && hasRight('addFiles', roles),
    recheck: hasRight('recheckCriteria', roles),
    repairMails: hasRight('repairMails', roles),
  };
}

/** Controlling companies the applicant named and those the register shows, with what was filed if we know. */
function groupCompanies(deps: Deps, { row, snapshots }: RequestFile) {
  const prefix = row.loginType === 'Company' ? 'CompanyData' : 'ApplicantData';
  return loadGroupStatements(deps.db, {
    named: getAt(row.form, `${prefix}.ParentCompanyCodesFromRequest`),
    participants: snapshots.shareholders?.data?.participants ?? [],
  });
}

/** Full years since the registration of the company, or since the first certificate of the sole trader. */
function ageOf({ snapshots }: RequestFile): number | null {
  const own = snapshots['individual-activity']?.data?.certificates ?? [];
  const since = snapshots['legal-entities']?.data?.registrationDate ?? own.map(({ from }) => from).sort()[0];
  if (!since) return null;
  const today = vilniusDate(new Date());
  const years = Number(today.slice(0, 4)) - Number(since.slice(0, 4));
  return addMonths(since, years * 12) > today ? years - 1 : years;
}
