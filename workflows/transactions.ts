// The two short transactions every step waits for, made by the worker that holds the workflow.
import {
  ActivityFailure,
  ApplicationFailure,
  patched,
  proxyLocalActivities,
  TimeoutFailure,
  workflowInfo,
} from '@temporalio/workflow';
import type { Activities } from '../activities/create-activities.ts';
import { records } from './proxies.ts';

type Transactions = Pick<Activities, 'applyTransition' | 'loadState' | 'applyPayment' | 'loadPayment'>;

/** Of a run whose workflow task lasts longer, a dead worker would be noticed later than by a missing heartbeat. */
const LONGEST_TASK_MS = 3_000;

/**
 * No queue and no events of its own. One try, over before the workflow task would have to be prolonged: tries that follow
 * are for the ordinary activity, because a total time that ends in a pause between local tries is never noticed.
 */
const here = proxyLocalActivities<Transactions>({
  startToCloseTimeout: '2s',
  retry: { maximumAttempts: 1 },
});

const isPrompt = (): boolean => workflowInfo().taskTimeoutMs <= LONGEST_TASK_MS;

/**
 * A run is read again within one workflow task before its first move after a restart, so a short task wants a short
 * history (decision 0140). Asked once a run, at its start: replay must come to the same number.
 */
export function mostEvents(): number {
  if (!isPrompt()) return 1_500;
  return patched('short-histories') ? 150 : 700;
}

/** One transaction by command id: made twice, it answers what it answered before. So either way may follow the other. */
export const transactions: Transactions = {
  applyTransition: (command) =>
    hereOrLater(
      () => here.applyTransition.executeWithOptions({ summary: command.action }, [command]),
      () => records.applyTransition(command),
    ),
  loadState: (which) =>
    hereOrLater(
      () => here.loadState.executeWithOptions({ summary: 'reads the row' }, [which]),
      () => records.loadState(which),
    ),
  applyPayment: (command) =>
    hereOrLater(
      () => here.applyPayment.executeWithOptions({ summary: command.action }, [command]),
      () => records.applyPayment(command),
    ),
  loadPayment: (which) =>
    hereOrLater(
      () => here.loadPayment.executeWithOptions({ summary: 'reads the row' }, [which]),
      () => records.loadPayment(which),
    ),
};

/** A database that stays away is waited for by the ordinary activity, which needs no worker meanwhile. */
async function hereOrLater<T>(local: () => Promise<T>, ordinary: () => Promise<T>): Promise<T> {
  if (!isPrompt() || !patched('local-transactions')) return ordinary();
  try {
    return await local();
  } catch (error) {
    if (!mayPass(error)) throw error;
    return ordinary();
  }
}

/** Time ran out, or the activity says that the same may succeed later. Its own failures come without a wrapping. */
function mayPass(error: unknown): boolean {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  return cause instanceof ApplicationFailure ? !cause.nonRetryable : cause instanceof TimeoutFailure;
}
