import { Context } from '@temporalio/activity';
import { storeCommandInput } from '../db/queries/command-input.ts';
import { loadUnsent } from '../db/queries/payment/reconcile.ts';
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
import { PAYMENT_CLOSED } from '../domain/texts/lt/payment.ts';
import { paymentCommand, paymentWorkflowIdOf } from '../workflows/definitions.ts';
import { transitionContexts, type ActivityDeps } from './deps.ts';

/** A workflow that answers no sooner is asked again later. */
const ANSWER_MS = 15_000;

interface Which {
  paymentRequestId: number;
}

type Asked = Pick<PaymentMoveCommand, 'action' | 'commandId'>;

/** The hands of a payment request's workflow in the database. */
export function createPaymentRecords(deps: ActivityDeps) {
  const { db, engine } = deps;
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

    /** The loan has ended: its payment requests that were not sent close, each by its own workflow (decision 0111). */
    async closePayments({ requestId }: { requestId: number }): Promise<{ closed: number }> {
      const unsent = await loadUnsent(db, requestId);
      for (const id of unsent) {
        Context.current().heartbeat();
        await closePayment({ db, engine }, id);
      }
      return { closed: unsent.length };
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

/** One that does not answer is tried again with the others; its command is the same then. */
async function closePayment(
  { db, engine }: Pick<ActivityDeps, 'db' | 'engine'>,
  paymentRequestId: number,
): Promise<void> {
  const workflowId = paymentWorkflowIdOf(paymentRequestId);
  const commandId = `${workflowId}:close`;
  const action = 'close' as const;
  const input = { comment: PAYMENT_CLOSED };
  await storeCommandInput(db, { commandId, requestId: paymentRequestId, action, actorId: null, input });
  const asked = { commandId, action, actorId: null, roles: ['system'], expectedVersion: null } as const;
  const handle = engine.client.workflow.getHandle(workflowId);
  await engine.client.withDeadline(Date.now() + ANSWER_MS, () =>
    handle.executeUpdate(paymentCommand, { args: [asked], updateId: commandId }),
  );
}
