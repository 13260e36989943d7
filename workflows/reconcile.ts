import { patched, proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/create-activities.ts';
import type { ReconcileReport, ReconcileWish } from './definitions.ts';

const options = {
  heartbeatTimeout: '20s',
  retry: { initialInterval: '1s', maximumAttempts: 5 },
} as const;
const { openReconcile, reconcilePage, closeReconcile } = proxyActivities<Activities>({
  ...options,
  startToCloseTimeout: '2m',
});
/** Walks over everything the engine runs. */
const { reconcileWorkflows } = proxyActivities<Activities>({ ...options, startToCloseTimeout: '15m' });

/** Loan requests are asked for as an earlier release did, which knew of nothing else. */
const KINDS = [{}, { of: 'paymentRequest' as const }];

/** Compares every open request with its workflow and every workflow with its row, heals or flags what differs, and reports it. */
export async function reconcile({ patienceSeconds }: ReconcileWish = {}): Promise<ReconcileReport> {
  const opened = patched('both-ways') ? await openReconcile() : null;
  const part = { reportId: opened?.reportId ?? null, patienceSeconds };
  const report: ReconcileReport = { checked: 0, resumed: 0, flagged: 0 };
  const kinds = patched('payments-too') ? KINDS : KINDS.slice(0, 1);
  for (const kind of kinds)
    for (let after: number | null = 0; after !== null;) {
      const page: Awaited<ReturnType<Activities['reconcilePage']>> = await reconcilePage({
        after,
        ...kind,
        ...part,
      });
      report.checked += page.checked;
      report.resumed += page.resumed;
      report.flagged += page.flagged;
      after = page.next;
    }
  if (!opened) return report;
  const { reportId } = opened;
  const { listed } = await reconcileWorkflows({ reportId, patienceSeconds });
  return { ...report, ...(await closeReconcile({ reportId, checked: report.checked, listed })) };
}
