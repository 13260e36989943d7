import pg from 'pg';
import { WORKFLOWS, build } from '../stack/build.ts';
import type { ChosenPorts } from '../stack/chosen-ports.ts';
import { DEFAULT_PORTS, PortChooser } from '../stack/ports.ts';
import { openTestFolder } from '../stack/test-folder.ts';
import { apiService, portalEnvironment, workerService } from '../stack/portal.ts';
import { postgresService, superuserUrl } from '../stack/postgres.ts';
import { prepareCluster, type Cluster } from '../stack/postgres-cluster.ts';
import { Supervisor } from '../stack/processes.ts';
import { prepareRoles } from '../stack/roles.ts';
import { readSecrets } from '../stack/secrets.ts';
import { bringUpStandIns } from '../stack/stand-ins-service.ts';
import { NAMESPACE, prepareNamespace, temporalService } from '../stack/temporal.ts';
import { findTemporal } from '../stack/temporal-binary.ts';
import { answersHttp } from '../stack/waiting.ts';
import { startEngineServer } from './engine-server.ts';

export interface BenchPortal {
  portalUrl: string;
  /** The plain application beside it; its own database on the same server. */
  plainUrl: string;
  databaseUrl: string;
  plainDatabaseUrl: string;
  /** The stand-in of the registers: its control makes them hang. */
  registersUrl: string;
  temporalAddress: string;
  namespace: string;
  taskQueue: string;
  /** Where the supervisor keeps its records of what runs. */
  records: string;
  close(): Promise<void>;
}

const ROOT = new URL('..', import.meta.url).pathname;
const FIRST_PORT = 21_000;
/** `server`: the engine's own server on Postgres, which is built once, instead of its development server. */
const ENGINE = process.env['ENGINE'] ?? 'development';
const PLAIN_DATABASE = 'plain';

/** The real portal as `npm start` runs it, durable settings included, on ports and in a folder of its own. */
export async function openPortal(): Promise<BenchPortal> {
  const { places, close } = await openTestFolder(ROOT);
  const supervisor = new Supervisor(places, (reason) => console.error(`\n${reason}\n`));
  const end = async () => {
    await supervisor.stop();
    await close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void end().then(() => process.exit(130)));
  try {
    return { ...(await bringUp(supervisor)), close: end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function bringUp(supervisor: Supervisor): Promise<Omit<BenchPortal, 'close'>> {
  const { places } = supervisor;
  const ports = await freePorts();
  const portalUrl = `http://127.0.0.1:${ports.portal}`;
  await build(supervisor, WORKFLOWS);
  const cluster = await prepareCluster(places, ports.postgres);
  await supervisor.start(postgresService(cluster));
  const access = await prepareRoles(superuserUrl(cluster), readSecrets(places.data));
  const plainDatabaseUrl = await createPlainDatabase(cluster);
  for (const [name, url, role] of [
    ['migrations', access.owner, access.applicationRole],
    ['migrations-plain', plainDatabaseUrl, undefined],
  ] as const) {
    const env = { MIGRATION_DATABASE_URL: url, ...(role ? { APP_DATABASE_ROLE: role } : {}) };
    await supervisor.runOnce({
      name,
      command: process.execPath,
      args: ['--import', 'tsx', 'db/migrate.ts'],
      env,
    });
  }
  const engine = await startEngine(supervisor, ports, cluster);
  const standIns = await bringUpStandIns(supervisor, ports, portalUrl);
  const database = { ...access, description: '' };
  const env: NodeJS.ProcessEnv = {
    ...portalEnvironment({ places, database, engine, standIns, portalUrl }),
    APP_ENV: 'test',
    RATE_LIMIT_PER_MINUTE: '10000000',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  };
  await supervisor.start(workerService(env, ports));
  await supervisor.start(apiService(env, ports.portal));
  await supervisor.start({
    name: 'engine-worker',
    label: 'Engine alone',
    where: '',
    command: process.execPath,
    args: ['--import', 'tsx', 'bench/engine-worker.ts'],
    env,
    isReady: async () => true,
  });
  const plainUrl = `http://127.0.0.1:${ports.api}`;
  await supervisor.start({
    name: 'plain-app',
    label: 'Plain app',
    where: `on port ${ports.api}`,
    command: process.execPath,
    args: ['--import', 'tsx', 'bench/plain-app.ts'],
    env: { ...env, DATABASE_URL: plainDatabaseUrl, PORT: String(ports.api) },
    isReady: () => answersHttp(`${plainUrl}/healthz`),
  });
  return {
    portalUrl,
    plainUrl,
    databaseUrl: access.owner,
    plainDatabaseUrl,
    registersUrl: standIns.env['REGISTERS_URL'] ?? '',
    temporalAddress: engine.address,
    namespace: engine.namespace,
    taskQueue: env['TEMPORAL_TASK_QUEUE'] ?? 'loans',
    records: places.run,
  };
}

/** Free ones beside the usual ports, and below those the system gives to outgoing connections. */
async function freePorts(): Promise<ChosenPorts> {
  const chooser = new PortChooser();
  const names = [
    ...Object.keys(DEFAULT_PORTS),
    'api',
    'workerHealth',
    'workerMetrics',
  ] as (keyof ChosenPorts)[];
  const ports = {} as ChosenPorts;
  for (const [index, name] of names.entries()) ports[name] = await chooser.next(name, FIRST_PORT + index);
  return ports;
}

async function startEngine(supervisor: Supervisor, ports: ChosenPorts, cluster: Cluster) {
  const found = { namespace: NAMESPACE, uiUrl: undefined };
  if (ENGINE === 'server') return { ...found, address: await startEngineServer(supervisor, cluster) };
  const program = await findTemporal(supervisor.places);
  const dataFolder = supervisor.places.data;
  await supervisor.start(
    temporalService({ program, dataFolder, port: ports.temporal, uiPort: ports.temporalUi }),
  );
  const address = `127.0.0.1:${ports.temporal}`;
  await prepareNamespace(address);
  return { ...found, address };
}

async function createPlainDatabase(cluster: Cluster): Promise<string> {
  const admin = new pg.Client({ connectionString: superuserUrl(cluster) });
  await admin.connect();
  await admin.query(`create database ${PLAIN_DATABASE}`);
  await admin.end();
  const url = new URL(superuserUrl(cluster));
  url.pathname = `/${PLAIN_DATABASE}`;
  return url.href;
}
