import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Payment requests and their documents, as a second kind of case (decision 0084): history, clocks and tasks of their own.
 * A version from before knows nothing of them.
 */
const STATEMENTS = [
  `create sequence payment_request_number start 1001`,
  `create table payment_request (
    id bigint primary key,
    request_id bigint not null references loan_request,
    number integer not null,
    status smallint not null check (status between 1 and 5),
    version integer not null,
    created_at timestamptz not null,
    created_by uuid not null references app_user,
    status_changed_at timestamptz not null,
    first_submitted_at timestamptz,
    submitted_at timestamptz,
    decided_at timestamptz,
    stuck_code text,
    stuck_since timestamptz,
    unique (request_id, number)
  )`,
  `create index payment_request_status on payment_request (status)`,
  // Its own sign: a move of a loan request may not move a payment request, nor the other way round.
  `create function guard_payment() returns trigger language plpgsql as $$
  begin
    if (new.status is distinct from old.status or new.version is distinct from old.version)
       and coalesce(current_setting('portal.payment_transition', true), '') <> 'on' then
      raise exception 'status of a payment request changes through its workflow only';
    end if;
    return new;
  end $$`,
  `create trigger payment_request_transition before update on payment_request
    for each row execute function guard_payment()`,

  `create table payment_document (
    id bigint generated always as identity primary key,
    payment_request_id bigint not null references payment_request,
    number integer not null,
    supplier_is_company boolean not null,
    supplier_name text not null,
    supplier_code text not null,
    document_number text not null,
    document_date date not null,
    document_cents bigint not null check (document_cents > 0),
    required_cents bigint not null check (required_cents > 0),
    comment text not null,
    funds_origin_1 smallint,
    funds_cents_1 bigint,
    funds_origin_2 smallint,
    funds_cents_2 bigint,
    asked_investment_cents bigint not null check (asked_investment_cents >= 0),
    asked_turnover_cents bigint not null check (asked_turnover_cents >= 0),
    investment_cents bigint not null check (investment_cents >= 0),
    turnover_cents bigint not null check (turnover_cents >= 0),
    manager_values jsonb not null default '{}',
    manager_comment text not null default '',
    is_manager_edited boolean not null default false,
    is_approved boolean not null default false,
    is_returned boolean not null default false,
    is_unpaid boolean not null default false,
    created_at timestamptz not null default clock_timestamp(),
    created_by uuid not null references app_user,
    save_key text not null unique,
    deleted_at timestamptz,
    check (asked_investment_cents + asked_turnover_cents = required_cents),
    check (investment_cents + turnover_cents <= required_cents)
  )`,
  `create index payment_document_request on payment_document (payment_request_id) where deleted_at is null`,

  `create table payment_file (
    id uuid primary key default gen_random_uuid(),
    payment_request_id bigint not null references payment_request,
    document_id bigint references payment_document,
    type smallint not null check (type in (3, 5)),
    file_name text not null,
    content_type text not null,
    size_bytes bigint not null,
    sha256 text not null,
    storage_key text not null,
    uploaded_at timestamptz not null default clock_timestamp(),
    uploaded_by uuid not null references app_user,
    representative_id uuid references representative,
    upload_key text not null unique,
    scan_state text not null check (scan_state in ('unchecked', 'clean', 'infected')),
    scanned_at timestamptz,
    deleted_at timestamptz
  )`,
  `create index payment_file_request on payment_file (payment_request_id) where deleted_at is null`,
  `create index payment_file_unscanned on payment_file (uploaded_at) where scan_state = 'unchecked'`,

  `create table payment_event (
    id bigint generated always as identity primary key,
    payment_request_id bigint not null references payment_request,
    version integer not null,
    action text not null,
    log_codes smallint[] not null,
    from_status smallint,
    to_status smallint,
    actor_id uuid references app_user,
    actor_role text not null,
    command_id text not null,
    representative_id uuid references representative,
    comment text,
    comment_reader text check (comment_reader in ('applicant', 'staff')),
    details jsonb not null,
    at timestamptz not null
  )`,
  `create index payment_event_request on payment_event (payment_request_id, id)`,
  `create table payment_clock (
    id uuid primary key default gen_random_uuid(),
    payment_request_id bigint not null references payment_request,
    kind text not null,
    length integer not null,
    started_at timestamptz not null,
    pauses jsonb not null default '[]',
    stopped_at timestamptz,
    due_at timestamptz not null,
    extended boolean not null,
    reminded jsonb not null default '[]',
    calendar_version text not null
  )`,
  `create index payment_clock_open on payment_clock (payment_request_id) where stopped_at is null`,
  `create table payment_task (
    id uuid primary key default gen_random_uuid(),
    payment_request_id bigint not null references payment_request,
    kind text not null,
    assignee_id uuid references app_user,
    due_at timestamptz,
    opened_at timestamptz not null default clock_timestamp(),
    closed_at timestamptz,
    closed_by text
  )`,
  `create unique index payment_task_open on payment_task (payment_request_id, kind) where closed_at is null`,
  `create table payment_held (
    payment_request_id bigint primary key references payment_request,
    action text not null,
    command_id text not null,
    actor_id uuid not null references app_user,
    roles text[] not null,
    from_status smallint not null,
    decided_at timestamptz not null,
    takes_effect_at timestamptz not null
  )`,

  // What was funded of a loan, and each decision that funded it: never more than was granted.
  `create table payment_account (
    request_id bigint primary key references loan_request,
    funded_cents bigint not null check (funded_cents >= 0)
  )`,
  `create function guard_funded() returns trigger language plpgsql as $$
  begin
    if new.funded_cents > coalesce((select invega_loan_sum_cents from loan_request where id = new.request_id), 0) then
      raise exception 'more would be funded than was granted';
    end if;
    return new;
  end $$`,
  `create trigger payment_account_funded before insert or update on payment_account
    for each row execute function guard_funded()`,
  `create table payment_ledger_entry (
    id bigint generated always as identity primary key,
    request_id bigint not null references loan_request,
    payment_request_id bigint not null references payment_request,
    command_id text not null,
    action text not null,
    funded_delta_cents bigint not null,
    at timestamptz not null
  )`,
  `create index payment_ledger_entry_request on payment_ledger_entry (request_id)`,

  `create table survey (
    request_id bigint primary key references loan_request,
    starter_rating_id smallint not null check (starter_rating_id between 1 and 4),
    invega_communication_rating_id smallint not null check (invega_communication_rating_id between 1 and 4),
    invega_financial_rating_id smallint not null check (invega_financial_rating_id between 1 and 4),
    answered_at timestamptz not null,
    answered_by uuid not null references app_user
  )`,
];

export const paymentRequests: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
