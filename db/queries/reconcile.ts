import { sql } from 'kysely';
import type { RowMark } from '../../domain/application/reconciling.ts';
import {
  DECISION_STATUSES,
  FINAL_STATUSES,
  Status,
  statusName,
  type StatusId,
} from '../../domain/application/status.ts';
import type { Tx } from './command-input.ts';
import { UNSENT } from './payment/tables.ts';
import { lastCommandOf } from './request-state.ts';

/** A run of registers lasts at most so long. */
export const RECENT_RUNS_MINUTES = 15;

/**
 * Requests `r` that must have a running workflow: not deleted, and not final unless their decision is still unprinted or
 * unsigned, or payment requests of the ended loan are still to be closed.
 */
const MUST_RUN = sql<boolean>`(r.deleted_at is null and (r.status <> all(${[...FINAL_STATUSES]}::smallint[])
  or (r.status = any(${[...DECISION_STATUSES.rejection]}::smallint[]) and not exists (select 1 from document d
    where d.request_id = r.id and d.kind = 'RejectDecision' and d.state = 'current' and not d.awaits_signature))
  or (r.status = ${Status.terminated} and exists (select 1 from payment_request p where p.request_id = r.id and ${UNSENT}))))`;

/** The row of a case that must have a workflow, and why it is stuck if it is. */
export interface OpenRow {
  id: number;
  stuckCode: string | null;
}

/** Numbers of requests that must have a running workflow, and why those are stuck that are. */
export async function loadOpenRequests(db: Tx, page: { after: number; limit: number }): Promise<OpenRow[]> {
  const { rows } = await sql<OpenRow>`
    select r.id, r.stuck_code as "stuckCode" from loan_request r
    where r.id > ${page.after} and ${MUST_RUN} order by r.id limit ${page.limit}`.execute(db);
  return rows;
}

export interface CaseMark extends RowMark {
  /** Since the newest move; the workflow may be about to learn of it. */
  secondsAgo: number;
}

/** What the rows of requests say now; a request without a row is left out. */
export async function loadMarks(db: Tx, ids: readonly number[]): Promise<Map<number, CaseMark>> {
  const { rows } = await sql<{
    id: number;
    status: StatusId | null;
    version: number;
    lastCommand: string | null;
    mustRun: boolean;
    secondsAgo: number;
  }>`
    select r.id, case when r.deleted_at is null then r.status end as status, r.version,
      ${lastCommandOf(sql.ref('r.id'))} as "lastCommand", ${MUST_RUN} as "mustRun",
      extract(epoch from clock_timestamp() - coalesce(
        (select e.at from request_event e where e.request_id = r.id order by e.id desc limit 1), r.created_at)
      )::float8 as "secondsAgo"
    from loan_request r where r.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(
    rows.map(({ id, status, ...mark }) => [
      id,
      { ...mark, status: status === null ? 'deleted' : statusName(status) },
    ]),
  );
}

/** The moves the database knows of a request. */
export async function loadKnownMoves(
  db: Tx,
  requestId: number,
): Promise<{ version: number; commandId: string }[]> {
  const { rows } = await sql<{ version: number; commandId: string }>`
    select version, command_id as "commandId" from request_event where request_id = ${requestId}`.execute(db);
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

/** Tables whose rows have a workflow named after them, beside the requests. */
const OWNERS = {
  vmiCheck: 'vmi_check',
  massAction: 'batch',
  policyRun: 'policy_run',
  registers: 'register_subject',
} as const;
export type OwnedType = keyof typeof OWNERS;
export const OWNED_TYPES = Object.keys(OWNERS) as OwnedType[];

/** Of these ids those that have a row. */
export async function loadExistingIds(db: Tx, type: OwnedType, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select id::text as id from ${sql.table(OWNERS[type])}
    where id::text = any(${[...ids]}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
