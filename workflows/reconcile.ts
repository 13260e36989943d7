import { proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/create-activities.ts';
import type { ReconcileReport } from './definitions.ts';

const { reconcilePage } = proxyActivities<Activities>({
  startToCloseTimeout: '2m',
  heartbeatTimeout: '20s',
  retry: { initialInterval: '1s', maximumAttempts: 5 },
});

/** Compares every open request with its workflow, page by page, and heals or flags what differs. */
export async function reconcile(): Promise<ReconcileReport> {
  const report = { checked: 0, resumed: 0, flagged: 0 };
  for (let after: number | null = 0; after !== null;) {
    const page: Awaited<ReturnType<Activities['reconcilePage']>> = await reconcilePage({ after });
    report.checked += page.checked;
    report.resumed += page.resumed;
    report.flagged += page.flagged;
    after = page.next;
  }
  return report;
}
