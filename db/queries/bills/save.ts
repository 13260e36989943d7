import { sql } from 'kysely';
import { readBill, type BillProblems, type RawBill } from '../../../domain/bills/bill.ts';
import { keptUntil } from '../../../domain/retention/retention.ts';
import { BillStatus, moveRefusal, takesBills } from '../../../domain/bills/moves.ts';
import type { BillValues } from '../../../domain/bills/values.ts';
import { schemeOf } from '../../../domain/schemes/index.ts';
import { BILL } from '../../../domain/texts/lt/bill.ts';
import { vilniusDate } from '../../../domain/values/days.ts';
import type { Database, Tx } from '../../connect.ts';
import { lockLoan } from '../payment/loan-money.ts';
import { findBillRequest, type BillRequest } from './facts.ts';
import { tellOwner } from './mails.ts';
import { movedBefore, noteBill, type BillActor, type BillMoved } from './log.ts';
import { lockBill, type BillRow } from './rows.ts';

export type BillRefusal =
  | 'wrongStatus'
  | 'notFound'
  | 'billsKept'
  | 'loanInForce'
  | 'billChanged'
  | 'nothingToConfirm'
  | 'withinTenantCeiling'
  | 'withinOwnerCeiling'
  | 'withinGranted';

export type BillOutcome =
  | { kind: 'moved'; moved: BillMoved }
  | { kind: 'problems'; problems: BillProblems }
  | { kind: 'refused'; code: BillRefusal; billId?: number };

export const refused = (code: BillRefusal, billId?: number) => ({ kind: 'refused', code, billId }) as const;

/** The request of bills, locked; or why it takes none. */
export async function takeRequest(
  tx: Tx,
  requestId: number,
): Promise<BillRequest | ReturnType<typeof refused>> {
  await lockLoan(tx, requestId);
  const request = await findBillRequest(tx, requestId);
  if (!request) return refused('notFound');
  if (!schemeOf(request.scheme).hasBills) return refused('billsKept');
  return takesBills(request.status) ? request : refused('loanInForce');
}

export interface GivenBill {
  requestId: number;
  /** Null: a new one. */
  billId: number | null;
  raw: RawBill;
  /** As it was seen; null: not said. */
  version: number | null;
  /** Sends it to the owner at once. */
  send: boolean;
}

/** Saves a bill of the tenant, new or changed, and sends it where that is asked. */
export async function saveBill(db: Database, given: GivenBill, actor: BillActor): Promise<BillOutcome> {
  return db.transaction().execute(async (tx): Promise<BillOutcome> => {
    const request = await takeRequest(tx, given.requestId);
    const [before] = await movedBefore(tx, actor, given.send ? 'send' : 'save');
    if (before) return { kind: 'moved', moved: before };
    if ('kind' in request) return request;
    const found =
      given.billId === null ? null : await takeForTenant(tx, given.billId, request, given.version);
    if (found && 'kind' in found) return found;
    const { partyCode: tenantCode } = request;
    const { values, problems } = readBill(given.raw, { today: vilniusDate(Date.now()), tenantCode });
    if (Object.keys(problems).length > 0) return { kind: 'problems', problems };
    const whole = values as BillValues;
    if (await isNumberTaken(tx, { ...whole, tenantCode, billId: given.billId }))
      return { kind: 'problems', problems: { Number: [BILL.problem.numberTaken] } };
    const status = given.send ? BillStatus.submitted : (found?.status ?? BillStatus.preparing);
    const written = { ...whole, tenantCode, status, isSent: given.send, request };
    const billId = found ? await change(tx, found.id, written) : await insert(tx, written, actor);
    await noteBill(
      tx,
      { id: billId, status },
      { move: given.send ? 'send' : 'save', from: found?.status ?? null, actor },
    );
    if (given.send) await tellOwner(tx, whole.ownerCode);
    return { kind: 'moved', moved: await movedOf(tx, billId) };
  });
}

/** Removes a bill its owner does not have. */
export async function deleteBill(
  db: Database,
  { billId, requestId }: { billId: number; requestId: number },
  actor: BillActor,
): Promise<BillOutcome> {
  return db.transaction().execute(async (tx): Promise<BillOutcome> => {
    const request = await takeRequest(tx, requestId);
    const [before] = await movedBefore(tx, actor, 'delete');
    if (before) return { kind: 'moved', moved: before };
    if ('kind' in request && request.code !== 'loanInForce') return request;
    const bill = await lockBill(tx, billId);
    if (!bill || bill.requestId !== requestId) return refused('notFound');
    const code = moveRefusal('delete', bill);
    if (code) return refused(code, billId);
    await sql`update bill set deleted_at = clock_timestamp(), version = version + 1 where id = ${billId}`.execute(
      tx,
    );
    await noteBill(tx, bill, { move: 'delete', from: bill.status, actor });
    return { kind: 'moved', moved: await movedOf(tx, billId) };
  });
}

async function takeForTenant(
  tx: Tx,
  billId: number,
  request: BillRequest,
  version: number | null,
): Promise<BillRow | ReturnType<typeof refused>> {
  const bill = await lockBill(tx, billId);
  if (!bill || bill.requestId !== request.id) return refused('notFound');
  const code = moveRefusal('save', bill);
  if (code) return refused(code, billId);
  return version === null || version === bill.version ? bill : refused('billChanged', billId);
}

/** One bill of an owner counts once: the index refuses what two calls write at the same time. */
async function isNumberTaken(
  tx: Tx,
  bill: { tenantCode: string; ownerCode: string; number: string; billId: number | null },
): Promise<boolean> {
  const { rows } =
    await sql`select 1 from bill where tenant_code = ${bill.tenantCode} and owner_code = ${bill.ownerCode}
    and lower(number) = lower(${bill.number}) and deleted_at is null and status <> ${BillStatus.rejected}
    and id is distinct from ${bill.billId}`.execute(tx);
  return rows.length > 0;
}

interface Written extends BillValues {
  tenantCode: string;
  status: number;
  isSent: boolean;
  request: BillRequest;
}

/** As the owner gets to see it. */
const asSent = ({ isSent, tenantCode: _tenant, status: _status, request: _request, ...values }: Written) =>
  isSent ? sql`${JSON.stringify(values)}::jsonb` : sql`sent`;

async function insert(tx: Tx, bill: Written, actor: BillActor): Promise<number> {
  const sent = bill.isSent ? asSent(bill) : sql`null`;
  const { rows } = await sql<{
    id: number;
  }>`insert into bill (request_id, tenant_code, number, rent_date, type, cents, object_id,
      owner_code, owner_name, status, sent, sent_at, created_by, retain_until)
    values (${bill.request.id}, ${bill.tenantCode}, ${bill.number}, ${bill.rentDate}::date, ${bill.type}, ${bill.cents},
      ${bill.objectId}, ${bill.ownerCode}, ${bill.ownerName}, ${bill.status}, ${sent},
      ${bill.isSent ? sql`clock_timestamp()` : null}, ${actor.userId}::uuid, ${retained(bill)}::date) returning id`.execute(
    tx,
  );
  return rows[0]!.id;
}

async function change(tx: Tx, billId: number, bill: Written): Promise<number> {
  await sql`update bill set number = ${bill.number}, rent_date = ${bill.rentDate}::date, type = ${bill.type},
      cents = ${bill.cents}, object_id = ${bill.objectId}, owner_code = ${bill.ownerCode}, owner_name = ${bill.ownerName},
      status = ${bill.status}, version = version + 1, sent = ${asSent(bill)}, retain_until = ${retained(bill)}::date,
      sent_at = case when ${bill.isSent} then clock_timestamp() else sent_at end,
      decided_at = case when ${bill.isSent} then null else decided_at end,
      comment = case when ${bill.isSent} then null else comment end,
      refused_by = case when ${bill.isSent} then null else refused_by end,
      check_result = case when ${bill.isSent} then null else check_result end,
      check_reason = case when ${bill.isSent} then null else check_reason end
    where id = ${billId}`.execute(tx);
  return billId;
}

const retained = ({ request }: Written): string => keptUntil(request.scheme, vilniusDate(Date.now()));

export async function movedOf(tx: Tx, billId: number): Promise<BillMoved> {
  const { rows } = await sql<BillMoved>`select id as "billId", request_id as "requestId", status, version
    from bill where id = ${billId}`.execute(tx);
  return rows[0]!;
}
