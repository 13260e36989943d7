// What 2,000 open pages cost that nobody touches: each asks again what it asks by itself, at its own interval, while somebody works.
// Blocks with the pages and without take turns.
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect } from '../db/connect.ts';
import { issueProgramToken } from '../db/queries/program-tokens.ts';
import { PRESENCE_EVERY_MS } from '../domain/application/presence.ts';
import { COMPANIES } from '../stack/stand-ins/parties.ts';
import { seldom } from '../web/api/untouched.ts';
import { browserSession } from '../tests/harness/browser-session.ts';
import { addApplicant } from '../tests/harness/people.ts';
import { openDemoPortal } from './demo-portal.ts';
import { machineFacts, summarise, table, timed } from './measure.ts';
import { processorTime } from './processor-time.ts';

const BLOCKS = Number(process.env['BLOCKS'] ?? 4);
const BLOCK_MS = Number(process.env['BLOCK_MS'] ?? 20_000);
const TARGET = 1.2;
const CASES = 40;

type Headers = Record<string, string>;
interface Asked {
  method?: 'GET' | 'POST';
  path: string;
  body?: (page: number) => object;
}
interface Poll extends Asked {
  every: number;
}
interface Kind {
  what: string;
  pages: number;
  logins: readonly Headers[];
  polls: readonly Poll[];
}

// All pages come from one address and few people here.
const portal = await openDemoPortal({ RATE_LIMIT_PER_MINUTE: '10000000' });
const db = connect(portal.databaseUrl, { max: 2 });
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
try {
  await measure();
} finally {
  agent.destroy();
  await db.destroy();
  await portal.close();
}

async function measure(): Promise<void> {
  const staff = await staffLogin('kristina');
  const id = await firstCase();
  const kinds = await kindsOfPages(staff, id);
  const act = async () => void (await call({ path: `/api/Request/GetForManager?requestId=${id}` }, staff));
  const sides = { quiet: sideOf(), pages: sideOf() };
  for (let round = 0; round < 100; round += 1) await act();
  let polls = 0;
  for (let block = 0; block < BLOCKS; block += 1)
    for (const name of block % 2 ? (['pages', 'quiet'] as const) : (['quiet', 'pages'] as const)) {
      const side = sides[name];
      const open = name === 'pages' ? openPages(kinds) : null;
      // The first polls of all pages are spread over the longest interval; half a second settles the rest.
      await sleep(500);
      const before = processorTime(portal.records);
      const end = Date.now() + BLOCK_MS;
      while (Date.now() < end) {
        side.samples.push(await timed(act));
        await sleep(30);
      }
      const after = processorTime(portal.records);
      for (const process of ['api', 'postgres'] as const) side[process] += after[process]! - before[process]!;
      polls += (await open?.close()) ?? 0;
    }
  report(sides, kinds, polls);
}

function sideOf() {
  return { samples: [] as number[], api: 0, postgres: 0 };
}

/** Pages as a busy day has them: most are lists and forms left open, some wait for registers, staff sit before inbox and cases. */
async function kindsOfPages(staff: Headers, id: number): Promise<Kind[]> {
  const applicants: Headers[] = [];
  const forms: Headers[] = [];
  const subjects: number[] = [];
  for (const { key } of COMPANIES) {
    const { userId, partyId } = await addApplicant(db, key);
    const session = { userId, kind: 'applicant', partyId, loginType: 'Company' } as const;
    const { headers } = await browserSession(db, portal.url, session);
    applicants.push({ ...headers });
    forms.push({ ...headers });
    subjects.push(partyId);
  }
  const unread = { every: seldom(60_000), path: '/api/Notifications/GetUnreadCount' };
  // Whatever the page is, and whether anybody touches it or not: the session is kept, the budget in the header renewed.
  const header: Poll[] = [
    unread,
    { every: 60_000, method: 'POST', path: '/api/Users/PushToken', body: () => ({}) },
    { every: seldom(120_000), path: '/api/Request/GetGeneralInfo' },
  ];
  const inbox = { page: 1, countPerPage: 30, sortBy: 'deadline', sortDirection: 1, queue: 'all' };
  const places = Array.from({ length: CASES }, () => crypto.randomUUID());
  const presence = (page: number) => ({ requestId: id, place: places[page], state: 'viewing' });
  return [
    {
      what: 'list of requests',
      pages: 1_400,
      logins: applicants,
      polls: [...header, { every: seldom(60_000), path: '/api/Request/List' }],
    },
    { what: 'form', pages: 380, logins: forms, polls: header },
    {
      what: 'form that waits for registers',
      pages: 80,
      logins: forms.slice(0, 1),
      polls: [...header, { every: 3_000, path: `/api/Company/GetRegistersProcessingStatus/${subjects[0]}` }],
    },
    {
      what: 'inbox',
      pages: 100,
      logins: [staff],
      polls: [
        { every: seldom(60_000), path: '/api/BackOffice/GetSavedViews' },
        { every: seldom(10_000), path: '/api/BackOffice/GetQueues' },
        { every: seldom(10_000), method: 'POST', path: '/api/Request/GetManagerRequests', body: () => inbox },
        ...header,
      ],
    },
    {
      what: 'case',
      pages: CASES,
      logins: [staff],
      polls: [
        { every: seldom(10_000), path: `/api/Request/GetForManager?requestId=${id}` },
        { every: PRESENCE_EVERY_MS, method: 'POST', path: '/api/BackOffice/CasePresence', body: presence },
        ...header,
      ],
    },
  ];
}

/** Every poll of every page on its own timer, begun at an instant of its own; a slow answer delays only itself. */
function openPages(kinds: readonly Kind[]): { close: () => Promise<number> } {
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let count = 0;
  let failure: unknown = null;
  const start = (poll: Poll, login: Headers, page: number) => {
    const ask = () => {
      count += 1;
      const one = call(poll, login, page).catch((error: unknown) => void (failure ??= error));
      running.add(one);
      void one.finally(() => running.delete(one));
    };
    const first = setTimeout(() => {
      timers.delete(first);
      ask();
      timers.add(setInterval(ask, poll.every));
    }, Math.random() * poll.every);
    timers.add(first);
  };
  for (const { pages, logins, polls } of kinds)
    for (let page = 0; page < pages; page += 1)
      for (const poll of polls) start(poll, logins[page % logins.length]!, page);
  return {
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
      if (failure) throw failure instanceof Error ? failure : new Error('a poll failed', { cause: failure });
      return count;
    },
  };
}

function call({ method = 'GET', path, body }: Asked, login: Headers, page = 0): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...login,
      ...(method === 'POST'
        ? { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
        : {}),
    };
    const asked = request(portal.url + path, { method, agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        (answer.statusCode ?? 500) < 400
          ? resolve()
          : reject(new Error(`${path} answered ${answer.statusCode}`)),
      );
    });
    asked.once('error', reject);
    asked.end(body ? JSON.stringify(body(page)) : undefined);
  });
}

async function staffLogin(who: string): Promise<Headers> {
  const { rows } = await sql<{
    id: string;
  }>`select id from app_user where kind = 'staff' and email like ${`${who}@%`}`.execute(db);
  const userId = rows[0]!.id;
  return { authorization: `Bearer ${await issueProgramToken(db, { userId, label: 'bench', days: 1 })}` };
}

async function firstCase(): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select request_id as id from request_event group by 1 order by count(*) desc limit 1`.execute(db);
  return rows[0]!.id;
}

function report(
  sides: Record<'quiet' | 'pages', ReturnType<typeof sideOf>>,
  kinds: readonly Kind[],
  polls: number,
): void {
  const seconds = (BLOCKS * BLOCK_MS) / 1_000;
  const total = kinds.reduce((sum, { pages }) => sum + pages, 0);
  const rows = (['quiet', 'pages'] as const).map((name) => {
    const { samples, api, postgres } = sides[name];
    const { p50, p95, max } = summarise(samples);
    const share = (ms: number) => `${((ms / seconds / 1_000) * 100).toFixed(0)} %`;
    return [
      name === 'quiet' ? 'nobody else' : `${total} open pages`,
      samples.length,
      p50,
      p95,
      max,
      share(api),
      share(postgres),
    ];
  });
  const head = ['a case is read while', 'times', 'p50 ms', 'p95 ms', 'max ms', 'api of a core', 'Postgres'];
  console.log(
    `\n${machineFacts()}; ${kinds.map(({ pages, what }) => `${pages} × ${what}`).join(', ')}: ${(polls / seconds).toFixed(0)} calls a second\n\n${table(head, rows)}`,
  );
  const ratio = summarise(sides.pages.samples).p95 / summarise(sides.quiet.samples).p95;
  console.log(`\np95 ${ratio.toFixed(2)} × quiet, target ${TARGET}: ${ratio <= TARGET ? 'met' : 'missed'}`);
  if (ratio > TARGET) process.exitCode = 1;
}
