import {
  CancellationScope,
  continueAsNew,
  isCancellation,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import { cancelMassAction, type MassActionInput } from './definitions.ts';
import { records } from './proxies.ts';
import { askUntilAnswered } from './tax-question.ts';

/** Questions that are open at the tax authority at once. They wait at the engine and take no place of the worker. */
const AT_ONCE = 16;
const PAGE = 50;
/** A run ends at so many events; the next one goes on with what is left in the database. */
const MOST_EVENTS = 1_500;

/**
 * Works through the frozen rows of a batch. What is done stands in the database alone, so that a new run, a new worker
 * or a restart asks only for what is left.
 */
export async function massAction({ batchId, maxEvents = MOST_EVENTS }: MassActionInput): Promise<void> {
  const scope = new CancellationScope();
  setHandler(cancelMassAction, () => scope.cancel());
  let isDone = false;
  try {
    await scope.run(async () => {
      while (!isDone && workflowInfo().historyLength < maxEvents) {
        const checks = await records.openMassChecks({ batchId, limit: PAGE });
        await eachOf(checks);
        isDone = checks.length === 0;
      }
    });
  } catch (error) {
    if (!isCancellation(error)) throw error;
    isDone = true;
  }
  if (!isDone) await continueAsNew<typeof massAction>({ batchId, maxEvents });
  await CancellationScope.nonCancellable(() => records.closeMassAction({ batchId }));
}

async function eachOf(checks: readonly string[]): Promise<void> {
  const waiting = [...checks];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await askUntilAnswered(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
