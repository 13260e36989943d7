import { WorkflowNotFoundError, type Client } from '@temporalio/client';
import { loadOpenBatches } from '../db/queries/batches/run.ts';
import { RECENT_RUNS_MINUTES, loadOpenRequests, loadOrphanedRuns } from '../db/queries/reconcile.ts';
import { loadRequestState } from '../db/queries/request-state.ts';
import { flagStuck } from '../db/queries/stuck.ts';
import { loadOpenChecks } from '../db/queries/vmi/checks.ts';
import { statusName, type StatusId } from '../domain/application/status.ts';
import {
  massActionWorkflowId,
  registersWorkflowId,
  requestSummary,
  resync,
  vmiCheckWorkflowId,
  workflowIdOf,
  WORKFLOW_TYPE,
  type LoanRequestInput,
  type ReconcileReport,
} from '../workflows/definitions.ts';
import { transitionContexts, type ActivityDeps } from './deps.ts';
import { revivePolicyRuns } from './policy.ts';

export interface ReconciledPage extends ReconcileReport {
  /** Where the next page begins; null after the last. */
  next: number | null;
}

const PAGE = 200;
const AT_ONCE = 8;
/** A workflow task that failed so often will not succeed by itself. */
const POISONED_ATTEMPTS = 5;
/** What was begun this recently may still be starting. */
const YOUNG_MINUTES = 1;
const STUCK_TASK = 'engine:workflowTask';

type Found = 'same' | 'resumed' | 'flagged';

export function createReconcileActivities(deps: ActivityDeps) {
  const { db, engine } = deps;
  const context = transitionContexts(deps);

  /** One request against its workflow: healed when they differ, flagged when that is not possible. */
  const compare = async (row: OpenRequest): Promise<Found> => {
    const seen = await describe(engine.client, workflowIdOf(row.id));
    if (!seen) return resume(row.id);
    if (seen.attempts > POISONED_ATTEMPTS) {
      await flagStuck(db, row.id, STUCK_TASK);
      return 'flagged';
    }
    if (row.stuckCode === STUCK_TASK) await flagStuck(db, row.id, null);
    if (seen.status === undefined || seen.status === statusName(row.status)) return 'same';
    await engine.client.workflow.getHandle(workflowIdOf(row.id)).signal(resync);
    return 'resumed';
  };

  const resume = async (requestId: number): Promise<Found> => {
    const state = await loadRequestState(db, requestId, (await context()).clocks);
    if (!state) return 'same';
    const input: LoanRequestInput = { requestId, resumeFrom: state };
    await engine.client.workflow.start(WORKFLOW_TYPE.loanRequest, {
      workflowId: workflowIdOf(requestId),
      taskQueue: engine.taskQueue,
      args: [input],
      workflowIdConflictPolicy: 'USE_EXISTING',
      staticSummary: requestSummary(requestId),
    });
    return 'resumed';
  };

  return {
    /** Compares a page of open requests with their workflows, and runs of registers nobody carries on. */
    async reconcilePage({ after }: { after: number }): Promise<ReconciledPage> {
      const rows = await loadOpenRequests(db, { after, limit: PAGE });
      const found: Found[] = [];
      for (let from = 0; from < rows.length; from += AT_ONCE) {
        found.push(...(await Promise.all(rows.slice(from, from + AT_ONCE).map(compare))));
      }
      if (after === 0)
        await Promise.all([
          reviveRegisters(deps),
          reviveQuestions(deps),
          revivePolicyRuns(deps, YOUNG_MINUTES),
        ]);
      const count = (kind: Found): number => found.filter((one) => one === kind).length;
      return {
        checked: rows.length,
        resumed: count('resumed'),
        flagged: count('flagged'),
        next: rows.length === PAGE ? rows.at(-1)!.id : null,
      };
    },
  };
}

export interface OpenRequest {
  id: number;
  status: StatusId;
  stuckCode: string | null;
}

async function describe(
  client: Client,
  workflowId: string,
): Promise<{ status: string | undefined; attempts: number } | null> {
  try {
    const found = await client.workflow.getHandle(workflowId).describe();
    if (found.status.name !== 'RUNNING') return null;
    const status = found.searchAttributes.LoanStatus?.[0];
    return {
      status: typeof status === 'string' ? status : undefined,
      attempts: found.raw.pendingWorkflowTask?.attempt ?? 0,
    };
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return null;
    throw error;
  }
}

/** Runs of registers that are open longer than any run lasts get their workflow again. */
async function reviveRegisters({ db, engine }: ActivityDeps): Promise<void> {
  for (const { subjectId, runId } of await loadOrphanedRuns(db, RECENT_RUNS_MINUTES)) {
    await engine.client.workflow.start(WORKFLOW_TYPE.registers, {
      workflowId: registersWorkflowId(subjectId),
      taskQueue: engine.taskQueue,
      args: [{ subjectId, runId }],
      workflowIdConflictPolicy: 'USE_EXISTING',
    });
  }
}

/** Questions to the tax authority and mass actions that nobody carries on get their workflow again. */
async function reviveQuestions({ db, engine }: ActivityDeps): Promise<void> {
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
