import { sql } from 'kysely';
import {
  callTerms,
  DISBURSED_STATUSES,
  UNSIGNED_STATUSES,
  type CallTerm,
} from '../../domain/schemes/after-call.ts';
import type { SchemeCode } from '../../domain/schemes/index.ts';
import type { Tx } from './command-input.ts';
import { listSchemeSums } from './scheme-sums.ts';

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
