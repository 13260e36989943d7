import type { CaseState, Command, Wake } from '../case/command.ts';
import type { Role } from '../application/role.ts';
import type { PaymentWake } from './clocks.ts';
import type { PaymentStatusId } from './status.ts';
import type { PaymentAction } from './transitions.ts';

/** A command on a payment request. */
export type PaymentCommand = Command<PaymentAction, Role>;

/** What an acknowledged command answers. */
export interface PaymentResult {
  paymentRequestId: number;
  status: PaymentStatusId | null;
  version: number;
  deadline: Wake<PaymentWake> | null;
  /** The command is a decision that takes effect only then, ISO instant of UTC; left out where it took effect at once. */
  takesEffectAt?: string;
}

/** What the database says of a payment request: its workflow adopts it after every move. */
export interface PaymentState extends CaseState<PaymentStatusId, PaymentWake> {
  paymentRequestId: number;
  /** The loan request it draws on. */
  requestId: number;
  /** The command that made this version. */
  lastCommand: string | null;
  held?: { action: PaymentAction; commandId: string; takesEffectAt: string };
}

export function paymentWorkflowIdOf(paymentRequestId: number): string {
  return `payment-request:${paymentRequestId}`;
}
