import { z } from 'zod';
import { ARREAR_KINDS } from '../../domain/loan/arrears.ts';
import { TASK_KINDS } from '../../domain/tasks/kind.ts';
import { clockSummary } from './clocks.ts';
import { sharedPerson } from './screening.ts';
import { date, dateTime, money, schemeCode, statusId, uuid, wholeInput } from './shared.ts';

const range = z
  .strictObject({ dateFrom: date.nullable().optional(), dateTo: date.nullable().optional() })
  .nullable()
  .optional();
const flag = z.boolean().nullable().optional();
const text = z.string().trim().max(200).nullable().optional();
const numeric = z
  .union([z.int(), z.string().max(20)])
  .nullable()
  .optional();

/**
 * The filter object of the specification; list, export and mass actions read the same one. Strict: a misspelt name must
 * not let a mass action take everything.
 */
export const managerFilter = z
  .strictObject({
    /** Number, or '-' and empty for none. */
    RequestId: numeric,
    /** Exactly these; of ours. */
    RequestIds: z.array(z.int().positive()).min(1).max(100).nullable().optional(),
    RequestStatusId: numeric,
    RequestStatusIds: z.array(z.int().min(1).max(16)).max(16).nullable().optional(),
    SchemeCode: schemeCode.nullable().optional(),
    HasParentCompanyCode: flag,
    CompanyCode: text,
    CompanyName: text,
    OnlyWithNewInvoices: flag,
    AllEvaluationCompleted: flag,
    InvegaIncreasedLoanSum: flag,
    IgnoreFiles: flag,
    SubmittedDates: range,
    ApprovedDates: range,
    SignedDates: range,
    ChangeConditionsDate: range,
    FirstSubmittedDate: range,
    /** When the decision in force was taken; of ours. */
    DecidedDates: range,
    UserEmail: text,
    /** Code of the action log. */
    RequestAction: numeric,
    BusinessDaysToSignature: numeric,
    DaysFromReturned: numeric,
    AssessorId: uuid.nullable().optional(),
    IsReserved: flag,
    ConditionsChanged: flag,
    /** Number, code or name in one box. */
    search: text,
    queue: z.string().max(40).nullable().optional(),
    /** A figure of the statistics by its key (domain/statistics/figures.ts). */
    figure: z.string().max(30).nullable().optional(),
    page: z.int().min(1).max(100_000).default(1),
    countPerPage: z.int().min(1).max(100).default(30),
    /** 1 oldest first, 2 newest first (by number); left out: by deadline, the most urgent first. */
    sortDirection: z.int().min(1).max(2).nullable().optional(),
    sortBy: z.enum(['deadline', 'id', 'submitted', 'sum', 'name', 'status']).nullable().optional(),
  })
  .meta({ id: 'ManagerFilter' });
export type ManagerFilter = z.output<typeof managerFilter>;

export const managerRow = z
  .object({
    Id: z.int(),
    SchemeCode: schemeCode,
    CompanyName: z.string(),
    CompanyCode: z.string(),
    CreateDate: dateTime,
    SubmittedDate: dateTime.nullable(),
    FirstSubmittedDate: dateTime.nullable(),
    ApprovedDate: dateTime.nullable(),
    ContractSigningTime: dateTime.nullable(),
    Status: statusId,
    ApproversCommentExists: z.boolean(),
    SignatorysCommentExists: z.boolean(),
    AmlCheckResultId: z.int().nullable(),
    PepExists: z.boolean(),
    InvegaLoanSum: money.nullable(),
    LoanSum: money.nullable(),
    Assessor: z.string().nullable(),
    AssessorId: z.string().nullable(),
    DeadlineBusinessDaysUntilSignature: z.int().nullable(),
    DaysFromReturned: z.int().nullable(),
    /** How long the applicant has waited for an answer about changed conditions; in 13 only. */
    DaysFromConditionsChange: z.int().nullable(),
    ConditionsChanged: z.boolean(),
    Stuck: z.string().nullable(),
    /** Why the loan is a problem; null: it is none. */
    Problem: z.enum(ARREAR_KINDS).nullable(),
    clock: clockSummary.nullable(),
    /** Open tasks of the request. */
    tasks: z.array(z.enum(TASK_KINDS)),
    version: z.int(),
  })
  .meta({ id: 'ManagerRow' });

export const managerPage = z
  .object({
    SearchResult: z.array(managerRow),
    TotalPageCount: z.int(),
    /** Counted up to ten thousand. */
    TotalCount: z.int(),
    /** There are more than TotalCount. */
    hasMore: z.boolean(),
  })
  .meta({ id: 'ManagerPage' });
export const managerCount = z.object({ TotalCount: z.int() }).meta({ id: 'ManagerCount' });

export const queueCount = z
  .object({
    key: z.string(),
    group: z.enum(['work', 'status']),
    /** Counted up to ten thousand. */
    count: z.int(),
    hasMore: z.boolean(),
    turn: z.enum(['applicant', 'provider', 'nobody']).nullable(),
    alarming: z.boolean(),
  })
  .meta({ id: 'QueueCount' });

export const tasksQuery = z.object({
  queue: z.string().max(40).optional(),
  assignee: uuid.optional(),
  page: wholeInput.pipe(z.int().min(1).max(100_000)).optional(),
});
export const task = z
  .object({
    Id: z.string(),
    kind: z.enum(TASK_KINDS),
    RequestId: z.int(),
    CompanyName: z.string(),
    Status: statusId,
    AssigneeId: z.string().nullable(),
    Assignee: z.string().nullable(),
    OpenedAt: dateTime,
    DueAt: dateTime.nullable(),
    clock: clockSummary.nullable(),
  })
  .meta({ id: 'Task' });
export const taskPage = z
  .object({ SearchResult: z.array(task), TotalPageCount: z.int(), TotalCount: z.int() })
  .meta({ id: 'TaskPage' });

export const providerUser = z
  .object({
    Id: z.string(),
    FirstName: z.string(),
    LastName: z.string(),
    Email: z.string().nullable(),
    roles: z.array(z.string()),
  })
  .meta({ id: 'ProviderUser' });
export const assessor = z
  .object({
    Id: z.string(),
    FirstName: z.string(),
    LastName: z.string(),
    openRequests: z.int(),
    self: z.boolean(),
  })
  .meta({ id: 'Assessor' });
export const relatedRequest = z
  .object({
    Id: z.int(),
    LoanSum: money.nullable(),
    Status: statusId,
    SchemeCode: schemeCode,
    CompanyName: z.string(),
    /** Nearest tie: the same party, its group, or only a person of both. */
    relation: z.enum(['same', 'group', 'person']),
    people: z.array(sharedPerson),
  })
  .meta({ id: 'RelatedRequest' });
