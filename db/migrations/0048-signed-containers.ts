import { sql, type Kysely, type Migration } from 'kysely';

/** What was found in a signed container when it came; empty for other files, and for those that came before. */
export const signedContainers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(`alter table representative_file add column container jsonb`).execute(db);
  },
};
