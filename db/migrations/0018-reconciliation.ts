import { sql, type Kysely, type Migration } from 'kysely';

/** What the reconciler found and did, and the moments at which databases of different instants met. */
const STATEMENTS = [
  `create table reconcile_report (
    id bigint generated always as identity primary key,
    workflow_id text,
    workflow_run_id text unique,
    started_at timestamptz not null default clock_timestamp(),
    finished_at timestamptz,
    checked integer not null default 0,
    listed integer not null default 0
  )`,
  `create index reconcile_report_newest on reconcile_report (started_at desc)`,
  `create table reconcile_finding (
    id bigint generated always as identity primary key,
    report_id bigint not null references reconcile_report on delete cascade,
    kind text not null check (kind in ('missing', 'behind', 'ahead', 'forked', 'notEnded', 'orphan', 'poisoned')),
    measure text not null check (measure in ('resumed', 'resynced', 'restarted', 'quarantined', 'ended', 'flagged')),
    request_number bigint,
    workflow_id text not null,
    workflow_run_id text,
    row_status text,
    row_version integer,
    held_status text,
    held_version integer,
    lost jsonb not null default '[]',
    needs_person boolean not null,
    found_at timestamptz not null default clock_timestamp(),
    acknowledged_at timestamptz,
    acknowledged_by uuid references app_user
  )`,
  `create unique index reconcile_finding_once on reconcile_finding (report_id, workflow_id, kind)`,
  `create index reconcile_finding_open on reconcile_finding (request_number)
    where needs_person and acknowledged_at is null`,
  `create table restore_epoch (
    id bigint generated always as identity primary key,
    report_id bigint references reconcile_report on delete set null,
    reason text not null check (reason in ('operator', 'databaseOlder', 'engineOlder', 'numberTaken')),
    last_number bigint not null,
    next_number bigint not null,
    opened_at timestamptz not null default clock_timestamp()
  )`,
];

export const reconciliation: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
