import { sql, type Kysely, type Migration } from 'kysely';

/** Mails that came back after the server had taken them, with the status its notification named (RFC 3463; decision 0052). */
export const bouncedMail: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`alter table outbox add column bounced_at timestamptz, add column bounce_status text`)
      .execute(db);
  },
};
