import { sql, type Kysely, type Migration } from 'kysely';

/** Files of staff with values for many parties: what was read, what it would change, what was applied and undone. */
const STATEMENTS = [
  `create table data_import (
    id uuid primary key default gen_random_uuid(),
    file_type smallint not null check (file_type = 1),
    file_name text not null,
    size_bytes bigint not null,
    sha256 text not null,
    storage_key text not null,
    upload_key text not null unique,
    uploaded_by uuid not null references app_user,
    uploaded_at timestamptz not null default now(),
    state text not null default 'parsing' check (state in ('parsing', 'refused', 'checked', 'applied', 'undone')),
    refusal text,
    attempts integer not null default 0,
    reading_until timestamptz,
    read_at timestamptz,
    sheet_name text,
    counts jsonb not null default '{}',
    applied_by uuid references app_user,
    applied_at timestamptz,
    applied_key text,
    undone_by uuid references app_user,
    undone_at timestamptz,
    undone_key text
  )`,
  `create index data_import_newest on data_import (uploaded_at desc)`,
  `create index data_import_unread on data_import (uploaded_at) where state = 'parsing'`,
  // An answer that came with a file says which; the one that takes it back says so, too, and which answer it restores (for
  // its marks). withdrawn: there is no answer any more.
  `alter table register_snapshot
    add column import_id uuid references data_import,
    add column undoes_import_id uuid references data_import,
    add column restores_id bigint references register_snapshot,
    add column withdrawn boolean not null default false`,
  `create table import_row (
    import_id uuid not null references data_import on delete cascade,
    row_number integer not null,
    party_kind text check (party_kind in ('company', 'person')),
    code text,
    is_doubtful boolean not null default false,
    month text,
    employees integer,
    shown jsonb not null,
    problems jsonb not null default '[]',
    outcome text check (outcome in ('wrong', 'unknown', 'older', 'changed', 'new', 'unchanged')),
    previous_employees integer,
    previous_month text,
    previous_snapshot_id bigint references register_snapshot,
    apply_result text check (apply_result in ('applied', 'overtaken')),
    snapshot_id bigint references register_snapshot,
    undo_result text check (undo_result in ('undone', 'kept')),
    primary key (import_id, row_number)
  )`,
  `create index import_row_outcome on import_row (import_id, outcome, row_number)`,
];

export const imports: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
