import { sql } from 'kysely';
import type { Tx } from '../../connect.ts';

export interface PayOut {
  id: number;
  paymentRequestId: number;
  /** Of the payment request within its loan. */
  number: number;
  cents: number;
  /** 'yyyy-MM-dd' */
  paidOn: string;
  recordedBy: string;
  recordedAt: Date;
}

/** What was paid out of a loan, in the order of days. */
export async function listPayOuts(tx: Tx, requestId: number): Promise<PayOut[]> {
  const { rows } =
    await sql<PayOut>`select o.id, o.payment_request_id as "paymentRequestId", p.number, o.cents,
      to_char(o.paid_on, 'YYYY-MM-DD') as "paidOn", u.first_name || ' ' || u.last_name as "recordedBy",
      o.recorded_at as "recordedAt"
    from loan_pay_out o join payment_request p on p.id = o.payment_request_id
      join app_user u on u.id = o.recorded_by
    where o.request_id = ${requestId} order by o.paid_on, o.id`.execute(tx);
  return rows;
}

/** An approved payment request that is not paid out, or not all of it. */
export interface AwaitingPayOut {
  paymentRequestId: number;
  number: number;
  version: number;
  approvedCents: number;
  paidCents: number;
  decidedAt: Date;
  /** End of the term of ten working days; null: it was stopped. */
  dueAt: Date | null;
}

export async function listAwaitingPayOut(tx: Tx, requestId: number): Promise<AwaitingPayOut[]> {
  const { rows } = await sql<AwaitingPayOut>`
    select p.id as "paymentRequestId", p.number, p.version, f.cents as "approvedCents",
      o.cents as "paidCents", p.decided_at as "decidedAt",
      (select c.due_at from payment_clock c where c.payment_request_id = p.id and c.kind = 'payOut'
        and c.stopped_at is null limit 1) as "dueAt"
    from payment_request p
      cross join lateral (select coalesce(sum(e.funded_delta_cents), 0)::bigint as cents
        from payment_ledger_entry e where e.payment_request_id = p.id) f
      cross join lateral (select coalesce(sum(x.cents), 0)::bigint as cents
        from loan_pay_out x where x.payment_request_id = p.id) o
    where p.request_id = ${requestId} and f.cents > o.cents order by p.number`.execute(tx);
  return rows;
}

export interface PaymentPaid {
  approvedCents: number;
  paidCents: number;
  /** Null: not decided. */
  decidedAt: Date | null;
}

/** What a payment request was approved for, and what of it has left; exact under the lock of its row. */
export async function paidOfPayment(tx: Tx, paymentRequestId: number): Promise<PaymentPaid> {
  const { rows } = await sql<PaymentPaid>`select p.decided_at as "decidedAt",
      (select coalesce(sum(e.funded_delta_cents), 0)::bigint from payment_ledger_entry e
        where e.payment_request_id = p.id) as "approvedCents",
      (select coalesce(sum(o.cents), 0)::bigint from loan_pay_out o where o.payment_request_id = p.id) as "paidCents"
    from payment_request p where p.id = ${paymentRequestId}`.execute(tx);
  return rows[0]!;
}

export interface NewPayOut {
  requestId: number;
  paymentRequestId: number;
  cents: number;
  paidOn: string;
  recordedBy: string;
  now: string;
  commandId: string;
}

/** The table's own guard refuses what was not approved. */
export async function insertPayOut(tx: Tx, given: NewPayOut): Promise<void> {
  await sql`insert into loan_pay_out
      (request_id, payment_request_id, cents, paid_on, recorded_by, recorded_at, command_id)
    values (${given.requestId}, ${given.paymentRequestId}, ${given.cents}, ${given.paidOn}::date,
      ${given.recordedBy}::uuid, ${given.now}, ${given.commandId})`.execute(tx);
}
