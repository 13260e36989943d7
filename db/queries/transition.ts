import { sql } from 'kysely';
import type { ClockKind } from '../../domain/application/clocks.ts';
import type { Command, CommandResult } from '../../domain/application/command.ts';
import { holdOf } from '../../domain/application/ledger.ts';
import { refusal } from '../../domain/application/refusal.ts';
import { Status, type StatusId } from '../../domain/application/status.ts';
import { destination, transitionOf, type ActionName } from '../../domain/application/transitions.ts';
import type { Database } from '../connect.ts';
import type { Json } from '../schema.gen.ts';
import { actingUnder, inputHash, loadCommand, markRefused, parseInput, type Tx } from './command-input.ts';
import type { ClockContext, OpenClock } from './clocks.ts';
import type { FactsQuestion } from './facts-question.ts';
import { factSources, factsOf, loadFacts } from './facts.ts';
import { lockBudget } from './ledger.ts';
import { insertRequest } from './new-request.ts';
import { Refused, type RefusedCode } from './refused.ts';
import { loadRequestState, type RequestState } from './request-state.ts';
import { loadRequestView, type Decision, type RequestView } from './request-view.ts';
import { carryOut } from './transition-effects.ts';

export interface TransitionCommand extends Command {
  requestId: number;
  /** Version the workflow holds; null when it does not matter (a new request). */
  knownVersion: number | null;
  /** Outcome of the evaluation, for `evaluate`. */
  decision?: Decision;
}

export interface TransitionContext {
  clocks: ClockContext;
  callPeriodClosed: boolean;
}

export type TransitionOutcome =
  | { kind: 'done'; result: CommandResult; state: RequestState }
  | { kind: 'refused'; code: RefusedCode; state: RequestState | null };

/**
 * The only writer of status and version: judges a command against the locked row and carries it out with everything
 * that belongs to it, in one transaction. The same command again answers what it answered before. Refusals are values;
 * what is thrown is a fault of the database or of the code. Locks: row of the request, then budget of the scheme.
 */
export async function applyTransition(
  db: Database,
  command: TransitionCommand,
  context: TransitionContext,
): Promise<TransitionOutcome> {
  try {
    return await db.transaction().execute(async (tx) => {
      const { result, state } = await transitionIn(tx, command, context);
      return { kind: 'done' as const, result, state };
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await markRefused(db, command.commandId, error.code);
    const state = await loadRequestState(db, command.requestId, context.clocks);
    return { kind: 'refused', code: error.code, state };
  }
}

async function stateOf(
  tx: Tx,
  requestId: number,
  context: TransitionContext,
  open?: readonly OpenClock[],
): Promise<RequestState> {
  const state = await loadRequestState(tx, requestId, context.clocks, open);
  if (!state) throw new Refused('requestGone');
  return state;
}

export interface Transition {
  result: CommandResult;
  /** The request as it is now, which after an earlier answer may be further on. */
  state: RequestState;
}

/** The same inside a transaction of the caller; throws Refused. */
export async function transitionIn(
  tx: Tx,
  command: TransitionCommand,
  context: TransitionContext,
): Promise<Transition> {
  const { requestId, action, commandId, actorId } = command;
  const isNew = transitionOf(action).from === null;
  if (isNew) await sql`select pg_advisory_xact_lock(1, ${requestId}::int)`.execute(tx);
  const view = await loadRequestView(tx, requestId, true);
  const { stored, earlier } = await loadCommand(tx, commandId);
  const hash = inputHash(requestId, action, actorId, stored);
  if (earlier && earlier.hash !== hash) throw new Refused('commandReused');
  if (earlier) return { result: earlier.result, state: await stateOf(tx, requestId, context) };

  if (isNew ? view !== null : view === null) throw new Refused(isNew ? 'wrongStatus' : 'requestGone');
  if (view && view.status === null) throw new Refused('requestGone');
  if (view) checkVersions(command, view);
  const refused = refusal(action, view?.status ?? null, command.roles);
  if (refused) throw new Refused(refused);
  const input = parseInput(action, stored);
  if (input === null) throw new Refused('inputMissing');
  const given = { ...stored.server, ...(input as Record<string, unknown>) };
  const question: FactsQuestion = { ...command, input: given, callPeriodClosed: context.callPeriodClosed };

  const open = view
    ? await changeRequest(tx, { command, view, question, context })
    : await createRequest(tx, { command, question, context });

  const state = await stateOf(tx, requestId, context, open);
  const result: CommandResult = {
    requestId,
    status: state.status,
    version: state.version,
    deadline: state.wake,
    schemeCode: state.schemeCode,
  };
  await tx
    .insertInto('command_log')
    .values({
      command_id: commandId,
      request_id: requestId,
      action,
      actor_id: actorId,
      input_hash: hash,
      result: sql<Json>`${JSON.stringify(result)}::jsonb`,
    })
    .execute();
  return { result, state };
}

/** Behind the database is either the person or the workflow; both must look again. */
function checkVersions(command: TransitionCommand, view: RequestView): void {
  const { knownVersion, expectedVersion } = command;
  const isBehind = (version: number | null): boolean => version !== null && version !== view.version;
  if (isBehind(knownVersion) || isBehind(expectedVersion)) throw new Refused('versionConflict');
}

interface NewRequestParts {
  command: TransitionCommand;
  question: FactsQuestion;
  context: TransitionContext;
}

/** One start at a time for a party, or two at once would both find its sector free. */
async function createRequest(tx: Tx, { command, question }: NewRequestParts): Promise<readonly OpenClock[]> {
  if (!command.actorId || question.input?.partyId === undefined) throw new Refused('inputMissing');
  await sql`select 1 from party where id = ${question.input.partyId} for no key update`.execute(tx);
  const facts = await loadFacts(tx, { ...question, requestId: null });
  const refused = refusal(command.action, null, command.roles, facts);
  if (refused) throw new Refused(refused);
  const now = await instant(tx);
  const { requestId, action, actorId } = command;
  await insertRequest(tx, { requestId, action, actorId, now, input: question.input });
  await writeEvent(tx, { command, from: null, to: Status.preparing, version: 1, input: question.input, now });
  return [];
}

interface ChangeParts extends NewRequestParts {
  view: RequestView;
}

async function changeRequest(tx: Tx, parts: ChangeParts): Promise<readonly OpenClock[]> {
  const { command, view, question, context } = parts;
  const from = view.status!;
  const to = destination(command.action, from, {
    cameFrom: view.cameFrom,
    decision: command.decision ?? null,
  });
  const movesMoney = mayMoveMoney(command.action, from, to);
  const sources = factSources(tx, view);
  // Everything that does not need the budget is read before others are kept waiting for it.
  if (movesMoney) {
    await sources.borrower();
    await lockBudget(tx, view.schemeCode);
  }
  const facts = await factsOf(tx, view, question, sources);
  const refused = refusal(command.action, from, command.roles, facts);
  if (refused) throw new Refused(refused);
  // Who waited for the budget comes after who held it, in the history too.
  const now = movesMoney ? await instant(tx) : view.now;
  const extend: ClockKind[] = question.input?.refusalOfFunding === true ? ['additionalDocuments'] : [];
  const { details, clocks } = await carryOut(tx, {
    command,
    view,
    from,
    to,
    now,
    input: question.input ?? {},
    sources,
    movesMoney,
    extend,
    clocks: context.clocks,
  });
  await writeEvent(tx, {
    command,
    from,
    to,
    version: view.version + 1,
    input: { ...question.input, ...details },
    now,
  });
  return clocks;
}

/** Whether the sum held for the request may change: then the budget is locked before anything is judged. */
function mayMoveMoney(action: ActionName, from: StatusId, to: StatusId | null): boolean {
  const needs = transitionOf(action).needs;
  return needs.includes('withinLimits') || holdOf(from) !== holdOf(to) || holdOf(to) !== 'none';
}

async function instant(tx: Tx): Promise<string> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx);
  return rows[0]!.now.toISOString();
}

interface EventParts {
  command: TransitionCommand;
  from: StatusId | null;
  to: StatusId | null;
  version: number;
  input: Record<string, unknown>;
  now: string;
}

/** The history: who, when, from where to where, the comment and what was given with it. */
async function writeEvent(tx: Tx, { command, from, to, version, input, now }: EventParts): Promise<void> {
  const row = transitionOf(command.action);
  const { comment, ...details } = input;
  await tx
    .insertInto('request_event')
    .values({
      request_id: command.requestId,
      version,
      action: command.action,
      log_codes: [...row.log],
      from_status: from,
      to_status: to,
      actor_id: command.actorId,
      actor_role: row.by.find((role) => command.roles.includes(role)) ?? 'system',
      command_id: command.commandId,
      representative_id: actingUnder(command.commandId),
      comment: typeof comment === 'string' && comment !== '' ? comment : null,
      details: sql<Json>`${JSON.stringify(details)}::jsonb`,
      at: now,
    })
    .execute();
}
