import { sql } from 'kysely';
import {
  callTermOf,
  callTerms,
  DISBURSED_STATUSES,
  UNSIGNED_STATUSES,
  type CallTerm,
  type CallTermKind,
} from '../../domain/schemes/after-call.ts';
import type { StatusId } from '../../domain/application/status.ts';
import { schemeOf, type CallPeriod, type SchemeCode } from '../../domain/schemes/index.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { isRuleOn } from './administration/kept.ts';
import type { Tx } from './command-input.ts';
import { CALL_PERIOD, listSchemeSums } from './scheme-sums.ts';

/** So many requests are named; the rest are counted. */
const NAMED = 20;

export interface OpenCallTerm extends CallTerm {
  schemeCode: SchemeCode;
  count: number;
  requestIds: number[];
}

/** Terms after closed calls that some request has not met, with those requests, the oldest first. */
export async function listCallTerms(db: Tx, today: string): Promise<OpenCallTerm[]> {
  const found: OpenCallTerm[] = [];
  for (const { schemeCode, period } of await listSchemeSums(db))
    for (const term of callTerms(period, today)) {
      const isUnmet =
        term.kind === 'sign'
          ? sql`r.status = any(${[...UNSIGNED_STATUSES]}::smallint[])`
          : sql`r.status = any(${[...DISBURSED_STATUSES]}::smallint[]) and r.invega_loan_sum_cents > coalesce(
              (select a.funded_cents from payment_account a where a.request_id = r.id), 0)`;
      const { rows } = await sql<{ count: number; requestIds: number[] }>`
        select count(*)::int as count, coalesce((array_agg(r.id order by r.id))[1:${sql.lit(NAMED)}], '{}') as "requestIds"
        from loan_request r where r.scheme_code = ${schemeCode} and r.deleted_at is null and ${isUnmet}`.execute(
        db,
      );
      const { count, requestIds } = rows[0]!;
      if (count > 0) found.push({ ...term, schemeCode, count, requestIds: requestIds.map(Number) });
    }
  return found;
}

/** Whether the term has passed and the setting lets it refuse. */
export async function doesCallTermRefuse(db: Tx, kind: CallTermKind, period: CallPeriod): Promise<boolean> {
  const term = callTerms(period, vilniusDate(new Date())).find((one) => one.kind === kind);
  return term !== undefined && term.isLate && (await isRuleOn(db, 'callTermsBind'));
}

/** The term a request has still to meet since its call has closed; null: none. */
export async function findCallTerm(db: Tx, requestId: number): Promise<CallTerm | null> {
  const [period, { rows }] = await Promise.all([
    findCallPeriod(db, requestId),
    sql<{ status: StatusId; isDisbursed: boolean }>`select r.status, coalesce(r.invega_loan_sum_cents <=
        (select a.funded_cents from payment_account a where a.request_id = r.id), false) as "isDisbursed"
      from loan_request r where r.id = ${requestId}`.execute(db),
  ]);
  const [row] = rows;
  if (!period || !row) return null;
  return callTermOf(row.status, { period, today: vilniusDate(new Date()), isDisbursed: row.isDisbursed });
}

/** Of the call a loan request belongs to; null: there is no such request. */
export async function findCallPeriod(db: Tx, requestId: number): Promise<CallPeriod | null> {
  const { rows } = await sql<{ code: SchemeCode; period: CallPeriod | null }>`
    select r.scheme_code as code, ${CALL_PERIOD} as period
    from loan_request r join scheme_budget b on b.scheme_code = r.scheme_code where r.id = ${requestId}`.execute(
    db,
  );
  const [row] = rows;
  return row ? (row.period ?? schemeOf(row.code).period) : null;
}
