import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Whom a mail is for (a person; none: an address of the answers), the term it is about, and the end of its tries. A closed
 * row lies at `infinity`, so that a worker of the previous version leaves it alone too (decision 0041).
 */
const STATEMENTS = [
  `alter table outbox
    add column user_id uuid references app_user,
    add column clock_id uuid references clock,
    add column closed_at timestamptz,
    add column reply_code smallint`,
  `create index outbox_undelivered on outbox (request_id) where error_code = 'undeliverable' and closed_at is not null`,
];

export const mailRecipients: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
