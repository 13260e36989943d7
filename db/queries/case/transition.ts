import { sql } from 'kysely';
import type { CaseRefusal } from '../../../domain/case/rules.ts';
import type { Database, Tx } from '../../connect.ts';
import { inputHash, loadCommand, logCommand, markRefused } from './command-log.ts';
import { isRefused, refusing } from './refused.ts';
import { writeEvent } from './history.ts';
import type { Attempt, CaseKind, CaseView, StoredTypes } from './kind.ts';
import type { OpenClock } from './clocks.ts';

export type CaseOutcome<T extends StoredTypes> =
  | { kind: 'done'; result: T['result']; state: T['state'] }
  | { kind: 'refused'; code: string; state: T['state'] | null };

/** A carried-out move, and the case as it is now, which after an earlier answer may be further on. */
export interface Moved<T extends StoredTypes> {
  result: T['result'];
  state: T['state'];
}

/**
 * The only writer of status and version: judges a command against the locked row and carries it out with everything
 * that belongs to it, in one transaction. The same command again answers what it answered before. Refusals are values;
 * what is thrown is a fault of the database or of the code. Locks: row of the case, then what the kind says, in the one
 * order of decision 0030.
 */
export async function applyToCase<T extends StoredTypes>(
  db: Database,
  kind: CaseKind<T>,
  command: T['command'],
): Promise<CaseOutcome<T>> {
  try {
    return await db.transaction().execute(async (tx) => {
      const { result, state } = await moveCase(tx, kind, command);
      return { kind: 'done' as const, result, state };
    });
  } catch (error) {
    if (!isRefused(error)) throw error;
    await markRefused(db, command.commandId, error.code);
    return { kind: 'refused', code: error.code, state: await kind.stateOf(db, command.caseId) };
  }
}

/** The same inside a transaction of the caller; throws Refused. */
export async function moveCase<T extends StoredTypes>(
  tx: Tx,
  kind: CaseKind<T>,
  command: T['command'],
): Promise<Moved<T>> {
  const { caseId, action, commandId } = command;
  const isNew = kind.rules.transitionOf(action).from === null;
  if (isNew) await sql`select pg_advisory_xact_lock(${kind.lockClass}, ${caseId}::int)`.execute(tx);
  const view = await kind.load(tx, caseId, action);
  const { stored, earlier } = await loadCommand<T['result']>(tx, commandId);
  const hash = inputHash(command, stored);
  if (earlier && (earlier.kind !== kind.name || earlier.hash !== hash)) refusing('commandReused');
  if (earlier) return { result: earlier.result, state: await stateOf(tx, kind, caseId) };

  if (isNew ? view !== null : view === null) refusing(isNew ? 'wrongStatus' : 'requestGone');
  if (view?.status === null) refusing('requestGone');
  if (view) checkVersions(command, view);
  const from = view?.status ?? null;
  refuse(kind.rules.refusal(action, from, command.roles));
  const input = kind.parse(action, stored);
  if (input === null) refusing('inputMissing');
  const given = { ...stored, ...input };
  const to = kind.rules.destination(action, from, view ? kind.turn(view, command) : {});

  const open = await carryOut(tx, kind, { command, view, from, to, given });
  const state = await stateOf(tx, kind, caseId, open);
  const result = kind.resultOf(state, caseId);
  await logCommand(tx, { ...command, kind: kind.name, hash, result });
  return { result, state };
}

async function carryOut<T extends StoredTypes>(
  tx: Tx,
  kind: CaseKind<T>,
  attempt: Attempt<T>,
): Promise<readonly OpenClock<T['clock']>[] | undefined> {
  const { command, view, from } = attempt;
  const { facts, hasWaited, carryOut } = await kind.judge(tx, attempt);
  refuse(kind.rules.refusal(command.action, from, command.roles, facts));
  const now = hasWaited || !view ? await instant(tx) : view.now;
  const { details, clocks, keptAs } = await carryOut(now);
  await writeEvent(tx, kind, { ...(keptAs ? keptUnder(attempt, keptAs) : attempt), now, details });
  return clocks;
}

function keptUnder<T extends StoredTypes>(attempt: Attempt<T>, action: T['action']): Attempt<T> {
  // What was given is kept with the command, and told when it happens.
  return { ...attempt, command: { ...attempt.command, action }, to: attempt.from, given: {} };
}

async function stateOf<T extends StoredTypes>(
  tx: Tx,
  kind: CaseKind<T>,
  caseId: number,
  open?: readonly OpenClock<T['clock']>[],
): Promise<T['state']> {
  return (await kind.stateOf(tx, caseId, open)) ?? refusing('requestGone');
}

function refuse<T extends StoredTypes>(code: CaseRefusal<T> | null): void {
  if (code !== null) refusing(code);
}

/** Behind the database is either the person or the workflow; both must look again. */
function checkVersions(
  { knownVersion, expectedVersion }: StoredTypes['command'],
  { version }: CaseView,
): void {
  const isBehind = (seen: number | null): boolean => seen !== null && seen !== version;
  if (isBehind(knownVersion) || isBehind(expectedVersion)) refusing('versionConflict');
}

async function instant(tx: Tx): Promise<string> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx);
  return rows[0]!.now.toISOString();
}
