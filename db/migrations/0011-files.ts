import { sql, type Kysely, type Migration } from 'kysely';

/** What the virus scanner said of uploaded files; documents the portal made itself need no scan and say nothing. */
const STATEMENTS = [
  `alter table attachment
    add column scan_state text not null default 'unchecked' check (scan_state in ('unchecked', 'clean', 'infected')),
    add column scanned_at timestamptz`,
  `create index attachment_unscanned on attachment (uploaded_at) where scan_state = 'unchecked' and deleted_at is null`,
  `alter table document
    add column scan_state text check (scan_state in ('unchecked', 'clean', 'infected')),
    add column scanned_at timestamptz`,
  `create index document_unscanned on document (created_at) where scan_state = 'unchecked'`,
  `create index document_staged on document (created_at) where state = 'staged'`,
];

export const files: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
