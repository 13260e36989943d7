import { sql, type Kysely, type Migration } from 'kysely';

/** What the validation of a signature said: in words on the case, whole as evidence. Also of a signature that was refused. */
const STATEMENTS = [
  `create table signature_report (
    signing_id uuid primary key references signing,
    checked_at timestamptz not null default clock_timestamp(),
    checked_by text not null check (checked_by in ('service', 'portal')),
    policy text,
    finding jsonb not null,
    full_report jsonb not null
  )`,
];

export const signatureReports: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
