import { sql } from 'kysely';
import {
  PAYMENT_CLOCK_KINDS,
  PAYMENT_CLOCKS,
  type PaymentClockKind,
  type PaymentWake,
} from '../../../domain/payment/clocks.ts';
import { EDITABLE_STATUSES, type PaymentStatusId } from '../../../domain/payment/status.ts';
import type { ClockBook } from '../case/clocks.ts';
import type { CaseTable } from '../case/table.ts';

const of = (table: string): CaseTable => ({ table, key: 'payment_request_id' });

/** In a statement: payment requests `p` their applicant may still send. */
export const UNSENT = sql<boolean>`(p.status = any(${[...EDITABLE_STATUSES]}::smallint[]))`;

/** What belongs to one payment request is kept beside that of loan requests, never among it (decision 0031). */
export const PAYMENT_HISTORY = of('payment_event');
export const PAYMENT_TASK = of('payment_task');
export const PAYMENT_HELD = of('payment_held');
export const PAYMENT_CLOCK_BOOK: ClockBook<PaymentClockKind, PaymentStatusId, PaymentWake> = {
  ...of('payment_clock'),
  kinds: PAYMENT_CLOCK_KINDS,
  ruleOf: (kind) => PAYMENT_CLOCKS[kind],
};
