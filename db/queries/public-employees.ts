import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import type { Tx } from './command-input.ts';

export interface EmployeesOf {
  companyCode: string;
  /** yyyy-MM. */
  month: string;
  employees: number;
}

const ROWS_AT_ONCE = 5_000;

/**
 * The right to try the file now: of several workers one gets it, until `forMs` have passed. Not before the next try is due, and
 * not while the month that should be out (`expected`, yyyy-MM) is there already.
 */
export async function claimImport(
  db: Tx,
  { expected, forMs }: { expected: string; forMs: number },
): Promise<boolean> {
  const { rows } = await sql`insert into public_employees_import as i (next_try_at)
    select clock_timestamp() + ${forMs} * interval '1 millisecond'
    where not exists (select 1 from public_employees where month >= ${expected})
    on conflict (only_row) do update set next_try_at = excluded.next_try_at where i.next_try_at <= clock_timestamp()
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Keeps the newest month of every company, in one transaction; a month already passed is not taken back. */
export async function storeEmployees(db: Database, all: readonly EmployeesOf[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (let from = 0; from < all.length; from += ROWS_AT_ONCE) {
      const part = all.slice(from, from + ROWS_AT_ONCE);
      await sql`insert into public_employees as known (company_code, month, employees)
        select * from unnest(${part.map(({ companyCode }) => companyCode)}::text[],
          ${part.map(({ month }) => month)}::text[], ${part.map(({ employees }) => employees)}::int[])
        on conflict (company_code) do update set month = excluded.month, employees = excluded.employees
        where known.month <= excluded.month`.execute(tx);
    }
    await sql`update public_employees_import set imported_at = clock_timestamp(),
      companies = ${all.length}`.execute(tx);
  });
}

/** What the newest month says of a company: null = it is not in that month; undefined = there is no file at all yet. */
export async function findEmployees(db: Tx, companyCode: string): Promise<EmployeesOf | null | undefined> {
  const { rows } = await sql<{ newest: string | null; found: EmployeesOf | null }>`
    with newest as (select max(month) as month from public_employees)
    select n.month as newest, (select jsonb_build_object('companyCode', p.company_code, 'month', p.month,
        'employees', p.employees) from public_employees p
      where p.company_code = ${companyCode} and p.month = n.month) as found
    from newest n`.execute(db);
  const row = rows[0];
  return row?.newest ? row.found : undefined;
}
