import { proxyActivities, sleep } from '@temporalio/workflow';
import type { Activities } from '../activities/create-activities.ts';
import type { ExportRunInput } from './definitions.ts';
import { records } from './proxies.ts';

/** A long file is written by one activity; a worker that dies is noticed by its missing heartbeat and it begins anew. */
const { writeExport } = proxyActivities<Activities>({
  startToCloseTimeout: '1h',
  heartbeatTimeout: '1m',
  retry: { initialInterval: '2s', maximumInterval: '1m', maximumAttempts: 5 },
});

/** Writes an export's file, keeps it as long as its link is good, and removes it. */
export async function exportRun({ exportId }: ExportRunInput): Promise<void> {
  const written = await writeExport({ exportId }).catch(() => null);
  if (!written) {
    await records.failExport({ exportId });
    return;
  }
  if (written.linkHours === 0) return;
  await sleep(written.linkHours * 3_600_000);
  await records.endExportLink({ exportId });
}
