import { sql, type RawBuilder } from 'kysely';
import type { Json } from '../../schema.gen.ts';
import type { Tx } from '../command-input.ts';
import type { BatchKind } from './start.ts';

export interface BatchFailure {
  requestId: number;
  name: string;
  code: string;
}

export interface BatchProgress {
  id: string;
  kind: BatchKind;
  state: 'inProgress' | 'finished' | 'cancelled';
  filter: Json;
  repeatOf: string | null;
  total: number;
  /** Asked, and not answered yet. */
  sent: number;
  done: number;
  failed: number;
  cancelled: number;
  startedBy: string;
  startedById: string;
  startedAt: Date;
  finishedAt: Date | null;
  cancelAsked: boolean;
  /** The first of them, by number of request. */
  failures: BatchFailure[];
}

const SHOWN_FAILURES = 200;

function select(where: RawBuilder<unknown>, limit: number): RawBuilder<BatchProgress> {
  return sql<BatchProgress>`select b.id, b.kind, b.state, b.filter, b.repeat_of as "repeatOf", b.total,
      n.sent, n.done, n.failed, n.cancelled, u.first_name || ' ' || u.last_name as "startedBy",
      b.started_by as "startedById", b.started_at as "startedAt", b.finished_at as "finishedAt",
      b.cancel_asked_at is not null as "cancelAsked",
      coalesce((select jsonb_agg(x) from (select r.request_id as "requestId", q.applicant_name as name, r.error_code as code
        from batch_row r join loan_request q on q.id = r.request_id
        where r.batch_id = b.id and r.state = 'failed' order by r.request_id limit ${SHOWN_FAILURES}) x), '[]') as failures
    from batch b join app_user u on u.id = b.started_by
    cross join lateral (select count(*) filter (where r.state = 'done')::int as done,
      count(*) filter (where r.state = 'failed')::int as failed,
      count(*) filter (where r.state = 'cancelled')::int as cancelled,
      count(*) filter (where r.state = 'waiting' and r.subject_id in (select c.subject_id from vmi_check c
        where c.batch_id = b.id and c.state = 'inProgress' and c.query_id is not null))::int as sent
      from batch_row r where r.batch_id = b.id) n
    where ${where} order by b.started_at desc limit ${limit}`;
}

/** How far a batch is, and which rows failed; null when there is none. */
export async function findBatch(db: Tx, id: string): Promise<BatchProgress | null> {
  const { rows } = await select(sql`b.id = ${id}::uuid`, 1).execute(db);
  return rows[0] ?? null;
}

/** Batches in progress, and those of this person that ended within a day: the newest first. */
export async function listBatches(db: Tx, userId: string, limit: number): Promise<BatchProgress[]> {
  const recent = sql`b.started_by = ${userId}::uuid and b.finished_at > now() - interval '1 day'`;
  const { rows } = await select(sql`(b.state = 'inProgress' or (${recent}))`, limit).execute(db);
  return rows;
}
