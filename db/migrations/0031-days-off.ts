import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Changes of the days off and of the lengths of terms: who, why, and how far the open clocks are counted anew (decision
 * 0049). A change is a fact of its own; `holiday` and `clock_length` hold what they came to.
 */
const STATEMENTS = [
  `create table holiday_change (
    id uuid primary key default gen_random_uuid(),
    made_at timestamptz not null default clock_timestamp(),
    actor_id uuid not null references app_user,
    call_key text not null unique,
    date date not null,
    kind text not null check (kind in ('dayOff', 'worked', 'statutory')),
    name text,
    reason text not null,
    state text not null default 'running' check (state in ('running', 'finished')),
    moved integer not null default 0,
    unreached bigint[] not null default '{}',
    finished_at timestamptz
  )`,
  `create index holiday_change_running on holiday_change (made_at) where state = 'running'`,
  // The deadline board reads open clocks by their end.
  `create index clock_open_due on clock (due_at) where stopped_at is null`,
  `create table clock_length (kind text primary key, length integer not null check (length between 1 and 366))`,
  `create table clock_length_change (
    id bigint generated always as identity primary key,
    made_at timestamptz not null default clock_timestamp(),
    actor_id uuid not null references app_user,
    call_key text not null unique,
    kind text not null,
    length_before integer not null,
    length integer not null,
    reason text not null
  )`,
];

export const daysOff: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
