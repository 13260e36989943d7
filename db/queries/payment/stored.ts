import type { PaymentClockKind, PaymentWake } from '../../../domain/payment/clocks.ts';
import type { PaymentCommand, PaymentResult, PaymentState } from '../../../domain/payment/command.ts';
import type { PaymentAction, PaymentTypes } from '../../../domain/payment/transitions.ts';
import type { CaseCommand } from '../case/kind.ts';
import type { PaymentView } from './view.ts';

/** The types of the payment request in its transaction. */
export interface PaymentStored extends PaymentTypes {
  view: PaymentView;
  state: PaymentState;
  command: PaymentCommand & CaseCommand<PaymentAction, PaymentTypes['role']>;
  clock: PaymentClockKind;
  wake: PaymentWake;
  result: PaymentResult;
}
