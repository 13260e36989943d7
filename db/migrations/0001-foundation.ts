import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Everything the spine stands on. Lists filter and sort by typed columns; form answers are JSONB under the wire names
 * of the specification; what happened is in insert-only tables.
 */
const STATEMENTS = [
  `create extension if not exists pg_trgm`,

  // People and whom they act for.
  `create table app_user (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('applicant', 'staff')),
    personal_code text not null,
    first_name text not null,
    last_name text not null,
    email text,
    phone text,
    staff_roles text[] not null default '{}',
    active boolean not null default true,
    created_at timestamptz not null default now(),
    unique (kind, personal_code)
  )`,
  `create table party (
    id bigint generated always as identity primary key,
    login_type text not null check (login_type in ('Company', 'Individual')),
    code text not null,
    name text not null,
    created_at timestamptz not null default now(),
    unique (login_type, code)
  )`,
  `create table consent (
    party_id bigint not null references party,
    user_id uuid not null references app_user,
    email text not null,
    phone text not null,
    text_version text not null,
    accepted_at timestamptz not null default now(),
    primary key (party_id, user_id)
  )`,

  // Login: a ticket of the gateway is bound to the browser that asked for it; a one-time code is traded once for a token.
  `create table login_ticket (
    ticket_hash bytea primary key,
    kind text not null check (kind in ('company', 'individual', 'staff')),
    browser_hash bytea not null,
    return_to text,
    created_at timestamptz not null default now(),
    used_at timestamptz
  )`,
  `create table login_code (
    code_hash bytea primary key,
    browser_hash bytea,
    user_id uuid not null references app_user,
    kind text not null check (kind in ('applicant', 'staff')),
    party_id bigint references party,
    login_type text,
    return_to text,
    created_at timestamptz not null default now(),
    used_at timestamptz
  )`,
  `create table session (
    id uuid primary key default gen_random_uuid(),
    login_id uuid not null default gen_random_uuid(),
    token_hash bytea not null unique,
    user_id uuid not null references app_user,
    kind text not null check (kind in ('applicant', 'staff')),
    party_id bigint references party,
    login_type text,
    issued_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    expires_at timestamptz not null,
    rotated_at timestamptz,
    revoked_at timestamptz
  )`,
  `create index session_by_user on session (user_id) where revoked_at is null`,
  `create index session_by_login on session (login_id) where revoked_at is null`,

  // Money.
  `create table scheme_budget (
    scheme_code text primary key,
    budget_cents bigint not null,
    reserved_cents bigint not null default 0 check (reserved_cents >= 0),
    issued_cents bigint not null default 0 check (issued_cents >= 0),
    check (reserved_cents + issued_cents <= budget_cents)
  )`,

  // The request.
  `create sequence loan_request_number start 101`,
  `create sequence submission_number`,
  `create table loan_request (
    id bigint primary key,
    scheme_code text not null references scheme_budget,
    party_id bigint not null references party,
    login_type text not null,
    sector_type smallint,
    copied_from bigint references loan_request,
    status smallint not null check (status between 1 and 16),
    version integer not null,
    came_from smallint,
    created_at timestamptz not null default now(),
    created_by uuid not null references app_user,
    status_changed_at timestamptz not null default now(),
    first_submitted_at timestamptz,
    submitted_at timestamptz,
    submission_count integer not null default 0,
    approved_at timestamptz,
    returned_at timestamptz,
    decided_at timestamptz,
    contract_signing_time timestamptz,
    applicant_name text not null,
    applicant_code text not null,
    applicant_search text not null,
    loan_sum_cents bigint,
    loan_term smallint,
    loan_purpose_id smallint,
    invega_loan_sum_cents bigint,
    company_size_type_id smallint,
    company_size_type_id_invega smallint,
    assessor_id uuid references app_user,
    assessed_by uuid[] not null default '{}',
    handed_over_at timestamptz,
    approved_by uuid references app_user,
    aml_check_result_id smallint check (aml_check_result_id between 1 and 3),
    pep_exists boolean not null default false,
    vmi_checked boolean not null default false,
    all_evaluation_completed boolean not null default false,
    conditions_changed boolean not null default false,
    refusal_of_funding boolean not null default false,
    approvers_comment text,
    signatorys_comment text,
    contract_number text,
    interest_rate_bp integer,
    payment_term date,
    delay_months smallint,
    rule_set_version text,
    deadline_at timestamptz,
    deadline_kind text,
    stuck_code text,
    stuck_since timestamptz,
    deleted_at timestamptz
  )`,
  `create index loan_request_party on loan_request (party_id) where deleted_at is null`,
  `create index loan_request_status on loan_request (status, deadline_at) where deleted_at is null`,
  `create index loan_request_assessor on loan_request (assessor_id, status) where deleted_at is null`,
  `create index loan_request_deadline on loan_request (deadline_at, id) where deleted_at is null`,
  `create index loan_request_search on loan_request using gin (applicant_search gin_trgm_ops)`,
  `create index loan_request_code on loan_request (applicant_code)`,

  // Status and version are written by the transition activity alone: it says so inside its transaction.
  `create function guard_transition() returns trigger language plpgsql as $$
  begin
    if (new.status is distinct from old.status or new.version is distinct from old.version)
       and coalesce(current_setting('portal.transition', true), '') <> 'on' then
      raise exception 'status of a request changes through its workflow only';
    end if;
    return new;
  end $$`,
  `create trigger loan_request_transition before update on loan_request
    for each row execute function guard_transition()`,

  `create table loan_request_form (
    request_id bigint primary key references loan_request,
    form jsonb not null default '{}',
    form_version integer not null default 0,
    progress jsonb not null default '{}',
    saved_at timestamptz,
    saved_by uuid references app_user
  )`,
  `create table submission (
    request_id bigint not null references loan_request,
    no integer not null,
    seq bigint not null default nextval('submission_number') unique,
    form jsonb not null,
    form_version integer not null,
    printout jsonb not null,
    evaluation_id uuid,
    rule_set_version text not null,
    limit_cents bigint not null,
    submitted_at timestamptz not null default now(),
    submitted_by uuid not null references app_user,
    primary key (request_id, no)
  )`,

  // Commands: what a person gave waits here; the workflow carries the id only.
  `create table command_input (
    command_id text primary key,
    request_id bigint,
    action text not null,
    actor_id uuid references app_user,
    input jsonb not null,
    refused_code text,
    created_at timestamptz not null default now()
  )`,
  `create table command_log (
    command_id text primary key,
    request_id bigint not null,
    action text not null,
    actor_id uuid,
    input_hash text not null,
    result jsonb not null,
    created_at timestamptz not null default now()
  )`,
  `create table request_event (
    id bigint generated always as identity primary key,
    request_id bigint not null references loan_request,
    version integer not null,
    action text not null,
    log_codes smallint[] not null default '{}',
    from_status smallint,
    to_status smallint,
    actor_id uuid references app_user,
    actor_role text not null,
    command_id text not null,
    comment text,
    details jsonb not null default '{}',
    at timestamptz not null default now()
  )`,
  `create index request_event_request on request_event (request_id, id)`,
  `create table audit_event (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    actor_id uuid,
    kind text not null,
    request_id bigint,
    details jsonb not null default '{}'
  )`,
  `create table comment (
    id bigint generated always as identity primary key,
    request_id bigint not null references loan_request,
    author_id uuid references app_user,
    text text not null,
    visible_to_applicant boolean not null,
    at timestamptz not null default now()
  )`,
  `create index comment_request on comment (request_id, id)`,

  `create table staff_task (
    id uuid primary key default gen_random_uuid(),
    request_id bigint not null references loan_request,
    kind text not null,
    assignee_id uuid references app_user,
    due_at timestamptz,
    opened_at timestamptz not null default now(),
    closed_at timestamptz,
    closed_by text
  )`,
  `create unique index staff_task_open on staff_task (request_id, kind) where closed_at is null`,
  `create index staff_task_assignee on staff_task (assignee_id, due_at) where closed_at is null`,

  `create table reservation (
    request_id bigint primary key references loan_request,
    scheme_code text not null references scheme_budget,
    borrower_code text not null,
    group_codes text[] not null default '{}',
    cents bigint not null check (cents >= 0),
    hold text not null check (hold in ('reserved', 'issued')),
    at timestamptz not null default now()
  )`,
  `create index reservation_borrower on reservation (borrower_code)`,
  `create index reservation_group on reservation using gin (group_codes)`,
  `create table ledger_entry (
    id bigint generated always as identity primary key,
    scheme_code text not null,
    request_id bigint not null,
    command_id text not null,
    reserved_delta_cents bigint not null,
    issued_delta_cents bigint not null,
    at timestamptz not null default now()
  )`,

  `create table clock (
    id uuid primary key default gen_random_uuid(),
    request_id bigint not null references loan_request,
    kind text not null,
    length integer not null,
    started_at timestamptz not null,
    pauses jsonb not null default '[]',
    stopped_at timestamptz,
    due_at timestamptz not null,
    extended boolean not null default false,
    reminded jsonb not null default '[]',
    calendar_version text not null
  )`,
  `create unique index clock_open on clock (request_id, kind) where stopped_at is null`,
  `create table holiday (
    date date primary key,
    name text not null,
    working boolean not null default false
  )`,

  `create table outbox (
    id uuid primary key default gen_random_uuid(),
    kind text not null,
    request_id bigint references loan_request,
    recipient text not null,
    params jsonb not null default '{}',
    created_at timestamptz not null default now(),
    next_try_at timestamptz not null default now(),
    attempts integer not null default 0,
    sent_at timestamptz,
    error_code text
  )`,
  `create index outbox_waiting on outbox (next_try_at) where sent_at is null`,
];

export const foundation: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
