import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Repairs that one person proposes and another carries out (decision 0055), and tries that failed: the engine's own
 * attempts are not read for a page, so whoever fails notes it here. Codes, numbers and instants only.
 */
const STATEMENTS = [
  `create table failed_try (
    id bigint generated always as identity primary key,
    cause text not null,
    request_id bigint references loan_request,
    at timestamptz not null default clock_timestamp()
  )`,
  `create index failed_try_of_cause on failed_try (cause, at desc)`,
  `create table repair_proposal (
    id uuid primary key default gen_random_uuid(),
    cause text not null,
    remedy text not null check (remedy in ('retry', 'return')),
    request_id bigint references loan_request,
    action text,
    reason text not null check (length(btrim(reason)) > 0),
    proposed_by uuid not null references app_user,
    second_id uuid not null references app_user,
    proposed_at timestamptz not null default clock_timestamp(),
    state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'declined', 'withdrawn')),
    decided_by uuid references app_user,
    decided_at timestamptz,
    check (second_id <> proposed_by),
    check (state not in ('confirmed', 'declined') or decided_by = second_id),
    check ((remedy = 'return') = (action is not null and request_id is not null))
  )`,
  `create unique index repair_proposal_waiting on repair_proposal (cause, remedy, coalesce(request_id, 0)) where state = 'waiting'`,
];

export const repair: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
