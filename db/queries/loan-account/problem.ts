import { sql } from 'kysely';
import { PROBLEM_DAYS, type ArrearKind } from '../../../domain/loan/arrears.ts';
import type { Tx } from '../../connect.ts';

const TODAY = sql`(clock_timestamp() at time zone 'Europe/Vilnius')::date`;

/** Why the loan of the row `r` is a problem today, as `problemOf` (domain/loan/arrears.ts) says it; null: it is none. */
export const LOAN_PROBLEM = sql<ArrearKind | null>`(select case when bool_or(a.kind = 'insolvency') then 'insolvency'
      when bool_or(a.since <= ${TODAY} - ${sql.lit(PROBLEM_DAYS)}) then 'overdue' end
    from loan_arrear a where a.request_id = r.id and a.since <= ${TODAY}
      and (a.ended_on is null or a.ended_on > ${TODAY}))`;

export async function findLoanProblem(tx: Tx, requestId: number): Promise<ArrearKind | null> {
  const { rows } = await sql<{ problem: ArrearKind | null }>`select ${LOAN_PROBLEM} as problem
    from loan_request r where r.id = ${requestId}`.execute(tx);
  return rows[0]?.problem ?? null;
}
