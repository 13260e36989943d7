import { sql, type Kysely, type Migration } from 'kysely';

/**
 * A browser's token counts only beside the secret its browser holds in a cookie; a program's token is of a kind of its
 * own. Rows of the previous version have no secret: whoever is logged in with one logs in anew.
 */
const STATEMENTS = [
  `alter table session
    add column client text not null default 'browser' check (client in ('browser', 'program')),
    add column device_hash bytea,
    add column device text not null default 'unknown' check (device in ('computer', 'phone', 'tablet', 'unknown')),
    add column browser text check (length(browser) <= 20),
    add column label text check (length(label) <= 60),
    add constraint session_program check (client = 'browser' or (kind = 'staff' and label is not null))`,
  `create index session_by_device on session (device_hash) where revoked_at is null`,
];

export const sessions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
