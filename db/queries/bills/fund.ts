import { sql } from 'kysely';
import { fundingRefusal } from '../../../domain/bills/ceiling.ts';
import { keptUntil } from '../../../domain/retention/retention.ts';
import { BILL } from '../../../domain/texts/lt/bill.ts';
import { vilniusDate } from '../../../domain/values/days.ts';
import type { Database, Tx } from '../../connect.ts';
import { loadLoanAccount } from '../payment/loan-money.ts';
import { enqueueMail } from '../outbox.ts';
import { closeTask } from '../tasks.ts';
import { loadAid, lockAid, type BillRequest } from './facts.ts';
import { auditBills, movedBefore, noteBill, type BillActor } from './log.ts';
import { IS_NEW, listBills, type BillRow } from './rows.ts';
import { refused, takeRequest, type BillRefusal } from './save.ts';

export type Funded =
  | { kind: 'funded'; billIds: number[]; cents: number }
  | { kind: 'refused'; code: BillRefusal; billId?: number };

/**
 * Staff confirm new bills of a request for financing: all of them, or those named. Either all are funded or none; locks are the
 * request's, its bills' and, last, the aid of every party, so no two calls together pass a ceiling.
 */
export async function fundBills(
  db: Database,
  { requestId, billIds }: { requestId: number; billIds: readonly number[] | null },
  actor: BillActor,
): Promise<Funded> {
  return db
    .transaction()
    .execute(async (tx): Promise<Funded> => {
      const request = await takeRequest(tx, requestId);
      const before = await movedBefore(tx, actor, 'fund');
      if (before.length > 0)
        return fundedOf(
          tx,
          before.map(({ billId }) => billId),
        );
      if ('kind' in request) return request;
      const waiting = await takeNew(tx, requestId);
      const chosen = waiting.filter(({ id }) => billIds === null || billIds.includes(id));
      if (waiting.length === 0) return refused('nothingToConfirm');
      if (billIds !== null && chosen.length < new Set(billIds).size) return refused('billChanged');
      await lockAid(
        tx,
        chosen.flatMap(({ tenantCode, ownerCode }) => [tenantCode, ownerCode]),
      );
      for (const bill of chosen) {
        const code = await fundOne(tx, bill, request, actor);
        if (code) throw new Refusal(code, bill.id);
      }
      await closeWhenNoneNew(tx, requestId, actor.key);
      const title = BILL.deed.billsFunded(chosen.length);
      await auditBills(tx, { kind: 'billsFunded', requestId, actorId: actor.userId, title });
      await enqueueMail(tx, { kind: 'billsFunded', requestId, doneBy: actor.userId });
      return fundedOf(
        tx,
        chosen.map(({ id }) => id),
      );
    })
    .catch((error: unknown): Funded => {
      if (error instanceof Refusal) return refused(error.code, error.billId);
      throw error;
    });
}

/** Takes the transaction back: of several bills none is funded when one may not be. */
class Refusal extends Error {
  constructor(
    readonly code: BillRefusal,
    readonly billId: number,
  ) {
    super(code);
  }
}

async function takeNew(tx: Tx, requestId: number): Promise<BillRow[]> {
  await sql`select 1 from bill b where b.request_id = ${requestId} and ${IS_NEW} order by b.id for no key update`.execute(
    tx,
  );
  const rows = await listBills(tx, { side: 'staff' }, { requestId, onlyNew: true });
  return rows.toSorted((one, other) => one.id - other.id);
}

async function fundOne(
  tx: Tx,
  bill: BillRow,
  request: BillRequest,
  actor: BillActor,
): Promise<BillRefusal | null> {
  const { cents, tenantCode, ownerCode } = bill;
  const tenant = await loadAid(tx, tenantCode, request.declaredEvrk);
  const owner = await loadAid(tx, ownerCode, null);
  const account = (await loadLoanAccount(tx, request.id, 'staff'))!;
  const loan = { fundedCents: account.fundedCents, ceilingCents: account.fundableCents };
  const code = fundingRefusal(cents, { tenant, owner, loan });
  if (code) return code;
  await sql`insert into rent_ledger_entry (bill_id, request_id, tenant_code, owner_code, cents, tenant_ceiling_cents,
      owner_ceiling_cents, command_id)
    values (${bill.id}, ${request.id}, ${tenantCode}, ${ownerCode}, ${cents}, ${tenant.ceilingCents}, ${owner.ceilingCents},
      ${actor.key})`.execute(tx);
  // The account of the loan is one: what bills drew on it no payment request draws again.
  await sql`insert into payment_account (request_id, funded_cents) values (${request.id}, ${cents})
    on conflict (request_id) do update set funded_cents = payment_account.funded_cents + excluded.funded_cents`.execute(
    tx,
  );
  await sql`update bill set funded_at = clock_timestamp(), version = version + 1,
    retain_until = ${keptUntil(request.scheme, vilniusDate(Date.now()))}::date where id = ${bill.id}`.execute(
    tx,
  );
  await noteBill(tx, bill, { move: 'fund', from: bill.status, actor });
  return null;
}

async function fundedOf(tx: Tx, billIds: number[]): Promise<Funded> {
  const { rows } = await sql<{
    cents: number;
  }>`select coalesce(sum(cents), 0)::bigint as cents from rent_ledger_entry
    where bill_id = any(${billIds}::bigint[])`.execute(tx);
  return { kind: 'funded', billIds, cents: rows[0]!.cents };
}

/** The task of staff ends with the last bill that waited for them. */
export async function closeWhenNoneNew(tx: Tx, requestId: number, closedBy: string): Promise<void> {
  const { rows } =
    await sql`select 1 from bill b where b.request_id = ${requestId} and ${IS_NEW} limit 1`.execute(tx);
  if (rows.length === 0) await closeTask(tx, requestId, 'confirmBills', closedBy);
}
