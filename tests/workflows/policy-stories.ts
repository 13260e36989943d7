import { findRun } from '../../db/queries/policy/runs.ts';
import { policyRunWorkflowId, WORKFLOW_TYPE, type PolicyRunInput } from '../../workflows/definitions.ts';
import { addEvaluated, snapshotOf } from '../harness/evaluated.ts';
import { addStaff } from '../harness/people.ts';
import { addRun } from '../harness/policy.ts';
import type { Surroundings } from '../harness/surroundings.ts';
import { until } from '../harness/waiting.ts';

/** Not those of other stories: their requests count from elsewhere. */
const FIRST = 900_000_000_001;

async function start({ world }: Surroundings, more: Partial<PolicyRunInput>) {
  const { db, client, taskQueue } = world;
  const known = await db.selectFrom('loan_request').select('id').where('id', '=', FIRST).executeTakeFirst();
  if (!known) await addEvaluated(db, snapshotOf('linija', 22), { first: FIRST, count: 30 });
  const by = await addStaff(db, 'saulius');
  const runId = await addRun(db, by, { parameters: { tradeSharePercent: 20 } });
  const workflowId = policyRunWorkflowId(runId);
  const handle = await client.workflow.start(WORKFLOW_TYPE.policyRun, {
    workflowId,
    taskQueue,
    args: [{ runId, ...more }],
  });
  return { handle, runId, workflowId };
}

/** What-if runs: to the end, continued as new, cancelled. */
export const POLICY_STORIES = {
  'policy-run': async (around: Surroundings) => {
    const { handle, workflowId } = await start(around, {});
    await handle.result();
    return [workflowId];
  },
  'policy-run-continued-as-new': async (around: Surroundings) => {
    const { handle, workflowId } = await start(around, { chunk: 5, chunks: 4 });
    await handle.result();
    return [workflowId];
  },
  'policy-run-cancelled': async (around: Surroundings) => {
    const { handle, runId, workflowId } = await start(around, { chunk: 1 });
    await until(async () => (await findRun(around.world.db, runId))!.done >= 3, { what: 'the first chunks' });
    await handle.cancel();
    await handle.result();
    return [workflowId];
  },
};
