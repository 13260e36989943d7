import { sql } from 'kysely';
import type { PaymentFacts } from '../../../domain/payment/conditions.ts';
import type { DocumentValues } from '../../../domain/payment/document-fields.ts';
import { limitsOf, totalOf, type Split } from '../../../domain/payment/remainders.ts';
import type { PaymentInput } from '../../../domain/payment/inputs.ts';
import { vilniusDate } from '../../../domain/values/days.ts';
import { paidOfPayment } from '../loan-account/pay-outs.ts';
import { paymentTransitionOf } from '../../../domain/payment/transitions.ts';
import type { Tx } from '../../connect.ts';
import { doesCallTermRefuse, findCallPeriod } from '../call-terms.ts';
import { findPaymentDocument } from './documents.ts';
import { loadLoanAccount, type LoanAccount } from './loan-money.ts';
import { readPaymentView, type PaymentView } from './view.ts';

interface Question {
  roles: readonly string[];
  given: Record<string, unknown>;
}

interface Counts {
  documents: number;
  unattached: number;
  funded: number;
  required: number;
}

/** Everything the conditions of the table ask about a payment request; exact only under the lock of its loan. */
export async function loadPaymentFacts(tx: Tx, view: PaymentView, question: Question): Promise<PaymentFacts> {
  const account = (await loadLoanAccount(tx, view.requestId, 'staff'))!;
  const counts = await countDocuments(tx, view.id);
  const payOut = await judgePayOut(tx, view, question.given);
  const edited = await judgeEdit(tx, view, { account, given: question.given });
  const { held } = view;
  const period = (await findCallPeriod(tx, view.requestId))!;
  return {
    ...ofLoan(account),
    documents: counts.documents,
    unattached: counts.unattached,
    unknownDocuments: edited.unknown,
    askedCents: counts.funded,
    withinRemainders: edited.within,
    ...payOut,
    withinCallTerm: !(await doesCallTermRefuse(tx, 'disburse', period)),
    decisionHeld: held !== null,
    mayStop:
      held !== null && paymentTransitionOf(held.action).by.some((role) => question.roles.includes(role)),
    windowOver: held !== null && held.takesEffectAt <= view.now,
  };
}

/** Of a payment request that is to be made. */
export async function factsOfNewPayment(
  tx: Tx,
  requestId: number,
  isSurveyGiven: boolean,
): Promise<PaymentFacts | null> {
  const account = await loadLoanAccount(tx, requestId, 'staff');
  if (!account) return null;
  return {
    ...ofLoan({ ...account, surveyAnswered: account.surveyAnswered || isSurveyGiven }),
    documents: 0,
    unattached: 0,
    unknownDocuments: 0,
    askedCents: 0,
    withinRemainders: true,
    ...NO_PAY_OUT,
    withinCallTerm: true,
    decisionHeld: false,
    mayStop: false,
    windowOver: false,
  };
}

const ofLoan = ({ loanStatus, surveyAnswered, fundableCents, fundedCents }: LoanAccount) => ({
  loanStatus,
  surveyAnswered,
  grantedCents: fundableCents,
  fundedCents,
});

async function countDocuments(tx: Tx, paymentRequestId: number): Promise<Counts> {
  const { rows } = await sql<Counts>`select count(*)::int as documents,
      count(*) filter (where not exists (select 1 from payment_file f
        where f.document_id = d.id and f.deleted_at is null))::int as unattached,
      coalesce(sum(d.investment_cents + d.turnover_cents), 0)::bigint as funded,
      coalesce(sum(d.required_cents), 0)::bigint as required
    from payment_document d where d.payment_request_id = ${paymentRequestId} and d.deleted_at is null`.execute(
    tx,
  );
  return rows[0]!;
}

/** Documents named that are none of the request; whether what is entered of one stays within what is left. */
async function judgeEdit(
  tx: Tx,
  view: PaymentView,
  { account, given }: { account: LoanAccount; given: Record<string, unknown> },
): Promise<{ unknown: number; within: boolean }> {
  const named = namedIn(given);
  const documents = await Promise.all(named.map((id) => findPaymentDocument(tx, id)));
  const unknown = documents.filter((one) => one?.paymentRequestId !== view.id).length;
  const [document] = documents;
  const values = given.values as Partial<DocumentValues> | undefined;
  if (unknown > 0 || !document || !values) return { unknown, within: true };
  const after: Split = { ...pick(document), ...pick({ ...document, ...values }) };
  const limits = limitsOf(account, document);
  const within =
    after.investmentCents <= limits.investmentCents &&
    after.turnoverCents <= limits.turnoverCents &&
    totalOf(after) <= Math.min(limits.loanCents, document.requiredCents);
  return { unknown, within };
}

type PayOutFacts = Pick<PaymentFacts, 'approvedCents' | 'paidCents' | 'payOutCents' | 'payOutDayFits'>;
const NO_PAY_OUT: PayOutFacts = { approvedCents: 0, paidCents: 0, payOutCents: 0, payOutDayFits: true };

/** Of what was approved, and of a pay-out that is to be recorded: money leaves after the decision, and not tomorrow. */
async function judgePayOut(tx: Tx, view: PaymentView, given: Record<string, unknown>): Promise<PayOutFacts> {
  const { approvedCents, paidCents, decidedAt } = await paidOfPayment(tx, view.id);
  const { sumCents, paidOn } = given as Partial<PaymentInput<'payOut'>>;
  return {
    approvedCents,
    paidCents,
    payOutCents: sumCents ?? 0,
    payOutDayFits:
      paidOn === undefined ||
      (decidedAt !== null && vilniusDate(decidedAt) <= paidOn && paidOn <= vilniusDate(view.now)),
  };
}

const pick = ({ turnoverCents, investmentCents }: Split): Split => ({ turnoverCents, investmentCents });

function namedIn({ documentId, documentIds }: Record<string, unknown>): number[] {
  if (typeof documentId === 'number') return [documentId];
  return Array.isArray(documentIds) ? (documentIds as number[]) : [];
}

/** The same to show what may be done, without taking the row; null where there is no such payment request. */
export async function findPaymentFacts(
  tx: Tx,
  paymentRequestId: number,
  roles: readonly string[],
): Promise<PaymentFacts | null> {
  const view = await readPaymentView(tx, paymentRequestId);
  return view && loadPaymentFacts(tx, view, { roles, given: {} });
}
