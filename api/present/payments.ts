import type { z } from 'zod';
import type { PaymentDocument } from '../../db/queries/payment/documents.ts';
import type { Duplicate } from '../../db/queries/payment/duplicates.ts';
import type { PaymentEventRow } from '../../db/queries/payment/events.ts';
import type { PaymentFile } from '../../db/queries/payment/files.ts';
import type { PaymentRow, PaymentSums } from '../../db/queries/payment/list.ts';
import type { LoanAccount } from '../../db/queries/payment/loan-money.ts';
import { DOCUMENT_FIELDS } from '../../domain/payment/document-fields.ts';
import { percentText, percentUnitsOf } from '../../domain/payment/percent.ts';
import { askableCents, limitsOf, remaindersOf } from '../../domain/payment/remainders.ts';
import { ANSWERED_STATUSES, PaymentStatus } from '../../domain/payment/status.ts';
import { actingFor } from '../../domain/texts/lt/representation.ts';
import { toWire } from '../../domain/values/money.ts';
import type { Session } from '../http/session.ts';
import type * as wire from '../wire/payments.ts';
import { sum, time } from './wire-values.ts';

// What an applicant sees of a payment request is decided here: what an evaluator has entered only once it is decided, what
// they wrote only with their answer, and never what they note for each other (PRODUCT.md section 10).

export type PaymentViewer = Pick<Session, 'kind'>;

const isStaff = ({ kind }: PaymentViewer): boolean => kind === 'staff';
const isFunded = ({ status }: Pick<PaymentRow, 'status'>): boolean => status === PaymentStatus.approved;

/** '120-1' */
export const numberOf = ({ requestId, number }: Pick<PaymentRow, 'requestId' | 'number'>): string =>
  `${requestId}-${number}`;

interface Sums {
  requiredCents: number;
  fundedCents: number;
}

function totalsOf({ requiredCents, fundedCents }: Sums, { grantedCents }: LoanAccount) {
  return {
    RequiredSumTotal: toWire(requiredCents),
    FundedSumTotal: toWire(fundedCents),
    FundedSumPercentTotal: percentText(percentUnitsOf(fundedCents, grantedCents)),
  };
}

/** An applicant's funded sums begin with the decision. */
const seenSums = (viewer: PaymentViewer, row: PaymentSums): Sums => ({
  requiredCents: row.requiredCents,
  fundedCents:
    isFunded(row) || (isStaff(viewer) && row.status !== PaymentStatus.rejected) ? row.fundedCents : 0,
});

export function paymentListOf(
  viewer: PaymentViewer,
  rows: readonly PaymentSums[],
  account: LoanAccount,
): Pick<z.input<typeof wire.paymentList>, 'Items' | 'Totals'> {
  const LoanSumRemainder = toWire(remaindersOf(account).loanCents);
  const seen = rows.map((row) => seenSums(viewer, row));
  const whole = seen.reduce(
    (all, one) => ({
      requiredCents: all.requiredCents + one.requiredCents,
      fundedCents: all.fundedCents + one.fundedCents,
    }),
    { requiredCents: 0, fundedCents: 0 },
  );
  return {
    Items: rows.map((row, index) => ({
      Id: row.id,
      Number: numberOf(row),
      FirstSubmittedDate: time(row.firstSubmittedAt),
      LoanSumRemainder,
      ...totalsOf(seen[index]!, account),
      LoanPurposeId: account.purpose,
      PaymentRequestStatusId: row.status,
      StatusChangeDate: time(row.statusChangedAt),
      IsManagerEdited: (isStaff(viewer) || isFunded(row)) && row.isManagerEdited,
    })),
    Totals: { ...totalsOf(whole, account), LoanSumRemainder },
  };
}

export const fileOfPayment = (file: PaymentFile): z.input<typeof wire.paymentFile> => ({
  Id: file.id,
  Name: file.fileName,
  Type: file.type,
  Size: file.size,
  UploadedAt: time(file.uploadedAt),
  ScanState: file.scanState,
});

/** Files staff have added are theirs. */
export function paymentFilesFor(
  viewer: PaymentViewer,
  files: readonly PaymentFile[],
): readonly PaymentFile[] {
  return isStaff(viewer) ? files : files.filter(({ byStaff }) => !byStaff);
}

export interface SeenDocument {
  payment: PaymentRow;
  document: PaymentDocument;
  files: readonly PaymentFile[];
  account: LoanAccount;
}

export function prDocumentOf(
  viewer: PaymentViewer,
  { payment, document, files, account }: SeenDocument,
): z.input<typeof wire.prDocument> {
  const mayEvaluate = isStaff(viewer);
  const showsSums = mayEvaluate || isFunded(payment);
  const showsNote = mayEvaluate || ANSWERED_STATUSES.includes(payment.status);
  const { investmentCents, turnoverCents } = document;
  const units = [investmentCents, turnoverCents].map((cents) => percentUnitsOf(cents, account.grantedCents));
  const [investment = 0, turnover = 0] = units;
  return {
    Id: document.id,
    Number: document.number,
    SupplierIsCompany: document.supplierIsCompany,
    SupplierName: document.supplierName,
    SupplierCode: document.supplierCode,
    DocumentNumber: document.documentNumber,
    DocumentDate: document.documentDate,
    DocumentSum: toWire(document.documentCents),
    RequiredSum: toWire(document.requiredCents),
    Comment: document.comment,
    ManagerComment: showsNote ? document.managerComment : null,
    FundsOriginTypeId1: document.fundsOrigin1,
    FundsSum1: sum(document.fundsCents1),
    FundsOriginTypeId2: document.fundsOrigin2,
    FundsSum2: sum(document.fundsCents2),
    IsApproved: document.isApproved,
    IsManagerEdited: showsSums && document.isManagerEdited,
    IsReturned: document.isReturned,
    IsUnpaid: mayEvaluate ? document.isUnpaid : null,
    ManagerInfo: mayEvaluate ? managerInfoOf(document) : null,
    InvestmentSum: showsSums ? toWire(investmentCents) : null,
    TurnoverSum: showsSums ? toWire(turnoverCents) : null,
    FundedInvestmentSumPercent: showsSums ? percentText(investment) : null,
    FundedTurnoverSumPercent: showsSums ? percentText(turnover) : null,
    PaidOutTotalSumPercent: showsSums ? percentText(investment + turnover) : null,
    Files: paymentFilesFor(viewer, files)
      .filter(({ documentId }) => documentId === document.id)
      .map(fileOfPayment),
  };
}

/** Among whose documents another of the same invoice is looked for: staff's among all (null). */
export const partySeen = (viewer: PaymentViewer, { partyId }: { partyId: number }): number | null =>
  isStaff(viewer) ? null : partyId;

export const duplicateOf = ({
  documentId,
  paymentRequestId,
  ...found
}: Duplicate): z.input<typeof wire.duplicateDocument> => ({
  documentId,
  paymentRequestId,
  requestId: found.requestId,
  Number: numberOf(found),
  PaymentRequestStatusId: found.status,
});

/** What is left, and what the document has now; an applicant's by what they asked for. */
export function documentLimits(
  viewer: PaymentViewer,
  { document, account }: Pick<SeenDocument, 'document' | 'account'>,
): z.input<typeof wire.openPrDocument>['Limits'] {
  const limits = limitsOf(account, isStaff(viewer) ? document : document.asked);
  return {
    RequiredSum: toWire(askableCents(limits)),
    InvestmentSum: toWire(limits.investmentCents),
    TurnoverSum: toWire(limits.turnoverCents),
  };
}

/** Evaluator's values under the names of the fields. */
function managerInfoOf({ managerValues }: PaymentDocument): Record<string, string | number | boolean> {
  return Object.fromEntries(
    DOCUMENT_FIELDS.flatMap(({ key, name, kind }) => {
      const value = managerValues[key];
      if (value === undefined || value === null) return [];
      return [[name, kind === 'sum' ? toWire(value as number) : value]];
    }),
  );
}

export function documentsInfoOf(
  viewer: PaymentViewer,
  {
    payment,
    account,
    documents,
    files,
  }: Omit<SeenDocument, 'document'> & { documents: readonly PaymentDocument[] },
): z.input<typeof wire.paymentRequest>['DocumentsInfo'] {
  const showsSums = (isStaff(viewer) && payment.status !== PaymentStatus.rejected) || isFunded(payment);
  const whole = (sumOf: (document: PaymentDocument) => number): number =>
    documents.reduce((all, document) => all + sumOf(document), 0);
  const requiredCents = whole((document) => document.requiredCents);
  const fundedCents = showsSums ? whole((one) => one.investmentCents + one.turnoverCents) : 0;
  return {
    Documents: documents.map((document) => prDocumentOf(viewer, { payment, document, files, account })),
    Totals: totalsOf({ requiredCents, fundedCents }, account),
  };
}

/** What was written with returns and decisions: to applicants what was meant for them, once it is their turn to know. */
export function paymentComments(
  viewer: PaymentViewer,
  { status }: Pick<PaymentRow, 'status'>,
  events: readonly PaymentEventRow[],
): z.input<typeof wire.paymentRequest>['Comments'] {
  if (!isStaff(viewer) && !ANSWERED_STATUSES.includes(status)) return [];
  return events
    .filter(
      ({ comment, commentReader }) => comment !== null && (isStaff(viewer) || commentReader === 'applicant'),
    )
    .map(({ comment, at }) => ({ Created: time(at), Comment: comment! }));
}

export function paymentLogOf(events: readonly PaymentEventRow[]): z.input<typeof wire.paymentLog> {
  return events.map((event) => ({
    Id: event.id,
    action: event.action,
    ActionLogType: event.logCodes[0] ?? null,
    logCodes: event.logCodes,
    ChangedBy: event.actorName === null ? null : actingFor(event.actorName, event.onBehalfOf),
    actorRole: event.actorRole,
    Created: time(event.at),
    fromStatus: event.fromStatus as PaymentRow['status'] | null,
    toStatus: event.toStatus as PaymentRow['status'] | null,
    comment: event.comment,
    commentReader: event.commentReader,
    documentId: event.documentId,
    version: event.version,
  }));
}
