import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Fields of a draft in which the form has put a known value once (decision 0123). Whoever empties one finds it empty again; without
 * this the next opening filled it as if it had never been answered.
 */
export const offeredOnce: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table loan_request_form add column offered text[] not null default '{}'`.execute(db);
  },
};
