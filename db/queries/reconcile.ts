import { sql } from 'kysely';
import type { StatusId } from '../../domain/application/status.ts';
import type { Tx } from './command-input.ts';

/** A run of registers lasts at most so long. */
export const RECENT_RUNS_MINUTES = 15;

/** Requests that must have a running workflow: not deleted, and not final unless their decision is still unprinted. */
export async function loadOpenRequests(
  db: Tx,
  page: { after: number; limit: number },
): Promise<{ id: number; status: StatusId; stuckCode: string | null }[]> {
  const { rows } = await sql<{ id: number; status: StatusId; stuckCode: string | null }>`
    select r.id, r.status, r.stuck_code as "stuckCode" from loan_request r
    where r.id > ${page.after} and r.deleted_at is null and (r.status not in (4, 10)
      or (r.status = 4 and not exists (select 1 from document d
        where d.request_id = r.id and d.kind = 'RejectDecision' and d.state = 'current')))
    order by r.id limit ${page.limit}`.execute(db);
  return rows;
}

/** Runs that are in progress longer than they can be. */
export async function loadOrphanedRuns(
  db: Tx,
  minutes: number,
): Promise<{ subjectId: number; runId: string }[]> {
  const { rows } = await sql<{ subjectId: number; runId: string }>`
    select subject_id as "subjectId", id as "runId" from register_run
    where state = 'inProgress' and started_at < now() - make_interval(mins => ${minutes})`.execute(db);
  return rows;
}
