import { sql, type RawBuilder } from 'kysely';
import type { BillType, BillValues } from '../../../domain/bills/values.ts';
import type { CheckReason, CheckResultId } from '../../../domain/bills/check.ts';
import { BillStatus, type BillStatusId } from '../../../domain/bills/moves.ts';
import type { SchemeCode } from '../../../domain/schemes/index.ts';
import type { Tx } from '../../connect.ts';

export interface BillRow extends BillValues {
  id: number;
  requestId: number;
  scheme: SchemeCode;
  partyId: number;
  tenantCode: string;
  tenantName: string;
  status: BillStatusId;
  version: number;
  /** As it was sent last; null: never. */
  sent: BillValues | null;
  sentAt: Date | null;
  decidedAt: Date | null;
  /** Why it was refused or given back. */
  comment: string | null;
  refusedBy: 'owner' | 'register' | 'staff' | null;
  check: CheckResultId | null;
  checkReason: CheckReason | null;
  isFunded: boolean;
  fundedAt: Date | null;
  retainUntil: string;
  createdAt: Date;
}

interface Stored extends Omit<BillRow, 'type' | 'status' | 'check'> {
  type: number;
  status: number;
  check: number | null;
}

/** Bills `b` the owner and the register let through and staff have not taken yet. */
export const IS_NEW: RawBuilder<boolean> = sql`(b.status = ${BillStatus.approved} and b.funded_at is null
  and b.deleted_at is null)`;

const COLUMNS = sql`b.id, b.request_id as "requestId", r.scheme_code as scheme, r.party_id as "partyId",
  b.tenant_code as "tenantCode", r.applicant_name as "tenantName", b.number, b.rent_date as "rentDate", b.type, b.cents,
  b.object_id as "objectId", b.owner_code as "ownerCode", b.owner_name as "ownerName", b.status, b.version, b.sent,
  b.sent_at as "sentAt", b.decided_at as "decidedAt", b.comment, b.refused_by as "refusedBy", b.check_result as check,
  b.check_reason as "checkReason", b.funded_at is not null as "isFunded", b.funded_at as "fundedAt",
  b.retain_until as "retainUntil", b.created_at as "createdAt"`;
const FROM = sql`from bill b join loan_request r on r.id = b.request_id`;
const ALIVE = sql`b.deleted_at is null and r.deleted_at is null`;

/** Whose bills they are: a bill is the owner's from the moment it was sent, and as it was sent. */
export type BillsOf =
  { side: 'tenant'; partyId: number } | { side: 'owner'; partyCode: string } | { side: 'staff' };

/** Statuses in which a bill is what its tenant has sent. */
const OWNERS = [BillStatus.approved, BillStatus.rejected, BillStatus.submitted];

function ofSide(whose: BillsOf): RawBuilder<unknown> {
  if (whose.side === 'tenant') return sql`r.party_id = ${whose.partyId}`;
  if (whose.side === 'owner')
    return sql`((b.owner_code = ${whose.partyCode} and b.status = any(${OWNERS}::smallint[]))
      or (b.status = ${BillStatus.returned} and b.sent->>'ownerCode' = ${whose.partyCode}))`;
  return sql`(b.status <> ${BillStatus.preparing})`;
}

/** What is being corrected is the tenant's own business: the others see the bill as it was sent. */
const seenBy = ({ side }: BillsOf, { type, status, check, ...row }: Stored): BillRow => ({
  ...row,
  type: type as BillType,
  status: status as BillStatusId,
  check: check as CheckResultId | null,
  ...(side !== 'tenant' && status === BillStatus.returned ? row.sent : {}),
});

/** One bill if it is theirs to see; null otherwise. */
export async function findBill(db: Tx, billId: number, whose: BillsOf): Promise<BillRow | null> {
  const { rows } =
    await sql<Stored>`select ${COLUMNS} ${FROM} where b.id = ${billId} and ${ALIVE} and ${ofSide(whose)}`.execute(
      db,
    );
  return rows[0] ? seenBy(whose, rows[0]) : null;
}

export interface BillList {
  requestId?: number;
  onlyNew?: boolean;
  /** Null: all of them, which one party has few of. */
  page?: { no: number; size: number };
}

/** Bills of a side, the newest rent first. */
export async function listBills(db: Tx, whose: BillsOf, list: BillList = {}): Promise<BillRow[]> {
  const limit = list.page
    ? sql`limit ${list.page.size} offset ${(list.page.no - 1) * list.page.size}`
    : sql`limit 1000`;
  const { rows } = await sql<Stored>`select ${COLUMNS} ${FROM} where ${conditions(whose, list)}
    order by b.rent_date desc, b.id desc ${limit}`.execute(db);
  return rows.map((row) => seenBy(whose, row));
}

export async function countBills(
  db: Tx,
  whose: BillsOf,
  list: BillList,
): Promise<{ total: number; cents: number; fundedCents: number }> {
  const { rows } = await sql<{
    total: number;
    cents: number;
    fundedCents: number;
  }>`select count(*)::int as total,
      coalesce(sum(b.cents), 0)::bigint as cents,
      coalesce(sum(b.cents) filter (where b.funded_at is not null), 0)::bigint as "fundedCents"
    ${FROM} where ${conditions(whose, list)}`.execute(db);
  return rows[0]!;
}

const conditions = (whose: BillsOf, { requestId, onlyNew }: BillList): RawBuilder<unknown> =>
  sql.join(
    [
      ALIVE,
      ofSide(whose),
      ...(requestId === undefined ? [] : [sql`b.request_id = ${requestId}`]),
      ...(onlyNew ? [IS_NEW] : []),
    ],
    sql` and `,
  );

/** Locks a bill; null when it is gone. Always after the row of its request. */
export async function lockBill(tx: Tx, billId: number): Promise<BillRow | null> {
  await sql`select 1 from bill where id = ${billId} for no key update`.execute(tx);
  const { rows } = await sql<Stored>`select ${COLUMNS} ${FROM} where b.id = ${billId} and ${ALIVE}`.execute(
    tx,
  );
  return rows[0] ? seenBy({ side: 'tenant', partyId: 0 }, rows[0]) : null;
}

/** The request of a bill, to be locked before it. */
export async function requestOfBill(db: Tx, billId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select request_id as id from bill where id = ${billId}`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}
