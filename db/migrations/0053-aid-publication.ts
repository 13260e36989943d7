import { sql, type Kysely, type Migration } from 'kysely';

/** Aid that anybody may read about (decision 0114): when it was published, and by whom; null: by itself, as its term came. */
const STATEMENTS = [
  `create table aid_publication (
    request_id bigint primary key references loan_request,
    published_at timestamptz not null default clock_timestamp(),
    published_by uuid references app_user
  )`,
  `create index aid_publication_newest on aid_publication (published_at desc)`,
  // Few loans are so large; the rest of the table is never read for them.
  `create index loan_request_large on loan_request (contract_signing_time)
    where invega_loan_sum_cents >= 50000000 and contract_signing_time is not null and deleted_at is null`,
];

export const aidPublication: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
