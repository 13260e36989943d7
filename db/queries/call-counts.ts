import { sql } from 'kysely';
import type { Tx } from '../connect.ts';

/** Minutes after which nobody asks for a count any more. */
const KEPT_MINUTES = 5;

/** Adds calls of a caller to a minute (minutes since 1970) and answers how many all processes have counted in it. */
export async function countCalls(
  db: Tx,
  { caller, minute, hits }: { caller: string; minute: number; hits: number },
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    insert into call_count (caller, minute, hits) values (${caller}, ${minute}, ${hits})
    on conflict (caller, minute) do update set hits = call_count.hits + excluded.hits
    returning hits as total`.execute(db);
  return rows[0]!.total;
}

export async function removeOldCounts(db: Tx, now: Date): Promise<void> {
  await sql`delete from call_count where minute < ${Math.floor(now.getTime() / 60_000) - KEPT_MINUTES}`.execute(
    db,
  );
}
