import { findPaymentDocument, standingValues } from '../../db/queries/payment/documents.ts';
import { findDuplicates } from '../../db/queries/payment/duplicates.ts';
import { listPaymentFiles } from '../../db/queries/payment/files.ts';
import { loadLoanAccount } from '../../db/queries/payment/loan-money.ts';
import { removeDocument, saveDocument, type Saved } from '../../db/queries/payment/save-document.ts';
import { readEvaluation, type RawDocument } from '../../domain/payment/document.ts';
import { DOCUMENT_FIELDS } from '../../domain/payment/document-fields.ts';
import { limitsOf, remaindersOf } from '../../domain/payment/remainders.ts';
import { EDITABLE_STATUSES } from '../../domain/payment/status.ts';
import { paymentRefusal } from '../../domain/payment/transitions.ts';
import { toWire } from '../../domain/values/money.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { defineRoute } from '../http/define-route.ts';
import { Problem } from '../http/problems.ts';
import { applicantAnd } from '../http/rights.ts';
import { representativeIdOf, type Session } from '../http/session.ts';
import { paymentFor, paymentStaff, readPayment, runPayment } from '../payment-commands.ts';
import { documentLimits, duplicateOf, partySeen, prDocumentOf } from '../present/payments.ts';
import type { Deps } from '../deps.ts';
import * as wire from '../wire/payments.ts';

/** The document, and its payment request if the caller may know of it. */
async function documentFor(deps: Pick<Deps, 'db'>, session: Session, documentId: number) {
  const document = await findPaymentDocument(deps.db, documentId);
  if (!document) throw new Problem('notFound');
  return { document, ...(await paymentFor(deps, session, document.paymentRequestId)) };
}

/** By the names of the fields, whatever the letter the payload begins them with. */
function rawOf(body: Record<string, unknown>): RawDocument {
  const given = new Map(Object.entries(body).map(([name, value]) => [name.toLowerCase(), value]));
  return Object.fromEntries(DOCUMENT_FIELDS.map(({ name }) => [name, given.get(name.toLowerCase())]));
}

function savedOf(saved: Saved): { documentId: number } {
  if (saved.kind === 'problems') throw new Problem('validation', { errors: saved.problems });
  if (saved.kind === 'refused') throw new Problem(saved.code);
  return { documentId: saved.documentId };
}

const writerOf = ({ session, key }: { session: Session; key: string }) => ({
  actorId: session.userId,
  representativeId: representativeIdOf(session),
  key,
});

export const paymentDocumentRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/PaymentRequest/GetPrDocument',
    access: applicantAnd('readCases'),
    summary: 'One document of a payment request',
    query: wire.byDocument,
    output: wire.openPrDocument,
    fails: [404],
    handler: async ({ deps, session, query }) => {
      const found = await findPaymentDocument(deps.db, query.documentId);
      if (!found) throw new Problem('notFound');
      const { payment, loan } = await readPayment(deps, session, found.paymentRequestId, 'case');
      const account = (await loadLoanAccount(deps.db, loan.id, session.kind))!;
      const files = await listPaymentFiles(deps.db, payment.id);
      const same = await findDuplicates(deps.db, payment.id, partySeen(session, loan));
      const left = remaindersOf(account);
      const mayEdit =
        session.kind === 'staff'
          ? paymentRefusal('editDocument', payment.status, session.roles) === null
          : EDITABLE_STATUSES.includes(payment.status) && !found.isApproved;
      return {
        ...prDocumentOf(session, { payment, document: found, files, account }),
        ContractInfo: {
          PaymentRequestStatusId: payment.status,
          requestId: loan.id,
          paymentRequestId: payment.id,
          actionType: mayEdit ? ('edit' as const) : ('view' as const),
        },
        LoanInfo: {
          LoanPurposeId: account.purpose,
          LoanSumRemainder: toWire(left.loanCents),
          TurnoverRemainder: toWire(left.turnoverCents),
          InvestmentRemainder: toWire(left.investmentCents),
        },
        Limits: documentLimits(session, { document: found, account }),
        Duplicates: same.filter((one) => one.of === found.id).map(duplicateOf),
        formVersion: found.formVersion,
      };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/PaymentRequest/SavePrDocument',
    access: 'applicant',
    summary: 'Saves a document of a payment request, new or changed',
    body: wire.prDocumentInput,
    output: wire.savedDocument,
    fails: [404, 409],
    handler: async (call) => {
      const { deps, session, body } = call;
      const documentId = body.Id ?? null;
      const found = documentId === null ? null : (await documentFor(deps, session, documentId)).payment.id;
      const paymentRequestId = found ?? body.paymentRequestId;
      if (!paymentRequestId) throw new Problem('notFound');
      await paymentFor(deps, session, paymentRequestId);
      const { formVersion = null } = body;
      const given = { paymentRequestId, documentId, raw: rawOf(body), formVersion };
      return savedOf(await saveDocument(deps.db, given, writerOf(call)));
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/PaymentRequest/SavePrDocumentManager',
    access: paymentStaff('editDocument'),
    summary: 'Keeps the evaluator’s values of a document beside the applicant’s',
    body: wire.evaluationInput,
    output: wire.paymentOutcome,
    fails: [404, 409],
    handler: async (call) => {
      const { deps, session, body } = call;
      const { document, payment } = await documentFor(deps, session, body.prDocumentId);
      const code = paymentRefusal('editDocument', payment.status, session.roles);
      if (code) throw new Problem(code);
      const account = (await loadLoanAccount(deps.db, payment.requestId, 'staff'))!;
      const { values, problems } = readEvaluation(rawOf(body), {
        today: vilniusDate(Date.now()),
        standing: standingValues(document),
        limits: limitsOf(account, document),
      });
      if (Object.keys(problems).length > 0) throw new Problem('validation', { errors: problems });
      return runPayment(call, {
        paymentRequestId: payment.id,
        action: 'editDocument',
        input: { documentId: document.id, values, note: String(body.comment ?? '') },
      });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/PaymentRequest/MarkUnpaidCheck',
    access: paymentStaff('markUnpaid'),
    summary: 'Marks that the payment of a document is not checked, or takes the mark back',
    query: wire.byDocument,
    output: wire.paymentOutcome,
    fails: [404, 409],
    handler: async (call) => {
      const { payment } = await documentFor(call.deps, call.session, call.query.documentId);
      const input = { documentId: call.query.documentId };
      return runPayment(call, { paymentRequestId: payment.id, action: 'markUnpaid', input });
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/PaymentRequest/DeletePrDocument',
    access: 'applicant',
    summary: 'Removes a document of a payment request',
    query: wire.byDocument,
    output: wire.savedDocument,
    fails: [404, 409],
    handler: async (call) => {
      await documentFor(call.deps, call.session, call.query.documentId);
      return savedOf(await removeDocument(call.deps.db, call.query.documentId, writerOf(call)));
    },
  }),
];
