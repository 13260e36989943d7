import { sql, type Kysely, type Migration } from 'kysely';

/** Exports too big to be waited for, and the monthly files of turnovers (decision 0074). */
const STATEMENTS = [
  `create table export_job (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('list', 'data')),
    filter jsonb not null,
    command_id text not null unique,
    started_by uuid not null references app_user,
    roles text[] not null,
    started_at timestamptz not null default clock_timestamp(),
    total integer not null,
    done integer not null default 0,
    state text not null default 'inProgress' check (state in ('inProgress', 'finished', 'stopped', 'failed', 'expired')),
    stop_asked_at timestamptz,
    storage_key text,
    size_bytes bigint,
    finished_at timestamptz,
    expires_at timestamptz,
    check ((state = 'finished') = (storage_key is not null))
  )`,
  `create index export_job_of_person on export_job (started_by, started_at desc)`,
  `create index export_job_open on export_job (started_at) where state = 'inProgress'`,
  `create table turnover_file (
    id integer generated always as identity primary key,
    month date not null unique check (extract(day from month) = 1),
    rows integer not null,
    storage_key text not null,
    size_bytes bigint not null,
    created_at timestamptz not null default clock_timestamp()
  )`,
];

export const exportsTable: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
