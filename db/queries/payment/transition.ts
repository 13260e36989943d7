import { sql } from 'kysely';
import type { Database } from '../../connect.ts';
import { applyToCase, type CaseOutcome } from '../case/transition.ts';
import { endCaseWindow, type WindowBook } from '../case/window.ts';
import { nextPaymentVersion } from './effects.ts';
import { paymentRequests, type PaymentContext } from './payment-kind.ts';
import type { PaymentStored } from './stored.ts';
import { PAYMENT_HELD, PAYMENT_TASK } from './tables.ts';

export type PaymentOutcome = CaseOutcome<PaymentStored>;
export type PaymentMoveCommand = PaymentStored['command'];

const WINDOWS: WindowBook<PaymentStored> = {
  held: PAYMENT_HELD,
  tasks: PAYMENT_TASK,
  heldOf: ({ held }) => held,
  nextVersion: nextPaymentVersion,
  async release(tx, paymentRequestId) {
    await sql`delete from payment_held where payment_request_id = ${paymentRequestId}`.execute(tx);
  },
};

/** A move of a payment request in a transaction of its own; refusals are values. */
export async function applyPayment(
  db: Database,
  command: PaymentMoveCommand,
  context: PaymentContext,
): Promise<PaymentOutcome> {
  if (command.action !== 'endWindow') return applyToCase(db, paymentRequests(context), command);
  return endCaseWindow(db, paymentRequests({ ...context, undoMinutes: 0 }), WINDOWS, command);
}
