import type { SchemeCode } from '../../domain/schemes/index.ts';
import type { Tx } from './command-input.ts';

export interface SchemeSums {
  schemeCode: SchemeCode;
  budgetCents: number;
  reservedCents: number;
  issuedCents: number;
}

/** Budget, reserved and issued sums of every scheme, in cents. */
export async function listSchemeSums(db: Tx): Promise<SchemeSums[]> {
  const rows = await db.selectFrom('scheme_budget').selectAll().orderBy('scheme_code').execute();
  return rows.map((row) => ({
    schemeCode: row.scheme_code as SchemeCode,
    budgetCents: row.budget_cents,
    reservedCents: row.reserved_cents,
    issuedCents: row.issued_cents,
  }));
}
