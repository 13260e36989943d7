// The whole portal as `npm start` runs it, in a folder, on ports and with servers of its own; each part can be killed.
import { randomInt } from 'node:crypto';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { connect, type Database } from '../../db/connect.ts';
import { ensureStaffAccounts } from '../../db/seed/staff-accounts.ts';
import { readParties } from '../../db/seed/people.ts';
import { logFile } from '../../stack/child.ts';
import type { ChosenPorts } from '../../stack/chosen-ports.ts';
import { readRecords, signalGroup } from '../../stack/owned-process.ts';
import { DEFAULT_PORTS, isFree } from '../../stack/ports.ts';
import { apiService, portalEnvironment, workerService } from '../../stack/portal.ts';
import { postgresService, superuserUrl } from '../../stack/postgres.ts';
import { prepareCluster } from '../../stack/postgres-cluster.ts';
import { Supervisor } from '../../stack/processes.ts';
import { prepareRoles } from '../../stack/roles.ts';
import { programArguments } from '../../stack/run-program.ts';
import { readSecrets } from '../../stack/secrets.ts';
import { bringUpStandIns } from '../../stack/stand-ins-service.ts';
import { NAMESPACE, prepareNamespace, temporalService } from '../../stack/temporal.ts';
import { findTemporal } from '../../stack/temporal-binary.ts';
import { openTestFolder } from '../../stack/test-folder.ts';
import { expectNoFailedTask } from './failed-tasks.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PARTIES = fileURLToPath(new URL('../../stack/stand-ins/data/demo-parties.json', import.meta.url));

export type PortalPart = 'worker' | 'api' | 'postgres' | 'temporal';

export interface TestPortal {
  url: string;
  db: Database;
  /** As the owner of the tables. */
  databaseUrl: string;
  temporalAddress: string;
  namespace: string;
  storageDir: string;
  /** Where the parts write their logs and the engine its database. */
  folder: string;
  /** Where the supervisor keeps its records of what runs. */
  records: string;
  /** `kill -9` of one part, as the machine would do it; the supervisor starts it again. */
  kill(part: PortalPart): void;
  close(): Promise<void>;
}

/** `more` goes to the worker and the API. */
export async function openPortal(more: Record<string, string> = {}): Promise<TestPortal> {
  const { places, close } = await openTestFolder(ROOT);
  const supervisor = new Supervisor(places, (reason) => console.error(reason));
  const end = async (): Promise<void> => {
    if (process.env.KEEP_LOGS) cpSync(places.logs, process.env.KEEP_LOGS, { recursive: true });
    await supervisor.stop();
    await close();
  };
  try {
    const ports = await freePorts();
    const url = `http://127.0.0.1:${ports.portal}`;
    const cluster = await prepareCluster(places, ports.postgres);
    await supervisor.start(postgresService(cluster));
    const access = await prepareRoles(superuserUrl(cluster), readSecrets(places.data));
    const role = access.applicationRole;
    await supervisor.runOnce({
      name: 'migrations',
      command: process.execPath,
      args: programArguments('db/migrate.ts'),
      env: {
        MIGRATION_DATABASE_URL: access.owner,
        ...(role ? { APP_DATABASE_ROLE: role } : {}),
        NODE_OPTIONS: '',
      },
    });
    const program = await findTemporal(places);
    await supervisor.start(
      temporalService({ program, dataFolder: places.data, port: ports.temporal, uiPort: ports.temporalUi }),
    );
    const temporalAddress = `127.0.0.1:${ports.temporal}`;
    await prepareNamespace(temporalAddress);
    const engine = { address: temporalAddress, namespace: NAMESPACE, uiUrl: undefined };
    const standIns = await bringUpStandIns(supervisor, ports, url);
    const env: NodeJS.ProcessEnv = {
      ...portalEnvironment({
        places,
        database: { ...access, description: '' },
        engine,
        standIns,
        portalUrl: url,
      }),
      APP_ENV: 'test',
      DECISION_SIGNING: '0',
      // The runner's own flags must not reach the portal.
      NODE_OPTIONS: '',
      ...more,
    };
    await Promise.all([
      supervisor.start(workerService(env, ports)),
      supervisor.start(apiService(env, ports.portal)),
    ]);
    const db = connect(access.owner, { max: 2 });
    await ensureStaffAccounts(db, readParties(PARTIES));
    return {
      url,
      db,
      databaseUrl: access.owner,
      temporalAddress,
      namespace: NAMESPACE,
      folder: places.data,
      records: places.run,
      storageDir: env.STORAGE_DIR!,
      kill(part) {
        const record = readRecords(places.run).find(({ name }) => name === part);
        if (!record) throw new Error(`${part} is not running`);
        signalGroup(record.pid, 'SIGKILL');
      },
      async close() {
        const log = logFile(places, 'worker');
        const written = existsSync(log) ? readFileSync(log, 'utf8') : '';
        await db.destroy();
        await end();
        expectNoFailedTask(written);
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Files that run at the same time never choose from the same ports: one may choose while another has not begun to listen. */
const PORTS_EACH = 2_000;
const OWN_PORTS = 15_000 + PORTS_EACH * ((Number(process.env.JEST_WORKER_ID ?? 1) - 1) % 8);

/**
 * Below the range from which the system gives ports to outgoing connections: none of those may take a port between its
 * choice and its use.
 */
async function freePorts(): Promise<ChosenPorts> {
  const ports = {} as ChosenPorts;
  const taken = new Set<number>();
  const names = [
    ...Object.keys(DEFAULT_PORTS),
    'api',
    'workerHealth',
    'workerMetrics',
  ] as (keyof ChosenPorts)[];
  for (const name of names) {
    let port: number;
    do port = randomInt(OWN_PORTS, OWN_PORTS + PORTS_EACH);
    while (taken.has(port) || !(await isFree(port)));
    taken.add(port);
    ports[name] = port;
  }
  return ports;
}
