import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Changes of accounts, schemes and switches with who, why and the second person (decision 0076); absences; call periods
 * that stand in place of those a scheme comes with. Four eyes are in the checks of the table as well.
 */
const STATEMENTS = [
  `create table admin_change (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in
      ('account', 'roles', 'active', 'absence', 'absenceEnd', 'budget', 'period', 'feature')),
    subject text not null,
    before jsonb not null,
    after jsonb not null,
    reason text not null check (length(btrim(reason)) > 0),
    call_key text not null unique,
    proposed_by uuid references app_user,
    proposed_at timestamptz not null default clock_timestamp(),
    needs_second boolean not null,
    state text not null check (state in ('waiting', 'inForce', 'declined', 'withdrawn')),
    decided_by uuid references app_user,
    decided_at timestamptz,
    check (state <> 'waiting' or (needs_second and decided_by is null)),
    check (not needs_second or state not in ('inForce', 'declined') or decided_by <> proposed_by),
    check (not needs_second or state in ('waiting') or decided_by is not null),
    check (kind not in ('roles', 'active') or (proposed_by is distinct from subject::uuid
      and (state = 'withdrawn' or decided_by is distinct from subject::uuid)))
  )`,
  `create unique index admin_change_waiting on admin_change (kind, subject) where state = 'waiting'`,
  `create index admin_change_made on admin_change (proposed_at desc)`,
  `create table absence (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references app_user,
    deputy_id uuid not null references app_user,
    from_day date not null,
    to_day date not null,
    ended_at timestamptz,
    check (user_id <> deputy_id),
    check (from_day <= to_day)
  )`,
  `create index absence_deputy on absence (deputy_id) where ended_at is null`,
  `alter table scheme_budget add column period_from date, add column period_to date,
    add check ((period_from is null) = (period_to is null)), add check (period_from <= period_to)`,
  `create table feature_off (feature text primary key)`,
];

export const administration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
