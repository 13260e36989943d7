import { z } from 'zod';
import { PAYMENT_STATUS_IDS } from '../../domain/payment/status.ts';
import { logRow } from './staff-case.ts';
import { allowedAction, date, dateTime, money, ownCallTerm, requestId, wholeInput } from './shared.ts';

const id = wholeInput.pipe(z.int().positive());
export const byPayment = z.object({ paymentRequestId: id });
export const byDocument = z.object({ documentId: id });
export const byFile = z.object({ relatedId: id, fileId: z.uuid() });
export const byLoan = z.object({ requestId });
export const exportQuery = z.object({ requestId, paymentRequestId: id });

export const paymentStatusId = z.literal(PAYMENT_STATUS_IDS).meta({ id: 'PaymentStatusId' });
/** Per cent with four decimals, as text: '33.3333'. */
const percent = z.string().regex(/^\d+\.\d{4}$/);

/** `starterRatingId`, `invegaCommunicationRatingId`, `invegaFinancialRatingId`, each 1 to 4; judged together where they are needed. */
export const surveyBody = z.record(z.string(), z.unknown());

export const paymentOutcome = z
  .object({ paymentRequestId: z.int(), status: paymentStatusId.nullable(), version: z.int() })
  .meta({ id: 'PaymentOutcome' });
/** 202: the decision is taken and takes effect only then, unless it is stopped. */
export const heldPaymentOutcome = paymentOutcome
  .extend({ takesEffectAt: dateTime })
  .meta({ id: 'HeldPaymentOutcome' });

const totals = { RequiredSumTotal: money, FundedSumTotal: money, FundedSumPercentTotal: percent };

export const paymentItem = z
  .object({
    Id: z.int(),
    Number: z.string(),
    FirstSubmittedDate: dateTime.nullable(),
    LoanSumRemainder: money,
    ...totals,
    LoanPurposeId: z.int(),
    PaymentRequestStatusId: paymentStatusId,
    StatusChangeDate: dateTime,
    IsManagerEdited: z.boolean(),
  })
  .meta({ id: 'PaymentItem' });

export const paymentList = z
  .object({
    Items: z.array(paymentItem),
    Totals: z.object({ ...totals, LoanSumRemainder: money }),
    /** The first payment request of the loan asks the survey. */
    surveyNeeded: z.boolean(),
    /** Why another may not be started now; null: it may. */
    startRefusal: z.string().nullable(),
  })
  .meta({ id: 'PaymentList' });

export const paymentFile = z
  .object({
    Id: z.string(),
    Name: z.string(),
    Type: z.int(),
    Size: z.int(),
    UploadedAt: dateTime,
    ScanState: z.enum(['unchecked', 'clean', 'infected']),
  })
  .meta({ id: 'PaymentFile' });
export const paymentFiles = z.array(paymentFile);

const documentFields = {
  Id: z.int(),
  Number: z.int(),
  SupplierIsCompany: z.boolean(),
  SupplierName: z.string(),
  SupplierCode: z.string(),
  DocumentNumber: z.string(),
  DocumentDate: date,
  DocumentSum: money,
  RequiredSum: money,
  Comment: z.string(),
  ManagerComment: z.string().nullable(),
  FundsOriginTypeId1: z.int().nullable(),
  FundsSum1: money.nullable(),
  FundsOriginTypeId2: z.int().nullable(),
  FundsSum2: money.nullable(),
  IsApproved: z.boolean(),
  IsManagerEdited: z.boolean(),
  /** It is one of those that are to be corrected. */
  IsReturned: z.boolean(),
  /** „Apmokėjimas nepatikrintas“; null to applicants, who do not see it. */
  IsUnpaid: z.boolean().nullable(),
  /** Evaluator's values by the names of the fields; null to applicants. */
  ManagerInfo: z.record(z.string(), z.union([z.string(), z.int(), z.boolean()])).nullable(),
  /** To applicants null until it is funded. */
  InvestmentSum: money.nullable(),
  TurnoverSum: money.nullable(),
  FundedInvestmentSumPercent: percent.nullable(),
  FundedTurnoverSumPercent: percent.nullable(),
  PaidOutTotalSumPercent: percent.nullable(),
  Files: paymentFiles,
};
export const prDocument = z.object(documentFields).meta({ id: 'PrDocument' });

/** Another document with the same supplier, number, date and sum: to applicants of their own alone. */
export const duplicateDocument = z
  .object({
    documentId: z.int(),
    paymentRequestId: z.int(),
    requestId: z.int(),
    Number: z.string(),
    PaymentRequestStatusId: paymentStatusId,
  })
  .meta({ id: 'DuplicateDocument' });

export const openPrDocument = z
  .object({
    ...documentFields,
    ContractInfo: z.object({
      PaymentRequestStatusId: paymentStatusId,
      requestId: z.int(),
      paymentRequestId: z.int(),
      /** What the person who asks may do. */
      actionType: z.enum(['view', 'edit']),
    }),
    LoanInfo: z.object({
      LoanPurposeId: z.int(),
      LoanSumRemainder: money,
      TurnoverRemainder: money,
      InvestmentRemainder: money,
    }),
    /** The most this document may have: the remainders and what it has now. To staff of what evaluators enter. */
    Limits: z.object({ RequiredSum: money, InvestmentSum: money, TurnoverSum: money }),
    Duplicates: z.array(duplicateDocument),
    /** Given back with a save: one from another window since then is not written over. */
    formVersion: z.int(),
  })
  .meta({ id: 'OpenPrDocument' });

export const paymentRequest = z
  .object({
    /** Of the loan it draws on. */
    requestId: z.int(),
    ContractInfo: z.object({
      Id: z.int(),
      Number: z.string(),
      FirstSubmittedDate: dateTime.nullable(),
      SubmittedDate: dateTime.nullable(),
      PaymentRequestStatusId: paymentStatusId,
      Name: z.string(),
      Code: z.string(),
      ContractNumber: z.string().nullable(),
    }),
    FinancialInfo: z.object({
      InvegaLoanSum: money,
      LoanSumRemainder: money,
      LoanPurposeId: z.int(),
    }),
    DocumentsInfo: z.object({ Documents: z.array(prDocument), Totals: z.object(totals) }),
    Comments: z.array(z.object({ Created: dateTime, Comment: z.string() })),
    Files: paymentFiles,
    version: z.int(),
    actions: z.array(allowedAction),
    /** Documents without a file, which stand in the way of submitting. */
    unattached: z.array(z.int()),
    /** Documents of which there is another with the same supplier, number, date and sum. */
    duplicated: z.array(z.int()),
    /** The most another document may ask for. */
    askable: money,
    /** The term of paying out after the closed call; null: none runs, or an applicant asks. */
    callTerm: ownCallTerm.nullable(),
    /** A decision that takes effect only then, unless it is stopped; staff alone see it. */
    heldDecision: z.object({ action: z.string(), takesEffectAt: dateTime }).nullable(),
  })
  .meta({ id: 'PaymentRequest' });

/** As a row of the history of a loan request, but of one document where it is about one. */
export const paymentLog = z.array(
  logRow
    .omit({ details: true })
    .extend({
      fromStatus: paymentStatusId.nullable(),
      toStatus: paymentStatusId.nullable(),
      documentId: z.int().nullable(),
    })
    .meta({ id: 'PaymentLogRow' }),
);

/** As typed: the words of every field are the form's own, said where it is judged. */
const typed = z.union([z.string().max(3000), z.number(), z.boolean()]).nullish();

/** The applicant's payload (specification 2, section 7). */
export const prDocumentInput = z.object({
  /** Null or left out: a new one. */
  Id: id.nullish(),
  /** Of a new one. */
  paymentRequestId: id.nullish(),
  /** As the document was when it was opened. */
  formVersion: wholeInput.pipe(z.int()).nullish(),
  supplierIsCompany: typed,
  supplierName: typed,
  supplierCode: typed,
  documentNumber: typed,
  documentDate: typed,
  documentSum: typed,
  requiredSum: typed,
  comment: typed,
  FundsOriginTypeId1: typed,
  FundsSum1: typed,
  FundsOriginTypeId2: typed,
  FundsSum2: typed,
});

/** The evaluator's: every field of the document with a small first letter. */
export const evaluationInput = z.object({
  prDocumentId: id,
  supplierIsCompany: typed,
  supplierName: typed,
  supplierCode: typed,
  documentNumber: typed,
  documentDate: typed,
  documentSum: typed,
  RequiredSum: typed,
  comment: typed,
  fundsOriginTypeId1: typed,
  fundsSum1: typed,
  fundsOriginTypeId2: typed,
  fundsSum2: typed,
  investmentSum: typed,
  turnoverSum: typed,
});

export const savedDocument = z.object({ documentId: z.int() }).meta({ id: 'SavedPrDocument' });

/** People's words come in the query, as the specification has it, or in the body: addresses are logged. */
export const commentQuery = byPayment.extend({ comment: z.string().max(4000).optional() });
export const commentBody = z.object({ comment: z.string().max(4000).optional() });
export const returnBody = commentBody.extend({
  prDocumentIDs: z.array(z.int().positive()).max(500).default([]),
});
export const returnWithCommentBody = z.object({
  paymentRequestId: id,
  comment: z.string().max(4000).default(''),
  prDocumentIDs: z.array(z.int().positive()).max(500).default([]),
});
export const stopBody = z.object({ paymentRequestId: id, comment: z.string().max(4000).default('') });

export const paymentUpload = z.object({ RelatedId: id, PRDocumentTypeId: wholeInput });
