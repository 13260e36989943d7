import { sql } from 'kysely';
import {
  FINAL_PAYMENT_STATUSES,
  paymentStatusName,
  type PaymentStatusId,
} from '../../../domain/payment/status.ts';
import type { Tx } from '../../connect.ts';
import type { CaseMark, OpenRow } from '../reconcile.ts';
import { UNSENT } from './tables.ts';
import { moveOf } from './view.ts';

/** An approved one waits for its pay-out; only the final ones need no workflow. */
const MUST_RUN = sql<boolean>`(p.status <> all(${[...FINAL_PAYMENT_STATUSES]}::smallint[]))`;

/** Payment requests that must have a running workflow, and why those are stuck that are. */
export async function loadOpenPayments(db: Tx, page: { after: number; limit: number }): Promise<OpenRow[]> {
  const { rows } = await sql<OpenRow>`select p.id, p.stuck_code as "stuckCode" from payment_request p
    where p.id > ${page.after} and ${MUST_RUN} order by p.id limit ${page.limit}`.execute(db);
  return rows;
}

/** Of a loan that has ended: what its applicant has not sent, or was asked to correct. */
export async function loadUnsent(db: Tx, requestId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select p.id from payment_request p
    where p.request_id = ${requestId} and ${UNSENT} order by p.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** What the rows of payment requests say now; one without a row is left out. */
export async function loadPaymentMarks(db: Tx, ids: readonly number[]): Promise<Map<number, CaseMark>> {
  const { rows } = await sql<Omit<CaseMark, 'status'> & { id: number; status: PaymentStatusId }>`
    select p.id, p.status, p.version, ${moveOf('command_id')} as "lastCommand", ${MUST_RUN} as "mustRun",
      extract(epoch from clock_timestamp() - coalesce(${moveOf('at')}, p.created_at))::float8 as "secondsAgo"
    from payment_request p where p.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, status, ...mark }) => [id, { ...mark, status: paymentStatusName(status) }]));
}

/** The moves the database knows; what happens to documents between them stands under the version of the move before. */
export async function loadKnownPaymentMoves(
  db: Tx,
  paymentRequestId: number,
): Promise<{ version: number; commandId: string }[]> {
  const { rows } = await sql<{ version: number; commandId: string }>`
    select distinct on (version) version, command_id as "commandId" from payment_event
    where payment_request_id = ${paymentRequestId} order by version, id`.execute(db);
  return rows;
}
