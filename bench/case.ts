// What a case costs as staff read it, against node:http with the same statements: processor time of the server and of Postgres, and
// milliseconds to wait. The two take turns in blocks.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { readCase } from '../api/case-reads.ts';
import type { Deps } from '../api/deps.ts';
import { authenticate, type StaffSession } from '../api/http/session.ts';
import { presentCase } from '../api/present/case.ts';
import { readRequestFile } from '../api/present/request.ts';
import { connect, type Database } from '../db/connect.ts';
import { loadCalendar } from '../db/queries/clocks.ts';
import { issueProgramToken } from '../db/queries/program-tokens.ts';
import { Status } from '../domain/application/status.ts';
import { answersHttp, until } from '../stack/waiting.ts';
import { openDemoPortal, PARTIES } from './demo-portal.ts';
import { machineFacts, summarise, table, timed } from './measure.ts';
import { processorTime, processorTimeOf } from './processor-time.ts';

const BLOCKS = Number(process.env['BLOCKS'] ?? 8);
const CALLS = 50;
const WARM_UP = 100;
const TARGET = 1.6;
const PLAIN_PORT = 21_990;

interface Side {
  url: string;
  headers: Record<string, string>;
  /** Milliseconds of processor time so far. */
  spent: () => number;
  samples: number[];
  server: number;
  database: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const folder = mkdtempSync(join(tmpdir(), 'bench-case-'));
const portal = await openDemoPortal();
const db = connect(portal.databaseUrl, { max: 4 });
const plain = { pid: 0, end: () => {} };
try {
  const { id, userId } = await fullestCase(db);
  const token = await issueProgramToken(db, { userId, label: 'bench', days: 1 });
  const path = `/api/Request/GetForManager?requestId=${id}`;
  const authorization = `Bearer ${token}`;
  await startPlain(await statementsOf({ requestId: id, authorization }));
  const records = portal.records;
  const nothing = () => ({ samples: [] as number[], server: 0, database: 0 });
  const sides: Side[] = [
    {
      url: portal.url + path,
      headers: { authorization },
      spent: () => processorTime(records)['api']!,
      ...nothing(),
    },
    {
      url: `http://127.0.0.1:${PLAIN_PORT}/`,
      headers: {},
      spent: () => processorTimeOf(plain.pid),
      ...nothing(),
    },
  ];
  const database = () => processorTime(records)['postgres']!;
  for (const side of sides) for (let call = 0; call < WARM_UP; call += 1) await fetched(side);
  for (let block = 0; block < BLOCKS; block += 1)
    for (const side of block % 2 ? sides.toReversed() : sides) {
      const [server, base] = [side.spent(), database()];
      for (let call = 0; call < CALLS; call += 1) side.samples.push(await timed(() => fetched(side)));
      side.server += side.spent() - server;
      side.database += database() - base;
    }
  report(sides);
} finally {
  plain.end();
  await db.destroy();
  await portal.close();
  rmSync(folder, { recursive: true });
}

/** The request of the demo data with the longest history among those that wait for a decision. */
async function fullestCase(on: Database): Promise<{ id: number; userId: string }> {
  const { PersonalCode } = PARTIES.people['kristina']!;
  const { rows } = await sql<{ id: number; userId: string }>`select r.id, u.id as "userId" from loan_request r
    cross join (select id from app_user where kind = 'staff' and personal_code = ${PersonalCode}) u
    where r.status = ${Status.submitted} order by (select count(*) from request_event e where e.request_id = r.id) desc, r.id
    limit 1`.execute(on);
  return rows[0]!;
}

interface Sent {
  text: string;
  values: unknown[];
}

/** What the route sends to the database, by going its way in this process. */
async function statementsOf(asked: { requestId: number; authorization: string }): Promise<Sent[]> {
  const sent: Sent[] = [];
  const client = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  const plainQuery = client.query;
  client.query = function (this: unknown, ...given: unknown[]) {
    const [what, values] = given as [string | { text: string }, unknown[] | undefined];
    sent.push({ text: typeof what === 'string' ? what : what.text, values: values ?? [] });
    return plainQuery.apply(this, given);
  };
  const deps = {
    db,
    logger: { error: console.error },
    config: { CALL_PERIOD_CLOSED: '0' },
    calendar: async () => (await loadCalendar(db, null)).calendar,
  } as unknown as Deps;
  try {
    const given = { authorization: asked.authorization, device: null, isFromBrowser: false };
    const session = (await authenticate(db, given)) as StaffSession;
    const row = await readCase(deps, session, asked.requestId, 'case');
    await presentCase(deps, session, await readRequestFile(deps, session, row));
  } finally {
    client.query = plainQuery;
  }
  const planned = sent.filter(({ text }) => /^\s*(select|with|insert|update)/i.test(text));
  console.log(`\n${planned.length} statements a case`);
  return planned;
}

async function startPlain(statements: readonly Sent[]): Promise<void> {
  const file = join(folder, 'statements.json');
  writeFileSync(file, JSON.stringify(statements));
  const env = {
    ...process.env,
    STATEMENTS: file,
    DATABASE_URL: portal.databaseUrl,
    PORT: String(PLAIN_PORT),
  };
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/case-plain.ts'], {
    env,
    stdio: 'inherit',
  });
  plain.pid = child.pid!;
  plain.end = () => void child.kill();
  if (!(await until(() => answersHttp(`http://127.0.0.1:${PLAIN_PORT}/`), { withinMs: 20_000 })))
    throw new Error('the plain server does not answer');
}

function fetched({ url, headers }: Side): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      answer
        .resume()
        .on('end', () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`)),
        );
    }).on('error', reject);
  });
}

function report(sides: readonly Side[]): void {
  const calls = BLOCKS * CALLS;
  const rows = sides.map(({ samples, server, database }, index) => {
    const { p50, p95 } = summarise(samples);
    return [index ? 'node:http' : 'portal', p50, p95, server / calls, database / calls];
  });
  const head = ['a case', 'p50 ms', 'p95 ms', 'processor ms, server', 'Postgres'];
  console.log(`\n${machineFacts()}\n\n${table(head, rows)}`);
  const [ours, least] = sides.map(({ server, database }) => server + database);
  const ratio = ours! / least!;
  console.log(
    `\nprocessor time ${ratio.toFixed(2)} × (target ${TARGET}): ${ratio <= TARGET ? 'met' : 'missed'}`,
  );
  if (ratio > TARGET) process.exitCode = 1;
}
