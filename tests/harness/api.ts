// The portal's API in the test's own process, over real HTTP: the database, the engine and the stand-ins are real too.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { createApp } from '../../api/app.ts';
import { cachedCalendar } from '../../api/calendar.ts';
import { readConfig, type ApiConfig } from '../../api/config.ts';
import type { Deps } from '../../api/deps.ts';
import { viispGateway } from '../../api/identity/viisp.ts';
import { createLogger } from '../../api/log.ts';
import { createMetrics } from '../../api/metrics.ts';
import { connectEngine } from '../../api/temporal.ts';
import { openScanner } from '../../db/files/settings.ts';
import { diskFileStore } from '../../db/files/store.ts';
import { createSession } from '../../db/queries/sessions.ts';
import type { StaffRole } from '../../domain/application/role.ts';
import { PEOPLE } from '../../stack/stand-ins/parties.ts';
import { startStandIns, type StandIns } from '../../stack/stand-ins/start.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { addApplicant, addStaff, COMPANY } from './people.ts';
import { NAMESPACE, TEMPORAL_ADDRESS } from './temporal.ts';
import { startWorker, type TestWorker } from './worker.ts';

/** How long an outcome that is not known yet is asked for again. */
const PATIENCE_MS = 60_000;

export interface Answer {
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
  headers: Headers;
  bytes: Buffer;
}

export interface Ask {
  method?: string;
  /** JSON body; a string goes as it is. */
  json?: unknown;
  form?: FormData;
  /** Idempotency-Key; made anew for every call unless given, left out with null. */
  key?: string | null;
  version?: number | null;
  /** Answers 202 as it is, instead of asking again with the same key as the web does. */
  once?: true;
  headers?: Record<string, string>;
}

export interface Client {
  userId: string;
  partyId: number;
  token: string;
  get: (path: string, ask?: Ask) => Promise<Answer>;
  post: (path: string, ask?: Ask) => Promise<Answer>;
  delete: (path: string, ask?: Ask) => Promise<Answer>;
}

export interface Api {
  url: string;
  deps: Deps;
  database: TestDatabase;
  standIns: StandIns;
  worker: TestWorker | null;
  /** Every log line of the API so far. */
  logs(): string;
  /** Director of a demo company, with consent given. */
  applicant(companyKey?: string): Promise<Client>;
  staff(key: string, roles?: readonly StaffRole[]): Promise<Client>;
  /** Whoever logged in over HTTP. */
  withToken(token: string): Client;
  anybody: Client;
  close(): Promise<void>;
}

export interface ApiOptions {
  /** Without a worker commands get no answer. */
  withWorker?: boolean;
  env?: Record<string, string>;
  deadlineMs?: number;
}

export async function startApi({ withWorker = true, env = {}, deadlineMs }: ApiOptions = {}): Promise<Api> {
  const [database, standIns] = await Promise.all([createDatabase(), startStandIns()]);
  const { server, url, serve } = await reservePort();
  const worker = withWorker
    ? await startWorker({ databaseUrl: database.url, env: { ...standIns.env, PUBLIC_URL: url, ...env } })
    : null;
  const config = readConfig({
    APP_ENV: 'test',
    DATABASE_URL: database.url,
    TEMPORAL_ADDRESS,
    TEMPORAL_NAMESPACE: NAMESPACE,
    TEMPORAL_TASK_QUEUE: worker?.taskQueue ?? `nobody-${randomUUID()}`,
    STORAGE_DIR: worker?.storageDir ?? `/tmp/api-files-${randomUUID()}`,
    PUBLIC_URL: url,
    RATE_LIMIT_PER_MINUTE: '100000',
    LOG_LEVEL: 'info',
    ...standIns.env,
    ...env,
  });
  const lines: string[] = [];
  const deps = depsOf(config, database, lines, deadlineMs);
  serve(createApp(deps));
  const client = (token: string, userId: string, partyId = 0): Client =>
    clientOf(url, { token, userId, partyId });
  return {
    url,
    deps,
    database,
    standIns,
    worker,
    logs: () => lines.join(''),
    async applicant(companyKey = COMPANY) {
      const { userId, partyId } = await addApplicant(database.db, companyKey);
      const token = await createSession(database.db, {
        userId,
        kind: 'applicant',
        partyId,
        loginType: 'Company',
      });
      return client(token, userId, partyId);
    },
    async staff(key, roles) {
      const userId = await addStaff(database.db, key, roles);
      return client(
        await createSession(database.db, { userId, kind: 'staff', partyId: null, loginType: null }),
        userId,
      );
    },
    withToken: (token) => client(token, ''),
    anybody: client('', ''),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await worker?.stop();
      await deps.engine.close();
      await standIns.close();
      await database.drop();
    },
  };
}

function depsOf(config: ApiConfig, database: TestDatabase, lines: string[], deadlineMs?: number): Deps {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return {
    config,
    db: database.db,
    engine: connectEngine({
      address: config.TEMPORAL_ADDRESS,
      namespace: config.TEMPORAL_NAMESPACE,
      taskQueue: config.TEMPORAL_TASK_QUEUE,
      deadlineMs,
    }),
    files: diskFileStore(config.STORAGE_DIR),
    scanner: openScanner(config),
    identity: viispGateway({
      soapUrl: config.IDENTITY_URL,
      browserUrl: config.IDENTITY_BROWSER_URL,
      pid: config.IDENTITY_PID,
      privateKeyPem: readFileSync(config.IDENTITY_KEY_FILE, 'utf8'),
      gatewayKeyPem: readFileSync(config.IDENTITY_GATEWAY_CERT_FILE, 'utf8'),
    }),
    logger: createLogger(config.LOG_LEVEL, sink),
    metrics: createMetrics(),
    calendar: cachedCalendar(database.db, config.WORKING_DAY_SECONDS ?? null),
  };
}

/** The address must be known before the application is made: it is in post-backs and cookies. */
async function reservePort() {
  let handle: Parameters<typeof createServer>[1] | undefined;
  const server: Server = createServer((req, res) => void handle?.(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { server, url, serve: (app: NonNullable<typeof handle>) => void (handle = app) };
}

function clientOf(url: string, who: Pick<Client, 'token' | 'userId' | 'partyId'>): Client {
  const call = async (path: string, ask: Ask = {}): Promise<Answer> => {
    const method = ask.method ?? 'GET';
    const headers: Record<string, string> = { accept: 'application/json', ...ask.headers };
    if (who.token) headers.authorization = `Bearer ${who.token}`;
    if (method !== 'GET' && ask.key !== null) headers['idempotency-key'] = ask.key ?? randomUUID();
    if (typeof ask.version === 'number') headers['if-match'] = `"${ask.version}"`;
    let body: string | FormData | undefined = ask.form;
    if (ask.json !== undefined) {
      headers['content-type'] = 'application/json';
      body = typeof ask.json === 'string' ? ask.json : JSON.stringify(ask.json);
    }
    let response = await fetch(url + path, { method, headers, body, redirect: 'manual' });
    for (
      const until = Date.now() + PATIENCE_MS;
      response.status === 202 && !ask.once && Date.now() < until;
    ) {
      await response.arrayBuffer();
      response = await fetch(url + path, { method, headers, body, redirect: 'manual' });
    }
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      body: isJson ? JSON.parse(bytes.toString()) : null,
    };
  };
  return {
    ...who,
    get: (path, ask) => call(path, ask),
    post: (path, ask) => call(path, { ...ask, method: 'POST' }),
    delete: (path, ask) => call(path, { ...ask, method: 'DELETE' }),
  };
}

/** Personal data of the demo people and companies, none of which may ever be in a log. */
export function personalWords(): string[] {
  return PEOPLE.flatMap((person) => [person.PersonalCode, person.LastName]);
}
