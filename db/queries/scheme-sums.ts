import { sql } from 'kysely';
import { schemeOf, type CallPeriod, type SchemeCode } from '../../domain/schemes/index.ts';
import type { Tx } from './command-input.ts';

export interface SchemeSums {
  schemeCode: SchemeCode;
  budgetCents: number;
  reservedCents: number;
  issuedCents: number;
  period: CallPeriod;
}

/** Of `scheme_budget b`: the days an administrator has set; null: those the scheme comes with. */
export const CALL_PERIOD = sql`case when b.period_from is not null
  then jsonb_build_object('from', b.period_from, 'to', b.period_to) end`;

/** Budget, reserved and issued sums of every scheme, in cents, and its call period. */
export async function listSchemeSums(db: Tx): Promise<SchemeSums[]> {
  const rows = await db.selectFrom('scheme_budget').selectAll().orderBy('scheme_code').execute();
  return rows.map((row) => ({
    schemeCode: row.scheme_code as SchemeCode,
    budgetCents: row.budget_cents,
    reservedCents: row.reserved_cents,
    issuedCents: row.issued_cents,
    period: row.period_from
      ? { from: row.period_from, to: row.period_to! }
      : schemeOf(row.scheme_code as SchemeCode).period,
  }));
}
