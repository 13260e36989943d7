import { Context } from '@temporalio/activity';
import { exportStream } from '../db/exports/export-stream.ts';
import { turnoverStream } from '../db/exports/turnover-stream.ts';
import { loadCalendar } from '../db/queries/clocks.ts';
import {
  closeExport,
  expireExport,
  exportGoesOn,
  findExport,
  LINK_HOURS,
  loadOpenExports,
} from '../db/queries/exports.ts';
import type { RequestFilter } from '../db/queries/manager-filter.ts';
import { addTurnoverFile, monthsWithoutFile } from '../db/queries/turnovers.ts';
import { exportWorkflowId, WORKFLOW_TYPE } from '../workflows/definitions.ts';
import type { ActivityDeps } from './deps.ts';
import { inTightMemory } from './tight-memory.ts';

class Stopped extends Error {}

/** What is kept of an asked export: how it was sent, and what the list narrows by. */
interface KeptFilter {
  narrowed: RequestFilter;
  ignoreFiles: boolean;
}

/** Files that are written beside everything else: big exports and the turnovers of a month. */
export function createExportActivities({ db, files, settings }: ActivityDeps) {
  return {
    /** Writes the file of an export from its beginning; answers for how many hours its link is good, 0: there is none. */
    async writeExport({ exportId }: { exportId: string }): Promise<{ linkHours: number }> {
      const job = await findExport(db, exportId);
      if (job?.state !== 'inProgress') return { linkHours: job?.state === 'finished' ? LINK_HOURS : 0 };
      const kept = job.filter as unknown as KeptFilter;
      const { calendar } = await loadCalendar(db, settings.workingDaySeconds);
      const progress = async (done: number): Promise<void> => {
        Context.current().heartbeat(done);
        if (Context.current().cancellationSignal.aborted || !(await exportGoesOn(db, exportId, done)))
          throw new Stopped();
      };
      try {
        const stream = () =>
          exportStream(db, {
            kind: job.kind,
            filter: kept.narrowed,
            viewer: { userId: job.startedBy, roles: job.roles },
            ignoreFiles: kept.ignoreFiles,
            calendar,
            progress,
          });
        const stored = await inTightMemory(() => files.put(stream()));
        await closeExport(db, exportId, { state: 'finished', ...stored });
        return { linkHours: LINK_HOURS };
      } catch (error) {
        if (!(error instanceof Stopped)) throw error;
        await closeExport(db, exportId, { state: 'stopped' });
        return { linkHours: 0 };
      }
    },

    async failExport({ exportId }: { exportId: string }): Promise<void> {
      await closeExport(db, exportId, { state: 'failed' });
    },

    /** The link ends, and so do its bytes. */
    async endExportLink({ exportId }: { exportId: string }): Promise<void> {
      const key = await expireExport(db, exportId);
      if (key) await files.remove(key);
    },

    /** One file for each month that ended without one: a month that was missed is made up for. */
    async writeTurnoverFiles(): Promise<{ made: number }> {
      let made = 0;
      for (const month of await monthsWithoutFile(db, new Date().toISOString())) {
        let rows = 0;
        const stored = await files.put(
          turnoverStream(db, month, (count) => {
            rows += count;
            Context.current().heartbeat(rows);
          }),
        );
        if (await addTurnoverFile(db, { month, rows, ...stored })) made += 1;
        else await files.remove(stored.storageKey);
      }
      return { made };
    },
  };
}

/** Exports that nobody carries on get their workflow again. */
export async function reviveExports(
  { db, engine }: Pick<ActivityDeps, 'db' | 'engine'>,
  minutes: number,
): Promise<void> {
  for (const exportId of await loadOpenExports(db, minutes)) {
    await engine.client.workflow.start(WORKFLOW_TYPE.exportRun, {
      workflowId: exportWorkflowId(exportId),
      taskQueue: engine.taskQueue,
      args: [{ exportId }],
      workflowIdConflictPolicy: 'USE_EXISTING',
    });
  }
}
