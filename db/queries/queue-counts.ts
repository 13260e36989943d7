import { sql } from 'kysely';
import { QUEUES, type QueueKey } from '../../domain/tasks/queues.ts';
import type { Tx } from './command-input.ts';
import { queueConditions, type Viewer } from './manager-filter.ts';

/** How many requests each queue of the inbox holds now for this person. */
export async function countQueues(db: Tx, viewer: Viewer): Promise<Map<QueueKey, number>> {
  const counts = QUEUES.map(({ key, filter }) => {
    const where = sql.join(queueConditions(filter, viewer), sql` and `);
    return sql`count(*) filter (where ${where})::int as ${sql.ref(key)}`;
  });
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)} from loan_request r
    where r.deleted_at is null`.execute(db);
  return new Map(QUEUES.map(({ key }) => [key, rows[0]?.[key] ?? 0]));
}
