import { sql } from 'kysely';
import type { Database } from '../../connect.ts';
import type { Tx } from '../command-input.ts';

/**
 * Opens checks for the next companies and people of a batch and answers the ids of all its checks in progress, at most
 * `limit`; none when everybody was asked or the batch is being cancelled. Two requests of one company are one check.
 */
export async function openChecks(db: Tx, batchId: string, limit: number): Promise<string[]> {
  await sql`insert into vmi_check (subject_id, reason, batch_id, requested_by)
    select w.subject_id, case b.kind when 'vmiRenew' then 'massRenew' else 'massCheck' end, b.id, b.started_by
    from batch b cross join lateral (
      select r.subject_id from batch_row r
      where r.batch_id = b.id and r.state = 'waiting'
        and not exists (select 1 from vmi_check c where c.batch_id = b.id and c.subject_id = r.subject_id)
      group by r.subject_id order by min(r.id) limit ${limit}) w
    where b.id = ${batchId}::uuid and b.state = 'inProgress' and b.cancel_asked_at is null
    on conflict (batch_id, subject_id) where batch_id is not null do nothing`.execute(db);
  const { rows } = await sql<{ id: string }>`select c.id from vmi_check c join batch b on b.id = c.batch_id
    where b.id = ${batchId}::uuid and b.cancel_asked_at is null and c.state = 'inProgress'
    order by c.created_at, c.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ends a batch. What still waits was cancelled; a repeated call changes nothing. */
export async function closeBatch(db: Database, batchId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`update batch set finished_at = clock_timestamp(),
        state = case when exists (select 1 from batch_row r where r.batch_id = batch.id and r.state = 'waiting')
          then 'cancelled' else 'finished' end
      where id = ${batchId}::uuid and state = 'inProgress' returning id`.execute(tx);
    if (!rows[0]) return;
    await sql`update vmi_check set state = 'failed', error_code = 'cancelled', finished_at = clock_timestamp()
      where batch_id = ${batchId}::uuid and state = 'inProgress'`.execute(tx);
    await sql`update batch_row set state = 'cancelled', finished_at = clock_timestamp()
      where batch_id = ${batchId}::uuid and state = 'waiting'`.execute(tx);
  });
}

/** Notes that a batch shall stop; false when it is over already. Asking twice is the same as once. */
export async function askToCancel(db: Tx, batchId: string, userId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`with asked as (
      update batch set cancelled_by = coalesce(cancelled_by, ${userId}::uuid),
        cancel_asked_at = coalesce(cancel_asked_at, clock_timestamp())
      where id = ${batchId}::uuid and state = 'inProgress' returning id),
    noted as (insert into audit_event (actor_id, kind, details)
      select ${userId}::uuid, 'batchCancelled', jsonb_build_object('batchId', id::text) from asked)
    select id from asked`.execute(db);
  return rows.length > 0;
}

/** Batches in progress that are older than a moment: their workflow is started again. */
export async function loadOpenBatches(db: Tx, minutes: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from batch
    where state = 'inProgress' and started_at < now() - make_interval(mins => ${minutes})`.execute(db);
  return rows.map(({ id }) => id);
}
