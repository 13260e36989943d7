import { sql, type Kysely, type Migration } from 'kysely';

/**
 * What all processes of an installation count together: calls of a caller in a minute, and turns at a register. Unlogged: a
 * database that fell starts at zero, as each process did before.
 */
export const sharedLimits: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create unlogged table call_count (
      caller text not null,
      minute integer not null,
      hits integer not null,
      primary key (caller, minute)
    )`.execute(db);
    await sql`create unlogged table register_gate (
      register text primary key,
      next_at timestamptz not null,
      open_until timestamptz not null default '-infinity'
    )`.execute(db);
  },
};
