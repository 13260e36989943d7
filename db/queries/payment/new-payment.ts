import { sql } from 'kysely';
import type { PaymentInput } from '../../../domain/payment/inputs.ts';
import { PaymentStatus } from '../../../domain/payment/status.ts';
import type { Tx } from '../../connect.ts';

export interface NewPayment {
  paymentRequestId: number;
  actorId: string;
  now: string;
  input: PaymentInput<'start'>;
}

/** Inserts a payment request in status 1, version 1, with the next number of its loan, and the survey the first time. */
export async function insertPayment(
  tx: Tx,
  { paymentRequestId, actorId, now, input }: NewPayment,
): Promise<void> {
  const { requestId, survey } = input;
  await sql`insert into payment_request (id, request_id, number, status, version, created_at, created_by,
      status_changed_at)
    select ${paymentRequestId}::bigint, ${requestId}::bigint, coalesce(max(o.number), 0) + 1,
      ${PaymentStatus.preparing}::smallint, 1, ${now}::timestamptz, ${actorId}::uuid, ${now}::timestamptz
    from payment_request o where o.request_id = ${requestId}`.execute(tx);
  if (!survey) return;
  await sql`insert into survey (request_id, starter_rating_id, invega_communication_rating_id,
      invega_financial_rating_id, answered_at, answered_by)
    values (${requestId}, ${survey.starterRatingId}, ${survey.invegaCommunicationRatingId},
      ${survey.invegaFinancialRatingId}, ${now}, ${actorId}::uuid)
    on conflict (request_id) do nothing`.execute(tx);
}
