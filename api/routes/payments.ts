import { findCallTerm } from '../../db/queries/call-terms.ts';
import { findSurvey, listPayments } from '../../db/queries/payment/list.ts';
import { listPaymentDocuments } from '../../db/queries/payment/documents.ts';
import { findDuplicates } from '../../db/queries/payment/duplicates.ts';
import { listPaymentEvents } from '../../db/queries/payment/events.ts';
import { factsOfNewPayment, findPaymentFacts } from '../../db/queries/payment/facts.ts';
import { listPaymentFiles } from '../../db/queries/payment/files.ts';
import { loadLoanAccount } from '../../db/queries/payment/loan-money.ts';
import { findHeld } from '../../db/queries/payment/view.ts';
import { askableCents, remaindersOf } from '../../domain/payment/remainders.ts';
import { returnWords, surveyInput } from '../../domain/payment/inputs.ts';
import { paymentRefusal, type PaymentAction } from '../../domain/payment/transitions.ts';
import { VALIDATION } from '../../domain/texts/lt/form/shared.ts';
import { toWire } from '../../domain/values/money.ts';
import { vilniusTime } from '../../domain/values/days.ts';
import { readCase, readCaseWith } from '../case-reads.ts';
import { requestFor } from '../commands.ts';
import { defineRoute } from '../http/define-route.ts';
import { Problem, validationProblem } from '../http/problems.ts';
import { withVersion } from '../http/reply.ts';
import { applicantAnd, staffWith } from '../http/rights.ts';
import type { Session } from '../http/session.ts';
import { beginPayment, paymentStaff, readPayment, runPayment } from '../payment-commands.ts';
import { paymentExport } from '../payment-export.ts';
import {
  documentsInfoOf,
  fileOfPayment,
  numberOf,
  partySeen,
  paymentComments,
  paymentFilesFor,
  paymentListOf,
  paymentLogOf,
} from '../present/payments.ts';
import { time } from '../present/wire-values.ts';
import * as wire from '../wire/payments.ts';

const eyesOf = ({ kind }: Session) => kind;

/** What the person may ask for here; the others of the table have their place elsewhere. */
const OFFERED: readonly PaymentAction[] = [
  'submit',
  'approve',
  'return',
  'reject',
  'editDocument',
  'markUnpaid',
  'stopDecision',
];

export const paymentRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/PaymentRequest/List',
    access: applicantAnd('readCases'),
    summary: 'Payment requests of a loan with their totals',
    query: wire.byLoan,
    output: wire.paymentList,
    handler: async ({ deps, session, query }) => {
      const asked = { requestId: query.requestId, kind: 'case' } as const;
      const [account, facts, rows] = await readCaseWith(deps, session, asked, ({ id }) =>
        Promise.all([
          loadLoanAccount(deps.db, id, eyesOf(session)),
          factsOfNewPayment(deps.db, id, true),
          listPayments(deps.db, id),
        ]),
      );
      return {
        ...paymentListOf(session, rows, account!),
        surveyNeeded: !account!.surveyAnswered,
        startRefusal: paymentRefusal('start', null, session.roles, facts ?? undefined),
      };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/PaymentRequest/Get',
    access: applicantAnd('readCases'),
    summary: 'One payment request',
    query: wire.byPayment,
    output: wire.paymentRequest,
    handler: async ({ deps, session, query }) => {
      const { payment, loan } = await readPayment(deps, session, query.paymentRequestId, 'case');
      const account = (await loadLoanAccount(deps.db, loan.id, eyesOf(session)))!;
      const documents = await listPaymentDocuments(deps.db, payment.id);
      const files = await listPaymentFiles(deps.db, payment.id);
      const events = await listPaymentEvents(deps.db, payment.id);
      const facts = await findPaymentFacts(deps.db, payment.id, session.roles);
      const held = session.kind === 'staff' ? await findHeld(deps.db, payment.id) : null;
      const same = await findDuplicates(deps.db, payment.id, partySeen(session, loan));
      const attached = new Set(files.map(({ documentId }) => documentId));
      const offered = OFFERED.filter(
        (action) => paymentRefusal(action, payment.status, session.roles) === null,
      );
      const body = {
        requestId: loan.id,
        ContractInfo: {
          Id: payment.id,
          Number: numberOf(payment),
          FirstSubmittedDate: time(payment.firstSubmittedAt),
          SubmittedDate: time(payment.submittedAt),
          PaymentRequestStatusId: payment.status,
          Name: loan.partyName,
          Code: loan.partyCode,
          ContractNumber: loan.contractNumber,
        },
        FinancialInfo: {
          InvegaLoanSum: toWire(account.grantedCents),
          LoanSumRemainder: toWire(remaindersOf(account).loanCents),
          LoanPurposeId: account.purpose,
        },
        DocumentsInfo: documentsInfoOf(session, { payment, account, documents, files }),
        Comments: paymentComments(session, payment, events),
        Files: paymentFilesFor(session, files)
          .filter(({ documentId }) => documentId === null)
          .map(fileOfPayment),
        version: payment.version,
        actions: offered.map((name) => ({
          name,
          refusal: facts && paymentRefusal(name, payment.status, session.roles, facts),
        })),
        unattached: documents.filter(({ id }) => !attached.has(id)).map(({ id }) => id),
        duplicated: [...new Set(same.map((one) => one.of))],
        askable: toWire(askableCents(remaindersOf(account))),
        callTerm: session.kind === 'staff' ? await findCallTerm(deps.db, loan.id) : null,
        heldDecision: held && {
          action: held.action,
          takesEffectAt: vilniusTime(new Date(held.takesEffectAt)),
        },
      };
      return withVersion(wire.paymentRequest.parse(body), payment.version);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/PaymentRequest/Start',
    access: 'applicant',
    summary: 'Starts a payment request; the first of a loan with the survey',
    query: wire.byLoan,
    body: wire.surveyBody,
    output: wire.paymentOutcome,
    fails: [404, 409],
    handler: async (call) => {
      const { deps, session, query, body } = call;
      const loan = await requestFor(deps.db, session, query.requestId);
      const facts = await factsOfNewPayment(deps.db, loan.id, true);
      const code = paymentRefusal('start', null, session.roles, facts ?? undefined);
      if (code) throw new Problem(code);
      const survey = (await findSurvey(deps.db, loan.id)) ? null : surveyOf(body);
      return beginPayment(call, { requestId: loan.id, survey });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/PaymentRequest/Submit',
    access: 'applicant',
    summary: 'Sends a payment request for evaluation',
    query: wire.byPayment,
    output: wire.paymentOutcome,
    fails: [404, 409],
    handler: async (call) =>
      runPayment(call, { paymentRequestId: call.query.paymentRequestId, action: 'submit' }),
  }),
  ...(['Approve', 'Reject'] as const).map((name) => {
    const action = name.toLowerCase() as 'approve' | 'reject';
    return defineRoute({
      method: 'POST',
      path: `/api/PaymentRequest/${name}`,
      access: paymentStaff(action),
      summary: {
        approve: 'Approves a payment request; not to be taken back',
        reject: 'Rejects a payment request; not to be taken back',
      }[action],
      query: wire.commentQuery,
      body: wire.commentBody,
      output: wire.paymentOutcome,
      later: wire.heldPaymentOutcome,
      fails: [404, 409],
      handler: async (call) =>
        runPayment(call, {
          paymentRequestId: call.query.paymentRequestId,
          action,
          input: { comment: call.body.comment ?? call.query.comment ?? '' },
        }),
    });
  }),
  defineRoute({
    method: 'POST',
    path: '/api/PaymentRequest/Return',
    access: paymentStaff('return'),
    summary: 'Returns a payment request for correction: with a document to correct, a comment, or both',
    query: wire.commentQuery,
    body: wire.returnBody,
    output: wire.paymentOutcome,
    fails: [404, 409],
    handler: async (call) =>
      runPayment(call, {
        paymentRequestId: call.query.paymentRequestId,
        action: 'return',
        input: {
          comment: call.body.comment ?? call.query.comment ?? '',
          documentIds: call.body.prDocumentIDs,
        },
      }),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/PaymentRequest/ReturnWithComment',
    access: paymentStaff('return'),
    summary: 'Returns a payment request for correction with a comment, and documents where some are named',
    body: wire.returnWithCommentBody,
    output: wire.paymentOutcome,
    fails: [404, 409],
    handler: async (call) => {
      const { paymentRequestId, comment, prDocumentIDs: documentIds } = call.body;
      const words = returnWords.safeParse({ comment });
      if (!words.success) throw validationProblem(words.error);
      return runPayment(call, { paymentRequestId, action: 'return', input: { comment, documentIds } });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/PaymentRequest/StopDecision',
    access: paymentStaff('stopDecision'),
    summary: 'Stops a decision on a payment request that has not taken effect yet',
    body: wire.stopBody,
    output: wire.paymentOutcome,
    fails: [404, 409],
    handler: async (call) =>
      runPayment(call, {
        paymentRequestId: call.body.paymentRequestId,
        action: 'stopDecision',
        input: { comment: call.body.comment },
      }),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/PaymentRequest/GetActionLogManager',
    access: staffWith('readCases'),
    summary: 'What happened to a payment request',
    query: wire.byPayment,
    output: wire.paymentLog,
    fails: [404],
    handler: async ({ deps, session, query }) => {
      const { payment } = await readPayment(deps, session, query.paymentRequestId, 'case');
      return paymentLogOf(await listPaymentEvents(deps.db, payment.id));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/PaymentRequest/ExportPr',
    access: staffWith('readCases'),
    rate: 'heavy',
    summary: 'A payment request as a workbook',
    query: wire.exportQuery,
    output: { file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
    fails: [404],
    handler: async ({ deps, session, query }) => {
      await readCase(deps, session, query.requestId, 'case');
      const { payment, loan } = await readPayment(deps, session, query.paymentRequestId, 'case');
      if (loan.id !== query.requestId) throw new Problem('notFound');
      const account = (await loadLoanAccount(deps.db, loan.id, 'staff'))!;
      return paymentExport(payment, await listPaymentDocuments(deps.db, payment.id), account);
    },
  }),
];

/** All three answers, or none of them is taken. */
function surveyOf(body: Record<string, unknown>): Record<string, unknown> {
  const given = surveyInput.safeParse(body);
  if (given.success) return given.data;
  const missing = given.error.issues.map(({ path }) => [String(path[0]), [VALIDATION.answersMissing]]);
  throw new Problem('validation', { errors: Object.fromEntries(missing) as Record<string, string[]> });
}
