import { sql, type Kysely, type Migration } from 'kysely';

/**
 * A decision may wait for the signatory (decision 0046). Documents from before, and those of an installation that does not
 * sign its decisions, wait for nobody. A session may be about a document the status does not name; several sessions of one
 * person may be signed in one batch at the provider.
 */
const STATEMENTS = [
  `alter table document add column awaits_signature boolean not null default false`,
  `create table signing_batch (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references app_user,
    provider_token text,
    created_at timestamptz not null default now()
  )`,
  `create table signing_batch_row (
    batch_id uuid not null references signing_batch,
    position integer not null,
    request_id bigint not null references loan_request,
    document_id uuid references document,
    signing_id uuid references signing,
    refused_code text,
    primary key (batch_id, position)
  )`,
  `create index signing_batch_row_signing on signing_batch_row (signing_id)`,
];

export const signedDecisions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
