// One line for everything that is stored: two equal digests mean that nothing was changed in between.
import { sql } from 'kysely';
import { readdir } from 'node:fs/promises';
import type { Database } from '../../../db/connect.ts';

/**
 * Keys and inputs of calls are kept of refused ones too, that is their use: a retry is recognised by them. A session's row says when it
 * was last seen; what a caller used of its limit is counted.
 */
const BOOKKEEPING = ['idempotency', 'command_input', 'session', 'call_count'];

/** Reads the digest of all rows, but for those of tables left out, and of the names of all stored files. */
export async function digestReader(
  db: Database,
  storageDir: string,
  leftOut: readonly string[] = [],
): Promise<() => Promise<string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname <> all(${[...BOOKKEEPING, ...leftOut]}) order by relname`.execute(db);
  const parts = tables.map(
    ({
      name,
    }) => sql`select ${sql.lit(name)}::text as name, count(*) as n, sum(hashtextextended(t::text, 0)) as content
      from ${sql.table(name)} t`,
  );
  const whole = sql`${sql.join(parts, sql` union all `)}
    union all select 'session', count(*), sum(hashtextextended(id::text || coalesce(revoked_at::text, ''), 0)) from session`;
  // A function keeps its plan: to plan a statement over a hundred tables takes ten times as long as to carry it out.
  await sql`create or replace function digest_of_everything() returns table (name text, n bigint, content numeric) language plpgsql as
    ${sql.lit(`begin return query ${whole.compile(db).sql}; end`)}`.execute(db);
  const query = sql<{ name: string }>`select * from digest_of_everything()`;
  return async () => {
    const [{ rows }, files] = await Promise.all([query.execute(db), filesIn(storageDir)]);
    // Several are read at once, and answer in any order.
    return [...rows.map((row) => JSON.stringify(row)).sort(), ...files].join('\n');
  };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}
