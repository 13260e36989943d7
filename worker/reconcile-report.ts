import { Runtime } from '@temporalio/worker';
import type { TellReconciled } from '../db/queries/reconcile-reports.ts';
import { DIFFERENCES } from '../domain/application/reconciling.ts';
import type { Log } from './log.ts';

/** Every report of the reconciler: a line of numbers, and figures of the newest one. */
export function reconcileReport(log: Log): TellReconciled {
  const meter = Runtime.instance().metricMeter;
  const found = meter.createGauge(
    'portal_reconcile_differences',
    'int',
    '1',
    'Differences between database and engine in the newest report, by kind',
  );
  return ({ differences, ...totals }) => {
    for (const kind of DIFFERENCES) found.set(differences[kind] ?? 0, { kind });
    const line = { msg: 'reconciled', ...totals, ...differences };
    if (Object.keys(differences).length > 0) log.warn(line);
    else log.info(line);
  };
}
