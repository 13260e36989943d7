import { sql } from 'kysely';
import type { HandEntryState, HandValues } from '../../domain/forms/hand-entry/schema.ts';
import { handAnswer } from '../../domain/forms/hand-entry/to-answer.ts';
import type { RegisterId } from '../../domain/registers/register-id.ts';
import { handSource } from '../../domain/texts/lt/register.ts';
import type { Database } from '../connect.ts';
import { readRegisterData } from '../register-data.ts';
import type { Tx } from './command-input.ts';

/** A register's answer that staff entered from a document; it counts once a second person has confirmed it. */
export interface HandEntry {
  id: string;
  requestId: number;
  register: RegisterId;
  asOf: string;
  /** As read from the form (domain/forms/hand-entry): sums in cents. */
  values: HandValues;
  reason: string;
  fileName: string;
  contentType: string;
  size: number;
  storageKey: string;
  enteredById: string;
  enteredBy: string;
  enteredAt: Date;
  state: HandEntryState;
  decidedBy: string | null;
  decidedAt: Date | null;
  decisionComment: string | null;
  /** Confirmed and still the newest word of that register. */
  isInForce: boolean;
}

export interface NewHandEntry {
  requestId: number;
  subjectId: number;
  register: RegisterId;
  asOf: string;
  /** As read from the form (domain/forms/hand-entry): sums in cents. */
  values: HandValues;
  reason: string;
  file: { name: string; contentType: string; storageKey: string; sha256: string; size: number };
  enteredBy: string;
  /** Makes entering the same call again harmless. */
  uploadKey: string;
}

export type HandEntryRefusal =
  'registerAnswered' | 'entryOpen' | 'entryDecided' | 'entryOwn' | 'entryOthers' | 'notFound';

const SELECT = sql`select e.id, e.request_id as "requestId", e.register, e.as_of as "asOf", e.entered as values, e.reason,
  e.file_name as "fileName", e.content_type as "contentType", e.size_bytes as size, e.storage_key as "storageKey",
  e.entered_by as "enteredById", a.first_name || ' ' || a.last_name as "enteredBy", e.entered_at as "enteredAt", e.state,
  d.first_name || ' ' || d.last_name as "decidedBy", e.decided_at as "decidedAt", e.decision_comment as "decisionComment",
  exists (select 1 from register_snapshot n where n.hand_entry_id = e.id and not exists (select 1 from register_snapshot m
    where m.subject_id = n.subject_id and m.register = n.register and m.id > n.id)) as "isInForce"
  from register_hand_entry e join app_user a on a.id = e.entered_by left join app_user d on d.id = e.decided_by`;

/** Entries about the subject of a request, of all its requests, the newest first. */
export async function listHandEntries(db: Tx, subject: { kind: string; code: string }): Promise<HandEntry[]> {
  const { rows } = await sql<HandEntry>`${SELECT} join register_subject s on s.id = e.subject_id
    where s.kind = ${subject.kind} and s.code = ${subject.code} order by e.entered_at desc limit 100`.execute(
    db,
  );
  return rows;
}

/** One entry of that request; null when it is not there. */
export async function findHandEntry(db: Tx, requestId: number, id: string): Promise<HandEntry | null> {
  const { rows } =
    await sql<HandEntry>`${SELECT} where e.request_id = ${requestId} and e.id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** Has the register itself answered when it was last asked? Then there is nothing to enter. */
export async function hasAnswered(db: Tx, subjectId: number, register: RegisterId): Promise<boolean> {
  const { rows } = await sql<{ state: string }>`select t.state from register_run r
    join register_step t on t.run_id = r.id and t.register = ${register}
    where r.subject_id = ${subjectId} order by r.started_at desc limit 1`.execute(db);
  return rows[0]?.state === 'answered';
}

/** Enters a value; it waits for a second person, whose task opens in the same transaction. */
export async function insertHandEntry(
  db: Database,
  made: NewHandEntry,
): Promise<{ id: string; isNew: boolean } | HandEntryRefusal> {
  return db.transaction().execute(async (tx) => {
    await lockSubject(tx, made.subjectId);
    const old = await tx
      .selectFrom('register_hand_entry')
      .select('id')
      .where('upload_key', '=', made.uploadKey)
      .executeTakeFirst();
    if (old) return { id: old.id, isNew: false };
    if (await hasAnswered(tx, made.subjectId, made.register)) return 'registerAnswered';
    const { file } = made;
    const { rows } = await sql<{
      id: string;
    }>`insert into register_hand_entry (request_id, subject_id, register, as_of, entered,
        reason, file_name, content_type, size_bytes, sha256, storage_key, upload_key, entered_by)
      values (${made.requestId}, ${made.subjectId}, ${made.register}, ${made.asOf}::date, ${JSON.stringify(made.values)}::jsonb,
        ${made.reason}, ${file.name}, ${file.contentType}, ${file.size}, ${file.sha256}, ${file.storageKey},
        ${made.uploadKey}, ${made.enteredBy}::uuid)
      on conflict (subject_id, register) where state = 'waiting' do nothing returning id`.execute(tx);
    if (!rows[0]) return 'entryOpen';
    await settleTask(tx, made.requestId, made.enteredBy);
    return { id: rows[0].id, isNew: true };
  });
}

export interface Decision {
  requestId: number;
  entryId: string;
  actorId: string;
}

/**
 * A second person confirms: only now the value becomes a snapshot. Four eyes are in the statement itself. A register
 * that has answered since is right: the entry is then overtaken.
 */
export async function confirmHandEntry(db: Database, decision: Decision): Promise<HandEntryRefusal | null> {
  return db.transaction().execute(async (tx) => {
    const open = await lockOpen(tx, decision);
    if (typeof open === 'string') return open;
    // Whose entry it is comes first: its author learns nothing else by trying.
    if (open.enteredBy === decision.actorId) return 'entryOwn';
    if (await answeredSince(tx, decision.entryId)) {
      await close(tx, decision, { state: 'overtaken', by: 'anybody' });
      return 'registerAnswered';
    }
    if (!(await close(tx, decision, { state: 'confirmed', by: 'another' }))) return 'entryOwn';
    const data = readRegisterData(open.register, handAnswer(open.register, open.values, open.asOf));
    await sql`insert into register_snapshot (subject_id, register, source, as_of, data, hand_entry_id)
      values (${open.subjectId}, ${open.register}, ${handSource(open.register)}, ${open.asOf}::date,
        ${JSON.stringify(data)}::jsonb, ${decision.entryId}::uuid)`.execute(tx);
    return null;
  });
}

/** A second person declines: the value never counts. */
export async function declineHandEntry(
  db: Database,
  decision: Decision & { comment: string },
): Promise<HandEntryRefusal | null> {
  return db.transaction().execute(async (tx) => {
    const open = await lockOpen(tx, decision);
    if (typeof open === 'string') return open;
    const isClosed = await close(tx, decision, {
      state: 'declined',
      by: 'another',
      comment: decision.comment,
    });
    return isClosed ? null : 'entryOwn';
  });
}

/** Whoever entered a value takes it back before anybody decided. */
export async function withdrawHandEntry(db: Database, decision: Decision): Promise<HandEntryRefusal | null> {
  return db.transaction().execute(async (tx) => {
    const open = await lockOpen(tx, decision);
    if (typeof open === 'string') return open;
    return (await close(tx, decision, { state: 'withdrawn', by: 'author' })) ? null : 'entryOthers';
  });
}

/** Against an answer that is being stored at the same moment: its foreign key waits for this lock. */
async function lockSubject(tx: Tx, subjectId: number): Promise<void> {
  await tx.selectFrom('register_subject').select('id').where('id', '=', subjectId).forUpdate().execute();
}

interface OpenEntry {
  subjectId: number;
  register: RegisterId;
  asOf: string;
  values: HandValues;
  enteredBy: string;
}

async function lockOpen(
  tx: Tx,
  { requestId, entryId }: Decision,
): Promise<OpenEntry | 'notFound' | 'entryDecided'> {
  const entry = tx
    .selectFrom('register_hand_entry')
    .select(['subject_id', 'register', 'state', 'entered_by', 'as_of', 'entered'])
    .where('id', '=', entryId)
    .where('request_id', '=', requestId);
  const subject = await entry.executeTakeFirst();
  if (!subject) return 'notFound';
  // Subject before entry, as everywhere: two who lock in different orders would wait for each other.
  await lockSubject(tx, subject.subject_id);
  const open = await entry.forUpdate().executeTakeFirstOrThrow();
  if (open.state !== 'waiting') return 'entryDecided';
  return {
    subjectId: open.subject_id,
    register: open.register as RegisterId,
    asOf: open.as_of,
    values: open.entered as HandValues,
    enteredBy: open.entered_by,
  };
}

async function answeredSince(tx: Tx, entryId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from register_hand_entry e join register_snapshot n
    on n.subject_id = e.subject_id and n.register = e.register and n.hand_entry_id is null and n.fetched_at > e.entered_at
    where e.id = ${entryId}::uuid limit 1`.execute(tx);
  return rows.length > 0;
}

interface Closing {
  state: Exclude<HandEntryState, 'waiting'>;
  by: 'another' | 'author' | 'anybody';
  comment?: string;
}

async function close(tx: Tx, { requestId, entryId, actorId }: Decision, closing: Closing): Promise<boolean> {
  const whose = {
    another: sql`entered_by <> ${actorId}::uuid`,
    author: sql`entered_by = ${actorId}::uuid`,
    anybody: sql`true`,
  }[closing.by];
  const { rows } =
    await sql`update register_hand_entry set state = ${closing.state}, decided_by = ${actorId}::uuid,
      decided_at = clock_timestamp(), decision_comment = ${closing.comment ?? null}
    where id = ${entryId}::uuid and state = 'waiting' and ${whose} returning id`.execute(tx);
  if (rows.length === 0) return false;
  await settleTask(tx, requestId, actorId);
  return true;
}

/** The register itself has answered: what waits for confirmation is no longer needed. Part of storing the answer. */
export async function overtakeHandEntries(tx: Tx, subjectId: number, register: string): Promise<void> {
  await lockSubject(tx, subjectId);
  const { rows } = await sql<{ requestId: number }>`update register_hand_entry
    set state = 'overtaken', decided_at = clock_timestamp()
    where subject_id = ${subjectId} and register = ${register} and state = 'waiting'
    returning request_id as "requestId"`.execute(tx);
  for (const { requestId } of rows) await settleTask(tx, requestId, 'register');
}

/** One open task while something waits; out of the inbox of a person whose own entries are all that waits. */
async function settleTask(tx: Tx, requestId: number, actorId: string): Promise<void> {
  const { rows } = await sql<{ waiting: number; author: string | null }>`select count(*)::int as waiting,
      case when count(distinct entered_by) = 1 then min(entered_by::text) end as author
    from register_hand_entry where request_id = ${requestId} and state = 'waiting'`.execute(tx);
  const { waiting, author } = rows[0]!;
  if (waiting === 0) {
    await sql`update staff_task set closed_at = clock_timestamp(), closed_by = ${actorId}
      where request_id = ${requestId} and kind = 'confirmRegister' and closed_at is null`.execute(tx);
    return;
  }
  await sql`insert into staff_task (request_id, kind, not_for) values (${requestId}, 'confirmRegister', ${author}::uuid)
    on conflict (request_id, kind) where closed_at is null do update set not_for = excluded.not_for`.execute(
    tx,
  );
}
