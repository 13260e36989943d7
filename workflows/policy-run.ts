import {
  CancellationScope,
  ContinueAsNew,
  continueAsNew,
  isCancellation,
  setCurrentDetails,
  workflowInfo,
} from '@temporalio/workflow';
import type { PolicyRunEnd, PolicyRunInput } from './definitions.ts';
import { codeOf } from './failures.ts';
import { records } from './proxies.ts';

const CHUNK = 250;
const CHUNKS_A_RUN = 400;

/**
 * Judges past snapshots by a draft, chunk by chunk. How far it is stands in the database, so that a run goes on after
 * whatever ended its workflow. Cancelling keeps what was found.
 */
export async function policyRun(input: PolicyRunInput): Promise<PolicyRunEnd> {
  const { runId, chunk = CHUNK, chunks = CHUNKS_A_RUN } = input;
  try {
    let { after, done, total } = await records.openPolicyRun({ runId });
    for (let step = 0; after !== null; step += 1) {
      setCurrentDetails(`${done} of ${total} requests judged.`);
      if (step >= chunks || workflowInfo().continueAsNewSuggested)
        await continueAsNew<typeof policyRun>(input);
      ({ after, done, total } = await records.judgePolicyChunk({ runId, after, size: chunk }));
    }
    return await close(runId, 'finished');
  } catch (error) {
    if (isCancellation(error)) return close(runId, 'cancelled');
    if (error instanceof ContinueAsNew) throw error;
    return close(runId, 'failed', codeOf(error));
  }
}

function close(runId: string, state: PolicyRunEnd, failureCode: string | null = null): Promise<PolicyRunEnd> {
  setCurrentDetails(`**${state}**`);
  return CancellationScope.nonCancellable(async () => {
    await records.closePolicyRun({ runId, state, failureCode });
    return state;
  });
}
