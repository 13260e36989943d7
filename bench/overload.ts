// Three times as many actions as the portal can carry, and pages that ask by themselves beside them: how many actions are done
// in time, who is sent away, what the api holds, and how soon everything is as before.
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../db/connect.ts';
import { readRecords } from '../stack/owned-process.ts';
import { loanSumCall, setLoanSum } from './action-call.ts';
import { addSubmittedRequests, managerToken, startWorkflows, untilParked } from './cases.ts';
import { machineFacts, summarise, table, timed } from './measure.ts';
import { openPortal } from './portal.ts';

const CASES = 600;
const SECONDS = Number(process.env['SECONDS'] ?? 30);
const TIMES = Number(process.env['TIMES'] ?? 3);
const POLLS_A_SECOND = 100;
/** Whoever has no answer by then has given up. */
const PATIENCE_MS = 10_000;
const TARGET = { goodput: 0.9, backMs: 5_000 };

const portal = await openPortal();
const db = connect(portal.databaseUrl, { max: 8 });
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
try {
  await measure();
} finally {
  agent.destroy();
  await db.destroy();
  await portal.close();
}

async function measure(): Promise<void> {
  const token = await managerToken(db);
  const ids = await addSubmittedRequests(db, 1_000_001, CASES);
  await startWorkflows(portal, db, ids);
  await untilParked(portal, CASES);
  let turn = 0;
  const next = (): [number, number] => [ids[turn % CASES]!, Math.floor(turn++ / CASES)];
  const one = () => timed(() => setLoanSum(portal.portalUrl, token, ...next()));
  for (let left = CASES; left > 0; left -= 20) await Promise.all(Array.from({ length: 20 }, one));

  const quiet: number[] = [];
  for (let left = 40; left > 0; left -= 1) quiet.push(await one());
  const capacity = await most(one);
  const before = memory();
  const said = await offered(TIMES * capacity, () =>
    loanSumCall({ baseUrl: portal.portalUrl, token, by: agent }, ...next()),
  );
  const after = said.memory.at(-1)!;
  const since = Date.now();
  const usual = 2 * summarise(quiet).p50;
  while ((await one()) > usual);
  const backMs = Date.now() - since;

  const done = summarise(said.done);
  const goodput = said.done.length / SECONDS / capacity;
  const head = [
    '',
    'actions/s',
    'p50 ms',
    'p95 ms',
    'sent away and come again',
    'given up',
    'polls answered',
    'api MB',
  ];
  const calm = summarise(quiet);
  console.log(
    `\n${machineFacts()}, ${CASES} open requests, ${SECONDS} s of ${TIMES} × what 32 people at once can do\n\n${table(
      head,
      [
        ['one after the other', 1000 / calm.p50, calm.p50, calm.p95, 0, 0, '', `${before}`],
        ['32 at once', capacity, '', '', 0, 0, '', `${before}`],
        [
          `${(TIMES * capacity).toFixed(0)} come every second`,
          said.done.length / SECONDS,
          done.p50,
          done.p95,
          said.sentAway,
          said.givenUp,
          `${said.polls.answered} of ${said.polls.asked}`,
          `${after}`,
        ],
      ],
    )}\n`,
  );
  console.log(`api MB, every ${SECONDS / 10} s: ${said.memory.join(', ')}`);
  const isMet = goodput >= TARGET.goodput && backMs <= TARGET.backMs;
  console.log(
    `done in time ${goodput.toFixed(2)} × (target ${TARGET.goodput}), as before after ${backMs} ms (target ${TARGET.backMs}): ${isMet ? 'met' : 'missed'}`,
  );
  if (!isMet) process.exitCode = 1;
}

/** Actions a second of 32 people who wait for each other's answers only by the portal. */
async function most(one: () => Promise<number>): Promise<number> {
  const end = Date.now() + 15_000;
  let count = 0;
  const person = async (): Promise<void> => {
    while (Date.now() < end) {
      await one();
      count += 1;
    }
  };
  const ms = await timed(() => Promise.all(Array.from({ length: 32 }, person)));
  return (count * 1000) / ms;
}

type Ask = ReturnType<typeof loanSumCall>;

/** People come at this rate whatever the portal does; whoever is sent away comes again when told, until patience ends. */
async function offered(aSecond: number, begin: () => Ask) {
  const said = {
    done: [] as number[],
    sentAway: 0,
    givenUp: 0,
    polls: { asked: 0, answered: 0 },
    /** Megabytes of the api, every tenth of the time. */
    memory: [] as number[],
  };
  const come = async (): Promise<void> => {
    const [ask, since] = [begin(), performance.now()];
    for (;;) {
      const { status, retryAfter } = await ask();
      const ms = performance.now() - since;
      if (status === 200 && ms <= PATIENCE_MS) return void said.done.push(ms);
      if (ms + 1000 * retryAfter > PATIENCE_MS) return void (said.givenUp += 1);
      if (status === 503) said.sentAway += 1;
      await sleep(1000 * (retryAfter || 1));
    }
  };
  const poll = async (): Promise<void> => {
    said.polls.asked += 1;
    if ((await get('/api/Notifications/GetUnreadCount')) !== 503) said.polls.answered += 1;
  };
  const all: Promise<void>[] = [];
  const since = Date.now();
  for (let came = 0, polled = 0; Date.now() - since < SECONDS * 1000; await sleep(5)) {
    const seconds = (Date.now() - since) / 1000;
    if (seconds >= (SECONDS / 10) * (said.memory.length + 1)) said.memory.push(memory());
    for (; came < aSecond * seconds; came += 1) all.push(come());
    for (; polled < POLLS_A_SECOND * seconds; polled += 1) all.push(poll());
  }
  await Promise.all(all);
  said.memory.push(memory());
  return said;
}

/** Nobody's: what a page whose login has ended asks costs the same look at the database. */
function get(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: 'Bearer nobody' };
    request(new URL(path, portal.portalUrl), { agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });
}

/** What the api holds, in megabytes. */
function memory(): number {
  const { pid } = readRecords(portal.records).find(({ name }) => name === 'api')!;
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / 1024);
}
