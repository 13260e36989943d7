import { proxyActivities, workflowInfo } from '@temporalio/workflow';
import type { Activities } from '../activities/create-activities.ts';
import { registersTaskQueue, type RegisterPlan } from './definitions.ts';

/**
 * Short work on Postgres. A dead worker is noticed by its missing heartbeat within three seconds; a database that is
 * away is waited for, because the outcome must not stay unknown. What cannot succeed is not tried again.
 */
export const records = proxyActivities<Activities>({
  startToCloseTimeout: '30s',
  heartbeatTimeout: '3s',
  scheduleToCloseTimeout: '1h',
  retry: { initialInterval: '200ms', backoffCoefficient: 2, maximumInterval: '5s' },
});

/** A page of cases, each asked through its own workflow; a worker that dies is noticed by its missing heartbeat. */
export const recounting: Pick<Activities, 'recountPage'> = proxyActivities<Activities>({
  startToCloseTimeout: '30m',
  heartbeatTimeout: '40s',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '1m' },
});

/** Calls of outside services; when they stay away the case is flagged and tried again later. */
export const services = proxyActivities<Activities>({
  startToCloseTimeout: '60s',
  heartbeatTimeout: '5s',
  scheduleToCloseTimeout: '10m',
  retry: { initialInterval: '1s', backoffCoefficient: 2, maximumInterval: '30s' },
});

/** The same with somebody waiting for the answer. */
export const promptServices = proxyActivities<Activities>({
  startToCloseTimeout: '20s',
  heartbeatTimeout: '5s',
  scheduleToCloseTimeout: '40s',
  retry: { initialInterval: '500ms', backoffCoefficient: 2, maximumInterval: '5s' },
});

/** Waits for the registers of an evaluation by retries, which add nothing to the history. */
export function registersWithin(seconds: number): Pick<Activities, 'awaitRegisters' | 'awaitGroup'> {
  return proxyActivities<Activities>({
    startToCloseTimeout: '20s',
    heartbeatTimeout: '5s',
    scheduleToCloseTimeout: `${seconds}s`,
    retry: { initialInterval: '1s', backoffCoefficient: 1 },
  });
}

/** Waits for a signature the same way, longer than any term for signing. */
export const signatureWait: Pick<Activities, 'awaitSignature'> = proxyActivities<Activities>({
  startToCloseTimeout: '60s',
  heartbeatTimeout: '5s',
  scheduleToCloseTimeout: '60d',
  retry: { initialInterval: '3s', backoffCoefficient: 1.5, maximumInterval: '10m' },
});

/** One register: its own clock, its own number of tries. A try may hold two calls, and wait its turn before them. */
export function registerCalls(plan: RegisterPlan): Pick<Activities, 'askRegister'> {
  return proxyActivities<Activities>({
    taskQueue: registersTaskQueue(workflowInfo().taskQueue),
    startToCloseTimeout: 2 * plan.callMs + 10_000,
    heartbeatTimeout: '5s',
    scheduleToCloseTimeout: plan.withinMs,
    retry: {
      initialInterval: plan.firstPauseMs,
      backoffCoefficient: 2,
      maximumInterval: plan.longestPauseMs,
      maximumAttempts: plan.tries,
    },
  });
}

/** A question to the tax authority: „not yet“ is a retry. The activity itself counts failed tries and gives up. */
export function taxQuestions(): Pick<Activities, 'askTaxAuthority'> {
  return proxyActivities<Activities>({
    taskQueue: registersTaskQueue(workflowInfo().taskQueue),
    startToCloseTimeout: '60s',
    heartbeatTimeout: '3s',
    scheduleToCloseTimeout: '4d',
    retry: { initialInterval: '500ms', backoffCoefficient: 2, maximumInterval: '10s' },
  });
}
