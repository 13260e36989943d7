import { sql, type Kysely, type Migration } from 'kysely';

/** What the approver bound the contract to, who did, and what the manager proposes after the contract is signed. */
const STATEMENTS = [
  `alter table loan_request
    add column approved_sum_cents bigint check (approved_sum_cents > 0),
    add column approved_rate_bp integer check (approved_rate_bp > 0),
    add column approved_margin_bp integer check (approved_margin_bp >= 0),
    add column approved_term_months smallint check (approved_term_months > 0),
    add column approved_delay_months smallint check (approved_delay_months >= 0),
    add column approvers uuid[] not null default '{}'`,
  `create table terms_proposal (
    id uuid primary key default gen_random_uuid(),
    request_id bigint not null references loan_request,
    kind text not null check (kind in ('increase', 'change')),
    sum_cents bigint not null check (sum_cents > 0),
    rate_bp integer,
    payment_term date,
    reason text not null,
    proposed_by uuid not null references app_user,
    proposed_at timestamptz not null default now(),
    confirmed_by uuid references app_user check (confirmed_by <> proposed_by),
    confirmed_at timestamptz,
    closed_at timestamptz
  )`,
  `create unique index terms_proposal_open on terms_proposal (request_id, kind) where closed_at is null`,
  `create index terms_proposal_request on terms_proposal (request_id)`,
];

export const approvedTerms: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
