import { sql } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { addFinding, closeReport, openReport } from '../../db/queries/reconcile-reports.ts';
import { openEpoch } from '../../db/queries/restore-epochs.ts';

/** What the reconciler leaves of a request that was started after the backup; answers its number. */
export async function addLostRequest(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`select nextval('loan_request_number') as n`.execute(db);
  const requestNumber = rows[0]!.n;
  const reportId = await openReport(db, null);
  await openEpoch(db, { reason: 'databaseOlder', beyond: requestNumber, reportId });
  const at = '2026-11-20T10:00:00Z';
  await addFinding(db, {
    reportId,
    kind: 'orphan',
    measure: 'quarantined',
    number: { of: 'loanRequest', id: requestNumber },
    workflowId: `loan-request:${requestNumber}`,
    runId: 'a-run',
    rowStatus: null,
    rowVersion: null,
    heldStatus: 'preparing',
    heldVersion: 1,
    lost: [{ version: 1, status: 1, action: 'start', commandId: 'a-key-of-a-browser', at }],
    needsPerson: true,
  });
  await closeReport(db, reportId, { checked: 3, listed: 4 });
  return requestNumber;
}
