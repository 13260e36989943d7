import { runCaseClocks } from '../db/queries/case/clock-run.ts';
import { paymentRequests } from '../db/queries/payment/payment-kind.ts';
import { flagPayment } from '../db/queries/payment/stuck.ts';
import {
  applyPayment,
  type PaymentMoveCommand,
  type PaymentOutcome,
} from '../db/queries/payment/transition.ts';
import { loadPaymentState } from '../db/queries/payment/view.ts';
import type { PaymentState } from '../domain/payment/command.ts';
import { transitionContexts, type ActivityDeps } from './deps.ts';

interface Which {
  paymentRequestId: number;
}

type Asked = Pick<PaymentMoveCommand, 'action' | 'commandId'>;

/** The hands of a payment request's workflow in the database. */
export function createPaymentRecords(deps: ActivityDeps) {
  const { db } = deps;
  const context = transitionContexts(deps);
  const stateOf = async (paymentRequestId: number): Promise<PaymentState | null> =>
    loadPaymentState(db, paymentRequestId, (await context()).clocks);

  return {
    /** One move in one transaction, answered with what was asked (as `applyTransition`). */
    async applyPayment(command: PaymentMoveCommand): Promise<PaymentOutcome & { asked: Asked }> {
      const { action, commandId } = command;
      return { ...(await applyPayment(db, command, await context())), asked: { action, commandId } };
    },

    /** What the database says of a payment request; null when it knows none. */
    async loadPayment({ paymentRequestId }: Which): Promise<PaymentState | null> {
      return stateOf(paymentRequestId);
    },

    /** Notes the end of a term that has passed. */
    async runPaymentClocks({ paymentRequestId }: Which): Promise<PaymentState | null> {
      return runCaseClocks(db, paymentRequests(await context()), paymentRequestId);
    },

    /** Flags a payment request that needs a person, or (null) takes the flag away. */
    async flagPaymentStuck({
      paymentRequestId,
      code,
    }: Which & { code: string | null }): Promise<PaymentState | null> {
      await flagPayment(db, paymentRequestId, code);
      return stateOf(paymentRequestId);
    },
  };
}
