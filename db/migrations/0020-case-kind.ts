import { sql, type Kysely, type Migration } from 'kysely';

/**
 * The command log is shared by all kinds of cases, since a command id is one for the whole portal (decision 0031). What a
 * previous version writes meanwhile is about loan requests.
 */
const STATEMENTS = [`alter table command_log add column case_kind text not null default 'loanRequest'`];

export const caseKind: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
