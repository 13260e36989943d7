import { sql } from 'kysely';
import type { Json } from '../schema.gen.ts';
import type { Tx } from './command-input.ts';

export type SubjectKind = 'company' | 'person';

/** The newest answer of a register about a subject. */
export interface Snapshot {
  register: string;
  source: string;
  /** 'yyyy-MM-dd' the answer is true for; null when the register does not say. */
  asOf: string | null;
  fetchedAt: string;
  data: unknown;
}

/** Id of the subject, made on first use. Two requests of one company share it. */
export async function ensureSubject(db: Tx, kind: SubjectKind, code: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with made as (insert into register_subject (kind, code) values (${kind}, ${code})
      on conflict (kind, code) do nothing returning id)
    select id from made union all select id from register_subject where kind = ${kind} and code = ${code}
    limit 1`.execute(db);
  return rows[0] ? rows[0].id : ensureSubject(db, kind, code);
}

export interface NewRun {
  subjectId: number;
  /** `login`, `evaluation`, `doubleCheck`, `manual`: why the registers are asked. */
  reason: string;
  requestedBy: string | null;
}

/** The run of a subject that is in progress, or a new one: there is never more than one. */
export async function ensureRun(db: Tx, run: NewRun): Promise<{ runId: string; isNew: boolean }> {
  const { rows } = await sql<{ id: string }>`insert into register_run (subject_id, reason, requested_by)
    values (${run.subjectId}, ${run.reason}, ${run.requestedBy}::uuid)
    on conflict (subject_id) where state = 'inProgress' do nothing returning id`.execute(db);
  if (rows[0]) return { runId: rows[0].id, isNew: true };
  const open = await db
    .selectFrom('register_run')
    .select('id')
    .where('subject_id', '=', run.subjectId)
    .where('state', '=', 'inProgress')
    .executeTakeFirst();
  return open ? { runId: open.id, isNew: false } : ensureRun(db, run);
}

/** Subject of a register run; null when there is none. */
export async function loadSubject(
  db: Tx,
  subjectId: number,
): Promise<{ kind: SubjectKind; code: string } | null> {
  const row = await db
    .selectFrom('register_subject')
    .select(['kind', 'code'])
    .where('id', '=', subjectId)
    .executeTakeFirst();
  return row ? { kind: row.kind as SubjectKind, code: row.code } : null;
}

/** Newest snapshot of every register about a company or person, by register. */
export async function loadSnapshots(db: Tx, kind: SubjectKind, code: string): Promise<Map<string, Snapshot>> {
  const { rows } = await sql<{
    register: string;
    source: string;
    as_of: string | null;
    fetched_at: Date;
    data: Json;
  }>`
    select distinct on (n.register) n.register, n.source, n.as_of, n.fetched_at, n.data
    from register_snapshot n join register_subject s on s.id = n.subject_id
    where s.kind = ${kind} and s.code = ${code} order by n.register, n.id desc`.execute(db);
  return new Map(
    rows.map((row) => [
      row.register,
      {
        register: row.register,
        source: row.source,
        asOf: row.as_of,
        fetchedAt: row.fetched_at.toISOString(),
        data: row.data,
      },
    ]),
  );
}

/** Opens the steps of a run, one for each register, in state `waiting`. */
export async function openSteps(db: Tx, runId: string, registers: readonly string[]): Promise<void> {
  await sql`insert into register_step (run_id, register)
    select ${runId}::uuid, unnest(${[...registers]}::text[]) on conflict do nothing`.execute(db);
}

/** Notes that a register is being asked once more. */
export async function markStepRunning(db: Tx, runId: string, register: string): Promise<void> {
  await sql`update register_step set state = 'running', attempts = attempts + 1,
    started_at = coalesce(started_at, clock_timestamp())
    where run_id = ${runId}::uuid and register = ${register} and state in ('waiting', 'running')`.execute(db);
}

export interface Answer {
  runId: string;
  subjectId: number;
  register: string;
  source: string;
  asOf: string | null;
  data: unknown;
}

/** Stores an answer and closes its step; a repeated call stores nothing twice. */
export async function storeAnswer(db: Tx, answer: Answer): Promise<void> {
  const { rows } = await sql<{ register: string }>`
    update register_step set state = 'answered', finished_at = clock_timestamp(), error_code = null
    where run_id = ${answer.runId}::uuid and register = ${answer.register} and state <> 'answered'
    returning register`.execute(db);
  if (rows.length === 0) return;
  await sql`insert into register_snapshot (subject_id, register, run_id, source, as_of, data)
    values (${answer.subjectId}, ${answer.register}, ${answer.runId}::uuid, ${answer.source},
      ${answer.asOf}::date, ${JSON.stringify(answer.data)}::jsonb)`.execute(db);
}

/** Notes why a register has not answered; `isFinal` closes its step as failed. */
export async function noteStepError(
  db: Tx,
  step: { runId: string; register: string; code: string },
  isFinal: boolean,
): Promise<void> {
  await sql`update register_step set error_code = ${step.code},
    state = case when ${isFinal} then 'failed' else state end,
    finished_at = case when ${isFinal} then clock_timestamp() else finished_at end
    where run_id = ${step.runId}::uuid and register = ${step.register} and state <> 'answered'`.execute(db);
}

/**
 * Ends a run: steps nobody answered become failed; the run itself has failed only when no register answered.
 * Answers the counts.
 */
export async function finishRun(db: Tx, runId: string): Promise<{ answered: number; failed: number }> {
  await sql`update register_step set state = 'failed', finished_at = clock_timestamp(),
    error_code = coalesce(error_code, 'unavailable')
    where run_id = ${runId}::uuid and state in ('waiting', 'running')`.execute(db);
  const { rows } = await sql<{ answered: number; failed: number }>`
    select count(*) filter (where state = 'answered')::int as answered,
      count(*) filter (where state = 'failed')::int as failed
    from register_step where run_id = ${runId}::uuid`.execute(db);
  const counts = rows[0]!;
  await sql`update register_run set state = ${counts.answered > 0 ? 'finished' : 'failed'},
    finished_at = clock_timestamp() where id = ${runId}::uuid and state = 'inProgress'`.execute(db);
  return counts;
}

/** State of the newest run of a subject; null when the registers were never asked. */
export async function newestRun(db: Tx, subjectId: number) {
  const row = await db
    .selectFrom('register_run')
    .select(['id', 'state', 'started_at', 'finished_at'])
    .where('subject_id', '=', subjectId)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
