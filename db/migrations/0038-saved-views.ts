import { sql, type Kysely, type Migration } from 'kysely';

/** Named filters of the staff's list, one's own or the team's (decision 0080): the filter object of the wire as it is sent. */
const STATEMENTS = [
  `create table saved_view (
    id uuid primary key default gen_random_uuid(),
    owner_id uuid not null references app_user,
    name text not null check (length(btrim(name)) between 1 and 60),
    is_team boolean not null,
    view jsonb not null,
    saved_at timestamptz not null default clock_timestamp()
  )`,
  `create unique index saved_view_of_owner on saved_view (owner_id, lower(name))`,
  `create index saved_view_of_team on saved_view (name) where is_team`,
];

export const savedViews: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
