import { sql } from 'kysely';
import type { PaymentStatusId } from '../../../domain/payment/status.ts';
import type { Tx } from '../../connect.ts';

export interface PaymentRow {
  id: number;
  requestId: number;
  number: number;
  status: PaymentStatusId;
  version: number;
  firstSubmittedAt: Date | null;
  submittedAt: Date | null;
  statusChangedAt: Date;
}

const COLUMNS = sql`p.id, p.request_id as "requestId", p.number, p.status, p.version,
  p.first_submitted_at as "firstSubmittedAt", p.submitted_at as "submittedAt",
  p.status_changed_at as "statusChangedAt"`;

/** One payment request; null when there is none. */
export async function findPayment(tx: Tx, paymentRequestId: number): Promise<PaymentRow | null> {
  const { rows } = await sql<PaymentRow>`select ${COLUMNS} from payment_request p
    where p.id = ${paymentRequestId}`.execute(tx);
  return rows[0] ?? null;
}

export interface PaymentSums extends PaymentRow {
  requiredCents: number;
  /** Entered by evaluators, of an approved one: funded. */
  fundedCents: number;
  isManagerEdited: boolean;
}

/** The payment requests of a loan with their sums, the newest first. */
export async function listPayments(tx: Tx, requestId: number): Promise<PaymentSums[]> {
  const { rows } = await sql<PaymentSums>`select ${COLUMNS},
      coalesce(sum(d.required_cents), 0)::bigint as "requiredCents",
      coalesce(sum(d.investment_cents + d.turnover_cents), 0)::bigint as "fundedCents",
      coalesce(bool_or(d.is_manager_edited), false) as "isManagerEdited"
    from payment_request p left join payment_document d on d.payment_request_id = p.id and d.deleted_at is null
    where p.request_id = ${requestId} group by p.id order by p.number desc`.execute(tx);
  return rows;
}

/** Result of a command on a payment request that was carried out already; null when it was not, or is somebody else's. */
export async function findPaymentResult<Result>(
  tx: Tx,
  command: { commandId: string; action: string; actorId: string },
): Promise<Result | null> {
  const { rows } = await sql<{ result: Result }>`select result from command_log
    where command_id = ${command.commandId} and case_kind = 'paymentRequest' and action = ${command.action}
      and actor_id = ${command.actorId}::uuid`.execute(tx);
  return rows[0]?.result ?? null;
}

/** Answers to the survey of a loan; null while there are none. */
export async function findSurvey(tx: Tx, requestId: number): Promise<Record<string, number> | null> {
  const { rows } = await sql<Record<string, number>>`select starter_rating_id as "starterRatingId",
      invega_communication_rating_id as "invegaCommunicationRatingId",
      invega_financial_rating_id as "invegaFinancialRatingId"
    from survey where request_id = ${requestId}`.execute(tx);
  return rows[0] ?? null;
}
