// From the engine to the rows: what runs without a row, or although its row is over.
import { loadExistingIds, OWNED_TYPES, type CaseMark, type OwnedType } from '../../db/queries/reconcile.ts';
import {
  addFinding,
  isReported,
  wasAskedToEnd,
  type FindingNumber,
  type NewFinding,
} from '../../db/queries/reconcile-reports.ts';
import { hasEpoch, openEpoch } from '../../db/queries/restore-epochs.ts';
import { differenceBetween, type HeldStep, type Measure } from '../../domain/application/reconciling.ts';
import { resync } from '../../workflows/definitions.ts';
import type { OfKind, Reconciling } from './deps.ts';
import { endRun, signalIfRunning } from './ending.ts';
import { readSteps } from './held-history.ts';
import type { ReconciledKind } from './kinds.ts';
import { highestNumber, listEnded, listRunning, ownerOf, see, seeRunning, type Seen } from './seen.ts';

const CHUNK = 200;
/** A first command may wait so long for the database; its workflow has no row until then. */
const STARTING_MS = 2 * 60 * 60_000;

type Reported = Reconciling & { reportId: number };
type Run = OfKind & { reportId: number };

/** Compares every running workflow with its row; answers how many there were. */
export async function compareWorkflows(run: Reported, kinds: readonly ReconciledKind[]): Promise<number> {
  let listed = 0;
  let orphans = 0;
  for (const kind of kinds) {
    const one = await compareKind({ ...run, kind });
    listed += one.listed;
    orphans += one.orphans;
  }
  // A row that is gone means that the database is older, whoever noticed it first.
  if (orphans > 0 && !(await hasEpoch(run.db, run.reportId))) {
    const beyond = await highestNumber(run.engine);
    await openEpoch(run.db, { reason: 'databaseOlder', beyond, reportId: run.reportId });
  }
  if (await hasEpoch(run.db, run.reportId)) for (const kind of kinds) await reportEnded({ ...run, kind });
  for (const type of OWNED_TYPES) listed += await endOwnerless(run, type);
  return listed;
}

async function compareKind(run: Run): Promise<{ listed: number; orphans: number }> {
  const { db, engine, kind } = run;
  let listed = 0;
  let orphans = 0;
  for await (const ids of chunksOf(listRunning(engine, kind.type))) {
    listed += ids.length;
    const marks = await kind.marks(db, ids.map((id) => Number(ownerOf(id))).filter(Number.isSafeInteger));
    const suspects = ids.filter((id) => !marks.get(Number(ownerOf(id)))?.mustRun);
    for (const id of suspects) if ((await settle(run, Number(ownerOf(id)))) === 'orphan') orphans += 1;
  }
  return { listed, orphans };
}

/** A listing may lag behind, so the engine is asked about this one, and the row is read after it. */
async function settle(run: Run, requestId: number): Promise<'orphan' | 'notEnded' | null> {
  const seen = await seeRunning(run.engine.client, run.kind.workflowIdOf(requestId));
  if (!seen) return null;
  const mark = (await run.kind.marks(run.db, [requestId])).get(requestId) ?? null;
  const kind = differenceBetween(mark, seen.held);
  if (kind === 'orphan' && (await run.kind.wasRemoved(run.db, requestId))) {
    // Its record was let go by two people, and it began again in that very moment (decision 0113).
    const { runId } = seen;
    await endRun(
      run.engine.client,
      { workflowId: run.kind.workflowIdOf(requestId), runId },
      'the record was removed',
    );
    return null;
  }
  if (kind === 'orphan') return (await quarantine(run, requestId, seen)) ? 'orphan' : null;
  if (mark === null || mark.mustRun || mark.secondsAgo < run.patienceSeconds) return null;
  await bringToItsEnd(run, { requestId, seen, mark });
  return 'notEnded';
}

/** After a restore: requests that came and ended within what was lost. Nothing runs; somebody must know of them. */
async function reportEnded(run: Run): Promise<void> {
  for await (const ids of chunksOf(listEnded(run.engine, run.kind.type))) {
    const numbers = ids.map((id) => Number(ownerOf(id))).filter(Number.isSafeInteger);
    const marks = await run.kind.marks(run.db, numbers);
    for (const requestId of numbers.filter((number) => !marks.has(number))) {
      const seen = await see(run.engine.client, run.kind.workflowIdOf(requestId));
      if (!seen || seen.isRunning || seen.held.status === null) continue;
      if (!(await isReported(run.db, seen.runId)))
        await noteOrphan(run, { requestId, seen, measure: 'ended' });
    }
  }
}

/** What it did is kept where operators see it, then it ends. One that never had a row is still starting. */
async function quarantine(run: Run, requestId: number, seen: Seen): Promise<boolean> {
  const neverHadRow = seen.held.status === null;
  if (neverHadRow && Date.now() - seen.startedAt.getTime() < STARTING_MS) return false;
  const workflowId = run.kind.workflowIdOf(requestId);
  await noteOrphan(run, { requestId, seen, measure: 'quarantined' });
  await endRun(run.engine.client, { workflowId, runId: seen.runId }, 'no row in the database, quarantined');
  return true;
}

async function noteOrphan(
  run: Run,
  { requestId, seen, measure }: { requestId: number; seen: Seen; measure: Measure },
): Promise<void> {
  const workflowId = run.kind.workflowIdOf(requestId);
  const lost = await readSteps(run.engine.client, { workflowId, runId: seen.runId }, 0);
  await addFinding(run.db, {
    ...findingOf(run, { number: numberIn(run, requestId), seen, mark: null, lost }),
    workflowId,
    kind: 'orphan',
    measure,
    needsPerson: true,
  });
}

interface Over {
  requestId: number;
  seen: Seen;
  mark: CaseMark;
}

/** It reads its row again and finishes; one that was asked before and still runs is ended. */
async function bringToItsEnd(run: Run, { requestId, seen, mark }: Over): Promise<void> {
  const workflowId = run.kind.workflowIdOf(requestId);
  const { runId } = seen;
  const isDeaf = await wasAskedToEnd(run.db, { reportId: run.reportId, workflowId, runId });
  await addFinding(run.db, {
    ...findingOf(run, { number: numberIn(run, requestId), seen, mark, lost: [] }),
    workflowId,
    kind: 'notEnded',
    measure: isDeaf ? 'ended' : 'resynced',
    needsPerson: false,
  });
  if (isDeaf) await endRun(run.engine.client, { workflowId, runId }, `the request is ${mark.status}`);
  else await signalIfRunning(run.engine.client, workflowId, resync);
}

/** Questions and runs of a database that was newer: nobody would ever read their outcome. */
async function endOwnerless(run: Reported, type: OwnedType): Promise<number> {
  let listed = 0;
  for await (const ids of chunksOf(listRunning(run.engine, type))) {
    listed += ids.length;
    const existing = await loadExistingIds(run.db, type, ids.map(ownerOf));
    for (const workflowId of ids.filter((id) => !existing.has(ownerOf(id)))) {
      const seen = await seeRunning(run.engine.client, workflowId);
      if (!seen) continue;
      const { runId } = seen;
      await addFinding(run.db, {
        ...findingOf(run, { number: null, seen, mark: null, lost: [] }),
        workflowId,
        kind: 'orphan',
        measure: 'ended',
        needsPerson: false,
      });
      await endRun(run.engine.client, { workflowId, runId }, 'no row in the database');
    }
  }
  return listed;
}

const numberIn = ({ kind }: Run, id: number): FindingNumber => ({ of: kind.type, id });

function findingOf(
  { reportId }: Reported,
  of: { number: FindingNumber | null; seen: Seen; mark: CaseMark | null; lost: readonly HeldStep[] },
): Omit<NewFinding, 'kind' | 'measure' | 'needsPerson' | 'workflowId'> {
  const { number, seen, mark, lost } = of;
  return {
    reportId,
    number,
    runId: seen.runId,
    rowStatus: mark?.status ?? null,
    rowVersion: mark?.version ?? null,
    heldStatus: seen.held.status,
    heldVersion: seen.held.version ?? lost.at(-1)?.version ?? null,
    lost,
  };
}

async function* chunksOf(ids: AsyncIterable<string>): AsyncGenerator<string[]> {
  let chunk: string[] = [];
  for await (const id of ids) {
    chunk.push(id);
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
