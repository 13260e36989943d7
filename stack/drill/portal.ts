import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';
import { privateFolder } from '../places.ts';
import type { Service } from '../service.ts';
import { answersHttp } from '../waiting.ts';
import type { EnginePrograms } from './engine-build.ts';
import type { Release } from './release.ts';
import { ENGINE_NAME, type Room } from './room.ts';

/** Addresses as portal and engine know them: the database is behind the proxy. */
export const databaseUrl = ({ passwords, ports }: Room, role: 'portal' | 'portal_app'): string =>
  `postgres://${role}:${role === 'portal' ? passwords.owner : passwords.application}@127.0.0.1:${ports.database}/portal`;

/** The engine with the variables of the runbook, TLS between its parts and towards the portal. */
export function engineService(room: Room, { server }: EnginePrograms): Service {
  const { ports, certificates } = room;
  const members = {
    FRONTEND_GRPC_PORT: ports.grpc,
    FRONTEND_HTTP_PORT: ports.http,
    HISTORY_GRPC_PORT: ports.history,
    MATCHING_GRPC_PORT: ports.matching,
    WORKER_GRPC_PORT: ports.system,
    FRONTEND_MEMBERSHIP_PORT: ports.grpcMembers,
    HISTORY_MEMBERSHIP_PORT: ports.historyMembers,
    MATCHING_MEMBERSHIP_PORT: ports.matchingMembers,
    WORKER_MEMBERSHIP_PORT: ports.systemMembers,
  };
  return {
    name: 'engine',
    label: 'Engine',
    where: `on port ${ports.grpc}`,
    command: server,
    args: ['--allow-no-auth', 'start'],
    env: {
      DB: 'postgres12',
      POSTGRES_SEEDS: '127.0.0.1',
      DB_PORT: String(ports.database),
      POSTGRES_USER: 'temporal',
      POSTGRES_PWD: room.passwords.engine,
      DBNAME: 'temporal',
      VISIBILITY_DBNAME: 'temporal_visibility',
      SQL_MAX_CONNS: '20',
      SQL_VIS_MAX_CONNS: '10',
      NUM_HISTORY_SHARDS: '4',
      BIND_ON_IP: '127.0.0.1',
      TEMPORAL_BROADCAST_ADDRESS: '127.0.0.1',
      DYNAMIC_CONFIG_FILE_PATH: join(room.places.root, 'docker/temporal/dynamic-config.yaml'),
      PROMETHEUS_ENDPOINT: `127.0.0.1:${ports.engineMetrics}`,
      LOG_LEVEL: 'warn',
      ...Object.fromEntries(Object.entries(members).map(([name, port]) => [name, String(port)])),
      TEMPORAL_TLS_SERVER_CERT: certificates.engine,
      TEMPORAL_TLS_SERVER_KEY: certificates.engineKey,
      TEMPORAL_TLS_SERVER_CA_CERT: certificates.authority,
      TEMPORAL_TLS_INTERNODE_SERVER_NAME: ENGINE_NAME,
      TEMPORAL_TLS_FRONTEND_CERT: certificates.engine,
      TEMPORAL_TLS_FRONTEND_KEY: certificates.engineKey,
      TEMPORAL_TLS_FRONTEND_SERVER_NAME: ENGINE_NAME,
    },
    isReady: () => answersHttps(`https://127.0.0.1:${ports.http}/api/v1/cluster-info`, room.authority),
  };
}

/** For the engine's command line, which docker/temporal/namespace.sh runs. */
export const engineCommandLine = ({ ports, certificates }: Room): Record<string, string> => ({
  TEMPORAL_ADDRESS: `127.0.0.1:${ports.grpc}`,
  TEMPORAL_NAMESPACE: 'loans',
  TEMPORAL_TLS: 'true',
  TEMPORAL_TLS_SERVER_CA_CERT_PATH: certificates.authority,
  TEMPORAL_TLS_SERVER_NAME: ENGINE_NAME,
});

function answersHttps(url: string, ca: string): Promise<boolean> {
  return new Promise((answer) => {
    const call = request(url, { ca, servername: ENGINE_NAME, timeout: 2_000 }, (response) => {
      response.resume();
      answer(response.statusCode === 200);
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => answer(false));
    call.end();
  });
}

/** Every outside service, played. They hand the portal's signed files in at its https address. */
export function standInsService(room: Room): Service & { file: string } {
  const folder = privateFolder(join(room.places.data, 'stand-ins'));
  const file = join(folder, 'running.json');
  const { identity, registers, signing, screening, mailbox, smtp } = room.ports;
  return {
    name: 'stand-ins',
    label: 'Stand-ins',
    where: '',
    command: process.execPath,
    args: ['--import', 'tsx', 'stack/stand-ins/main.ts'],
    env: {
      STAND_INS_DIR: folder,
      STAND_INS_PORTS: JSON.stringify({ identity, registers, signing, screening, mailbox, smtp }),
      STAND_INS_ORIGINS: room.url,
      STAND_INS_FILE: file,
      NODE_EXTRA_CA_CERTS: room.certificates.authority,
    },
    isReady: () => answersHttp(`http://127.0.0.1:${mailbox}/healthz`),
    file,
  };
}

/**
 * What api, worker and the runbook's commands are told. `demo` and not `production` for one reason: the walk logs in by the test
 * login, which production does not have, and the stand-ins speak http.
 */
export function portalVariables(room: Room, standInsFile: string): Record<string, string> {
  const { env } = JSON.parse(readFileSync(standInsFile, 'utf8')) as { env: Record<string, string> };
  return {
    ...env,
    APP_ENV: 'demo',
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl(room, 'portal_app'),
    TEMPORAL_ADDRESS: `127.0.0.1:${room.ports.grpc}`,
    TEMPORAL_NAMESPACE: 'loans',
    TEMPORAL_TASK_QUEUE: 'loans',
    TEMPORAL_TLS: '1',
    TEMPORAL_CA_FILE: room.certificates.authority,
    TEMPORAL_SERVER_NAME: ENGINE_NAME,
    CA_FILE: room.certificates.authority,
    STORAGE_DIR: privateFolder(join(room.places.data, 'files')),
    PUBLIC_URL: room.url,
    PAYLOAD_KEY: room.payloadKey,
    TRUST_PROXY: 'loopback',
    API_DRAIN_SECONDS: '6',
    DECISION_UNDO_MINUTES: '0',
    WORKER_VERSIONING: '1',
    // A handful of clients stand for many people.
    RATE_LIMIT_PER_MINUTE: '100000',
    HOST: '127.0.0.1',
  };
}

export function apiService(room: Room, number: 1 | 2, env: Record<string, string>, of: Release): Service {
  const port = room.ports[`api${number}`];
  return {
    name: `api-${number}`,
    label: 'API',
    where: `on port ${port}`,
    ...of.program('api', { ...env, PORT: String(port) }),
    isReady: () => answersHttp(`http://127.0.0.1:${port}/readyz`),
  };
}

/** A second worker on one machine needs ports of its own. */
export function workerService(room: Room, number: 1 | 2, env: Record<string, string>, of: Release): Service {
  const health = room.ports[`worker${number}Health`];
  return {
    name: `worker-${number}`,
    label: 'Worker',
    where: '',
    ...of.program('worker', {
      ...env,
      WORKER_HEALTH_PORT: String(health),
      WORKER_METRICS_PORT: String(room.ports[`worker${number}Metrics`]),
    }),
    isReady: () => answersHttp(`http://127.0.0.1:${health}/readyz`),
  };
}

const socketOf = (room: Room): string => join(room.places.data, 'haproxy.sock');

/** HAProxy with the file of the repository. */
export function proxyService(room: Room): Service {
  const { ports } = room;
  return {
    name: 'haproxy',
    label: 'HAProxy',
    where: `on ${room.url}`,
    command: room.tools.haproxy,
    args: ['-W', '-db', '-f', join(room.places.root, 'docker/haproxy/haproxy.cfg')],
    env: {
      HAPROXY_SOCKET: socketOf(room),
      HTTPS_BIND: `127.0.0.1:${ports.https}`,
      HTTPS_CERTIFICATE: room.certificates.proxy,
      DATABASE_BIND: `127.0.0.1:${ports.database}`,
      API_1: `127.0.0.1:${ports.api1}`,
      API_2: `127.0.0.1:${ports.api2}`,
      POSTGRES_FIRST: `127.0.0.1:${ports.first}`,
      POSTGRES_SECOND: `127.0.0.1:${ports.second}`,
    },
    isReady: async () => (await tellProxy(room, 'show info')).includes('Uptime_sec'),
  };
}

/** Says lines to HAProxy's socket, as `socat` does in the runbook, and answers what it says. */
export function tellProxy(room: Room, command: string): Promise<string> {
  return new Promise((answer, failed) => {
    let text = '';
    const socket = connect(socketOf(room));
    socket.setTimeout(3_000, () => socket.destroy(new Error('HAProxy does not answer on its socket')));
    socket.on('data', (part: Buffer) => (text += part.toString()));
    socket.on('error', failed);
    socket.on('close', () => answer(text));
    socket.end(`${command}\n`);
  });
}
