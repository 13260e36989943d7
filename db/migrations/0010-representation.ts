import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Who may act for whom. An authorisation names one person (by personal code) for one represented party and neither
 * ever changes, so a record that keeps the authorisation keeps whom the person acted for.
 */
const STATEMENTS = [
  `create table representative (
    id uuid primary key default gen_random_uuid(),
    party_id bigint not null references party,
    personal_code text not null check (personal_code ~ '^[0-9]{11}$'),
    first_name text not null,
    last_name text not null,
    valid_from date not null,
    valid_to date not null,
    created_at timestamptz not null default now(),
    created_by uuid not null references app_user,
    created_key text not null unique,
    changed_at timestamptz not null default now(),
    changed_by uuid not null references app_user,
    last_used_at timestamptz,
    deleted_at timestamptz,
    deleted_by uuid references app_user,
    check (valid_to >= valid_from)
  )`,
  `create index representative_party on representative (party_id) where deleted_at is null`,
  `create index representative_person on representative (personal_code) where deleted_at is null`,
  `create function guard_representative() returns trigger language plpgsql as $$
  begin
    if new.party_id <> old.party_id or new.personal_code <> old.personal_code then
      raise exception 'an authorisation never passes to another person or party';
    end if;
    if old.deleted_at is not null and new is distinct from old then
      raise exception 'a removed authorisation stays as it was';
    end if;
    return new;
  end $$`,
  `create trigger representative_guard before update on representative
    for each row execute function guard_representative()`,
  `create table representative_file (
    representative_id uuid not null references representative,
    number smallint not null check (number > 0),
    file_name text not null,
    content_type text not null,
    size_bytes integer not null,
    sha256 text not null,
    storage_key text not null,
    uploaded_at timestamptz not null default now(),
    uploaded_by uuid not null references app_user,
    upload_key text not null unique,
    primary key (representative_id, number)
  )`,

  // A token is bound to one party: the one of the login itself, or one that the person represents.
  `alter table session add column self_party_id bigint references party,
    add column representative_id uuid references representative`,
  `update session set self_party_id = party_id where kind = 'applicant'`,
  `alter table session add constraint session_represents
    check (representative_id is null or self_party_id is not null)`,
  `alter table login_code add column self_party_id bigint references party,
    add column representative_id uuid references representative`,

  // The records say under which authorisation a person acted; empty: in their own name.
  `alter table command_input add column representative_id uuid references representative`,
  `alter table request_event add column representative_id uuid references representative`,
  `alter table submission add column representative_id uuid references representative`,
  `alter table signing add column representative_id uuid references representative`,
  `alter table comment add column representative_id uuid references representative`,
  `alter table attachment add column representative_id uuid references representative`,
  `alter table consent add column representative_id uuid references representative`,

  // Every consent ever given, beside the one that is in force.
  `create table consent_event (
    id bigint generated always as identity primary key,
    party_id bigint not null references party,
    user_id uuid not null references app_user,
    representative_id uuid references representative,
    email text not null,
    phone text not null,
    text_version text not null,
    at timestamptz not null default now()
  )`,
  `insert into consent_event (party_id, user_id, email, phone, text_version, at)
    select party_id, user_id, email, phone, text_version, accepted_at from consent`,
];

export const representation: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
