import type { StaffRole } from '../application/role.ts';
import { PaymentStatus, type PaymentStatusId } from './status.ts';

/** Tasks of payment requests (PRODUCT.md section 8), and who may do them. */
export const PAYMENT_TASKS = {
  reviewPaymentRequest: ['manager', 'assessor'],
  payOut: ['manager'],
  decisionFell: ['approver', 'manager'],
  stuck: ['manager', 'administrator'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type PaymentTask = keyof typeof PAYMENT_TASKS;

/** Entering a status opens them, leaving it closes them. */
export const PAYMENT_ARRIVALS: Readonly<Partial<Record<PaymentStatusId, PaymentTask>>> = {
  [PaymentStatus.submitted]: 'reviewPaymentRequest',
  [PaymentStatus.approved]: 'payOut',
};
