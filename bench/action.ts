// How long one staff action takes over HTTP, through the whole portal and through a plain application that writes the
// same rows. Both sides take turns in one run, so that whatever else the machine does meets both.
import { connect, type Database } from '../db/connect.ts';
import { setLoanSum } from './action-call.ts';
import { addSubmittedRequests, managerToken, startWorkflows } from './cases.ts';
import { machineFacts, summarise, table, timed } from './measure.ts';
import { openPortal } from './portal.ts';
import { processorTime, type ProcessorTime } from './processor-time.ts';
import { writesBetween, writtenSoFar } from './writes.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 400);
const WARM_UP = 60;
const CASES = 20;
const FIRST_ID = 1_000_001;
const TARGET = { p50: 25, p95: 60 };

const portal = await openPortal();
const sides = [
  { name: 'portal', url: portal.portalUrl, db: connect(portal.databaseUrl, { max: 8 }) },
  { name: 'plain application', url: portal.plainUrl, db: connect(portal.plainDatabaseUrl, { max: 8 }) },
] as const;
try {
  await measure();
} finally {
  for (const { db } of sides) await db.destroy();
  await portal.close();
}

interface Side {
  name: string;
  url: string;
  db: Database;
  ids: number[];
  token: string;
  samples: number[];
}

async function measure(): Promise<void> {
  const ready: Side[] = [];
  for (const side of sides) {
    const ids = await addSubmittedRequests(side.db, FIRST_ID, CASES);
    ready.push({ ...side, ids, token: await managerToken(side.db), samples: [] });
  }
  await startWorkflows(portal, sides[0].db, ready[0]!.ids);
  const act = (side: Side, round: number) =>
    timed(() => setLoanSum(side.url, side.token, side.ids[round % CASES]!, Math.floor(round / CASES)));
  for (let round = 0; round < WARM_UP; round += 1) for (const side of ready) await act(side, round);

  const before = await written(ready);
  const cpuBefore = processorTime(portal.records);
  for (let round = WARM_UP; round < WARM_UP + ROUNDS; round += 1) {
    for (const side of round % 2 ? [...ready].reverse() : ready) side.samples.push(await act(side, round));
  }
  const cpuAfter = processorTime(portal.records);
  const after = await written(ready);
  report(ready);
  reportProcessors(cpuBefore, cpuAfter);
  console.log(`\nRows written by one action:\n${writesBetween(before, after, ROUNDS)}`);
}

function written(list: readonly { name: string; db: Database }[]) {
  return Promise.all(list.map(async ({ name, db }) => ({ name, tables: await writtenSoFar(db) })));
}

function report(ready: readonly { name: string; samples: number[] }[]): void {
  const [ours, plain] = ready.map(({ samples }) => summarise(samples));
  const rows = ready.map(({ name, samples }) => {
    const { count, p50, p95, max } = summarise(samples);
    return [name, String(count), p50, p95, max];
  });
  console.log(`\n${machineFacts()}\n\n${table(['one action', 'times', 'p50 ms', 'p95 ms', 'max ms'], rows)}`);
  if (!ours || !plain) return;
  console.log(
    `\nratio of p50: ${(ours.p50 / plain.p50).toFixed(1)} ×, of p95: ${(ours.p95 / plain.p95).toFixed(1)} ×`,
  );
  const met = ours.p50 <= TARGET.p50 && ours.p95 <= TARGET.p95;
  console.log(`target p50 ≤ ${TARGET.p50} ms, p95 ≤ ${TARGET.p95} ms: ${met ? 'met' : 'missed'}`);
  if (!met) process.exitCode = 1;
}

/** Unlike the clock, this does not depend on what else the machine does. Postgres serves both sides. */
function reportProcessors(before: ProcessorTime, after: ProcessorTime): void {
  const rows = Object.entries(after)
    .map(([name, ms]) => [name, (ms - (before[name] ?? 0)) / ROUNDS] as const)
    .filter(([, ms]) => ms >= 0.05)
    .sort(([, a], [, b]) => b - a);
  if (rows.length > 0) console.log(`\n${table(['process', 'processor ms per action'], rows)}`);
}
