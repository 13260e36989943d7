// Whether an action gets slower the more requests are open: the same action with 10, 1,000 and 10,000 parked ones.
import { connect, type Database } from '../db/connect.ts';
import { setLoanSum } from './action-call.ts';
import { addSubmittedRequests, managerToken, startWorkflows, untilParked } from './cases.ts';
import { machineFacts, summarise, table, timed, type Summary } from './measure.ts';
import { openPortal, type BenchPortal } from './portal.ts';

const LEVELS = (process.env['LEVELS'] ?? '10,1000,10000').split(',').map(Number);
const ACTIONS = Number(process.env['ACTIONS'] ?? 300);
const CASES = 20;
const WARM_UP = 60;
const PARKED_FROM = 1_000_001;
const ACTED_FROM = 2_000_001;
const TARGET = 1.2;

const portal = await openPortal();
const db = connect(portal.databaseUrl, { max: 16 });
try {
  await measure(portal, db);
} finally {
  await db.destroy();
  await portal.close();
}

async function measure(open: BenchPortal, database: Database): Promise<void> {
  const token = await managerToken(database);
  const results: { parked: number; seconds: number; summary: Summary }[] = [];
  let parked = 0;
  for (const [index, level] of LEVELS.entries()) {
    const seconds = (await timed(() => park(open, database, { from: parked, to: level }))) / 1_000;
    parked = level;
    console.log(`${level} parked requests are open (${seconds.toFixed(0)} s)`);
    // Cases of its own for every level: a history grown by the level before would be another difference.
    const ids = await addSubmittedRequests(database, ACTED_FROM + index * 1_000, CASES);
    await startWorkflows(open, database, ids);
    await untilParked(open, level + CASES * (index + 1));
    const samples: number[] = [];
    for (let round = 0; round < WARM_UP + ACTIONS; round += 1) {
      const ms = await timed(() =>
        setLoanSum(open.portalUrl, token, ids[round % CASES]!, Math.floor(round / CASES)),
      );
      if (round >= WARM_UP) samples.push(ms);
    }
    results.push({ parked: level, seconds, summary: summarise(samples) });
  }
  report(results);
}

async function park(
  open: BenchPortal,
  database: Database,
  range: { from: number; to: number },
): Promise<void> {
  const BATCH = 1_000;
  for (let at = range.from; at < range.to; at += BATCH) {
    const ids = await addSubmittedRequests(database, PARKED_FROM + at, Math.min(BATCH, range.to - at));
    await startWorkflows(open, database, ids);
  }
}

function report(results: readonly { parked: number; summary: Summary }[]): void {
  const base = results[0]?.summary.p50 ?? NaN;
  const rows = results.map(({ parked, summary }) => [
    String(parked),
    String(summary.count),
    summary.p50,
    summary.p95,
    summary.max,
    `${(summary.p50 / base).toFixed(2)} ×`,
  ]);
  console.log(
    `\n${machineFacts()}\n\n${table(['parked', 'actions', 'p50 ms', 'p95 ms', 'max ms', 'p50 to fewest'], rows)}`,
  );
  const worst = (results.at(-1)?.summary.p50 ?? NaN) / base;
  console.log(`\ntarget ≤ ${TARGET} ×: ${worst <= TARGET ? 'met' : 'missed'}`);
  if (!(worst <= TARGET)) process.exitCode = 1;
}
