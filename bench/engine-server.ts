// The engine's own server on Postgres, as an installation has it, in place of the development server (ENGINE=server).
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { engineBuilt } from '../stack/drill/engine-build.ts';
import { PortChooser } from '../stack/ports.ts';
import { superuserUrl } from '../stack/postgres.ts';
import type { Cluster } from '../stack/postgres-cluster.ts';
import type { Supervisor } from '../stack/processes.ts';
import { prepareNamespace } from '../stack/temporal.ts';
import { answersHttp } from '../stack/waiting.ts';

const DATABASES = ['temporal', 'temporal_visibility'];
const PARTS = ['FRONTEND_GRPC', 'FRONTEND_HTTP', 'HISTORY_GRPC', 'MATCHING_GRPC', 'WORKER_GRPC'] as const;
const MEMBERS = ['FRONTEND', 'HISTORY', 'MATCHING', 'WORKER'].map((part) => `${part}_MEMBERSHIP` as const);
const FIRST_PORT = 21_500;
const USUAL_GO = '/usr/local/go/bin/go';

/** Starts it on the cluster the portal uses, with the variables of the runbook; answers where it listens. */
export async function startEngineServer(supervisor: Supervisor, cluster: Cluster): Promise<string> {
  const { root } = supervisor.places;
  const { server, sql } = await engineBuilt(supervisor, existsSync(USUAL_GO) ? USUAL_GO : 'go');
  await createDatabases(cluster);
  const access = new URL(superuserUrl(cluster));
  await supervisor.runOnce({
    name: 'engine-schema',
    command: 'sh',
    args: [join(root, 'docker/temporal/schema.sh')],
    env: {
      SQL_TOOL: sql,
      SQL_HOST: access.hostname,
      SQL_PORT: access.port,
      SQL_USER: access.username,
      SQL_PASSWORD: access.password,
    },
  });
  const ports = await freePorts();
  const address = `127.0.0.1:${ports['FRONTEND_GRPC_PORT']}`;
  await supervisor.start({
    name: 'temporal',
    label: 'Engine',
    where: `on ${address}`,
    command: server,
    args: ['--allow-no-auth', 'start'],
    env: {
      DB: 'postgres12',
      POSTGRES_SEEDS: access.hostname,
      DB_PORT: access.port,
      POSTGRES_USER: access.username,
      POSTGRES_PWD: access.password,
      DBNAME: DATABASES[0]!,
      VISIBILITY_DBNAME: DATABASES[1]!,
      SQL_MAX_CONNS: '20',
      SQL_VIS_MAX_CONNS: '10',
      NUM_HISTORY_SHARDS: '4',
      BIND_ON_IP: '127.0.0.1',
      TEMPORAL_BROADCAST_ADDRESS: '127.0.0.1',
      DYNAMIC_CONFIG_FILE_PATH: join(root, 'docker/temporal/dynamic-config.yaml'),
      LOG_LEVEL: 'warn',
      ...ports,
    },
    isReady: () => answersHttp(`http://127.0.0.1:${ports['FRONTEND_HTTP_PORT']}/api/v1/cluster-info`),
  });
  await prepareNamespace(address);
  return address;
}

async function createDatabases(cluster: Cluster): Promise<void> {
  const admin = new pg.Client({ connectionString: superuserUrl(cluster) });
  await admin.connect();
  for (const name of DATABASES) await admin.query(`create database ${name}`);
  await admin.end();
}

/** The engine keeps membership ports in a smallint of Postgres: all are below what the system gives to others. */
async function freePorts(): Promise<Record<string, string>> {
  const chooser = new PortChooser();
  const ports: Record<string, string> = {};
  for (const [index, part] of [...PARTS, ...MEMBERS].entries())
    ports[`${part}_PORT`] = String(await chooser.next(part, FIRST_PORT + index));
  return ports;
}
