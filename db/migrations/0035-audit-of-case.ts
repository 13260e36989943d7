import { sql, type Kysely, type Migration } from 'kysely';

/** The history of a case tells what was done about it beside its moves: its rows of the audit are found by its number. */
export const auditOfCase: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index audit_event_of_request on audit_event (request_id, id)
      where request_id is not null`.execute(db);
  },
};
