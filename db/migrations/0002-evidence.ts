import { sql, type Kysely, type Migration } from 'kysely';

/** What decisions rest on: files, signed documents, register answers, evaluations, screening; and answered calls. */
const STATEMENTS = [
  // Files. The bytes are in the store under storage_key; a row exists only when they are complete.
  `create table attachment (
    id uuid primary key default gen_random_uuid(),
    request_id bigint not null references loan_request,
    file_type smallint not null,
    file_name text not null,
    content_type text not null,
    size_bytes bigint not null,
    sha256 text not null,
    storage_key text not null,
    additional boolean not null default false,
    uploaded_at timestamptz not null default now(),
    uploaded_by uuid not null references app_user,
    upload_key text not null unique,
    submission_count integer not null default 0,
    deleted_at timestamptz
  )`,
  `create index attachment_request on attachment (request_id) where deleted_at is null`,
  `create table document (
    id uuid primary key default gen_random_uuid(),
    request_id bigint not null references loan_request,
    kind text not null check (kind in
      ('Contract', 'Decision', 'RejectDecision', 'ChangeConditionsRequest', 'ChangeConditions', 'Termination')),
    state text not null check (state in ('staged', 'current', 'void')),
    signed_version_of uuid references document,
    file_name text not null,
    content_type text not null default 'application/pdf',
    size_bytes bigint not null,
    sha256 text not null,
    storage_key text not null,
    terms jsonb not null default '{}',
    created_at timestamptz not null default now(),
    created_by uuid references app_user,
    upload_key text unique
  )`,
  `create index document_request on document (request_id, kind)`,
  `create table signing (
    id uuid primary key default gen_random_uuid(),
    request_id bigint not null references loan_request,
    document_id uuid not null references document,
    signer text not null check (signer in ('applicant', 'provider')),
    user_id uuid not null references app_user,
    provider_token text unique,
    signer_token text,
    state text not null default 'created' check (state in ('created', 'completed', 'cancelled', 'failed')),
    failure_code text,
    signed_document_id uuid references document,
    created_at timestamptz not null default now(),
    finished_at timestamptz
  )`,
  `create unique index signing_open on signing (document_id, signer, user_id) where state = 'created'`,

  // Registers: one subject (company or person) is shared by all its requests.
  `create table register_subject (
    id bigint generated always as identity primary key,
    kind text not null check (kind in ('company', 'person')),
    code text not null,
    unique (kind, code)
  )`,
  `create table register_run (
    id uuid primary key default gen_random_uuid(),
    subject_id bigint not null references register_subject,
    state text not null default 'inProgress' check (state in ('inProgress', 'finished', 'failed')),
    reason text not null,
    requested_by uuid references app_user,
    started_at timestamptz not null default now(),
    finished_at timestamptz
  )`,
  `create unique index register_run_open on register_run (subject_id) where state = 'inProgress'`,
  `create table register_step (
    run_id uuid not null references register_run,
    register text not null,
    state text not null default 'waiting' check (state in ('waiting', 'running', 'answered', 'failed')),
    attempts integer not null default 0,
    error_code text,
    started_at timestamptz,
    finished_at timestamptz,
    primary key (run_id, register)
  )`,
  `create table register_snapshot (
    id bigint generated always as identity primary key,
    subject_id bigint not null references register_subject,
    register text not null,
    run_id uuid references register_run,
    source text not null,
    as_of date,
    fetched_at timestamptz not null default now(),
    data jsonb not null
  )`,
  `create index register_snapshot_newest on register_snapshot (subject_id, register, id desc)`,
  `create table evaluation (
    id uuid primary key default gen_random_uuid(),
    request_id bigint not null references loan_request,
    kind text not null check (kind in ('applicant', 'recheck', 'double')),
    state text not null default 'inProgress' check (state in ('inProgress', 'finished', 'failed')),
    decision text check (decision in ('Accepted', 'Denied', 'DataIsMissing')),
    rules jsonb,
    snapshot jsonb,
    rule_set_version text,
    form_version integer not null,
    command_id text not null unique,
    started_by uuid references app_user,
    started_at timestamptz not null default now(),
    finished_at timestamptz,
    failure_code text
  )`,
  `create index evaluation_request on evaluation (request_id, started_at desc)`,
  `create table aml_check (
    id bigint generated always as identity primary key,
    request_id bigint not null references loan_request,
    subject_role text not null,
    subject_name text not null,
    query text not null,
    has_sanctions boolean not null,
    has_pep boolean not null,
    score real,
    checked_at timestamptz not null default now()
  )`,
  `create index aml_check_request on aml_check (request_id, id)`,

  // One answer for one Idempotency-Key of one person.
  `create table idempotency (
    actor text not null,
    key text not null,
    request_hash text not null,
    status integer,
    body jsonb,
    allocated_id bigint,
    created_at timestamptz not null default now(),
    claimed_at timestamptz not null default now(),
    completed_at timestamptz,
    primary key (actor, key)
  )`,
  `create index idempotency_created on idempotency (created_at)`,
  `create table setting (key text primary key, value jsonb not null)`,
];

export const evidence: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
