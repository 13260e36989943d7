import { join } from 'node:path';
import type { ChosenPorts } from './chosen-ports.ts';
import { privateFolder, type Places } from './places.ts';
import type { Service } from './service.ts';
import { programArguments } from './run-program.ts';
import type { Database, Engine } from './servers.ts';
import type { StandIns } from './stand-ins-service.ts';
import { answersHttp } from './waiting.ts';

interface Surroundings {
  places: Places;
  database: Database;
  engine: Engine;
  standIns: StandIns;
  portalUrl: string;
}

/** What worker, API and seed are told. Whatever the person has set for an outside service wins over its stand-in. */
export function portalEnvironment({
  places,
  database,
  engine,
  standIns,
  portalUrl,
}: Surroundings): NodeJS.ProcessEnv {
  const files = process.env['STORAGE_DIR'] ?? join(places.data, 'files');
  privateFolder(files);
  const playedServices = Object.entries(standIns.env).filter(([name]) => !process.env[name]);
  return {
    APP_ENV: process.env['APP_ENV'] ?? 'demo',
    NODE_ENV: process.env['NODE_ENV'] ?? 'production',
    DATABASE_URL: database.application,
    TEMPORAL_ADDRESS: engine.address,
    TEMPORAL_NAMESPACE: engine.namespace,
    TEMPORAL_TASK_QUEUE: process.env['TEMPORAL_TASK_QUEUE'] ?? 'loans',
    ...(engine.uiUrl ? { TEMPORAL_UI_URL: engine.uiUrl } : {}),
    STORAGE_DIR: files,
    PUBLIC_URL: portalUrl,
    // Who walks through the demo alone would wait for every decision.
    DECISION_UNDO_MINUTES: process.env['DECISION_UNDO_MINUTES'] ?? '0',
    ...Object.fromEntries(playedServices),
  };
}

const program = (file: string, env: NodeJS.ProcessEnv) => ({
  command: process.execPath,
  args: programArguments(file, env),
});

export function workerService(env: NodeJS.ProcessEnv, ports: ChosenPorts): Service {
  return {
    name: 'worker',
    label: 'Worker',
    where: '',
    ...program('worker/main.ts', env),
    env: {
      ...env,
      WORKER_HEALTH_PORT: String(ports.workerHealth),
      WORKER_METRICS_PORT: String(ports.workerMetrics),
    },
    isReady: () => answersHttp(`http://${reachable(process.env['HOST'])}:${ports.workerHealth}/readyz`),
  };
}

export function apiService(env: NodeJS.ProcessEnv, port: number): Service {
  return {
    name: 'api',
    label: 'API',
    where: `on port ${port}`,
    ...program('api/main.ts', env),
    env: { ...env, PORT: String(port) },
    isReady: () => answersHttp(`http://${reachable(process.env['HOST'])}:${port}/readyz`),
  };
}

/** A server that listens everywhere is asked on this machine. */
function reachable(host = '127.0.0.1'): string {
  return ['0.0.0.0', '::', ''].includes(host) ? '127.0.0.1' : host;
}
