import { sql } from 'kysely';
import type { SubjectKind } from '../registers.ts';
import type { Tx } from '../command-input.ts';

type CheckState = 'inProgress' | 'finished' | 'failed';

/** A question to the tax authority as the staff see it. Sums are cents. */
export interface VmiCheck {
  id: string;
  code: string;
  state: CheckState;
  errorCode: string | null;
  createdAt: Date;
  finishedAt: Date | null;
  exportSumCents: number | null;
  exportDate: string | null;
  importSumCents: number | null;
  importDate: string | null;
  askedBy: string;
  askedById: string;
}

export interface NewCheck {
  subjectId: number;
  askedBy: string;
  /** A repeated call finds the check it made. */
  commandId: string;
}

/**
 * The check of a subject that is in progress, or a new one: there is never more than one asked for by hand.
 * `isNew` is true for the call that made it, however often that call is repeated.
 */
export async function ensureCheck(db: Tx, check: NewCheck): Promise<{ id: string; isNew: boolean }> {
  const { rows } = await sql<{ id: string }>`
    insert into vmi_check (subject_id, reason, requested_by, command_id)
    values (${check.subjectId}, 'single', ${check.askedBy}::uuid, ${check.commandId})
    on conflict (subject_id) where state = 'inProgress' and batch_id is null do nothing returning id`.execute(
    db,
  );
  if (rows[0]) return { id: rows[0].id, isNew: true };
  const open = await db
    .selectFrom('vmi_check')
    .select(['id', 'command_id'])
    .where('subject_id', '=', check.subjectId)
    .where('state', '=', 'inProgress')
    .where('batch_id', 'is', null)
    .executeTakeFirst();
  return open ? { id: open.id, isNew: open.command_id === check.commandId } : ensureCheck(db, check);
}

const COLUMNS = sql`c.id, s.code, c.state, c.error_code as "errorCode", c.created_at as "createdAt",
  c.finished_at as "finishedAt", c.export_sum_cents as "exportSumCents", c.export_date as "exportDate",
  c.import_sum_cents as "importSumCents", c.import_date as "importDate",
  u.first_name || ' ' || u.last_name as "askedBy", c.requested_by as "askedById"`;
const FROM = sql`vmi_check c join register_subject s on s.id = c.subject_id join app_user u on u.id = c.requested_by`;

/** The newest additional checks, single and of mass actions; renewals are not among them. */
export async function listChecks(db: Tx, limit: number): Promise<VmiCheck[]> {
  const { rows } = await sql<VmiCheck>`select ${COLUMNS} from ${FROM}
    where c.reason <> 'massRenew' order by c.created_at desc, c.id limit ${limit}`.execute(db);
  return rows;
}

/** One check by its id. */
export async function findCheck(db: Tx, id: string): Promise<VmiCheck | null> {
  const { rows } = await sql<VmiCheck>`select ${COLUMNS} from ${FROM} where c.id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** What the next try of a check must know. */
export interface Question {
  state: CheckState;
  kind: SubjectKind;
  code: string;
  /** Number the authority gave the question; null: not asked yet. */
  queryId: string | null;
  isSingle: boolean;
  /** The mass action it belongs to is being cancelled. */
  isCancelled: boolean;
  elapsedMs: number;
}

/** The question of a check; null when there is none. */
export async function loadQuestion(db: Tx, checkId: string): Promise<Question | null> {
  const { rows } = await sql<Question>`select c.state, s.kind, s.code, c.query_id as "queryId",
      c.batch_id is null as "isSingle", b.cancel_asked_at is not null as "isCancelled",
      (extract(epoch from clock_timestamp() - c.created_at) * 1000)::float8 as "elapsedMs"
    from vmi_check c join register_subject s on s.id = c.subject_id left join batch b on b.id = c.batch_id
    where c.id = ${checkId}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** Keeps the number of a question, or (null) forgets one the authority no longer knows. */
export async function keepQuery(db: Tx, checkId: string, queryId: string | null): Promise<void> {
  await sql`update vmi_check set query_id = ${queryId}, error_code = null
    where id = ${checkId}::uuid and state = 'inProgress'`.execute(db);
}

/** Notes a try that failed and may succeed later; answers how many there were. */
export async function noteTry(db: Tx, checkId: string, code: string): Promise<number> {
  const { rows } = await sql<{ tries: number }>`update vmi_check set tries = tries + 1, error_code = ${code}
    where id = ${checkId}::uuid and state = 'inProgress' returning tries`.execute(db);
  return rows[0]?.tries ?? 0;
}

/** Checks asked for by hand that are in progress and older than a moment: their workflow is started again. */
export async function loadOpenChecks(db: Tx, minutes: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from vmi_check
    where state = 'inProgress' and batch_id is null
      and created_at < now() - make_interval(mins => ${minutes})`.execute(db);
  return rows.map(({ id }) => id);
}
