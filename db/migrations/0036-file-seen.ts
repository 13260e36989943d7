import { sql, type Kysely, type Migration } from 'kysely';

/** Who of the staff says to have looked at an attachment: said by a person, so apart from the log of reads. */
const STATEMENTS = [
  `create table file_seen (
    attachment_id uuid not null references attachment on delete cascade,
    user_id uuid not null references app_user,
    seen_at timestamptz not null default clock_timestamp(),
    primary key (attachment_id, user_id)
  )`,
];

export const fileSeen: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
