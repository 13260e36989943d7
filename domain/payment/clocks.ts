import type { ClockRule } from '../case/clock.ts';
import type { QuietWake } from '../case/command.ts';
import { PaymentStatus, type PaymentStatusId } from './status.ts';

export const PAYMENT_CLOCK_KINDS = ['payOut'] as const;
export type PaymentClockKind = (typeof PAYMENT_CLOCK_KINDS)[number];
export type PaymentWake = 'endWindow' | QuietWake;

/** PRODUCT.md section 7: approved money is paid out within ten working days. */
export const PAYMENT_CLOCKS: Record<PaymentClockKind, ClockRule<PaymentStatusId, PaymentWake>> = {
  payOut: {
    length: 10,
    unit: 'workingDays',
    runsIn: [PaymentStatus.approved],
    pausesIn: [],
    onExpiry: 'overdue',
    remindBefore: [],
  },
};
