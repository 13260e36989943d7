import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Whose hands a mail is in while it is sent (decision 0029). Until the lease ends `next_try_at` lies ahead, so that a
 * worker of the previous version leaves the row alone too.
 */
const STATEMENTS = [
  `alter table outbox
    add column claim uuid,
    add column doubts integer not null default 0`,
];

export const mailUnderWay: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
