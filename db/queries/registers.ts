import { sql } from 'kysely';
import { REGISTERS_OF, type RegisterId } from '../../domain/registers/register-id.ts';
import type { RegisterData, RegisterSnapshot, RegisterSnapshots } from '../../domain/registers/stored.ts';
import type { Database } from '../connect.ts';
import { readRegisterData } from '../register-data.ts';
import type { Json } from '../schema.gen.ts';
import type { Tx } from './command-input.ts';
import { overtakeHandEntries } from './register-hand-entry.ts';

export type SubjectKind = 'company' | 'person';

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
  /** Which ones; all that know such subjects unless said. */
  registers?: readonly RegisterId[];
}

/**
 * The run of a subject that is in progress, or a new one: there is never more than one. Registers the open run was not
 * to ask are added to it.
 */
export async function ensureRun(db: Database, run: NewRun): Promise<{ runId: string; isNew: boolean }> {
  for (;;) {
    const found = await db.transaction().execute((tx) => openOrJoin(tx, run));
    if (found) return found;
  }
}

/**
 * Null: the run that was open ended in between. Locks are taken in one order, run before steps, and the run is locked so
 * that answers may still refer to it (`forNoKeyUpdate`): who stores one holds its step and needs the run.
 */
async function openOrJoin(tx: Tx, run: NewRun): Promise<{ runId: string; isNew: boolean } | null> {
  const { rows } = await sql<{ id: string }>`insert into register_run (subject_id, reason, requested_by)
    values (${run.subjectId}, ${run.reason}, ${run.requestedBy}::uuid)
    on conflict (subject_id) where state = 'inProgress' do nothing returning id`.execute(tx);
  const open =
    rows[0] ??
    (await tx
      .selectFrom('register_run')
      .select('id')
      .where('subject_id', '=', run.subjectId)
      .where('state', '=', 'inProgress')
      // Against `finishRun`: either it sees the added steps, or the run is no longer open here.
      .forNoKeyUpdate()
      .executeTakeFirst());
  if (!open) return null;
  const subject = (await loadSubject(tx, run.subjectId))!;
  const registers = run.registers ?? REGISTERS_OF[subject.kind];
  await sql`insert into register_step (run_id, register, missing_since)
    select ${open.id}::uuid, named.register, (select p.missing_since
      from register_run q join register_step p on p.run_id = q.id and p.register = named.register
      where q.subject_id = ${run.subjectId} order by q.started_at desc limit 1)
    from unnest(${[...registers]}::text[]) as named(register) on conflict do nothing`.execute(tx);
  return { runId: open.id, isNew: rows[0] !== undefined };
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

interface SnapshotRow {
  register: string;
  source: string;
  as_of: string | null;
  fetched_at: Date;
  data: Json;
  hand_entry_id: string | null;
}

/** Newest snapshot of every register about a company or person, by register. Throws RegisterDataInvalid. */
export async function loadSnapshots(db: Tx, kind: SubjectKind, code: string): Promise<RegisterSnapshots> {
  const { rows } = await sql<SnapshotRow>`
    select w.register, w.source, w.as_of, w.fetched_at, w.data, coalesce(w.hand_entry_id, o.hand_entry_id) as hand_entry_id
    from (select distinct on (n.register) n.* from register_snapshot n join register_subject s on s.id = n.subject_id
      where s.kind = ${kind} and s.code = ${code} order by n.register, n.id desc) w
    left join register_snapshot o on o.id = w.restores_id
    where not w.withdrawn`.execute(db);
  const newest = <R extends RegisterId>(register: R): RegisterSnapshot<R> | null => {
    const row = rows.find((found) => found.register === register);
    return row ? snapshotOf(register, row) : null;
  };
  return {
    'legal-entities': newest('legal-entities'),
    accounts: newest('accounts'),
    'tax-authority': newest('tax-authority'),
    'social-insurance': newest('social-insurance'),
    insolvency: newest('insolvency'),
    shareholders: newest('shareholders'),
    leases: newest('leases'),
    'individual-activity': newest('individual-activity'),
  };
}

function snapshotOf<R extends RegisterId>(register: R, row: SnapshotRow): RegisterSnapshot<R> {
  return {
    register,
    source: row.source,
    asOf: row.as_of,
    fetchedAt: row.fetched_at.toISOString(),
    data: readRegisterData(register, row.data),
    handEntryId: row.hand_entry_id,
  };
}

/** Registers of a run that nobody was asked of yet, but for those in `asked`. */
export async function waitingRegisters(
  db: Tx,
  runId: string,
  asked: readonly string[],
): Promise<RegisterId[]> {
  const { rows } = await sql<{ register: RegisterId }>`select register from register_step
    where run_id = ${runId}::uuid and state = 'waiting' and not register = any(${[...asked]}::text[])
    order by register`.execute(db);
  return rows.map(({ register }) => register);
}

/** Notes that a register is being asked once more. */
export async function markStepRunning(db: Tx, runId: string, register: string): Promise<void> {
  await sql`update register_step set state = 'running', attempts = attempts + 1,
    started_at = coalesce(started_at, clock_timestamp())
    where run_id = ${runId}::uuid and register = ${register} and state in ('waiting', 'running')`.execute(db);
}

export interface Answer<R extends RegisterId = RegisterId> {
  runId: string;
  subjectId: number;
  register: R;
  source: string;
  asOf: string | null;
  data: RegisterData[R] | null;
}

/** Stores an answer and closes its step; a repeated call stores nothing twice. It overtakes what waits to be confirmed by hand. */
export async function storeAnswer<R extends RegisterId>(db: Database, answer: Answer<R>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await overtakeHandEntries(tx, answer.subjectId, answer.register);
    const { rows } = await sql<{ register: string }>`
      update register_step set state = 'answered', finished_at = clock_timestamp(), error_code = null,
        missing_since = null
      where run_id = ${answer.runId}::uuid and register = ${answer.register} and state <> 'answered'
      returning register`.execute(tx);
    if (rows.length === 0) return;
    await sql`insert into register_snapshot (subject_id, register, run_id, source, as_of, data)
      values (${answer.subjectId}, ${answer.register}, ${answer.runId}::uuid, ${answer.source},
        ${answer.asOf}::date, ${JSON.stringify(answer.data)}::jsonb)`.execute(tx);
  });
}

/**
 * Keeps what a register that is still looking has told so far, where nothing at all is known yet; its step stays open.
 * It never stands before a whole answer, or before what staff entered.
 */
export async function storeFirstWord<R extends RegisterId>(db: Tx, answer: Answer<R>): Promise<void> {
  await sql`insert into register_snapshot (subject_id, register, run_id, source, as_of, data)
    select ${answer.subjectId}, ${answer.register}, ${answer.runId}::uuid, ${answer.source},
      ${answer.asOf}::date, ${JSON.stringify(answer.data)}::jsonb
    where not exists (select 1 from register_snapshot
      where subject_id = ${answer.subjectId} and register = ${answer.register})`.execute(db);
}

/** Notes why a register has not answered; `isFinal` closes its step as failed. */
export async function noteStepError(
  db: Tx,
  step: { runId: string; register: string; code: string },
  isFinal: boolean,
): Promise<void> {
  await sql`update register_step set error_code = ${step.code},
    missing_since = coalesce(missing_since, started_at),
    state = case when ${isFinal} then 'failed' else state end,
    finished_at = case when ${isFinal} then clock_timestamp() else finished_at end
    where run_id = ${step.runId}::uuid and register = ${step.register} and state <> 'answered'`.execute(db);
}

/**
 * Ends a run unless registers were added to it meanwhile (`more`): steps of those that were asked and did not answer
 * become failed; the run itself has failed only when no register answered. Answers the counts.
 */
export async function finishRun(
  db: Database,
  runId: string,
  asked: readonly string[],
): Promise<{ answered: number; failed: number; more: boolean }> {
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('register_run').select('id').where('id', '=', runId).forNoKeyUpdate().execute();
    await sql`update register_step set state = 'failed', finished_at = clock_timestamp(),
      started_at = coalesce(started_at, clock_timestamp()),
      missing_since = coalesce(missing_since, started_at, clock_timestamp()), error_code = coalesce(error_code, 'unavailable')
      where run_id = ${runId}::uuid and state in ('waiting', 'running')
      and register = any(${[...asked]}::text[])`.execute(tx);
    const { rows } = await sql<{ answered: number; failed: number; waiting: number }>`
      select count(*) filter (where state = 'answered')::int as answered,
        count(*) filter (where state = 'failed')::int as failed,
        count(*) filter (where state = 'waiting')::int as waiting
      from register_step where run_id = ${runId}::uuid`.execute(tx);
    const { answered, failed, waiting } = rows[0]!;
    if (waiting === 0) {
      await sql`update register_run set state = ${answered > 0 ? 'finished' : 'failed'},
        finished_at = clock_timestamp() where id = ${runId}::uuid and state = 'inProgress'`.execute(tx);
    }
    return { answered, failed, more: waiting > 0 };
  });
}

/** Is a run of the subject under way? */
export async function isRunOpen(db: Tx, subjectId: number): Promise<boolean> {
  const row = await db
    .selectFrom('register_run')
    .select('id')
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'inProgress')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Which of the registers an evaluation still has to ask: those whose newest step is neither a fresh answer (begun after
 * `freshSince`) nor of a run that began with the evaluation or later.
 */
export async function registersToAsk(
  db: Tx,
  subjectId: number,
  {
    registers,
    freshSince,
    startedAt,
  }: { registers: readonly RegisterId[]; freshSince: string; startedAt: string },
): Promise<RegisterId[]> {
  const { rows } = await sql<{ register: RegisterId }>`
    select named.register from unnest(${[...registers]}::text[]) with ordinality as named(register, place)
    left join lateral (select t.state, r.started_at, r.state as run_state
      from register_run r join register_step t on t.run_id = r.id and t.register = named.register
      where r.subject_id = ${subjectId} order by r.started_at desc limit 1) newest on true
    where newest.state is null or newest.run_state = 'inProgress' or not (
      newest.started_at >= ${startedAt}::timestamptz
      or (newest.state = 'answered' and newest.started_at >= ${freshSince}::timestamptz))
    order by named.place`.execute(db);
  return rows.map(({ register }) => register);
}
