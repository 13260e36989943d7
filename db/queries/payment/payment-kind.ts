import type { PaymentClockKind } from '../../../domain/payment/clocks.ts';
import { PAYMENT_INPUTS, type PaymentInput } from '../../../domain/payment/inputs.ts';
import {
  PAYMENT_RULES,
  paymentTransitionOf,
  type PaymentAction,
} from '../../../domain/payment/transitions.ts';
import type { Tx } from '../../connect.ts';
import type { ClockContext } from '../case/clocks.ts';
import type { Attempt, CaseKind, Judged } from '../case/kind.ts';
import { refusing } from '../case/refused.ts';
import { holdCase } from '../case/window.ts';
import { carryOutPayment, nextPaymentVersion } from './effects.ts';
import { factsOfNewPayment, loadPaymentFacts } from './facts.ts';
import { lockLoan } from './loan-money.ts';
import { insertPayment } from './new-payment.ts';
import { PAYMENT_CLOCK_BOOK, PAYMENT_HELD, PAYMENT_HISTORY } from './tables.ts';
import type { PaymentStored } from './stored.ts';
import { loadPaymentState, loadPaymentView } from './view.ts';

export interface PaymentContext {
  clocks: ClockContext;
  /** How long a decision may be stopped before it takes effect; 0: it takes effect at once. */
  undoMinutes?: number;
}

/** Moves that judge the loan or change what is asked of it; they take its row after their own. */
const MOVES_MONEY: readonly PaymentAction[] = ['submit', 'return', 'close', 'approve', 'editDocument'];

/** The payment request as a kind of case. Locks: its row, then that of its loan request. */
export function paymentRequests(context: PaymentContext): CaseKind<PaymentStored> {
  const { clocks } = context;
  return {
    name: 'paymentRequest',
    rules: PAYMENT_RULES,
    history: PAYMENT_HISTORY,
    clocks: PAYMENT_CLOCK_BOOK,
    clockContext: clocks,
    lockClass: 2,
    load: loadPaymentView,
    parse: (action, stored) => {
      const parsed = PAYMENT_INPUTS[action].safeParse(stored);
      return parsed.success ? parsed.data : null;
    },
    turn: () => ({}),
    judge: (tx, attempt) => judge(tx, attempt, context),
    commentReader: (action) => paymentTransitionOf(action).comment ?? null,
    stateOf: (tx, paymentRequestId, open) => loadPaymentState(tx, paymentRequestId, clocks, open),
    resultOf: ({ paymentRequestId, status, version, wake, held, lastCommand }) => ({
      paymentRequestId,
      status,
      version,
      deadline: wake,
      ...(held && held.commandId === lastCommand ? { takesEffectAt: held.takesEffectAt } : {}),
    }),
    // The one clock waits for the provider and sends nothing.
    remind: async () => undefined,
    heldBack: async () => [],
  };
}

async function judge(
  tx: Tx,
  attempt: Attempt<PaymentStored>,
  context: PaymentContext,
): Promise<Judged<PaymentStored>> {
  const { command, view, given } = attempt;
  if (view === null) return judgeNew(tx, attempt);
  const hasWaited = MOVES_MONEY.includes(command.action);
  if (hasWaited) await lockLoan(tx, view.requestId);
  const undoMinutes = paymentTransitionOf(command.action).afterWindow ? (context.undoMinutes ?? 0) : 0;
  return {
    facts: await loadPaymentFacts(tx, view, { roles: command.roles, given }),
    hasWaited,
    carryOut: async (now) => {
      if (undoMinutes === 0) return carryOutPayment(tx, { ...attempt, view, now, clocks: context.clocks });
      const held = await holdCase<PaymentClockKind>(tx, PAYMENT_HELD, {
        command,
        status: view.status,
        now,
        undoMinutes,
      });
      await nextPaymentVersion(tx, view.id);
      return held;
    },
  };
}

/** One start at a time for a loan: its payment requests are numbered, and the survey is asked once. */
async function judgeNew(
  tx: Tx,
  { command: { caseId, actorId }, given }: Attempt<PaymentStored>,
): Promise<Judged<PaymentStored>> {
  const input = given as PaymentInput<'start'>;
  await lockLoan(tx, input.requestId);
  const facts = await factsOfNewPayment(tx, input.requestId, input.survey !== null);
  if (!facts || !actorId) refusing('inputMissing');
  return {
    facts,
    hasWaited: true,
    async carryOut(now) {
      await insertPayment(tx, { paymentRequestId: caseId, actorId, now, input });
      return { details: {}, clocks: [] };
    },
  };
}
