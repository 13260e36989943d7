import { sql } from 'kysely';
import { COUNTED_MOST, QUEUES, type QueueKey } from '../../domain/tasks/queues.ts';
import type { Tx } from './command-input.ts';
import { queueConditions, type Viewer } from './manager-filter.ts';

/** How many requests each queue of the inbox holds now for this person, counted up to COUNTED_MOST and one more. */
export async function countQueues(db: Tx, viewer: Viewer): Promise<Map<QueueKey, number>> {
  const counts = QUEUES.map(({ key, filter }) => {
    const where = sql.join([sql`r.deleted_at is null`, ...queueConditions(filter, viewer)], sql` and `);
    return sql`(select count(*)::int from (select from loan_request r where ${where} limit ${COUNTED_MOST + 1}) x)
      as ${sql.ref(key)}`;
  });
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db);
  return new Map(QUEUES.map(({ key }) => [key, rows[0]?.[key] ?? 0]));
}
