import { proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/create-activities.ts';

const { writeTurnoverFiles } = proxyActivities<Activities>({
  startToCloseTimeout: '1h',
  heartbeatTimeout: '1m',
  retry: { initialInterval: '10s', maximumInterval: '10m', maximumAttempts: 20 },
});

/** Files of turnovers for every month that ended without one; looked for daily by a schedule (decision 0074). */
export async function turnoverFiles(): Promise<{ made: number }> {
  return writeTurnoverFiles();
}
