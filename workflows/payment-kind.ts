import type { PaymentResult, PaymentState } from '../domain/payment/command.ts';
import type { PaymentWake } from '../domain/payment/clocks.ts';
import type { PaymentTypes } from '../domain/payment/transitions.ts';

/** The types of the payment request in its workflow. */
export interface PaymentHeldTypes extends PaymentTypes {
  wake: PaymentWake;
  state: PaymentState;
  result: PaymentResult;
}
