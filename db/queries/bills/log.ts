import { sql } from 'kysely';
import { BILL_MOVES, type BillMove, type BillStatusId } from '../../../domain/bills/moves.ts';
import type { Tx } from '../../connect.ts';
import type { BillRow } from './rows.ts';

/** Who moves a bill. */
export interface BillActor {
  userId: string;
  role: 'tenant' | 'owner' | 'manager';
  representativeId: string | null;
  /** Of the call: the same again does nothing anew, and answers as the first did. */
  key: string;
}

export interface BillMoved {
  billId: number;
  requestId: number;
  status: BillStatusId;
  version: number;
}

/** Writes a move down; the row has its new status and version already. */
export async function noteBill(
  tx: Tx,
  bill: Pick<BillRow, 'id' | 'status'>,
  noted: { move: BillMove; from: BillStatusId | null; actor: BillActor; comment?: string | null },
): Promise<void> {
  const { move, from, actor, comment = null } = noted;
  await sql`insert into bill_event (bill_id, version, action, log_code, from_status, to_status, actor_id, actor_role,
      representative_id, command_id, comment)
    select b.id, b.version, ${move}, ${BILL_MOVES[move].log}, ${from}, b.status, ${actor.userId}::uuid, ${actor.role},
      ${actor.representativeId}::uuid, ${actor.key}, ${comment} from bill b where b.id = ${bill.id}`.execute(
    tx,
  );
}

/** What the same call did before; empty: nothing. */
export async function movedBefore(tx: Tx, { key, userId }: BillActor, move: BillMove): Promise<BillMoved[]> {
  const { rows } =
    await sql<BillMoved>`select e.bill_id as "billId", b.request_id as "requestId", e.to_status as status,
      e.version from bill_event e join bill b on b.id = e.bill_id
    where e.command_id = ${key} and e.actor_id = ${userId}::uuid and e.action = any(${SAME[move]}::text[])
    order by e.bill_id`.execute(tx);
  return rows;
}

/** A save that sends at once is written down as what it came to. */
const SAME: Record<BillMove, string[]> = {
  save: ['save', 'send'],
  send: ['save', 'send'],
  delete: ['delete'],
  confirm: ['confirm'],
  reject: ['reject'],
  fund: ['fund'],
  refuse: ['refuse'],
};

export interface BillEventRow {
  id: number;
  action: BillMove;
  logCode: number;
  fromStatus: BillStatusId | null;
  toStatus: BillStatusId;
  actorName: string;
  /** Whom the person represented; null in their own name. */
  onBehalfOf: string | null;
  actorRole: BillActor['role'];
  comment: string | null;
  at: Date;
  version: number;
}

/** What happened to a bill, the newest first. */
export async function listBillEvents(tx: Tx, billId: number, limit = 200): Promise<BillEventRow[]> {
  const { rows } =
    await sql<BillEventRow>`select e.id, e.action, e.log_code as "logCode", e.from_status as "fromStatus",
      e.to_status as "toStatus", u.first_name || ' ' || u.last_name as "actorName", p.name as "onBehalfOf",
      e.actor_role as "actorRole", e.comment, e.at, e.version
    from bill_event e join app_user u on u.id = e.actor_id
      left join representative r on r.id = e.representative_id left join party p on p.id = r.party_id
    where e.bill_id = ${billId} order by e.id desc limit ${limit}`.execute(tx);
  return rows;
}

/** What staff did stands in the history of the case too. */
export async function auditBills(
  tx: Tx,
  deed: {
    kind: 'billsFunded' | 'billRefused';
    requestId: number;
    actorId: string;
    title: string;
    comment?: string;
  },
): Promise<void> {
  const { kind, requestId, actorId, title, comment } = deed;
  await sql`insert into audit_event (actor_id, kind, request_id, details)
    values (${actorId}::uuid, ${kind}, ${requestId}, ${JSON.stringify({ title, comment })}::jsonb)`.execute(
    tx,
  );
}
