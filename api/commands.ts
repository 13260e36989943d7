import type { CommandResult } from '../domain/application/command.ts';
import { filesOf as fileRuleOf, INPUTS } from '../domain/application/inputs.ts';
import { followsFromAnothersMove, refusal } from '../domain/application/refusal.ts';
import { transitionOf, type ActionName } from '../domain/application/transitions.ts';
import { sql } from 'kysely';
import { renumberCommandInput, storeCommandInput, type ServerInput } from '../db/queries/command-input.ts';
import { findCommandResult, newestEvent } from '../db/queries/request-log.ts';
import { asEdited, findRequest, type RequestRow } from '../db/queries/request-row.ts';
import { openEpoch } from '../db/queries/restore-epochs.ts';
import { actingFor } from '../domain/texts/lt/representation.ts';
import { vilniusTime } from '../domain/values/days.ts';
import { answerOf } from './answer-of.ts';
import { checkContractFile } from './contract-file.ts';
import type { Deps } from './deps.ts';
import type { Call } from './http/define-route.ts';
import { fieldProblem, Problem, validationProblem, type ApiProblemCode } from './http/problems.ts';
import { Reply, withVersion } from './http/reply.ts';
import { representativeIdOf, type Session } from './http/session.ts';
import { discardStaged, stageDocuments } from './staging.ts';
import { EngineRefusal } from './temporal.ts';
import { submissionProblem } from './submission.ts';
import { termsProblem } from './terms-problem.ts';

/**
 * The request if the caller may know of it: the party's own, or any for staff. Otherwise it is not there. An applicant
 * has the answers being edited, staff those that were submitted.
 */
export async function requestFor(db: Deps['db'], session: Session, requestId: number): Promise<RequestRow> {
  const row = await findRequest(db, requestId);
  if (!row || (session.kind === 'applicant' && row.partyId !== session.partyId))
    throw new Problem('notFound');
  return session.kind === 'applicant' ? asEdited(row) : row;
}

type AnyCall = Pick<
  Call<Session, unknown, unknown, unknown>,
  'deps' | 'session' | 'key' | 'expectedVersion' | 'allocateId' | 'files'
>;

export interface Asked {
  requestId: number;
  action: ActionName;
  /** What the person gave, under the names of INPUTS. */
  input?: Record<string, unknown>;
  /** Wire names of the inputs, for field errors. */
  names?: Readonly<Record<string, string>>;
  /** A document staged before (a generated contract) instead of a file. */
  documentId?: string;
}

/**
 * Carries out a move of the transition table on an existing request: input parsed, row access and status asked, files
 * staged, the rest is the workflow's. The answer is the request's new status and version.
 */
export async function runAction(call: AnyCall, asked: Asked): Promise<Reply> {
  const { deps, session, key } = call;
  const input = parseAction(asked);
  const identity = { commandId: key, action: asked.action, actorId: session.userId };
  const findMade = () => findCommandResult(deps.db, identity);
  const [row, before] = await Promise.all([
    requestFor(deps.db, session, asked.requestId).catch((error: unknown) => {
      if (asked.action === 'delete' && error instanceof Problem) return null;
      throw error;
    }),
    findMade(),
  ]);
  if (before) return outcomeOf(before);
  if (!row) throw new Problem('notFound');
  const code = refusal(asked.action, row.status, session.roles);
  if (code) throw await refused(deps.db, asked.requestId, code);
  if (input.termsConfirmed === false && call.files.length > 0)
    throw fieldProblem('TermsConfirmed', 'termsNotConfirmed');
  await checkContractFile(deps, { action: asked.action, row, input, files: call.files });
  const fileIds = await filesOf(call, asked);
  await storeCommandInput(deps.db, {
    ...identity,
    requestId: asked.requestId,
    representativeId: representativeIdOf(session),
    input: { ...input, fileIds },
  });
  try {
    const answer = deps.engine.command(asked.requestId, {
      ...identity,
      roles: session.roles,
      expectedVersion: call.expectedVersion,
      seenVersion: row.version,
    });
    return outcomeOf(await answerOf(answer, findMade));
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error;
    await discardStaged(
      deps,
      fileIds.filter((id) => id !== asked.documentId),
    );
    if (asked.action === 'submit') await submissionProblem(deps, row, error.code);
    const beyond = await termsProblem(deps, session, { ...asked, input, code: error.code });
    if (beyond) throw beyond;
    throw await refused(deps.db, asked.requestId, error.code);
  }
}

/** Each leap after a taken number is a thousand wide, so this many reach beyond whatever a restore left behind. */
const MOST_NUMBERS = 10;

/**
 * `start` and `copy`: the number is drawn once for the key, the workflow begins with its first command. A number that
 * the engine or the database turns out to know already (after a restore) is left for another one.
 */
export async function beginRequest(
  call: AnyCall,
  action: 'start' | 'copy',
  given: Record<string, unknown> & ServerInput,
): Promise<Reply> {
  const { deps, session, key } = call;
  const identity = { commandId: key, action, actorId: session.userId };
  const findMade = () => findCommandResult(deps.db, identity);
  const before = await findMade();
  if (before) return outcomeOf(before);
  let requestId = await call.allocateId(() => drawNumber(deps.db));
  await storeCommandInput(deps.db, {
    ...identity,
    requestId,
    representativeId: representativeIdOf(session),
    input: given,
  });
  const command = { ...identity, roles: session.roles, expectedVersion: null };
  for (let left = MOST_NUMBERS; ; left -= 1) {
    try {
      return outcomeOf(await answerOf(deps.engine.begin(requestId, command), findMade));
    } catch (error) {
      if (!(error instanceof EngineRefusal)) throw error;
      if (!NUMBER_TAKEN.includes(error.code) || left === 0)
        throw await refused(deps.db, requestId, error.code);
      requestId = await anotherNumber(call, requestId);
    }
  }
}

/** Nothing leads to a new request from a status: there is one already under the number. */
const NUMBER_TAKEN: readonly string[] = ['wrongStatus', 'requestGone', 'numberTaken'];

async function drawNumber(db: Deps['db']): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('loan_request_number') as id`.execute(db);
  return rows[0]!.id;
}

async function anotherNumber(call: AnyCall, taken: number): Promise<number> {
  const { deps, key } = call;
  // A start that was refused before leaves a workflow that never had a request: no sign of a restore.
  if ((await findRequest(deps.db, taken)) || (await deps.engine.hadRequest(taken)))
    await openEpoch(deps.db, { reason: 'numberTaken', beyond: taken, reportId: null });
  const requestId = await call.allocateId(() => drawNumber(deps.db), taken);
  await renumberCommandInput(deps.db, key, requestId);
  return requestId;
}
export function outcomeOf({ requestId, status, version, takesEffectAt }: CommandResult): Reply {
  if (takesEffectAt) {
    const body = { requestId, status, version, takesEffectAt: vilniusTime(new Date(takesEffectAt)) };
    return new Reply(202, body, { ETag: `"${version}"` }, { logged: true });
  }
  return withVersion({ requestId, status, version }, version, { logged: true });
}

function parseAction({ action, input = {}, names = {} }: Asked): Record<string, unknown> {
  const parsed = INPUTS[action].safeParse(input);
  if (!parsed.success) throw validationProblem(parsed.error, names);
  return parsed.data;
}

async function filesOf(call: AnyCall, asked: Asked): Promise<string[]> {
  const rule = fileRuleOf(asked.action);
  if (!rule) return [];
  if (asked.documentId && call.files.length === 0) return [asked.documentId];
  const field = rule.max > 1 ? 'Files' : 'File';
  return stageDocuments(call.deps, {
    requestId: asked.requestId,
    action: asked.action,
    files: call.files,
    field,
    rule,
    uploadKey: call.key,
    userId: call.session.userId,
  });
}

/** Where the newest move of all need not be the one that stands in the way. */
const BEGUN_BY: Readonly<Record<string, readonly ActionName[]>> = {
  screeningIdle: ['renewAml', 'submit'],
  noDecisionHeld: ['holdDecision'],
};

/** A refusal as the caller is told it; when the request moved meanwhile, with the newest event. */
export async function refused(db: Deps['db'], requestId: number, code: string): Promise<Problem> {
  if (code === 'commandReused') return new Problem('idempotencyKeyReused');
  if (code === 'requestGone') return new Problem('notFound');
  if (!followsFromAnothersMove(code)) return new Problem(code as ApiProblemCode);
  const began = BEGUN_BY[code];
  const [event, row] = await Promise.all([newestEvent(db, requestId, began), findRequest(db, requestId)]);
  if (!event) return new Problem(code as ApiProblemCode);
  return new Problem(code as ApiProblemCode, {
    latest: {
      action: event.action,
      actorName: event.actorName === null ? null : actingFor(event.actorName, event.onBehalfOf),
      actorRole: event.actorRole,
      at: vilniusTime(event.at),
      status: row?.status ?? null,
      version: row?.version ?? event.version,
    },
  });
}

/** Roles that the table lets do an action: the access of its route. */
export function staffOf(...actions: readonly ActionName[]): {
  staff: readonly ('assessor' | 'manager' | 'approver' | 'signatory' | 'administrator')[];
} {
  const staff = ['assessor', 'manager', 'approver', 'signatory', 'administrator'] as const;
  return { staff: staff.filter((role) => actions.some((action) => transitionOf(action).by.includes(role))) };
}
