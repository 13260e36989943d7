import { z } from 'zod';
import { ARREAR_KINDS } from '../../domain/loan/arrears.ts';
import { PRESENCE_STATES } from '../../domain/application/presence.ts';
import { READ_KINDS } from '../../domain/application/reads.ts';
import { TASK_KINDS } from '../../domain/tasks/kind.ts';
import { approvalParts } from './approval.ts';
import { additionalComments } from './comments.ts';
import { caseRegisters } from './register-entries.ts';
import { evrkRow } from './registers.ts';
import { undeliveredMail } from './mails.ts';
import { staffRepresentative } from './representatives.ts';
import { requestCore } from './requests.ts';
import { oldestActivity, shareholder } from './case-parties.ts';
import { attachedFile, attachmentNeed, uploadedFile } from './files.ts';
import { screeningParts } from './screening.ts';
import { relatedRequest } from './staff-list.ts';
import { dateTime, money, requestId, statusId, uuid } from './shared.ts';

/** A row of the history: codes only, the words are the screen's. */
export const logRow = z
  .object({
    Id: z.int(),
    action: z.string(),
    /** Code of the action log („backend“ numbering); null for what has none. */
    ActionLogType: z.int().nullable(),
    /** All its codes: accepting a change of conditions has two. */
    logCodes: z.array(z.int()),
    ChangedBy: z.string().nullable(),
    actorRole: z.string(),
    Created: dateTime,
    fromStatus: statusId.nullable(),
    toStatus: statusId.nullable(),
    comment: z.string().nullable(),
    commentReader: z.enum(['applicant', 'staff']).nullable(),
    details: z.record(z.string(), z.unknown()),
    version: z.int(),
  })
  .meta({ id: 'LogRow' });

/** Who looked at what of the case; the log itself is only added to. */
export const caseReader = z
  .object({
    name: z.string(),
    roles: z.array(z.string()),
    kind: z.enum(READ_KINDS),
    /** Of the login. */
    sessionKind: z.enum(['browser', 'program']),
    /** Entries of the log; one stands for up to ten minutes of the same. */
    times: z.int(),
    firstAt: dateTime,
    lastAt: dateTime,
  })
  .meta({ id: 'CaseReader' });

/** Newest answer of one register about the applicant, beside what was declared. */
export const registerAnswer = z
  .object({
    register: z.string(),
    source: z.string(),
    asOf: z.string().nullable(),
    fetchedAt: dateTime,
    data: z.unknown(),
    /** The entry by which staff gave it in place of the register. */
    handEntryId: z.string().nullable(),
  })
  .meta({ id: 'RegisterAnswer' });

export const controllingCompany = z
  .object({
    CompanyCode: z.string(),
    Name: z.string().nullable(),
    IsFound: z.boolean().nullable(),
    Fsi2019Submitted: z.boolean().nullable(),
    Fsi2020Submitted: z.boolean().nullable(),
    Fsi2021Submitted: z.boolean().nullable(),
  })
  .meta({ id: 'ControllingCompany' });

export const openTask = z
  .object({
    Id: z.string(),
    kind: z.enum(TASK_KINDS),
    AssigneeId: z.string().nullable(),
    Assignee: z.string().nullable(),
    OpenedAt: dateTime,
    DueAt: dateTime.nullable(),
    /** The person who asks may do it. */
    mine: z.boolean(),
  })
  .meta({ id: 'OpenTask' });

/** An attachment, and who of the staff says to have seen it. */
export const staffFile = uploadedFile
  .extend({ SeenBy: z.array(z.object({ Name: z.string(), At: dateTime, own: z.boolean() })) })
  .meta({ id: 'StaffFile' });

/** What one window of the browser says of itself; `gone` when it is closed. */
export const presenceInput = z.object({
  requestId,
  place: uuid,
  state: z.enum([...PRESENCE_STATES, 'gone']),
});
export const presentColleague = z
  .object({ name: z.string(), state: z.enum(PRESENCE_STATES), since: dateTime })
  .meta({ id: 'PresentColleague' });

export const fileSeenInput = z.object({ requestId, fileId: uuid });

export const staffCase = z
  .object({
    ...requestCore,
    /** The applicant's pepData once more, as the specification spells it for staff. */
    PepData: requestCore.pepData,
    /** The files that are there; what is asked for stands in attachmentNeeds. */
    Attachments: z.array(attachedFile),
    attachmentNeeds: z.array(attachmentNeed),
    /** Authorisations the party has given, ended ones too. */
    Representatives: z.array(staffRepresentative),
    company: z.object({ Id: z.int(), Name: z.string(), Code: z.string() }),
    files: z.array(staffFile),
    tasks: z.array(openTask),
    requestLog: z.array(logRow),
    relatedRequests: z.array(relatedRequest),
    Assessor: z.object({ Id: z.string(), FirstName: z.string(), LastName: z.string() }).nullable(),
    CompanySizeTypeIdInvega: z.int().nullable(),
    ...screeningParts,
    ...approvalParts,
    registers: z.array(registerAnswer),
    registersState: caseRegisters,
    CompanyEvrks: z.array(evrkRow),
    IndividualEvrks: z.array(evrkRow),
    SharesInfo: z.array(shareholder),
    IndividualOldestEvrk: oldestActivity.nullable(),
    ControllingCompaniesFromRequest: z.array(controllingCompany),
    ControllingCompaniesFromRegister: z.array(controllingCompany),
    CompanyAge: z.int().nullable(),
    IndividualAge: z.int().nullable(),
    ApproversComment: z.string().nullable(),
    SignatorysComment: z.string().nullable(),
    /** Versions and history of the two. */
    notes: additionalComments,
    /** What the person may do beside the actions, in this status. */
    may: z.object({
      comment: z.boolean(),
      approversNote: z.boolean(),
      signatorysNote: z.boolean(),
      addFiles: z.boolean(),
      recheck: z.boolean(),
      repairMails: z.boolean(),
    }),
    loanSum: money.nullable(),
    reserved: money.nullable(),
    /** Approved by decisions on payment requests so far. */
    funded: money,
    handedOverAt: dateTime.nullable(),
    refusalOfFunding: z.boolean(),
    undeliveredMails: z.array(undeliveredMail),
    /** A decision that takes effect only then, unless it is stopped; null: none waits. */
    heldDecision: z
      .object({ action: z.string(), decidedBy: z.string(), decidedAt: dateTime, takesEffectAt: dateTime })
      .nullable(),
    /** Why the loan is a problem; null: it is none. */
    loanProblem: z.enum(ARREAR_KINDS).nullable(),
    /** Kept whatever its term; null: nobody holds it. */
    legalHold: z.object({ Reason: z.string(), By: z.string(), Since: dateTime }).nullable(),
    stuck: z.object({ code: z.string(), since: dateTime.nullable() }).nullable(),
  })
  .meta({ id: 'StaffCase' });
