import { sql, type Kysely, type Migration } from 'kysely';

/**
 * A notice may be for a party about no request: the owner of rented premises is told of a bill to confirm and is to learn nothing
 * of the tenant's request (decision 0109).
 */
export const noticesOfOwners: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table notification alter column request_id drop not null,
      add column party_id bigint references party,
      add constraint notification_is_about check ((request_id is null) <> (party_id is null))`.execute(db);
    await sql`create index notification_of_party on notification (party_id, created_at desc)
      where party_id is not null`.execute(db);
  },
};
