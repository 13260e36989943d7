import { sql } from 'kysely';
import type { Tx } from '../command-input.ts';

export type ScreeningReason = 'submission' | 'renewal';

export interface ScreeningRun {
  id: string;
  requestId: number;
}

/** The open run with that id; null when it is finished, or another has taken its place. */
export async function openRun(db: Tx, runId: string): Promise<ScreeningRun | null> {
  const row = await db
    .selectFrom('screening_run')
    .select(['id', 'request_id'])
    .where('id', '=', runId)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return row ? { id: row.id, requestId: row.request_id } : null;
}

/** Makes a screening due. One that has not ended is given up: what it would look up is not what counts any more. */
export async function beginRun(
  db: Tx,
  run: { requestId: number; reason: ScreeningReason; startedBy: string | null },
): Promise<void> {
  await abandonRun(db, run.requestId);
  await db
    .insertInto('screening_run')
    .values({ request_id: run.requestId, reason: run.reason, started_by: run.startedBy })
    .execute();
}

/** Gives up the open run of a request, if there is one. */
export async function abandonRun(db: Tx, requestId: number): Promise<void> {
  await sql`update screening_run set finished_at = clock_timestamp(), outcome = 'abandoned'
    where request_id = ${requestId} and finished_at is null`.execute(db);
}

/** Whether the lists are being asked about a request right now. */
export async function isScreeningOpen(db: Tx, requestId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from screening_run
    where request_id = ${requestId} and finished_at is null`.execute(db);
  return rows.length > 0;
}

/** Notes one more try of a run. */
export async function noteAttempt(db: Tx, runId: string): Promise<void> {
  await sql`update screening_run set attempts = attempts + 1
    where id = ${runId}::uuid and finished_at is null`.execute(db);
}

/** Notes why the lists did not answer; `failing_since` keeps the first time. */
export async function noteFailure(db: Tx, runId: string, code: string): Promise<void> {
  await sql`update screening_run set failure_code = ${code},
      failing_since = coalesce(failing_since, clock_timestamp())
    where id = ${runId}::uuid and finished_at is null`.execute(db);
}
