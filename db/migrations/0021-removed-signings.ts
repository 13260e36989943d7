import { sql, type Kysely, type Migration } from 'kysely';

/** A signing that has ended is deleted at the provider; when, stands here. The index holds only those still to be deleted. */
const STATEMENTS = [
  `alter table signing add column removed_at timestamptz`,
  `create index signing_to_remove on signing (finished_at)
    where removed_at is null and provider_token is not null and state in ('completed', 'cancelled')`,
];

export const removedSignings: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
