import { sql, type Kysely, type Migration } from 'kysely';

/** Questions to the tax authority, and mass actions whose rows are frozen when they start. */
const STATEMENTS = [
  `create table batch (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('vmiRenew', 'vmiAdditionalCheck')),
    filter jsonb not null,
    -- Two batches are the same when kind and this key are; one of them may be in progress.
    filter_key text not null,
    repeat_of uuid references batch,
    state text not null default 'inProgress' check (state in ('inProgress', 'finished', 'cancelled')),
    total integer not null default 0,
    command_id text not null unique,
    started_by uuid not null references app_user,
    started_at timestamptz not null default now(),
    cancelled_by uuid references app_user,
    cancel_asked_at timestamptz,
    finished_at timestamptz
  )`,
  `create unique index batch_open on batch (kind, filter_key) where state = 'inProgress'`,
  `create index batch_newest on batch (started_at desc)`,
  `create table batch_row (
    id bigint generated always as identity primary key,
    batch_id uuid not null references batch,
    request_id bigint not null references loan_request,
    subject_id bigint not null references register_subject,
    state text not null default 'waiting' check (state in ('waiting', 'done', 'failed', 'cancelled')),
    error_code text,
    finished_at timestamptz,
    unique (batch_id, request_id)
  )`,
  `create index batch_row_waiting on batch_row (batch_id, id) where state = 'waiting'`,
  `create index batch_row_subject on batch_row (batch_id, subject_id)`,

  // One question about one company or person. The number the authority gave it is kept, so that a new worker reads the
  // answer instead of asking again.
  `create table vmi_check (
    id uuid primary key default gen_random_uuid(),
    subject_id bigint not null references register_subject,
    reason text not null check (reason in ('single', 'massRenew', 'massCheck')),
    batch_id uuid references batch,
    state text not null default 'inProgress' check (state in ('inProgress', 'finished', 'failed')),
    query_id text,
    tries integer not null default 0,
    error_code text,
    snapshot_id bigint references register_snapshot,
    export_sum_cents bigint,
    export_date date,
    import_sum_cents bigint,
    import_date date,
    requested_by uuid not null references app_user,
    command_id text,
    created_at timestamptz not null default now(),
    finished_at timestamptz,
    check ((reason = 'single') = (batch_id is null))
  )`,
  `create unique index vmi_check_open on vmi_check (subject_id) where state = 'inProgress' and batch_id is null`,
  `create unique index vmi_check_once on vmi_check (batch_id, subject_id) where batch_id is not null`,
  `create index vmi_check_newest on vmi_check (created_at desc) where reason <> 'massRenew'`,
];

export const batches: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
