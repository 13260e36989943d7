import { makeContinueAsNewFunc, setHandler } from '@temporalio/workflow';
import { isQuiet } from '../domain/case/command.ts';
import { PAYMENT_RULES } from '../domain/payment/transitions.ts';
import { caseWorkflow, type CaseEnd } from './case/case-workflow.ts';
import type { CaseWorkflow } from './case/kind.ts';
import * as define from './definitions.ts';
import type { PaymentHeldTypes } from './payment-kind.ts';
import { paymentView } from './payment-view.ts';
import { records } from './proxies.ts';
import { mostEvents, transactions } from './transactions.ts';

/** One payment request from its draft to its end; an approved one waits for its pay-out. */
export async function paymentRequest(input: define.PaymentRequestInput): Promise<CaseEnd> {
  return caseWorkflow(paymentCase(input.paymentRequestId), input);
}

function paymentCase(paymentRequestId: number): CaseWorkflow<PaymentHeldTypes> {
  return {
    caseId: paymentRequestId,
    workflowId: define.paymentWorkflowIdOf(paymentRequestId),
    rules: PAYMENT_RULES,
    // Decisions are held by the transaction.
    notCommands: ['holdDecision'],
    hands: {
      apply: (command) => transactions.applyPayment({ ...command, caseId: paymentRequestId }),
      load: () => transactions.loadPayment({ paymentRequestId }),
      runClocks: () => records.runPaymentClocks({ paymentRequestId }),
      flagStuck: (code) => records.flagPaymentStuck({ paymentRequestId, code }),
    },
    moveOfClock: (wake) => (isQuiet(wake) ? null : { action: wake, roles: ['system'] }),
    nothing: {
      paymentRequestId,
      requestId: 0,
      status: null,
      version: 0,
      lastCommand: null,
      wake: null,
      jobs: [],
      stuck: null,
    },
    listen: ({ resync }) =>
      setHandler(define.resync, resync, { description: 'Reads the state from the database again' }),
    work: async () => undefined,
    show: paymentView(),
    mostEvents,
    continueAsNew: (held) =>
      makeContinueAsNewFunc<typeof paymentRequest>({ workflowTaskTimeout: define.REQUEST_TASK_TIMEOUT })({
        paymentRequestId,
        ...held,
      }),
  };
}
