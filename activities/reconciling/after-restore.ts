import { closeReport, openReport, type DifferenceCounts } from '../../db/queries/reconcile-reports.ts';
import { openEpoch, type Epoch } from '../../db/queries/restore-epochs.ts';
import { createReconcileActivities, type ReconcileDeps } from '../reconcile.ts';
import { highestNumber } from './seen.ts';

export interface Settled {
  reportId: number;
  epoch: Epoch;
  checked: number;
  listed: number;
  differences: DifferenceCounts;
}

/**
 * What an operator does after a restore, before api and worker are started: numbers leap beyond everything that may have
 * been given, and both directions are compared at once, without waiting for moves that are under way: there are none.
 */
export async function settleAfterRestore(deps: ReconcileDeps): Promise<Settled> {
  const reportId = await openReport(deps.db, null);
  const beyond = await highestNumber(deps.engine);
  const epoch = (await openEpoch(deps.db, { reason: 'operator', beyond, reportId }))!;
  const steps = createReconcileActivities(deps);
  const part = { reportId, patienceSeconds: 0 };
  let checked = 0;
  for (const of of ['loanRequest', 'paymentRequest'] as const)
    for (let after: number | null = 0; after !== null;) {
      const page: { checked: number; next: number | null } = await steps.reconcilePage({
        after,
        of,
        ...part,
      });
      checked += page.checked;
      after = page.next;
    }
  const { listed } = await steps.reconcileWorkflows(part);
  const differences = await closeReport(deps.db, reportId, { checked, listed });
  return { reportId, epoch, checked, listed, differences };
}
