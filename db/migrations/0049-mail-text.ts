import { sql, type Kysely, type Migration } from 'kysely';

/** Which version of its text a mail went out with; empty until it is sent, and for those sent before. */
export const mailTextVersion: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(`alter table outbox add column text_version integer`).execute(db);
  },
};
