import {
  acknowledgeFinding,
  countOpenFindings,
  listFindings,
  listReports,
} from '../../db/queries/reconcile-reports.ts';
import { listEpochs } from '../../db/queries/restore-epochs.ts';
import { STAFF_RIGHTS } from '../../domain/application/rights.ts';
import { defineRoute } from '../http/define-route.ts';
import { Problem } from '../http/problems.ts';
import { epochOf, findingOf, reportOf } from '../present/operations.ts';
import * as wire from '../wire/operations.ts';
import { done } from '../wire/shared.ts';

const ACCESS = { staff: STAFF_RIGHTS.watchOperations } as const;
const SHOWN = { reports: 20, findings: 100, epochs: 10 };

export const operationRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/BackOffice/Operations',
    access: ACCESS,
    summary: 'What the reconciler found: reports, differences by number, restore epochs; no personal data',
    output: wire.operations,
    handler: async ({ deps: { db } }) => {
      const [reports, findings, epochs, open] = await Promise.all([
        listReports(db, { limit: SHOWN.reports }),
        listFindings(db, SHOWN.findings),
        listEpochs(db, SHOWN.epochs),
        countOpenFindings(db),
      ]);
      return {
        reports: reports.map(reportOf),
        findings: findings.map(findingOf),
        epochs: epochs.map(epochOf),
        open,
      };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/BackOffice/Operations/Findings/{id}/Acknowledge',
    access: ACCESS,
    summary:
      'Somebody has looked at what a restore took back; the flag of its case goes with the last finding',
    params: wire.findingParams,
    output: done,
    handler: async ({ deps, session, params }) => {
      const looked = await acknowledgeFinding(deps.db, params.id, session.userId);
      if (!looked) throw new Problem('notFound');
      // The workflow shows the flag too; should the engine be away, the next move takes it along.
      if (looked.isFreed && looked.requestNumber !== null)
        await deps.engine.resync(looked.requestNumber).catch(() => undefined);
      return { ok: true as const };
    },
  }),
];
