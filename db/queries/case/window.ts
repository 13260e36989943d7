import { sql } from 'kysely';
import type { Database, Tx } from '../../connect.ts';
import { inputHash, logCommand } from './command-log.ts';
import { writeEvent } from './history.ts';
import type { CaseKind, Effects, StoredTypes } from './kind.ts';
import { isRefused, refusing } from './refused.ts';
import type { CaseTable } from './table.ts';
import { openCaseTask } from './tasks.ts';
import { moveCase, type CaseOutcome } from './transition.ts';

/** A decision between its click and the end of the undo window (decision 0045). */
export interface Held<Action extends string = string, Role extends string = string> {
  action: Action;
  /** What was given with it waits in `command_input` under this id. */
  commandId: string;
  actorId: string;
  roles: readonly Role[];
  /** ISO instants of UTC. */
  decidedAt: string;
  takesEffectAt: string;
}

type HeldOf<T extends StoredTypes> = Held<T['action'], T['role']>;

/** The undo windows of a kind of case: where what is held and the tasks are kept, and what belongs to the kind alone. */
export interface WindowBook<T extends StoredTypes> {
  held: CaseTable;
  tasks: CaseTable;
  heldOf(view: T['view']): HeldOf<T> | null;
  /** The row moves on by one without another change. */
  nextVersion(tx: Tx, caseId: number): Promise<void>;
  /** Ends a decision without its effect, with whatever came with it. */
  release(tx: Tx, caseId: number, held: HeldOf<T>): Promise<void>;
}

interface Holding {
  command: {
    caseId: number;
    action: string;
    commandId: string;
    actorId: string | null;
    roles: readonly string[];
  };
  status: number | null;
  /** ISO instant of the click. */
  now: string;
  undoMinutes: number;
}

/** Keeps a decision until its window ends: the status stands, nobody outside is told, and its files wait as they are. */
export async function holdCase<Kind extends string>(
  tx: Tx,
  { table, key }: CaseTable,
  { command, status, now, undoMinutes }: Holding,
): Promise<Effects<Kind>> {
  const { caseId, action, commandId, actorId, roles } = command;
  const takesEffectAt = new Date(Date.parse(now) + undoMinutes * 60_000).toISOString();
  await sql`insert into ${sql.table(table)}
      (${sql.ref(key)}, action, command_id, actor_id, roles, from_status, decided_at, takes_effect_at)
    values (${caseId}, ${action}, ${commandId}, ${actorId}::uuid, ${[...roles]}::text[], ${status}, ${now},
      ${takesEffectAt})`.execute(tx);
  return { details: { held: action, takesEffectAt }, keptAs: 'holdDecision' };
}

/**
 * The undo window of a held decision has ended: it is judged once more and carried out by its own row, in the name of who
 * took it, or it falls and that person has a task that says why. One transaction; asked again with the same command id it
 * answers what it answered before. Refused while the window is open or where nothing is held. `kind` holds nothing itself.
 */
export async function endCaseWindow<T extends StoredTypes>(
  db: Database,
  kind: CaseKind<T>,
  book: WindowBook<T>,
  command: T['command'],
): Promise<CaseOutcome<T>> {
  try {
    return await db.transaction().execute((tx) => endIn(tx, kind, book, command));
  } catch (error) {
    if (!isRefused(error)) throw error;
    return { kind: 'refused', code: error.code, state: await kind.stateOf(db, command.caseId) };
  }
}

async function endIn<T extends StoredTypes>(
  tx: Tx,
  kind: CaseKind<T>,
  book: WindowBook<T>,
  command: T['command'],
): Promise<CaseOutcome<T>> {
  const { caseId, commandId } = command;
  const view = await kind.load(tx, caseId, null);
  const earlier = await findLogged<T>(tx, commandId);
  if (earlier) return done(tx, kind, caseId, earlier);
  const held = view ? book.heldOf(view) : null;
  if (!view || !held) refusing('decisionHeld');
  if (held.takesEffectAt > view.now) refusing('deadlinePassed');

  const moved = (await hasApplicantMoved(tx, kind, { caseId, held })) ? 'requestMoved' : null;
  const code = moved ?? (await takeEffect(tx, kind, book, { command, held }));
  if (code === null) return done(tx, kind, caseId, (await findLogged<T>(tx, commandId))!);
  await fall(tx, kind, book, { command, view, held, code });
  const state = (await kind.stateOf(tx, caseId))!;
  const result = kind.resultOf(state, caseId);
  const asked = { caseId, action: 'endWindow', actorId: null };
  await logCommand(tx, { ...asked, commandId, kind: kind.name, hash: inputHash(asked, {}), result });
  return { kind: 'done', result, state };
}

async function done<T extends StoredTypes>(
  tx: Tx,
  kind: CaseKind<T>,
  caseId: number,
  result: T['result'],
): Promise<CaseOutcome<T>> {
  return { kind: 'done', result, state: (await kind.stateOf(tx, caseId))! };
}

async function findLogged<T extends StoredTypes>(tx: Tx, commandId: string): Promise<T['result'] | null> {
  const { rows } = await sql<{ result: T['result'] }>`
    select result from command_log where command_id = ${commandId}`.execute(tx);
  return rows[0]?.result ?? null;
}

/** The applicant moved the case after the decision was taken: it was about something else. */
async function hasApplicantMoved<T extends StoredTypes>(
  tx: Tx,
  { history: { table, key } }: CaseKind<T>,
  { caseId, held }: { caseId: number; held: HeldOf<T> },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} e where e.${sql.ref(key)} = ${caseId} and e.actor_role = 'applicant'
      and e.from_status is distinct from e.to_status
      and e.id > (select max(d.id) from ${sql.table(table)} d where d.${sql.ref(key)} = ${caseId}
        and d.command_id = ${held.commandId})
    limit 1`.execute(tx);
  return rows.length > 0;
}

interface Ending<T extends StoredTypes> {
  command: T['command'];
  held: HeldOf<T>;
}

/** Tries the decision as if it were taken now; answers why it does not hold, with nothing done, or null when it is done. */
async function takeEffect<T extends StoredTypes>(
  tx: Tx,
  kind: CaseKind<T>,
  { held: { table, key } }: WindowBook<T>,
  { command: { caseId, commandId }, held }: Ending<T>,
): Promise<string | null> {
  await sql`savepoint taking_effect`.execute(tx);
  try {
    await sql`delete from ${sql.table(table)} where ${sql.ref(key)} = ${caseId}`.execute(tx);
    await sql`insert into command_input (command_id, request_id, action, actor_id, representative_id, input)
      select ${commandId}, request_id, action, actor_id, representative_id, input from command_input
      where command_id = ${held.commandId} on conflict (command_id) do nothing`.execute(tx);
    const { action, actorId } = held;
    const versions = { expectedVersion: null, knownVersion: null };
    const roles = await rolesNow(tx, held);
    const command: StoredTypes['command'] = { caseId, action, commandId, actorId, roles, ...versions };
    await moveCase(tx, kind, command as T['command']);
    return null;
  } catch (error) {
    if (!isRefused(error)) throw error;
    await sql`rollback to savepoint taking_effect`.execute(tx);
    return error.code;
  }
}

/** What the person decided as, as far as they still are it. */
async function rolesNow<Role extends string>(tx: Tx, held: Held<string, Role>): Promise<Role[]> {
  const person = await tx
    .selectFrom('app_user')
    .select(['active', 'staff_roles'])
    .where('id', '=', held.actorId)
    .executeTakeFirst();
  return person?.active ? held.roles.filter((role) => person.staff_roles.includes(role)) : [];
}

interface Falling<T extends StoredTypes> extends Ending<T> {
  view: T['view'];
  /** Why it does not hold any more. */
  code: string;
}

async function fall<T extends StoredTypes>(
  tx: Tx,
  kind: CaseKind<T>,
  book: WindowBook<T>,
  { view, held, command, code }: Falling<T>,
): Promise<void> {
  const { caseId } = command;
  await book.release(tx, caseId, held);
  await book.nextVersion(tx, caseId);
  await writeEvent(tx, kind, {
    command: { ...command, action: 'endWindow', actorId: null, roles: ['system'] },
    view,
    from: view.status,
    to: view.status,
    given: {},
    details: { held: held.action, fell: code },
    now: view.now,
  });
  const task = { caseId, kind: 'decisionFell', assigneeId: held.actorId, dueAt: null };
  await openCaseTask(tx, book.tasks, task);
}
