import { sql } from 'kysely';
import type { CommandResult } from '../../domain/application/command.ts';
import type { Role } from '../../domain/application/role.ts';
import type { Database } from '../connect.ts';
import { inputHash, logCommand } from './case/command-log.ts';
import { writeEvent } from './case/history.ts';
import { isRefused, refusing } from './case/refused.ts';
import { openCaseTask } from './case/tasks.ts';
import { moveCase } from './case/transition.ts';
import type { Tx } from './command-input.ts';
import { release, type HeldDecision } from './held-decision.ts';
import { loanRequests } from './loan-request-kind.ts';
import { loadRequestState } from './request-state.ts';
import { loadRequestView, type RequestView } from './request-view.ts';
import { nextVersion } from './transition-effects.ts';
import type { TransitionCommand, TransitionContext, TransitionOutcome } from './transition-command.ts';

/**
 * The undo window of a held decision has ended: it is judged once more and carried out by its own row, in the name of who
 * took it, or it falls and that person has a task that says why. One transaction; asked again with the same command id it
 * answers what it answered before. Refused while the window is open or where nothing is held.
 */
export async function endWindow(
  db: Database,
  command: TransitionCommand,
  context: TransitionContext,
): Promise<TransitionOutcome> {
  try {
    return await db.transaction().execute((tx) => endIn(tx, command, context));
  } catch (error) {
    if (!isRefused(error)) throw error;
    const state = await loadRequestState(db, command.requestId, context.clocks);
    return { kind: 'refused', code: error.code, state };
  }
}

async function endIn(
  tx: Tx,
  command: TransitionCommand,
  context: TransitionContext,
): Promise<TransitionOutcome> {
  const { requestId, commandId } = command;
  const kind = loanRequests({ ...context, undoMinutes: 0 });
  const view = await loadRequestView(tx, requestId, true);
  const earlier = await findLogged(tx, commandId);
  if (earlier) return done(tx, earlier, requestId, context);
  const held = view?.held;
  if (!view || !held) refusing('decisionHeld');
  if (held.takesEffectAt > view.now) refusing('deadlinePassed');

  const code = (await hasApplicantMoved(tx, view, held)) ? 'requestMoved' : null;
  const refused = code ?? (await takeEffect(tx, { ...command, held }, kind));
  if (refused === null) {
    const result = (await findLogged(tx, commandId))!;
    return done(tx, result, requestId, context);
  }
  await fall(tx, { view, held, command, code: refused }, kind);
  const state = (await loadRequestState(tx, requestId, context.clocks))!;
  const result = kind.resultOf(state, requestId);
  const hash = inputHash({ caseId: requestId, action: 'endWindow', actorId: null }, {});
  await logCommand(tx, {
    ...{ caseId: requestId, action: 'endWindow', actorId: null, commandId },
    ...{ kind: kind.name, hash, result },
  });
  return { kind: 'done', result, state };
}

async function done(
  tx: Tx,
  result: CommandResult,
  requestId: number,
  context: TransitionContext,
): Promise<TransitionOutcome> {
  return { kind: 'done', result, state: (await loadRequestState(tx, requestId, context.clocks))! };
}

async function findLogged(tx: Tx, commandId: string): Promise<CommandResult | null> {
  const row = await tx
    .selectFrom('command_log')
    .select('result')
    .where('command_id', '=', commandId)
    .executeTakeFirst();
  return row ? (row.result as unknown as CommandResult) : null;
}

/** The applicant moved the request after the decision was taken: it was about something else. */
async function hasApplicantMoved(tx: Tx, view: RequestView, held: HeldDecision): Promise<boolean> {
  const { rows } = await sql`
    select 1 from request_event e where e.request_id = ${view.id} and e.actor_role = 'applicant'
      and e.from_status is distinct from e.to_status
      and e.id > (select max(d.id) from request_event d where d.request_id = ${view.id} and d.command_id = ${held.commandId})
    limit 1`.execute(tx);
  return rows.length > 0;
}

type Kind = ReturnType<typeof loanRequests>;

/** Tries the decision as if it were taken now; answers why it does not hold, with nothing done, or null when it is done. */
async function takeEffect(
  tx: Tx,
  { held, requestId, commandId }: TransitionCommand & { held: HeldDecision },
  kind: Kind,
): Promise<string | null> {
  await sql`savepoint taking_effect`.execute(tx);
  try {
    await sql`delete from held_decision where request_id = ${requestId}`.execute(tx);
    await sql`insert into command_input (command_id, request_id, action, actor_id, representative_id, input)
      select ${commandId}, request_id, action, actor_id, representative_id, input from command_input
      where command_id = ${held.commandId} on conflict (command_id) do nothing`.execute(tx);
    await moveCase(tx, kind, {
      caseId: requestId,
      action: held.action,
      commandId,
      actorId: held.actorId,
      roles: await rolesNow(tx, held),
      expectedVersion: null,
      knownVersion: null,
    });
    return null;
  } catch (error) {
    if (!isRefused(error)) throw error;
    await sql`rollback to savepoint taking_effect`.execute(tx);
    return error.code;
  }
}

/** What the person decided as, as far as they still are it. */
async function rolesNow(tx: Tx, held: HeldDecision): Promise<Role[]> {
  const person = await tx
    .selectFrom('app_user')
    .select(['active', 'staff_roles'])
    .where('id', '=', held.actorId)
    .executeTakeFirst();
  return person?.active ? held.roles.filter((role) => person.staff_roles.includes(role)) : [];
}

interface Falling {
  view: RequestView;
  held: HeldDecision;
  command: TransitionCommand;
  /** Why it does not hold any more. */
  code: string;
}

async function fall(tx: Tx, { view, held, command, code }: Falling, kind: Kind): Promise<void> {
  await release(tx, view.id, held);
  await nextVersion(tx, view.id);
  await writeEvent(tx, kind, {
    command: { ...command, action: 'endWindow', actorId: null, roles: ['system'], caseId: view.id },
    view,
    from: view.status,
    to: view.status,
    given: {},
    details: { held: held.action, fell: code },
    now: view.now,
  });
  await openCaseTask(
    tx,
    { table: 'staff_task', key: 'request_id' },
    { caseId: view.id, kind: 'decisionFell', assigneeId: held.actorId, dueAt: null },
  );
}
