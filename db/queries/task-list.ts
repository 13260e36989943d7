import { sql } from 'kysely';
import type { StatusId } from '../../domain/application/status.ts';
import type { TaskKind } from '../../domain/tasks/kind.ts';
import type { QueueFilter } from '../../domain/tasks/queues.ts';
import type { Tx } from './command-input.ts';
import { queueConditions, taskReaches, type Viewer } from './manager-filter.ts';

export interface TaskRow {
  id: string;
  kind: TaskKind;
  requestId: number;
  name: string;
  status: StatusId;
  assigneeId: string | null;
  assignee: string | null;
  openedAt: Date;
  dueAt: Date | null;
  /** The one person who may not do it: four eyes. */
  notFor: string | null;
}

export interface TaskQuery {
  viewer: Viewer;
  /** Null: every open task that concerns the person. */
  queue: QueueFilter | null;
  assigneeId: string | null;
  page: number;
  perPage: number;
}

const COLUMNS = sql`t.id, t.kind, t.request_id as "requestId", r.applicant_name as name, r.status,
  t.assignee_id as "assigneeId", u.first_name || ' ' || u.last_name as assignee, t.opened_at as "openedAt", t.due_at as "dueAt",
  t.not_for as "notFor"`;

/** Open tasks, the most urgent first, and how many there are. */
export async function listTasks(db: Tx, query: TaskQuery): Promise<{ rows: TaskRow[]; total: number }> {
  const { viewer } = query;
  const parts = [sql`t.closed_at is null`, sql`r.deleted_at is null`];
  if (query.assigneeId) parts.push(sql`t.assignee_id = ${query.assigneeId}::uuid`);
  if (!query.queue || query.queue.mine) {
    parts.push(taskReaches(viewer));
  } else parts.push(...queueConditions(query.queue, viewer));
  const where = sql.join(parts, sql` and `);
  const from = sql`from staff_task t join loan_request r on r.id = t.request_id left join app_user u on u.id = t.assignee_id where ${where}`;
  const { rows } =
    await sql<TaskRow>`select ${COLUMNS} ${from} order by t.due_at nulls last, t.opened_at, t.id
    limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db);
  return { rows, total: counted[0]!.total };
}

/** Open tasks of one request. */
export async function listOpenTasks(db: Tx, requestId: number): Promise<TaskRow[]> {
  const { rows } =
    await sql<TaskRow>`select ${COLUMNS} from staff_task t join loan_request r on r.id = t.request_id
    left join app_user u on u.id = t.assignee_id
    where t.request_id = ${requestId} and t.closed_at is null order by t.opened_at, t.id`.execute(db);
  return rows;
}
