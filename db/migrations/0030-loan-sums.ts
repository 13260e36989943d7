import { sql, type Kysely, type Migration } from 'kysely';

/** What the borrower got elsewhere (guarantees, COVID loans), as staff entered it; the one extension of the delay. */
const STATEMENTS = [
  `alter table loan_request
    add column guarantees_loan_sum_cents bigint check (guarantees_loan_sum_cents >= 0),
    add column covid_loan_sum_cents bigint check (covid_loan_sum_cents >= 0),
    add column delay_extended_at timestamptz`,
];

export const loanSums: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
