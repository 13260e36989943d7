import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Texts of documents and mails with versions (decision 0064), and the office each signatory of the provider signs by
 * (decision 0065). Version 1 of a text is in the program; the versions here follow it and are never changed.
 */
const STATEMENTS = [
  `create table text_version (
    key text not null,
    version integer not null check (version > 1),
    parts jsonb not null,
    reason text not null check (length(btrim(reason)) > 0),
    written_by uuid not null references app_user,
    confirmed_by uuid not null references app_user,
    in_force_at timestamptz not null default clock_timestamp(),
    primary key (key, version),
    check (written_by <> confirmed_by)
  )`,
  // At most one draft of a text; \`reason\` says that it waits for the second person.
  `create table text_draft (
    key text primary key,
    parts jsonb not null,
    version integer not null default 1,
    saved_by uuid not null references app_user,
    saved_at timestamptz not null default clock_timestamp(),
    saved_key text not null,
    reason text,
    proposed_by uuid references app_user,
    declined_by uuid references app_user,
    decline_reason text,
    check ((reason is null) = (proposed_by is null)),
    check ((declined_by is null) = (decline_reason is null))
  )`,
  `create table signatory_office (
    id bigint generated always as identity primary key,
    user_id uuid not null references app_user,
    office text,
    basis_number text,
    basis_date date,
    reason text not null check (length(btrim(reason)) > 0),
    made_by uuid not null references app_user,
    made_at timestamptz not null default clock_timestamp(),
    call_key text not null unique,
    check ((office is null) = (basis_number is null) and (office is null) = (basis_date is null))
  )`,
  `create index signatory_office_newest on signatory_office (user_id, id desc)`,
];

export const texts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
