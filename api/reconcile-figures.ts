import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/connect.ts';
import { countOpenFindings, listReports } from '../db/queries/reconcile-reports.ts';
import { DIFFERENCES } from '../domain/application/reconciling.ts';

/** Figures of the newest report of the reconciler, read when they are collected: whichever worker made it. */
export function addReconcileFigures(registry: Registry, db: Database): void {
  const differences = new Gauge({
    name: 'portal_reconcile_differences',
    help: 'Differences between database and engine in the newest report, by kind',
    labelNames: ['kind'],
    registers: [registry],
  });
  const finished = new Gauge({
    name: 'portal_reconcile_finished_timestamp_seconds',
    help: 'When the newest report ended; it should never be older than a quarter of an hour',
    registers: [registry],
  });
  new Gauge({
    name: 'portal_reconcile_open_findings',
    help: 'Lost actions and requests that nobody has looked at yet',
    registers: [registry],
    async collect() {
      const [waiting, reports] = await Promise.all([countOpenFindings(db), listReports(db, { limit: 2 })]);
      this.set(waiting);
      const newest = reports.find(({ finishedAt }) => finishedAt !== null);
      if (!newest) return;
      for (const kind of DIFFERENCES) differences.set({ kind }, newest.differences[kind] ?? 0);
      finished.set(newest.finishedAt!.getTime() / 1000);
    },
  });
}
