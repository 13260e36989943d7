import { sql } from 'kysely';
import type { Tx } from '../command-input.ts';

/**
 * For the rest of this transaction: statements over all rows of an import. The rows are new and have no statistics yet, so that
 * the planner takes them for a handful and compares each with each; a hundred thousand of them also take their time.
 */
export async function planForMany(tx: Tx): Promise<void> {
  await sql`set local enable_nestloop = off`.execute(tx);
  await sql`set local statement_timeout = '120s'`.execute(tx);
}
