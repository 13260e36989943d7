import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placesIn } from '../../stack/places.ts';
import { anyFreePort } from '../../stack/ports.ts';
import { postgresService, superuserUrl } from '../../stack/postgres.ts';
import { prepareCluster } from '../../stack/postgres-cluster.ts';
import { Supervisor } from '../../stack/processes.ts';
import { prepareNamespace, temporalService } from '../../stack/temporal.ts';
import { findTemporal } from '../../stack/temporal-binary.ts';

const ROOT = join(import.meta.dirname, '..', '..');

export interface Servers {
  supervisor: Supervisor;
  databaseUrl: string;
  temporalAddress: string;
}

/** A folder of its own in that of the run, and its removal. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(process.env['TEST_RUN_DIR'] ?? tmpdir(), 'stack-test-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Postgres and Temporal as `npm start` runs them, with their data in `folder`. */
export async function serversIn(folder: string): Promise<Servers> {
  const places = placesIn(ROOT, folder);
  const supervisor = new Supervisor(places, (reason) => console.error(reason));
  const cluster = await prepareCluster(places, await anyFreePort());
  await supervisor.start(postgresService(cluster));
  const program = await findTemporal(places);
  const [port, uiPort] = [await anyFreePort(), await anyFreePort()];
  await supervisor.start(temporalService({ program, dataFolder: folder, port, uiPort }));
  const temporalAddress = `127.0.0.1:${port}`;
  await prepareNamespace(temporalAddress);
  return { supervisor, databaseUrl: superuserUrl(cluster), temporalAddress };
}
