import { sql } from 'kysely';
import { firstNumberAfter, NUMBER_STEP } from '../../domain/application/reconciling.ts';
import type { Database } from '../connect.ts';
import type { Tx } from './command-input.ts';

export type EpochReason = 'operator' | 'databaseOlder' | 'engineOlder' | 'numberTaken';

export interface Epoch {
  id: number;
  reason: EpochReason;
  /** The last number drawn before. */
  lastNumber: number;
  /** The first one drawn after. */
  nextNumber: number;
  openedAt: Date;
}

/** One at a time, or two would both find the old numbers. */
const LOCK = 7_317_018;

/** Ids that the engine or people outside hold beside the requests' numbers. */
const OTHER_NUMBERS = sql`array['submission_number', 'payment_request_number',
  pg_get_serial_sequence('register_subject', 'id')]`;

/**
 * Opens an epoch: databases of different instants have met, so numbers that were given may be unknown here. Sequences
 * leap past `beyond` (the highest number the engine knows) and past their own place; they only ever go forward, so a
 * number drawn meanwhile is safe. Answers null when the numbers are beyond it already (`numberTaken`).
 */
export async function openEpoch(
  db: Database,
  given: { reason: EpochReason; beyond: number; reportId: number | null },
): Promise<Epoch | null> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    const lastNumber = await lastDrawn(tx);
    if (given.reason === 'numberTaken' && lastNumber >= firstNumberAfter(given.beyond) - 1) return null;
    const nextNumber = firstNumberAfter(Math.max(lastNumber, given.beyond));
    await sql`select max(nextval('loan_request_number'))
      from generate_series(1, ${nextNumber - 1 - lastNumber}::bigint)`.execute(tx);
    await sql`select max(nextval(s::regclass)) from unnest(${OTHER_NUMBERS}) s, generate_series(1, ${NUMBER_STEP}::int)`.execute(
      tx,
    );
    const { rows } = await sql<Epoch>`
      insert into restore_epoch (report_id, reason, last_number, next_number)
      values (${given.reportId}, ${given.reason}, ${lastNumber}, ${nextNumber})
      returning id, reason, last_number as "lastNumber", next_number as "nextNumber", opened_at as "openedAt"`.execute(
      tx,
    );
    return rows[0]!;
  });
}

async function lastDrawn(tx: Tx): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select case when is_called then last_value else last_value - 1 end as last from loan_request_number`.execute(
    tx,
  );
  return rows[0]!.last;
}

/** The newest epochs first. */
export async function listEpochs(db: Tx, limit: number): Promise<Epoch[]> {
  const { rows } =
    await sql<Epoch>`select id, reason, last_number as "lastNumber", next_number as "nextNumber",
    opened_at as "openedAt" from restore_epoch order by id desc limit ${limit}`.execute(db);
  return rows;
}

/** Whether this run of the reconciler has opened an epoch. */
export async function hasEpoch(db: Tx, reportId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from restore_epoch where report_id = ${reportId}`.execute(db);
  return rows.length > 0;
}

/** What is known of earlier runs of the reconciler, to be compared with those the engine knows. */
export interface RunMemory {
  /** Runs that began later belong to this epoch; null: nothing is known. */
  since: Date | null;
  /** The newest that has ended within a retention no engine goes below. */
  newest: { workflowId: string; runId: string } | null;
}

export async function loadRunMemory(db: Tx): Promise<RunMemory> {
  const { rows } = await sql<{ since: Date | null; workflowId: string | null; runId: string | null }>`
    with s as (select greatest((select min(started_at) from reconcile_report where workflow_run_id is not null),
        (select max(opened_at) from restore_epoch)) as since)
    select s.since, n.workflow_id as "workflowId", n.workflow_run_id as "runId" from s left join lateral (
      select workflow_id, workflow_run_id from reconcile_report
      where workflow_run_id is not null and started_at > s.since - interval '1 microsecond'
        and finished_at > now() - interval '12 hours'
      order by started_at desc limit 1) n on true`.execute(db);
  const { since, workflowId, runId } = rows[0]!;
  return { since, newest: workflowId && runId ? { workflowId, runId } : null };
}

/** Of these runs those without a report. */
export async function unknownRuns(db: Tx, runIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select asked.run as id from unnest(${[...runIds]}::text[]) asked(run)
    where not exists (select 1 from reconcile_report r where r.workflow_run_id = asked.run)`.execute(db);
  return rows.map(({ id }) => id);
}
