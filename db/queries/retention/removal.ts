import { sql } from 'kysely';
import type { Database, Tx } from '../../connect.ts';
import { isStillDue } from './due.ts';

/** What is to go after the rows have: bytes, and histories of the engine. */
export interface LeftOver {
  keys: string[];
  payments: number[];
}

export interface Removing {
  requestId: number;
  /** Null: its rows are still there. */
  leftOver: LeftOver | null;
}

/** The next of a list that is not done with, by number. */
export async function nextToRemove(db: Tx, listId: number, limit: number): Promise<Removing[]> {
  const { rows } = await sql<Removing>`select request_id as "requestId", left_over as "leftOver"
    from retention_item where list_id = ${listId} and state in ('listed', 'rowsGone')
    order by request_id limit ${limit}`.execute(db);
  return rows;
}

/** Numbers of the payment requests of a case, whose histories go with it. */
export async function paymentsOf(db: Tx, requestId: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select id from payment_request where request_id = ${requestId}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Takes every row of the case away, unless it is held or no longer due by now: then the item says so and it stays. */
export async function removeRows(
  db: Database,
  { listId, requestId, today }: { listId: number; requestId: number; today: string },
): Promise<LeftOver | null> {
  return db.transaction().execute(async (tx) => {
    // A case of ten years may hold many rows.
    await sql`set local statement_timeout to '5min'`.execute(tx);
    const standing = await isStillDue(tx, requestId, today);
    const kept = standing === 'due' ? await removeCase(tx, listId, requestId) : standing;
    if (kept !== 'rowsGone') {
      await sql`update retention_item set state = ${kept}, decided_at = clock_timestamp()
        where list_id = ${listId} and request_id = ${requestId} and state = 'listed'`.execute(tx);
      return null;
    }
    const { rows } = await sql<{ leftOver: LeftOver }>`select left_over as "leftOver" from retention_item
      where list_id = ${listId} and request_id = ${requestId}`.execute(tx);
    return rows[0]!.leftOver;
  });
}

async function removeCase(tx: Tx, listId: number, requestId: number): Promise<'held' | 'rowsGone'> {
  const { rows } = await sql<{
    kept: 'held' | 'rowsGone';
  }>`select remove_case(${listId}, ${requestId}) as kept`.execute(tx);
  return rows[0]!.kept;
}

/** Nothing of it is left anywhere. What was left to do is forgotten with it. */
export async function noteRemoved(
  db: Tx,
  { listId, requestId, files, runs }: { listId: number; requestId: number; files: number; runs: number },
): Promise<void> {
  await sql`update retention_item set state = 'removed', files = ${files}, runs = ${runs}, left_over = null,
      decided_at = clock_timestamp()
    where list_id = ${listId} and request_id = ${requestId} and state = 'rowsGone'`.execute(db);
}

/** Whether a number belonged to a request that was removed on purpose. */
export async function wasRemoved(db: Tx, requestId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from retention_item where request_id = ${requestId}
    and state in ('rowsGone', 'removed') limit 1`.execute(db);
  return rows.length > 0;
}

/** Removes answers about companies nobody applies for that are older; answers how many companies. */
export async function forgetStrangers(db: Tx, before: Date): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select forget_strangers(${before}) as gone`.execute(db);
  return rows[0]!.gone;
}
