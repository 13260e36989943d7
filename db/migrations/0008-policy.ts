import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Draft rule sets and what they would have decided. No foreign keys to requests, evaluations and budgets: a run must not even
 * lock a row that decisions wait for.
 */
const STATEMENTS = [
  `create table policy_draft (
    id uuid primary key default gen_random_uuid(),
    name text not null,
    scheme_code text not null,
    based_on text not null,
    parameters jsonb not null,
    version integer not null default 1,
    created_key text not null,
    saved_key text,
    created_at timestamptz not null default now(),
    created_by uuid not null references app_user,
    saved_at timestamptz not null default now(),
    saved_by uuid not null references app_user,
    deleted_at timestamptz,
    unique (created_by, created_key)
  )`,
  // A run keeps the parameters it judged by: the draft may change or go meanwhile. The cursor is the last request done.
  `create table policy_run (
    id uuid primary key default gen_random_uuid(),
    draft_id uuid not null references policy_draft,
    draft_version integer not null,
    draft_name text not null,
    based_on text not null,
    parameters jsonb not null,
    scheme_code text not null,
    period_from date,
    period_to date,
    state text not null default 'waiting' check (state in ('waiting', 'running', 'finished', 'cancelled', 'failed')),
    cursor_request_id bigint not null default 0,
    done integer not null default 0,
    total integer,
    failure_code text,
    started_key text not null,
    started_by uuid not null references app_user,
    started_at timestamptz not null default now(),
    cancel_requested_at timestamptz,
    finished_at timestamptz,
    unique (started_by, started_key)
  )`,
  `create index policy_run_started on policy_run (started_at desc)`,
  `create index policy_run_open on policy_run (started_at) where state in ('waiting', 'running')`,
  `create table policy_run_total (
    run_id uuid not null references policy_run,
    old_decision text not null,
    new_decision text not null,
    requests integer not null,
    not_by_draft integer not null,
    asked_cents bigint not null,
    granted_cents bigint not null,
    granted_requests integer not null,
    primary key (run_id, old_decision, new_decision)
  )`,
  `create table policy_outcome (
    run_id uuid not null references policy_run,
    request_id bigint not null,
    evaluation_id uuid not null,
    old_decision text not null,
    new_decision text not null,
    by_draft boolean not null,
    flips jsonb not null,
    asked_cents bigint,
    granted_cents bigint,
    primary key (run_id, request_id)
  )`,
];

export const policy: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
