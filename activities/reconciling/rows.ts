import type { CaseMark, OpenRow } from '../../db/queries/reconcile.ts';
import { addFinding } from '../../db/queries/reconcile-reports.ts';
import {
  differenceBetween,
  lostSteps,
  NEEDS_PERSON,
  type HeldStep,
} from '../../domain/application/reconciling.ts';
import { resync } from '../../workflows/definitions.ts';
import type { Found, OfKind } from './deps.ts';
import { endRun, signalIfRunning } from './ending.ts';
import { readSteps } from './held-history.ts';
import { see, type Seen } from './seen.ts';

/** A workflow task that failed so often will not succeed by itself. */
const POISONED_ATTEMPTS = 5;
const STUCK_TASK = 'engine:workflowTask';

/** One open row against its workflow: healed when they differ, flagged when that is not possible; null: they agree. */
export async function compareRow(run: OfKind, row: OpenRow): Promise<Found | null> {
  const { db, engine, kind: of } = run;
  const workflowId = of.workflowIdOf(row.id);
  const seen = await see(engine.client, workflowId);
  if (seen?.isRunning && seen.attempts > POISONED_ATTEMPTS) return flagPoisoned(run, row, seen);
  if (row.stuckCode === STUCK_TASK) await of.flag(db, row.id, null);
  // Read after the engine was asked: the row is always written first.
  const mark = (await of.marks(db, [row.id])).get(row.id);
  if (!mark) return null;
  const shown = seen && (await withVersion(run, row.id, seen));
  const kind = differenceBetween(mark, shown?.held ?? null);
  if (kind === 'ahead' || kind === 'forked') return takeBack(run, row.id, { kind, mark, seen: shown! });
  if (kind === 'notEnded') return null;
  if (!shown?.isRunning) return bringBack(run, row.id, mark);
  if (kind === 'behind') return bringForward(run, row.id, { mark, seen: shown });
  // Once it has shown its version its history need not be read again.
  if (shown.isRead) await signalIfRunning(engine.client, workflowId, resync);
  return null;
}

/** The row has no running workflow. */
async function bringBack(run: OfKind, requestId: number, mark: CaseMark): Promise<Found> {
  const found = { kind: 'missing', measure: 'resumed' } as const;
  await note(run, requestId, { ...found, mark, seen: null });
  await run.kind.resume(run, requestId);
  return found;
}

/** The workflow missed a move; unless it is just about to learn of it. */
async function bringForward(run: OfKind, requestId: number, of: Compared): Promise<Found | null> {
  if (of.mark.secondsAgo < run.patienceSeconds) return null;
  const found = { kind: 'behind', measure: 'resynced' } as const;
  await note(run, requestId, { ...found, ...of });
  await signalIfRunning(run.engine.client, run.kind.workflowIdOf(requestId), resync);
  return found;
}

interface Compared {
  mark: CaseMark;
  seen: Seen;
}

/**
 * The engine knows more than the row, so the database is older: somebody was told of moves that are gone. What they
 * were is kept, a person is called, and a new run goes on from the row. A new run, because the old one would go on
 * answering the lost commands from memory.
 */
async function takeBack(
  run: OfKind,
  requestId: number,
  { kind, mark, seen }: Compared & { kind: 'ahead' | 'forked' },
): Promise<Found> {
  const workflowId = run.kind.workflowIdOf(requestId);
  const held = await readSteps(run.engine.client, { workflowId, runId: seen.runId }, mark.version - 1);
  const lost = lostSteps(held, await run.kind.knownMoves(run.db, requestId));
  await note(run, requestId, { kind, measure: 'restarted', mark, seen, lost });
  await run.kind.flag(run.db, requestId, null);
  if (seen.isRunning)
    await endRun(run.engine.client, { workflowId, runId: seen.runId }, `${kind}: the database is older`);
  await run.kind.resume(run, requestId);
  return { kind, measure: 'restarted' };
}

async function flagPoisoned(run: OfKind, row: OpenRow, seen: Seen): Promise<Found> {
  const mark = (await run.kind.marks(run.db, [row.id])).get(row.id) ?? null;
  if (row.stuckCode !== STUCK_TASK)
    await note(run, row.id, { kind: 'poisoned', measure: 'flagged', mark, seen });
  await run.kind.flag(run.db, row.id, STUCK_TASK);
  return { kind: 'poisoned', measure: 'flagged' };
}

/** A workflow of an earlier release shows no version; then its history is read, once. */
async function withVersion(
  { engine, kind }: OfKind,
  requestId: number,
  seen: Seen,
): Promise<Seen & { isRead: boolean }> {
  if (seen.held.version !== null || seen.held.status === null) return { ...seen, isRead: false };
  const { runId } = seen;
  const steps = await readSteps(engine.client, { workflowId: kind.workflowIdOf(requestId), runId }, Infinity);
  const last = steps.at(-1);
  if (!last) return { ...seen, isRead: true };
  const { version, commandId: lastCommand } = last;
  const status = last.status === null ? 'deleted' : kind.statusName(last.status);
  return { ...seen, held: { status, version, lastCommand }, isRead: true };
}

interface Noted extends Found {
  mark: CaseMark | null;
  seen: Seen | null;
  lost?: readonly HeldStep[];
}

/** Before anything is done about it: what dies in between is found again. */
async function note(
  { db, reportId, kind: of }: OfKind,
  id: number,
  { kind, measure, mark, seen, lost = [] }: Noted,
): Promise<void> {
  if (reportId === null) return;
  await addFinding(db, {
    reportId,
    kind,
    measure,
    number: { of: of.type, id },
    workflowId: of.workflowIdOf(id),
    runId: seen?.runId ?? null,
    rowStatus: mark?.status ?? null,
    rowVersion: mark?.version ?? null,
    heldStatus: seen?.held.status ?? null,
    heldVersion: seen?.held.version ?? null,
    lost,
    needsPerson: NEEDS_PERSON.includes(kind),
  });
}
