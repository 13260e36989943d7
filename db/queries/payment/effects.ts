import { sql } from 'kysely';
import type { MailKind } from '../../../domain/application/mail-kind.ts';
import type { PaymentClockKind } from '../../../domain/payment/clocks.ts';
import { PAYMENT_ARRIVALS } from '../../../domain/payment/tasks.ts';
import type { PaymentInput } from '../../../domain/payment/inputs.ts';
import type { PaymentAction } from '../../../domain/payment/transitions.ts';
import { PaymentStatus, type PaymentStatusId } from '../../../domain/payment/status.ts';
import type { Tx } from '../../connect.ts';
import {
  loadOpenClocks,
  moveCaseClocks,
  stopCaseClock,
  type ClockContext,
  type OpenClock,
} from '../case/clocks.ts';
import type { Attempt, Effects } from '../case/kind.ts';
import { closeCaseTasks, openCaseTask } from '../case/tasks.ts';
import { insertPayOut, paidOfPayment } from '../loan-account/pay-outs.ts';
import { enqueueMail } from '../outbox.ts';
import { storeEvaluation } from './documents.ts';
import { notePayment } from './events.ts';
import type { PaymentStored } from './stored.ts';
import { PAYMENT_CLOCK_BOOK, PAYMENT_TASK } from './tables.ts';
import type { PaymentView } from './view.ts';

/** What the applicant is told of an arrival. */
const MAIL: Readonly<Partial<Record<PaymentStatusId, MailKind>>> = {
  [PaymentStatus.submitted]: 'paymentSubmitted',
  [PaymentStatus.returned]: 'paymentReturned',
  [PaymentStatus.approved]: 'paymentApproved',
  [PaymentStatus.rejected]: 'paymentRejected',
};

/** Where a move says more than where it leads. */
const MAIL_OF_MOVE: Readonly<Partial<Record<PaymentAction, MailKind>>> = {
  close: 'paymentClosed',
  payOut: 'paymentPaidOut',
};

/** Tasks that do not come from a status and do not go with it. */
const LASTING = ['stuck', 'decisionFell'];

export interface PaymentMove extends Attempt<PaymentStored> {
  view: PaymentView;
  /** ISO instant of the move. */
  now: string;
  clocks: ClockContext;
}

/** Everything an allowed move of a payment request does, in the caller's transaction. */
export async function carryOutPayment(tx: Tx, move: PaymentMove): Promise<Effects<PaymentClockKind>> {
  const { view, to, now, command } = move;
  await updateRow(tx, move);
  await moveDocuments(tx, move);
  if (command.action === 'approve' || command.action === 'reject') await settle(tx, move);
  if (command.action === 'payOut') await recordPayOut(tx, move);
  if (command.action === 'stopDecision')
    await sql`delete from payment_held where payment_request_id = ${view.id}`.execute(tx);
  // Clocks begin with a status: one that is paid out and stays approved waits for nothing.
  const open =
    to === view.status
      ? await loadOpenClocks(tx, PAYMENT_CLOCK_BOOK, view.id)
      : await moveCaseClocks(tx, PAYMENT_CLOCK_BOOK, { caseId: view.id, to, now }, move.clocks);
  if (to !== view.status) await arrive(tx, move, open);
  const mail = MAIL_OF_MOVE[command.action] ?? (to === view.status || to === null ? undefined : MAIL[to]);
  if (mail) await enqueueMail(tx, { kind: mail, requestId: view.requestId, doneBy: command.actorId });
  return { details: command.action === 'stopDecision' ? { held: view.held?.action } : {}, clocks: open };
}

/** The row moves on by one without another change; the sign of the transition holds until the transaction ends. */
export async function nextPaymentVersion(tx: Tx, paymentRequestId: number): Promise<void> {
  await sql`update payment_request set version = version + 1
    from (select set_config('portal.payment_transition', 'on', true)) sign where id = ${paymentRequestId}`.execute(
    tx,
  );
}

async function updateRow(tx: Tx, { view, to, now, command }: PaymentMove): Promise<void> {
  const isMoved = to !== view.status;
  const isSubmitted = command.action === 'submit';
  const isDecided = command.action === 'approve' || command.action === 'reject';
  await sql`update payment_request set version = version + 1, status = ${to},
      status_changed_at = case when ${isMoved} then ${now}::timestamptz else status_changed_at end,
      submitted_at = case when ${isSubmitted} then ${now}::timestamptz else submitted_at end,
      first_submitted_at = case when ${isSubmitted} then coalesce(first_submitted_at, ${now}::timestamptz)
        else first_submitted_at end,
      decided_at = case when ${isDecided} then ${now}::timestamptz else decided_at end
    from (select set_config('portal.payment_transition', 'on', true)) sign where id = ${view.id}`.execute(tx);
}

async function moveDocuments(tx: Tx, move: PaymentMove): Promise<void> {
  const { view, command, given } = move;
  const all = sql`payment_request_id = ${view.id} and deleted_at is null`;
  if (command.action === 'submit')
    await sql`update payment_document set is_returned = false where ${all}`.execute(tx);
  if (command.action === 'approve') {
    const { rows } = await sql<{ id: number }>`update payment_document set is_approved = true
      where ${all} returning id`.execute(tx);
    for (const { id } of rows) await note(tx, move, { action: 'approveDocument', log: 33, documentId: id });
  }
  if (command.action === 'return') {
    const { documentIds } = given as PaymentInput<'return'>;
    for (const documentId of [...new Set(documentIds)]) {
      await sql`update payment_document set is_returned = true where ${all} and id = ${documentId}`.execute(
        tx,
      );
      await note(tx, move, { action: 'returnDocument', log: 34, documentId });
    }
  }
  if (command.action === 'editDocument') {
    const { documentId, values, note: words } = given as PaymentInput<'editDocument'>;
    await storeEvaluation(tx, documentId, { values: values, note: words });
  }
  if (command.action === 'markUnpaid') {
    const { documentId } = given as PaymentInput<'markUnpaid'>;
    await sql`update payment_document set is_unpaid = not is_unpaid where ${all} and id = ${documentId}`.execute(
      tx,
    );
  }
}

/** What left is written down; the whole of it ends the term and the task of paying out. */
async function recordPayOut(tx: Tx, { view, command, given, now }: PaymentMove): Promise<void> {
  const { sumCents, paidOn } = given as PaymentInput<'payOut'>;
  await insertPayOut(tx, {
    requestId: view.requestId,
    paymentRequestId: view.id,
    cents: sumCents,
    paidOn,
    recordedBy: command.actorId!,
    now,
    commandId: command.commandId,
  });
  const { approvedCents, paidCents } = await paidOfPayment(tx, view.id);
  if (paidCents < approvedCents) return;
  await stopCaseClock(tx, PAYMENT_CLOCK_BOOK, { caseId: view.id, kind: 'payOut', now });
  const closing = { caseId: view.id, closedBy: command.commandId, kinds: { in: ['payOut'] } };
  await closeCaseTasks(tx, PAYMENT_TASK, closing);
}

async function note(
  tx: Tx,
  { view, command }: PaymentMove,
  what: { action: 'approveDocument' | 'returnDocument'; log: number; documentId: number },
): Promise<void> {
  const [actorRole = 'system'] = command.roles;
  await notePayment(tx, {
    paymentRequestId: view.id,
    ...what,
    actorId: command.actorId,
    actorRole,
    commandId: command.commandId,
  });
}

/** One entry of the ledger a decision; the account's own guard refuses what would go over the loan. */
async function settle(tx: Tx, { view, command, now }: PaymentMove): Promise<void> {
  const { rows } = await sql<{ cents: number }>`select case when ${command.action === 'approve'}
      then coalesce(sum(investment_cents + turnover_cents), 0) else 0 end::bigint as cents
    from payment_document where payment_request_id = ${view.id} and deleted_at is null`.execute(tx);
  const { cents } = rows[0]!;
  await sql`insert into payment_account (request_id, funded_cents) values (${view.requestId}, ${cents})
    on conflict (request_id) do update set funded_cents = payment_account.funded_cents + excluded.funded_cents`.execute(
    tx,
  );
  await sql`insert into payment_ledger_entry
      (request_id, payment_request_id, command_id, action, funded_delta_cents, at)
    values (${view.requestId}, ${view.id}, ${command.commandId}, ${command.action}, ${cents}, ${now})`.execute(
    tx,
  );
}

async function arrive(
  tx: Tx,
  { view, to, command }: PaymentMove,
  open: readonly OpenClock<PaymentClockKind>[],
): Promise<void> {
  const closing = { caseId: view.id, closedBy: command.commandId, kinds: { notIn: LASTING } };
  await closeCaseTasks(tx, PAYMENT_TASK, closing);
  const kind = to === null ? undefined : PAYMENT_ARRIVALS[to];
  const dueAt = open[0]?.dueAt ?? null;
  if (kind) await openCaseTask(tx, PAYMENT_TASK, { caseId: view.id, kind, assigneeId: null, dueAt });
}
