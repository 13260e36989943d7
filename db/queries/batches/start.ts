import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../connect.ts';
import type { DB } from '../../schema.gen.ts';
import { conditionsOf, type RequestFilter, type Viewer } from '../manager-filter.ts';

export type BatchKind = 'vmiRenew' | 'vmiAdditionalCheck';

/** Which requests: those of a filter as they are now, or those an earlier batch left undone: failed or cancelled. */
export type Rows = { filter: RequestFilter; viewer: Viewer } | { undoneIn: string };

export interface NewBatch {
  kind: BatchKind;
  /** The filter as it was sent, for those who read of the batch later. */
  filter: unknown;
  /** Batches of one kind and key are the same. */
  filterKey: string;
  startedBy: string;
  /** A repeated call finds the batch it made. */
  commandId: string;
  rows: Rows;
}

export type Started =
  { outcome: 'started'; batchId: string } | { outcome: 'running'; batchId: string } | { outcome: 'empty' };

class NothingToDo extends Error {}

/** Freezes the requests that fit into rows of a new batch. Refuses a second batch like one in progress. */
export async function startBatch(db: Database, batch: NewBatch): Promise<Started> {
  try {
    return await db.transaction().execute((tx) => freeze(tx, batch));
  } catch (error) {
    if (error instanceof NothingToDo) return { outcome: 'empty' };
    throw error;
  }
}

async function freeze(tx: Transaction<DB>, batch: NewBatch): Promise<Started> {
  const earlier = await tx
    .selectFrom('batch')
    .select('id')
    .where('command_id', '=', batch.commandId)
    .executeTakeFirst();
  if (earlier) return { outcome: 'started', batchId: earlier.id };
  const repeatOf = 'undoneIn' in batch.rows ? batch.rows.undoneIn : null;
  const { rows: made } = await sql<{ id: string }>`
    insert into batch (kind, filter, filter_key, repeat_of, command_id, started_by)
    values (${batch.kind}, ${JSON.stringify(batch.filter)}::jsonb, ${batch.filterKey}, ${repeatOf}::uuid,
      ${batch.commandId}, ${batch.startedBy}::uuid)
    on conflict (kind, filter_key) where state = 'inProgress' do nothing returning id`.execute(tx);
  if (!made[0]) {
    const running = await tx
      .selectFrom('batch')
      .select('id')
      .where('kind', '=', batch.kind)
      .where('filter_key', '=', batch.filterKey)
      .where('state', '=', 'inProgress')
      .executeTakeFirst();
    return running ? { outcome: 'running', batchId: running.id } : freeze(tx, batch);
  }
  const batchId = made[0].id;
  const total = await addRows(tx, batchId, chosen(batch.rows));
  if (total === 0) throw new NothingToDo();
  await sql`update batch set total = ${total} where id = ${batchId}::uuid`.execute(tx);
  await sql`insert into audit_event (actor_id, kind, details) values (${batch.startedBy}::uuid, 'batchStarted',
    jsonb_build_object('batchId', ${batchId}::text, 'kind', ${batch.kind}::text, 'total', ${total}::int))`.execute(
    tx,
  );
  return { outcome: 'started', batchId };
}

function chosen(rows: Rows): RawBuilder<unknown> {
  if ('undoneIn' in rows) {
    return sql`select r.* from loan_request r join batch_row o on o.request_id = r.id
      where o.batch_id = ${rows.undoneIn}::uuid and o.state in ('failed', 'cancelled') and r.deleted_at is null`;
  }
  const where = sql.join(conditionsOf(rows.filter, rows.viewer), sql` and `);
  return sql`select r.* from loan_request r where ${where}`;
}

/** Freezes the requests; companies and people nobody asked about become subjects of the registers first. */
async function addRows(tx: Transaction<DB>, batchId: string, requests: RawBuilder<unknown>): Promise<number> {
  const parties = sql`select q.id, case q.login_type when 'Company' then 'company' else 'person' end as kind, p.code
    from (${requests}) q join party p on p.id = q.party_id`;
  await sql`insert into register_subject (kind, code) select distinct kind, code from (${parties}) x
    on conflict (kind, code) do nothing`.execute(tx);
  const { rows } = await sql<{ added: number }>`with added as (
      insert into batch_row (batch_id, request_id, subject_id) select ${batchId}::uuid, x.id, s.id
      from (${parties}) x join register_subject s on s.kind = x.kind and s.code = x.code order by x.id
      returning 1)
    select count(*)::int as added from added`.execute(tx);
  return rows[0]!.added;
}
