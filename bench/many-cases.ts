// What one worker does with more open cases than it has in hand: actions a second with few and with many busy cases, its
// memory, and how long the first action on a case takes after a restart.
import { readFileSync } from 'node:fs';
import { connect } from '../db/connect.ts';
import { readRecords, signalGroup } from '../stack/owned-process.ts';
import { setLoanSum } from './action-call.ts';
import { addSubmittedRequests, managerToken, startWorkflows, untilParked } from './cases.ts';
import { machineFacts, summarise, table, timed } from './measure.ts';
import { openPortal } from './portal.ts';

const BUSY = (process.env['BUSY'] ?? '100,600,2000').split(',').map(Number);
const OPEN = Number(process.env['OPEN'] ?? 5_000);
const ROUNDS = Number(process.env['ROUNDS'] ?? 2);
/** So many actions make a case as long as an ordinary one ever gets. */
const LONG = Number(process.env['LONG'] ?? 60);
const LONG_CASES = 20;
const AT_ONCE = 16;
const FIRST_ID = 1_000_001;
const TARGET = { firstMs: 1_500, share: 0.75 };

const portal = await openPortal();
const db = connect(portal.databaseUrl, { max: 16 });
try {
  await measure();
} finally {
  await db.destroy();
  await portal.close();
}

async function measure(): Promise<void> {
  const token = await managerToken(db);
  const ids: number[] = [];
  for (let at = 0; at < OPEN; at += 1_000) {
    const more = await addSubmittedRequests(db, FIRST_ID + at, Math.min(1_000, OPEN - at));
    await startWorkflows(portal, db, more);
    ids.push(...more);
  }
  await untilParked(portal, OPEN);
  const act = (id: number, round: number) => setLoanSum(portal.portalUrl, token, id, round);
  for (let round = 0; round < 60; round += 1) await act(ids[round % OPEN]!, round);
  console.log(`${OPEN} requests are open, worker ${memory()} MB`);

  const rows: (string | number)[][] = [];
  for (const busy of BUSY) {
    const chosen = ids.slice(-busy);
    // Once over all of them first: what is measured is work that goes on, not its beginning.
    await atOnce(chosen.map((id) => () => act(id, 0)));
    const calls = Array.from({ length: ROUNDS }, (_, round) =>
      chosen.map((id) => () => act(id, round + 1)),
    ).flat();
    const { samples, ms } = await atOnce(calls);
    const { p50, p95, max } = summarise(samples);
    rows.push([`${busy}`, `${samples.length}`, (samples.length * 1000) / ms, p50, p95, max, `${memory()}`]);
    console.log(rows.at(-1)!.join(' '));
  }
  const head = ['busy cases', 'actions', 'actions/s', 'p50 ms', 'p95 ms', 'max ms', 'worker MB'];

  const long = ids.slice(0, LONG_CASES);
  await atOnce(Array.from({ length: LONG }, (_, round) => long.map((id) => () => act(id, round + 3))).flat());
  const first: (string | number)[][] = [];
  const few = ids.slice(-100);
  for (const [how, signal, people, pauseMs] of [
    ['stopped', 'SIGTERM', AT_ONCE, 0],
    ['killed', 'SIGKILL', AT_ONCE, 0],
  ] as const) {
    await restartWorker(signal);
    // The first action waits for the worker itself, which is no matter of this question.
    await act(ids[LONG_CASES]!, 9 + first.length);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    for (const [what, chosen] of [
      [`${LONG} actions`, long],
      ['a few actions', few],
    ] as const) {
      const { samples } = await atOnce(
        chosen.map((id) => () => act(id, 40 + first.length)),
        people,
      );
      const { p50, p95, max } = summarise(samples);
      first.push([`${how}, ${people} at once, ${what}`, `${samples.length}`, p50, p95, max, `${memory()}`]);
      console.log(first.at(-1)!.join(' '));
    }
  }
  console.log(
    `\n${machineFacts()}, ${OPEN} open requests, ${AT_ONCE} actions at once\n\n${table(head, rows)}\n`,
  );
  console.log(
    table(['first action after a restart', 'cases', 'p50 ms', 'p95 ms', 'max ms', 'worker MB'], first),
  );
  const share = Number(rows.at(-1)![2]) / Number(rows[0]![2]);
  const slowest = Math.max(...first.map(([, , , , max]) => Number(max)));
  const isMet = slowest <= TARGET.firstMs && share >= TARGET.share;
  console.log(
    `\ntarget first action ≤ ${TARGET.firstMs} ms, most busy cases ≥ ${TARGET.share} × the fewest (${share.toFixed(2)} ×): ${isMet ? 'met' : 'missed'}`,
  );
  if (!isMet) process.exitCode = 1;
}

async function atOnce(
  calls: readonly (() => Promise<void>)[],
  people = AT_ONCE,
): Promise<{ samples: number[]; ms: number }> {
  const samples: number[] = [];
  const waiting = [...calls];
  const person = async (): Promise<void> => {
    for (let call = waiting.shift(); call; call = waiting.shift()) samples.push(await timed(call));
  };
  const ms = await timed(() => Promise.all(Array.from({ length: people }, person)));
  return { samples, ms };
}

/** Ends it and waits for the supervisor's next one. */
async function restartWorker(signal: NodeJS.Signals): Promise<void> {
  const record = () => readRecords(portal.records).find(({ name }) => name === 'worker');
  const before = record()!.pid;
  signalGroup(before, signal);
  while ((record()?.pid ?? before) === before) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** What the worker holds, in megabytes. */
function memory(): number {
  const { pid } = readRecords(portal.records).find(({ name }) => name === 'worker')!;
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / 1024);
}
