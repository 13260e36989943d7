import { CancelledFailure, Context } from '@temporalio/activity';
import {
  closeRun,
  loadEvaluated,
  openRun,
  storeChunk,
  type RunProgress,
} from '../db/queries/policy/judging.ts';
import { findRun, loadStalledRuns } from '../db/queries/policy/runs.ts';
import { draftRuleSet, judgeAgain } from '../domain/eligibility/what-if.ts';
import { policyRunWorkflowId, WORKFLOW_TYPE } from '../workflows/definitions.ts';
import type { ActivityDeps } from './deps.ts';

export interface PolicyChunk {
  runId: string;
  /** Number of the last request that is done. */
  after: number;
  /** Requests at once. */
  size: number;
}

const OVER: RunProgress = { after: null, done: 0, total: 0 };

/** What a what-if run does: reads stored evaluations, judges them purely, writes policy_* tables and nothing else. */
export function createPolicyActivities({ db }: ActivityDeps) {
  return {
    /** Opens a run, or says how far it came when its workflow was started anew. */
    async openPolicyRun({ runId }: { runId: string }): Promise<RunProgress> {
      return (await openRun(db, runId)) ?? OVER;
    },

    /** Judges the next requests; `after: null` when there are no more. The place in the row makes a repeated chunk harmless. */
    async judgePolicyChunk({ runId, after, size }: PolicyChunk): Promise<RunProgress> {
      const run = await findRun(db, runId);
      if (run?.state !== 'running') return OVER;
      const rows = await loadEvaluated(db, run, { after, limit: size });
      if (rows.length === 0) return { ...OVER, done: run.done, total: run.total ?? run.done };
      const { draftId: id, draftVersion: version, parameters } = run;
      const draft = draftRuleSet({ id, version, parameters }, run.scheme);
      const judged = rows.map(({ requestId, evaluationId, askedCents, grantedCents, ...before }) => ({
        ...judgeAgain(before, draft),
        requestId,
        evaluationId,
        askedCents,
        grantedCents,
      }));
      if (Context.current().cancellationSignal.aborted) throw new CancelledFailure('policyRunCancelled');
      return storeChunk(db, { runId, after, judged });
    },

    /** Ends a run. */
    async closePolicyRun(end: {
      runId: string;
      state: 'finished' | 'cancelled' | 'failed';
      failureCode: string | null;
    }): Promise<void> {
      await closeRun(db, end.runId, end);
    },
  };
}

/** Runs that nobody carries on get their workflow again. */
export async function revivePolicyRuns(
  { db, engine }: Pick<ActivityDeps, 'db' | 'engine'>,
  minutes: number,
): Promise<void> {
  for (const runId of await loadStalledRuns(db, minutes)) {
    await engine.client.workflow.start(WORKFLOW_TYPE.policyRun, {
      workflowId: policyRunWorkflowId(runId),
      taskQueue: engine.taskQueue,
      args: [{ runId }],
      workflowIdConflictPolicy: 'USE_EXISTING',
    });
  }
}
