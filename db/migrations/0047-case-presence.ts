import { sql, type Kysely, type Migration } from 'kysely';

/** Who of the staff has a case open just now. It is worth nothing after a crash, so nothing of it is logged. */
const STATEMENTS = [
  `create unlogged table case_presence (
    request_id bigint not null,
    user_id uuid not null references app_user,
    place uuid not null,
    state text not null check (state in ('viewing', 'editing', 'away')),
    since timestamptz not null default clock_timestamp(),
    at timestamptz not null default clock_timestamp(),
    primary key (request_id, user_id, place)
  )`,
  'create index case_presence_at on case_presence (at)',
];

export const casePresence: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
