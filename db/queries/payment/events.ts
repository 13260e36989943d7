import { sql } from 'kysely';
import type { Tx } from '../../connect.ts';
import type { PaymentCommentReader } from '../../../domain/payment/transitions.ts';
import { actingUnder } from '../case/command-log.ts';

/** What happens to a document or a file beside the moves of the table; the version is that of the request then. */
export interface PaymentNote {
  paymentRequestId: number;
  action:
    | 'addDocument'
    | 'saveDocument'
    | 'deleteDocument'
    | 'approveDocument'
    | 'returnDocument'
    | 'addFile'
    | 'deleteFile';
  log: number;
  actorId: string | null;
  actorRole: string;
  /** The command it belongs to, or the key of the call. */
  commandId: string;
  representativeId?: string | null;
  documentId: number | null;
}

export async function notePayment(tx: Tx, note: PaymentNote): Promise<void> {
  const { paymentRequestId, action, log, actorId, actorRole, commandId, documentId } = note;
  const under =
    note.representativeId === undefined ? actingUnder(commandId) : sql`${note.representativeId}::uuid`;
  await sql`insert into payment_event (payment_request_id, version, action, log_codes, from_status, to_status, actor_id,
      actor_role, command_id, representative_id, details, at)
    select p.id, p.version, ${action}, ${[log]}::smallint[], p.status, p.status, ${actorId}::uuid, ${actorRole}, ${commandId},
      ${under}, ${JSON.stringify(documentId === null ? {} : { documentId })}::jsonb, clock_timestamp()
    from payment_request p where p.id = ${paymentRequestId}`.execute(tx);
}

export interface PaymentEventRow {
  id: number;
  action: string;
  logCodes: number[];
  fromStatus: number | null;
  toStatus: number | null;
  actorName: string | null;
  onBehalfOf: string | null;
  actorRole: string;
  comment: string | null;
  commentReader: PaymentCommentReader | null;
  documentId: number | null;
  at: Date;
  version: number;
}

/** What happened to a payment request, the newest first. */
export async function listPaymentEvents(tx: Tx, paymentRequestId: number): Promise<PaymentEventRow[]> {
  const { rows } = await sql<PaymentEventRow>`
    select e.id, e.action, e.log_codes as "logCodes", e.from_status as "fromStatus", e.to_status as "toStatus",
      u.first_name || ' ' || u.last_name as "actorName", p.name as "onBehalfOf", e.actor_role as "actorRole", e.comment,
      e.comment_reader as "commentReader", (e.details->>'documentId')::bigint as "documentId", e.at, e.version
    from payment_event e left join app_user u on u.id = e.actor_id
      left join representative r on r.id = e.representative_id left join party p on p.id = r.party_id
    where e.payment_request_id = ${paymentRequestId} order by e.id desc limit 1000`.execute(tx);
  return rows;
}
