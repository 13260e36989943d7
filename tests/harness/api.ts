// The portal's API in the test's own process, over real HTTP: the database, the engine and the stand-ins are real too.
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from '../../api/app.ts';
import { cachedCalendar } from '../../api/calendar.ts';
import { readConfig, type ApiConfig } from '../../api/config.ts';
import type { Deps } from '../../api/deps.ts';
import { setTimes } from '../../api/http/connections.ts';
import { viispConfig } from '../../api/identity/settings.ts';
import { viispGateway } from '../../api/identity/viisp.ts';
import { createLogger } from '../../api/log.ts';
import { createMetrics } from '../../api/metrics.ts';
import { connectEngine } from '../../api/temporal.ts';
import { trainingRoutes } from '../../api/training-routes.ts';
import { openScanner } from '../../db/files/settings.ts';
import { diskFileStore } from '../../db/files/store.ts';
import { workingDaySeconds } from '../../db/training-settings.ts';
import type { Database } from '../../db/connect.ts';
import type { NewSession } from '../../db/queries/sessions.ts';
import type { StaffRole } from '../../domain/application/role.ts';
import { PEOPLE } from '../../stack/stand-ins/parties.ts';
import { startStandIns, type StandIns } from '../../stack/stand-ins/start.ts';
import { browserSession } from './browser-session.ts';
import { cookieJar, type CookieJar } from './cookie-jar.ts';
import { accessOfApplication, createDatabase, type TestDatabase } from './database.ts';
import { watchAnswers } from './documented.ts';
import { addApplicant, addStaff, COMPANY } from './people.ts';
import { NAMESPACE, TEMPORAL_ADDRESS } from './temporal.ts';
import { testFolder } from './test-folder.ts';
import { startWorker, type TestWorker } from './worker.ts';

/** How long an outcome that is not known yet is asked for again. */
const MAX_WAIT_MS = 60_000;

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
  /** Answers 202, and 503 for want of room, as it is, instead of asking again with the same key as the web does. */
  once?: true;
  headers?: Record<string, string>;
}

export interface Client {
  userId: string;
  partyId: number;
  token: string;
  jar: CookieJar;
  /** What a browser sends with every call to say who it is. */
  headers(): Record<string, string>;
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
  /** Whoever has this session, in a browser of their own. */
  logIn(session: Omit<NewSession, 'device'>): Promise<Client>;
  /** Whoever logged in over HTTP, in the browser of `anybody` unless another is given. */
  withToken(token: string, browser?: Client): Client;
  anybody: Client;
  /** Somebody else's browser, which has no cookies yet. */
  browser(): Client;
  close(): Promise<void>;
}

export interface ApiOptions {
  /** Without a worker commands get no answer. */
  withWorker?: boolean;
  /** API and worker have the rights of the application's role, as in production, and not those of the owner. */
  asApplication?: true;
  env?: Record<string, string>;
  deadlineMs?: number;
}

export async function startApi(options: ApiOptions = {}): Promise<Api> {
  const { withWorker = true, env = {}, deadlineMs } = options;
  const [database, standIns] = await Promise.all([createDatabase(), startStandIns()]);
  const access = options.asApplication ? await accessOfApplication(database) : database;
  const { server, url, serve, undescribed } = await reservePort();
  const worker = withWorker
    ? await startWorker({ databaseUrl: access.url, env: { ...standIns.env, PUBLIC_URL: url, ...env } })
    : null;
  const ownFiles = testFolder('api-files-');
  const config = readConfig({
    APP_ENV: 'test',
    DATABASE_URL: access.url,
    TEMPORAL_ADDRESS,
    TEMPORAL_NAMESPACE: NAMESPACE,
    TEMPORAL_TASK_QUEUE: worker?.taskQueue ?? `nobody-${randomUUID()}`,
    STORAGE_DIR: worker?.storageDir ?? ownFiles.path,
    PUBLIC_URL: url,
    RATE_LIMIT_PER_MINUTE: '100000',
    LOG_LEVEL: 'info',
    ...standIns.env,
    ...env,
  });
  const lines: string[] = [];
  const deps = depsOf(config, access.db, lines, deadlineMs);
  if (worker) await untilConnected(deps.engine);
  serve(createApp(deps, await trainingRoutes(config)));
  const browser = (): Client => clientOf(url, { token: '', userId: '', partyId: 0, jar: cookieJar() });
  const anybody = browser();
  const logIn = async (session: Omit<NewSession, 'device'>): Promise<Client> => {
    const { token, cookie } = await browserSession(database.db, config.PUBLIC_URL, session);
    const jar = cookieJar();
    jar.set(cookie.name, cookie.value);
    return clientOf(url, { token, userId: session.userId, partyId: session.partyId ?? 0, jar });
  };
  return {
    url,
    deps,
    database,
    standIns,
    worker,
    logs: () => lines.join(''),
    async applicant(companyKey = COMPANY) {
      const { userId, partyId } = await addApplicant(database.db, companyKey);
      return logIn({ userId, kind: 'applicant', partyId, loginType: 'Company' });
    },
    async staff(key, roles) {
      const userId = await addStaff(database.db, key, roles);
      return logIn({ userId, kind: 'staff', partyId: null, loginType: null });
    },
    logIn,
    withToken: (token, { jar } = anybody) => clientOf(url, { token, userId: '', partyId: 0, jar }),
    anybody,
    browser,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      try {
        await worker?.stop();
      } finally {
        await deps.engine.close();
        await standIns.close();
        if ('close' in access) await access.close();
        await database.drop();
        ownFiles.remove();
      }
      if (undescribed.size > 0) throw new Error(`not in openapi.json:\n${[...undescribed].join('\n')}`);
    },
  };
}

/** The worker has reached the engine, so it is there; a first connection may take longer beside other tests than people wait. */
async function untilConnected(engine: Deps['engine']): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await engine.resync(0);
      return;
    } catch (error) {
      if (tries === 10) throw error;
    }
  }
}

function depsOf(config: ApiConfig, db: Database, lines: string[], deadlineMs?: number): Deps {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return {
    config,
    db,
    engine: connectEngine({
      connection: { address: config.TEMPORAL_ADDRESS },
      namespace: config.TEMPORAL_NAMESPACE,
      taskQueue: config.TEMPORAL_TASK_QUEUE,
      deadlineMs,
    }),
    files: diskFileStore(config.STORAGE_DIR),
    scanner: openScanner(config),
    identity: viispGateway(viispConfig(config)),
    logger: createLogger(config.LOG_LEVEL, sink),
    metrics: createMetrics(db),
    calendar: cachedCalendar(db, workingDaySeconds(config)),
  };
}

/** The address must be known before the application is made: it is in post-backs and cookies. */
async function reservePort() {
  let handle: Parameters<typeof createServer>[1] | undefined;
  const { watch, found } = watchAnswers();
  const server: Server = createServer((req, res) => {
    watch(req, res);
    void handle?.(req, res);
  });
  setTimes(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { server, url, serve: (app: NonNullable<typeof handle>) => void (handle = app), undescribed: found };
}

function clientOf(url: string, who: Pick<Client, 'token' | 'userId' | 'partyId' | 'jar'>): Client {
  const identity = (cookies?: string): Record<string, string> => {
    const cookie = who.jar.header(cookies);
    return {
      ...(who.token ? { authorization: `Bearer ${who.token}` } : {}),
      ...(cookie ? { cookie } : {}),
    };
  };
  const call = async (path: string, ask: Ask = {}): Promise<Answer> => {
    const method = ask.method ?? 'GET';
    const headers: Record<string, string> = {
      accept: 'application/json',
      ...ask.headers,
      ...identity(ask.headers?.cookie),
    };
    if (method !== 'GET' && ask.key !== null) headers['idempotency-key'] = ask.key ?? randomUUID();
    if (typeof ask.version === 'number') headers['if-match'] = `"${ask.version}"`;
    let body: string | FormData | undefined = ask.form;
    if (ask.json !== undefined) {
      headers['content-type'] ??= 'application/json';
      body = typeof ask.json === 'string' ? ask.json : JSON.stringify(ask.json);
    }
    const send = () => fetch(url + path, { method, headers, body, redirect: 'manual' });
    const until = Date.now() + MAX_WAIT_MS;
    let response = await send();
    while (!ask.once && Date.now() < until) {
      if (await isSentAway(response)) await sleep(1_000 * Number(response.headers.get('retry-after')));
      else if (response.status !== 202 || !response.headers.has('retry-after')) break;
      await response.arrayBuffer();
      response = await send();
    }
    who.jar.keep(response.headers);
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
    headers: () => identity(),
    get: (path, ask) => call(path, ask),
    post: (path, ask) => call(path, { ...ask, method: 'POST' }),
    delete: (path, ask) => call(path, { ...ask, method: 'DELETE' }),
  };
}

async function isSentAway(response: Response): Promise<boolean> {
  return response.status === 503 && (await response.clone().text()).includes('"overloaded"');
}

/** Personal data of the demo people and companies, none of which may ever be in a log. */
export function personalWords(): string[] {
  return PEOPLE.flatMap((person) => [person.PersonalCode, person.LastName]);
}
