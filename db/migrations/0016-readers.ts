import { sql, type Kysely, type Migration } from 'kysely';

/** Who looked into a case, who reads a comment, and every version of the notes approver and signatory keep. */
const STATEMENTS = [
  `create table case_read (
    id bigint generated always as identity primary key,
    request_id bigint not null references loan_request,
    reader_id uuid not null references app_user,
    kind text not null,
    session_kind text not null,
    at timestamptz not null default clock_timestamp()
  )`,
  `create index case_read_recent on case_read (request_id, reader_id, kind, at desc)`,

  // Null: written by a version that did not know of readers; what it meant is read off the action.
  `alter table request_event add column comment_reader text check (comment_reader in ('applicant', 'staff'))`,

  `create table evaluator_note (
    request_id bigint not null references loan_request,
    kind text not null check (kind in ('approver', 'signatory')),
    version integer not null,
    text text,
    author_id uuid references app_user,
    at timestamptz not null default clock_timestamp(),
    primary key (request_id, kind, version)
  )`,
  `insert into evaluator_note (request_id, kind, version, text, author_id, at)
    select id, 'approver', 1, approvers_comment, approved_by, coalesce(approved_at, status_changed_at)
    from loan_request where approvers_comment is not null
    union all
    select id, 'signatory', 1, signatorys_comment, null, status_changed_at
    from loan_request where signatorys_comment is not null`,
  // Kept by the table, so that no writer, the previous version neither, changes a note without a trace.
  `create function keep_note() returns trigger language plpgsql as $$
  declare author uuid := nullif(current_setting('portal.actor', true), '')::uuid;
  begin
    if new.approvers_comment is distinct from old.approvers_comment then
      insert into evaluator_note (request_id, kind, version, text, author_id)
      select new.id, 'approver', coalesce(max(version), 0) + 1, new.approvers_comment, author
      from evaluator_note where request_id = new.id and kind = 'approver';
    end if;
    if new.signatorys_comment is distinct from old.signatorys_comment then
      insert into evaluator_note (request_id, kind, version, text, author_id)
      select new.id, 'signatory', coalesce(max(version), 0) + 1, new.signatorys_comment, author
      from evaluator_note where request_id = new.id and kind = 'signatory';
    end if;
    return null;
  end $$`,
  `create trigger loan_request_note after update of approvers_comment, signatorys_comment on loan_request
    for each row execute function keep_note()`,
];

export const readers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
