import { sql, type Kysely, type Migration } from 'kysely';

/** When the registers that did not answer in a run are asked again by themselves: the workflow says it, people read it. */
const STATEMENTS = [`alter table register_run add column ask_again_at timestamptz`];

export const askAgain: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
