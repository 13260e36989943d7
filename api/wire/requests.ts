import { z } from 'zod';
import { OFFER_SOURCES } from '../../domain/forms/offers.ts';
import { approvedTerms } from './approval.ts';
import { clock, clockSummary } from './clocks.ts';
import { comment } from './comments.ts';
import { formSections } from './form.ts';
import { contractDocument } from './documents.ts';
import { attachmentNeed } from './files.ts';
import {
  allowedAction,
  date,
  dateTime,
  flagInput,
  loginType,
  money,
  requestId,
  schemeCode,
  statusId,
  wholeInput,
} from './shared.ts';

export const requestRow = z
  .object({
    Id: z.int(),
    SchemeCode: schemeCode,
    CompanyName: z.string(),
    CompanyCode: z.string(),
    CreateDate: dateTime,
    SubmittedDate: dateTime.nullable(),
    LoanSum: money.nullable(),
    Status: statusId,
    InvegaLoanSum: money.nullable(),
    AssessorEmail: z.string(),
    AssesorPhone: z.string(),
    version: z.int(),
    clock: clockSummary.nullable(),
    LoanPurposeId: z.int().nullable(),
    LoanTerm: z.int().nullable(),
    /** When the status was entered. */
    StatusDate: dateTime,
    /** Of the request whose answers it began with. */
    CopiedFrom: z.int().nullable(),
    /** When the answers were last saved, in 1 and 5. */
    SavedDate: dateTime.nullable(),
    /** Sections of the form in 1 and 5; null while nothing was saved. */
    progress: z.object({ done: z.int(), total: z.int(), next: z.string().nullable() }).nullable(),
    /** Required attachments that are not there, in 1 and 5. */
    missingAttachments: z.int().nullable(),
    /** What was returned for correction, in 5. */
    returned: z.object({ sections: z.int(), documents: z.int() }).nullable(),
    /** Criteria that are not met, in 6. */
    reasons: z.array(z.string()),
    actions: z.array(allowedAction),
  })
  .meta({ id: 'RequestRow' });
export const requestRows = z.array(requestRow);

export const startInput = z.object({
  schemeCode: schemeCode.default('tiesiogines'),
  /** Schemes of sectors only: 1 travel organiser, 2 accommodation, 3 public catering. */
  sectorType: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
});

export const requestSystemInfo = z
  .object({
    RequestId: z.int(),
    Created: dateTime,
    Status: statusId,
    IndividualId: z.int().nullable(),
    VmiChecked: z.boolean(),
    AllEvaluationCompleted: z.boolean(),
    SchemeCode: schemeCode,
    LoginType: loginType,
    SubmittedDate: dateTime.nullable(),
    FirstSubmittedDate: dateTime.nullable(),
    SubmissionCount: z.int(),
    CopiedFrom: z.int().nullable(),
    RuleSetVersion: z.string().nullable(),
    VmiExportSum: money.nullable(),
    VmiExportDate: z.string().nullable(),
    VmiImportSum: money.nullable(),
    VmiImportDate: z.string().nullable(),
  })
  .meta({ id: 'RequestSystemInfo' });

/** Terms of the contract as they stand now; the Cc names are those of the newest change. */
export const contractTerms = z
  .object({
    InvegaContractNumber: z.string().nullable(),
    InvegaLoanSum: money.nullable(),
    InvegaLoanPaymentTerm: date.nullable(),
    InvegaLoanDelayTerm: z.int().nullable(),
    InvegaLoanInterestRate: money.nullable(),
    InvegaContractNumberCc: z.string().nullable(),
    InvegaLoanSumCc: money.nullable(),
    InvegaLoanPaymentTermCc: date.nullable(),
    InvegaLoanDelayTermCc: z.int().nullable(),
    InvegaLoanInterestRateCc: money.nullable(),
    ConditionsChanged: z.boolean(),
    /** When both had signed; the term counts from that day. */
    ContractSigningTime: dateTime.nullable(),
  })
  .meta({ id: 'ContractTerms' });

export const returnedFor = z
  .object({
    comment: z.string(),
    at: dateTime,
    by: z.string().nullable(),
    sections: z.array(z.string()),
    documents: z.array(z.string()),
    /** For the applicant: what of it nobody has done anything about, in the answers as they are saved. */
    untouched: z
      .object({ sections: z.array(z.string()), documents: z.array(z.string()), isAll: z.boolean() })
      .nullable(),
  })
  .meta({ id: 'ReturnedFor' });

/** Why there is no financing; without a comment when the documents asked for did not come in time. */
export const rejectedFor = z
  .object({ comment: z.string().nullable(), at: dateTime, by: z.string().nullable() })
  .meta({ id: 'RejectedFor' });

/** How the request came into its status, where the status alone would leave the applicant guessing. */
export const turning = z
  .object({
    action: z.enum([
      'signingExpired',
      'changeSigningExpired',
      'approveWithDocs',
      'rejectConditionsChange',
      'terminate',
    ]),
    at: dateTime,
    comment: z.string().nullable(),
  })
  .meta({ id: 'Turning' });

/** What applicant and staff both see of a request. */
export const requestCore = {
  RequestSystemInfo: requestSystemInfo,
  ...formSections,
  formVersion: z.int(),
  savedAt: dateTime.nullable(),
  progress: z.record(z.string(), z.unknown()),
  evrksList: z.array(z.string()),
  /** Since when the party exists by the registers; null while they have not said. */
  activeSince: z.string().nullable(),
  Contract: contractTerms,
  /** Null: nothing is approved, or (for applicants) the decision does not stand yet. */
  ApprovedTerms: approvedTerms.nullable(),
  Documents: z.array(contractDocument),
  Attachments: z.array(attachmentNeed),
  CommentsHistory: z.array(comment),
  OtherRequests: z.array(z.object({ Id: z.int(), Status: statusId, SectorTypeId: z.int().nullable() })),
  returned: returnedFor.nullable(),
  rejected: rejectedFor.nullable(),
  clocks: z.array(clock),
  mainClock: z.string().nullable(),
  actions: z.array(allowedAction),
  version: z.int(),
};

export const requestDetail = z
  .object({
    ...requestCore,
    /** Whom to ask: the assessor or an office address, by status. */
    contact: z.object({ email: z.string(), phone: z.string() }),
    company: z.object({ Name: z.string(), Code: z.string() }),
    turning: turning.nullable(),
    /** Criteria that are not met, in 6. */
    reasons: z.array(z.string()),
    /** In 11: so many certificates of refused financing are asked for; 0: none. */
    refusalsWanted: z.int(),
  })
  .meta({ id: 'RequestDetail' });

/** Values for empty fields, each with who said it; nothing of it is stored before the person saves. `isPut`: put once, and emptied since where the field is empty. */
export const offers = z
  .array(
    z.object({ path: z.string(), value: z.unknown(), source: z.enum(OFFER_SOURCES), isPut: z.boolean() }),
  )
  .meta({ id: 'Offers' });

export const saveInput = z
  .object({
    requestSystemInfo: z.object({
      RequestId: requestId,
      requestType: z.enum(['copy', 'view', 'edit']).optional(),
    }),
    formVersion: z.int().min(0),
    /** Paths in which the form has put what is known (`GetOffers`) since it was opened; emptied later, they stay empty. */
    offered: z.array(z.string().max(100)).max(100).optional(),
    ...formSections,
  })
  .meta({ id: 'SaveInput' });

export const saved = z
  .object({
    saveSuccessfull: z.boolean(),
    formVersion: z.int(),
    savedAt: dateTime,
    progress: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'Saved' });

export const checkInput = z.object({ requestId });
export const checkResult = z
  .object({
    ok: z.boolean(),
    /** Refusals of submitting (applicant) or of handing over and approving (staff), in the order of the table. */
    refusals: z.array(z.object({ action: z.string(), code: z.string(), sentence: z.string() })),
    missingAttachments: z.array(z.object({ FileType: z.int(), label: z.string() })),
    sections: z.array(z.object({ section: z.string(), problems: z.int() })),
  })
  .meta({ id: 'CheckResult' });

export const canCreateInput = z.object({
  requestId: requestId.optional(),
  schemeCode: schemeCode.default('tiesiogines'),
  sectorType: z.int().min(1).max(3).optional(),
});
export const canCreate = z
  .object({ allowed: z.boolean(), code: z.string().nullable(), ErrorDescription: z.string().nullable() })
  .meta({ id: 'CanCreate' });

export const limit = z
  .object({ Limit: money, Reason: z.enum(['budget', 'borrower', 'group', 'rules']).nullable() })
  .meta({ id: 'Limit' });

export const generalInfo = z
  .object({ SchemeCode: schemeCode, IssuedSum: money, TotalSum: money, ReservedSum: money })
  .meta({ id: 'GeneralInfo' });

export const schemeQuery = z.object({ schemeCode: schemeCode.default('tiesiogines') });

/** Questions and answers as a person reads them. */
export const printout = z
  .array(
    z.object({
      id: z.string(),
      title: z.string(),
      rows: z.array(z.object({ question: z.string(), answer: z.string(), fromRegister: z.boolean() })),
    }),
  )
  .meta({ id: 'Printout' });

export const preview = z.object({ RequestId: z.int(), sections: printout }).meta({ id: 'Preview' });

export const receipt = z
  .object({
    RequestId: z.int(),
    No: z.int(),
    SubmittedAt: dateTime,
    /** Who sent it and in whose name, in words. */
    SubmittedBy: z.string(),
    Status: statusId,
    LoanSum: money.nullable(),
    Limit: money,
    RuleSetVersion: z.string(),
    files: z.int(),
    clock: clock.nullable(),
    contact: z.object({ email: z.string(), phone: z.string() }),
    /** Where mails about the request go. */
    emails: z.array(z.string()),
    sections: printout,
  })
  .meta({ id: 'SubmissionReceipt' });
export const receiptQuery = z.object({ no: wholeInput.optional(), withAnswers: flagInput.optional() });
