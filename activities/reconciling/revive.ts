import { loadOpenBatches } from '../../db/queries/batches/run.ts';
import { loadOrphanedRuns, RECENT_RUNS_MINUTES } from '../../db/queries/reconcile.ts';
import { loadOpenChecks } from '../../db/queries/vmi/checks.ts';
import {
  carryOutRun,
  massActionWorkflowId,
  registersWorkflowId,
  vmiCheckWorkflowId,
  WORKFLOW_TYPE,
} from '../../workflows/definitions.ts';
import type { ActivityDeps } from '../deps.ts';
import { reviveDayChanges } from '../calendar.ts';
import { reviveExports } from '../exports.ts';
import { revivePolicyRuns } from '../policy.ts';
import { reviveRemovals } from '../retention.ts';

/** What was begun this recently may still be starting. */
const YOUNG_MINUTES = 1;

type Deps = Pick<ActivityDeps, 'db' | 'engine'>;

/** Work that is open in the database and that nobody carries on gets its workflow again. */
export async function reviveOthers(deps: Deps): Promise<void> {
  await Promise.all([
    reviveRegisters(deps),
    reviveQuestions(deps),
    revivePolicyRuns(deps, YOUNG_MINUTES),
    reviveExports(deps, YOUNG_MINUTES),
    reviveDayChanges(deps, YOUNG_MINUTES),
    reviveRemovals(deps, YOUNG_MINUTES),
  ]);
}

/** Runs of registers that are open longer than any run lasts get their workflow again. */
async function reviveRegisters({ db, engine }: Deps): Promise<void> {
  for (const { subjectId, runId } of await loadOrphanedRuns(db, RECENT_RUNS_MINUTES)) {
    const run = { subjectId, runId };
    // A workflow that waits to ask again has to hear of it.
    await engine.client.workflow.signalWithStart(WORKFLOW_TYPE.registers, {
      workflowId: registersWorkflowId(subjectId),
      taskQueue: engine.taskQueue,
      args: [run],
      signal: carryOutRun,
      signalArgs: [run],
    });
  }
}

/** Questions to the tax authority and mass actions that nobody carries on get their workflow again. */
async function reviveQuestions({ db, engine }: Deps): Promise<void> {
  const common = { taskQueue: engine.taskQueue, workflowIdConflictPolicy: 'USE_EXISTING' } as const;
  for (const checkId of await loadOpenChecks(db, YOUNG_MINUTES)) {
    const workflowId = vmiCheckWorkflowId(checkId);
    await engine.client.workflow.start(WORKFLOW_TYPE.vmiCheck, {
      ...common,
      workflowId,
      args: [{ checkId }],
    });
  }
  for (const batchId of await loadOpenBatches(db, YOUNG_MINUTES)) {
    const workflowId = massActionWorkflowId(batchId);
    await engine.client.workflow.start(WORKFLOW_TYPE.massAction, {
      ...common,
      workflowId,
      args: [{ batchId }],
    });
  }
}
