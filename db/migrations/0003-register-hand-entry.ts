import { sql, type Kysely, type Migration } from 'kysely';

/** Values entered by hand in place of a register that is down; runs that ask some registers only. */
const STATEMENTS = [
  // Who confirms is never who entered: the rule is the table's, not the code's.
  `create table register_hand_entry (
    id uuid primary key default gen_random_uuid(),
    request_id bigint not null references loan_request,
    subject_id bigint not null references register_subject,
    register text not null,
    as_of date not null,
    entered jsonb not null,
    reason text not null,
    file_name text not null,
    content_type text not null,
    size_bytes bigint not null,
    sha256 text not null,
    storage_key text not null,
    upload_key text not null unique,
    entered_by uuid not null references app_user,
    entered_at timestamptz not null default clock_timestamp(),
    state text not null default 'waiting'
      check (state in ('waiting', 'confirmed', 'declined', 'withdrawn', 'overtaken')),
    decided_by uuid references app_user,
    decided_at timestamptz,
    decision_comment text,
    check ((state = 'waiting') = (decided_at is null)),
    check (state not in ('confirmed', 'declined') or (decided_by is not null and decided_by <> entered_by)),
    check (state <> 'withdrawn' or decided_by = entered_by)
  )`,
  `create unique index register_hand_entry_open on register_hand_entry (subject_id, register) where state = 'waiting'`,
  `create index register_hand_entry_request on register_hand_entry (request_id, entered_at desc)`,
  `alter table register_snapshot add column hand_entry_id uuid unique references register_hand_entry`,
  // A poll finds the newest run of a subject without reading its history.
  `create index register_run_subject on register_run (subject_id, started_at desc)`,
  // Since when a register is silent, over its runs: carried from step to step, so that a poll need not look back.
  `alter table register_step add column missing_since timestamptz`,
  // Whoever entered a value does not find the task of confirming it among his own.
  `alter table staff_task add column not_for uuid references app_user`,
];

export const registerHandEntry: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
