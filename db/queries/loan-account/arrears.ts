import { sql } from 'kysely';
import { showsAccount } from '../../../domain/loan/account.ts';
import type { Arrear, ArrearKind } from '../../../domain/loan/arrears.ts';
import type { StatusId } from '../../../domain/application/status.ts';
import type { Database, Tx } from '../../connect.ts';
import { lockLoan } from '../payment/loan-money.ts';

export interface StoredArrear extends Arrear {
  id: number;
  requestId: number;
  note: string;
  enteredBy: string;
  enteredAt: Date;
}

const COLUMNS = sql`a.id, a.request_id as "requestId", a.kind, a.cents, to_char(a.since, 'YYYY-MM-DD') as since,
  to_char(a.ended_on, 'YYYY-MM-DD') as "endedOn", a.note, u.first_name || ' ' || u.last_name as "enteredBy",
  a.entered_at as "enteredAt"`;

/** What staff entered as overdue of a loan, the newest first. */
export async function listArrears(tx: Tx, requestId: number): Promise<StoredArrear[]> {
  const { rows } = await sql<StoredArrear>`select ${COLUMNS}
    from loan_arrear a join app_user u on u.id = a.entered_by
    where a.request_id = ${requestId} order by a.since desc, a.id desc`.execute(tx);
  return rows;
}

export async function findArrear(tx: Tx, id: number): Promise<StoredArrear | null> {
  const { rows } = await sql<StoredArrear>`select ${COLUMNS}
    from loan_arrear a join app_user u on u.id = a.entered_by where a.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

export interface NewArrear {
  requestId: number;
  kind: ArrearKind;
  cents: number;
  since: string;
  note: string;
  actorId: string;
  /** Of the call: the same again makes no second entry. */
  key: string;
}

export type ArrearRefusal = 'wrongStatus' | 'overdueOverPaidOut';

/** Enters something overdue; together the open ones are never more than was paid out. */
export async function enterArrear(db: Database, given: NewArrear): Promise<ArrearRefusal | null> {
  return db.transaction().execute(async (tx) => {
    const { requestId, kind, cents, key } = given;
    await lockLoan(tx, requestId);
    const { rows } = await sql<{ status: StatusId | null; paid: number; open: number; isKnown: boolean }>`
      select case when r.deleted_at is null then r.status end as status,
        (select coalesce(sum(o.cents), 0)::bigint from loan_pay_out o where o.request_id = r.id) as paid,
        (select coalesce(sum(a.cents), 0)::bigint from loan_arrear a
          where a.request_id = r.id and a.ended_on is null) as open,
        exists (select 1 from loan_arrear a where a.save_key = ${key}) as "isKnown"
      from loan_request r where r.id = ${requestId}`.execute(tx);
    const { status, paid, open, isKnown } = rows[0]!;
    if (isKnown) return null;
    if (!showsAccount(status)) return 'wrongStatus';
    if (kind === 'overdue' && open + cents > paid) return 'overdueOverPaidOut';
    await sql`insert into loan_arrear (request_id, kind, cents, since, note, entered_by, save_key)
      values (${requestId}, ${kind}, ${cents}, ${given.since}::date, ${given.note}, ${given.actorId}::uuid, ${key})`.execute(
      tx,
    );
    return null;
  });
}

/** Notes that it was paid, or that the case ended. Answers whether it was still open, or ended by this very call. */
export async function endArrear(
  db: Database,
  { id, endedOn, actorId, key }: { id: number; endedOn: string; actorId: string; key: string },
): Promise<boolean> {
  const { rows } = await sql`update loan_arrear
    set ended_on = ${endedOn}::date, ended_by = ${actorId}::uuid, ended_at = clock_timestamp(), end_key = ${key}
    where id = ${id} and since <= ${endedOn}::date and (ended_on is null or end_key = ${key}) returning id`.execute(
    db,
  );
  return rows.length > 0;
}
