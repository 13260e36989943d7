import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { identityOf } from './owned-process.ts';
import type { Cluster } from './postgres-cluster.ts';
import type { Service } from './service.ts';
import { sleep } from './waiting.ts';

/** The server of a cluster as a supervised process. */
export function postgresService(cluster: Cluster, options = { durable: true }): Service {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(cluster.port),
    unix_socket_directories: '',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Pages of an index cost a disk of today hardly more than rows in order; compiling a plan costs more than its run.
    random_page_cost: '1.1',
    jit: 'off',
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

async function canLogIn(connectionString: string): Promise<boolean> {
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
