import { Connection, type ConnectionOptions } from '@temporalio/client';
import proto from '@temporalio/proto';
import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { SEARCH_ATTRIBUTES } from '../domain/application/search-attributes.ts';
import { say } from './console.ts';
import { privateFolder, type Places } from './places.ts';
import type { Service } from './service.ts';
import type { TemporalProgram } from './temporal-binary.ts';
import { answersHttp, until } from './waiting.ts';

export const NAMESPACE = 'loans';
const RETENTION_DAYS = 90;
const KNOWN_WITHIN_MS = 30_000;
const PREPARED_WITHIN_MS = KNOWN_WITHIN_MS + 10_000;

const { IndexedValueType } = proto.temporal.api.enums.v1;

/** What operators can search by in the Temporal UI, with the types as the engine's interface names them. */
const WANTED = Object.fromEntries(
  Object.entries(SEARCH_ATTRIBUTES).map(([name, type]) => [
    name,
    IndexedValueType[`INDEXED_VALUE_TYPE_${type}`],
  ]),
);

export interface DevServer {
  program: TemporalProgram;
  dataFolder: string;
  port: number;
  uiPort: number;
}

/** The server's queues are read twenty times a second unless told otherwise, which costs every step some 40 ms. */
const DYNAMIC_CONFIG = [
  'history.transferProcessorMaxPollRPS=100000',
  'history.timerProcessorMaxPollRPS=100000',
  'history.visibilityProcessorMaxPollRPS=100000',
  'frontend.enableServerVersionCheck=false',
];

/** Without a write-ahead log the file would be rewritten at every commit. */
const PRAGMAS = ['journal_mode=WAL', 'synchronous=NORMAL', 'busy_timeout=5000'];

/** The file belongs to one version: another one may not be able to read it. */
export const engineFile = ({ dataFolder, program }: DevServer): string =>
  join(dataFolder, `temporal-${program.version}.db`);

/** The engine's own folder; what it wrote before it had one moves along. */
export function engineFolder(places: Places): string {
  const folder = privateFolder(join(places.data, 'engine'));
  for (const name of readdirSync(places.data).filter((file) => /^temporal-.*\.db/.test(file)))
    if (!existsSync(join(folder, name))) renameSync(join(places.data, name), join(folder, name));
  return folder;
}

/** The development server as a supervised process. */
export function temporalService(server: DevServer): Service {
  const address = `127.0.0.1:${server.port}`;
  const args = ['server', 'start-dev', '--ip', '127.0.0.1', '--port', String(server.port)];
  args.push('--ui-port', String(server.uiPort), '--ui-disable-news-fetch', '--log-level', 'warn');
  args.push('--db-filename', engineFile(server), '--namespace', NAMESPACE);
  for (const pragma of PRAGMAS) args.push('--sqlite-pragma', pragma);
  for (const setting of DYNAMIC_CONFIG) args.push('--dynamic-config-value', setting);
  return {
    name: 'temporal',
    label: 'Temporal',
    where: `on port ${server.port}, its UI on port ${server.uiPort}`,
    command: server.program.path,
    args,
    env: { TEMPORAL_VERSION_CHECK_DISABLED: '1' },
    attempts: 2,
    isReady: async () =>
      (await answersHttp(`http://127.0.0.1:${server.uiPort}/api/v1/namespaces`)) && hasNamespace(address),
  };
}

async function hasNamespace(address: string): Promise<boolean> {
  return withConnection({ address }, async ({ workflowService }) => {
    await workflowService.describeNamespace({ namespace: NAMESPACE });
    return true;
  });
}

async function withConnection<T>(
  engine: ConnectionOptions,
  work: (connection: Connection) => Promise<T>,
  withinMs = 10_000,
): Promise<T> {
  const connection = await Connection.connect({ ...engine, connectTimeout: '2s' });
  try {
    return await connection.withDeadline(Date.now() + withinMs, () => work(connection));
  } finally {
    await connection.close();
  }
}

/** Makes namespace, search attributes and retention what we need, whichever of them exist. May run at every start. */
export async function prepareNamespace(
  engine: string | ConnectionOptions,
  namespace = NAMESPACE,
): Promise<void> {
  const prepare = async (connection: Connection): Promise<void> => {
    await ensureNamespace(connection, namespace);
    await ensureSearchAttributes(connection, namespace);
  };
  await withConnection(
    typeof engine === 'string' ? { address: engine } : engine,
    prepare,
    PREPARED_WITHIN_MS,
  );
}

/** The development server keeps finished workflows for one day only. */
async function ensureNamespace(connection: Connection, namespace: string): Promise<void> {
  const { workflowService } = connection;
  const wanted = proto.google.protobuf.Duration.fromObject({ seconds: RETENTION_DAYS * 86_400 });
  try {
    const found = await workflowService.describeNamespace({ namespace });
    const seconds = Number(found.config?.workflowExecutionRetentionTtl?.seconds ?? 0);
    const config = { workflowExecutionRetentionTtl: wanted };
    if (seconds < Number(wanted.seconds)) await workflowService.updateNamespace({ namespace, config });
  } catch (error) {
    if ((error as { code?: number }).code !== NOT_FOUND) throw error;
    await workflowService.registerNamespace({ namespace, workflowExecutionRetentionPeriod: wanted });
    await untilKnown(connection, namespace);
    say('Temporal', `created the namespace ${namespace}`);
  }
}

/** A new one becomes known to all parts of the engine within some seconds. */
async function untilKnown({ operatorService }: Connection, namespace: string): Promise<void> {
  const isKnown = (): Promise<boolean> =>
    operatorService.listSearchAttributes({ namespace }).then(() => true);
  if (!(await until(isKnown, { withinMs: KNOWN_WITHIN_MS })))
    throw new Error(`Temporal does not know the namespace ${namespace} it was just given.`);
}

const NOT_FOUND = 5;

/** Adding one under another type answers "done" and changes nothing, so the types are compared. */
async function ensureSearchAttributes({ operatorService }: Connection, namespace: string): Promise<void> {
  const { customAttributes } = await operatorService.listSearchAttributes({ namespace });
  const missing = Object.entries(WANTED).filter(([name]) => !customAttributes[name]);
  if (missing.length > 0) {
    await operatorService.addSearchAttributes({ namespace, searchAttributes: Object.fromEntries(missing) });
  }
  for (const [name, type] of Object.entries(WANTED)) {
    const found = customAttributes[name];
    if (found && found !== type)
      throw new Error(`Temporal has the search attribute ${name} under another type.`);
  }
}
