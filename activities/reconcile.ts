import { activityInfo } from '@temporalio/activity';
import {
  closeReport,
  openReport,
  type DifferenceCounts,
  type Totals,
} from '../db/queries/reconcile-reports.ts';
import type { ReconcileReport } from '../workflows/definitions.ts';
import { transitionContexts, type ActivityDeps, type CalendarDeps } from './deps.ts';
import type { Found, Reconciling } from './reconciling/deps.ts';
import { removeFinishedSignings } from './reconciling/finished-signings.ts';
import { reviveOthers } from './reconciling/revive.ts';
import { LOAN_REQUESTS, PAYMENT_REQUESTS } from './reconciling/kinds.ts';
import { compareRow } from './reconciling/rows.ts';
import { compareWorkflows } from './reconciling/workflows.ts';
import { loadRunMemory, openEpoch, unknownRuns, type EpochReason } from '../db/queries/restore-epochs.ts';
import { highestNumber, isRunKnown, recentReconciliations } from './reconciling/seen.ts';

export interface ReconciledPage extends ReconcileReport {
  /** Where the next page begins; null after the last. */
  next: number | null;
}

const PAGE = 200;
const AT_ONCE = 8;
/** A row that moved within this has perhaps not told its workflow yet. */
const PATIENCE_SECONDS = 60;

export type ReconcileDeps = CalendarDeps &
  Pick<ActivityDeps, 'engine' | 'reconciled'> & {
    /** Left out where nothing outside is to be touched. */
    adapters?: Pick<ActivityDeps['adapters'], 'signing'>;
  };

/** Cases by their kind; left out by runs of an earlier release: loan requests. */
const KINDS = { loanRequest: LOAN_REQUESTS, paymentRequest: PAYMENT_REQUESTS };

interface Part {
  /** Left out by runs of an earlier release. */
  reportId?: number | null;
  patienceSeconds?: number;
}

export function createReconcileActivities(deps: ReconcileDeps) {
  const { db, engine } = deps;
  const context = transitionContexts(deps);
  const runOf = ({ reportId = null, patienceSeconds = PATIENCE_SECONDS }: Part): Reconciling => ({
    db,
    engine,
    reportId,
    patienceSeconds,
    clocks: async () => (await context()).clocks,
  });

  return {
    /** Opens the report of this run of the workflow, and an epoch when database and engine are of different instants. */
    async openReconcile(): Promise<{ reportId: number }> {
      const reportId = await openReport(db, activityInfo().workflowExecution ?? null);
      await detectRestore(runOf({ reportId }));
      return { reportId };
    },

    /** Compares a page of open cases of a kind with their workflows; the first of loan requests also revives work that nobody carries on. */
    async reconcilePage({
      after,
      of = 'loanRequest',
      ...part
    }: Part & { after: number; of?: keyof typeof KINDS }): Promise<ReconciledPage> {
      const kind = KINDS[of];
      const rows = await kind.open(db, { after, limit: PAGE });
      const found: (Found | null)[] = [];
      for (let from = 0; from < rows.length; from += AT_ONCE) {
        const some = rows.slice(from, from + AT_ONCE);
        found.push(...(await Promise.all(some.map((row) => compareRow({ ...runOf(part), kind }, row)))));
      }
      if (after === 0 && of === 'loanRequest') {
        await reviveOthers(deps);
        if (deps.adapters) await removeFinishedSignings({ db, adapters: deps.adapters });
      }
      const flagged = found.filter((change) => change?.measure === 'flagged').length;
      return {
        checked: rows.length,
        resumed: found.filter((change) => change !== null).length - flagged,
        flagged,
        next: rows.length === PAGE ? rows.at(-1)!.id : null,
      };
    },

    /** Compares every running workflow with its row. */
    async reconcileWorkflows({
      reportId,
      ...part
    }: Part & { reportId: number }): Promise<{ listed: number }> {
      return { listed: await compareWorkflows({ ...runOf(part), reportId }, Object.values(KINDS)) };
    },

    /** Closes the report and says what it found, in the log and in figures. */
    async closeReconcile({
      reportId,
      ...totals
    }: Totals & { reportId: number }): Promise<{ differences: DifferenceCounts }> {
      const differences = await closeReport(db, reportId, totals);
      deps.reconciled?.({ reportId, ...totals, differences });
      return { differences };
    },
  };
}

/**
 * Whether database and engine come from different instants. Every run of the reconciler leaves its mark on both sides: a
 * report here, a run there. A run without its report: the database is older; a report without its run: the engine is.
 */
async function detectRestore({ db, engine, reportId }: Reconciling): Promise<void> {
  const { since, newest } = await loadRunMemory(db);
  if (!since) return;
  let reason: EpochReason | null = null;
  if ((await unknownRuns(db, await recentReconciliations(engine, since))).length > 0)
    reason = 'databaseOlder';
  else if (newest && !(await isRunKnown(engine.client, newest))) reason = 'engineOlder';
  if (reason) await openEpoch(db, { reason, beyond: await highestNumber(engine), reportId });
}
