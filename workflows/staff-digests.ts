import { proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/create-activities.ts';

const { queueStaffDigests } = proxyActivities<Activities>({
  startToCloseTimeout: '1m',
  retry: { initialInterval: '1s', maximumAttempts: 5 },
});

/** Queues the morning's mails to staff that are due; run by a schedule, every few minutes (decision 0051). */
export async function staffDigests(): Promise<{ queued: number }> {
  return queueStaffDigests();
}
