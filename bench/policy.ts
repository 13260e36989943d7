// How long a what-if run over many stored evaluations takes, and whether the worker's memory stays flat.
import { Client, Connection } from '@temporalio/client';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Database } from '../db/connect.ts';
import { findRun } from '../db/queries/policy/runs.ts';
import { readRecords } from '../stack/owned-process.ts';
import { addEvaluated, DEMO_COMPANIES, snapshotOf } from '../tests/harness/evaluated.ts';
import { addStaff } from '../tests/harness/people.ts';
import { addRun } from '../tests/harness/policy.ts';
import { policyRunWorkflowId, WORKFLOW_TYPE } from '../workflows/definitions.ts';
import { machineFacts, table, timed } from './measure.ts';
import { openPortal, type BenchPortal } from './portal.ts';

const SNAPSHOTS = Number(process.env['SNAPSHOTS'] ?? 10_000);
const RUNS = Number(process.env['RUNS'] ?? 5);
const FIRST = 1_000_001;
const TARGET_SECONDS = 30;
/** A run may hold a chunk of snapshots and what comes of it, and no more with every chunk. */
const TARGET_GROWTH_MB = 50;

interface Result {
  seconds: number;
  changed: number;
  before: number;
  peak: number;
  after: number;
}

const portal = await openPortal();
const db = connect(portal.databaseUrl, { max: 4 });
try {
  report(await measure(portal, db));
} finally {
  await db.destroy();
  await portal.close();
}

/** Copies of every demo company's snapshot, in even parts. */
async function fill(database: Database): Promise<void> {
  const each = Math.ceil(SNAPSHOTS / DEMO_COMPANIES.length);
  let first = FIRST;
  for (const company of DEMO_COMPANIES) {
    const count = Math.min(each, FIRST + SNAPSHOTS - first);
    if (count > 0) await addEvaluated(database, snapshotOf(company), { first, count });
    first += each;
  }
}

async function measure(open: BenchPortal, database: Database): Promise<Result[]> {
  await fill(database);
  console.log(`${SNAPSHOTS} snapshots of ${DEMO_COMPANIES.length} companies are stored`);
  const by = await addStaff(database, 'saulius');
  const connection = await Connection.connect({ address: open.temporalAddress });
  const client = new Client({ connection, namespace: open.namespace });
  const worker = readRecords(open.records).find(({ name }) => name === 'worker')!;
  const results: Result[] = [];
  for (let round = 0; round < RUNS; round += 1) {
    const runId = await addRun(database, by, {
      parameters: { tradeSharePercent: 60, financialYears: [2021] },
    });
    const memory = watch(worker.pid);
    const ms = await timed(() =>
      client.workflow.execute(WORKFLOW_TYPE.policyRun, {
        workflowId: policyRunWorkflowId(runId),
        taskQueue: open.taskQueue,
        args: [{ runId }],
      }),
    );
    const run = (await findRun(database, runId))!;
    if (run.done !== SNAPSHOTS) throw new Error(`judged ${run.done} of ${SNAPSHOTS}`);
    results.push({ seconds: ms / 1_000, changed: run.changed, ...memory.stop() });
  }
  await connection.close();
  return results;
}

function residentMb(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? NaN) / 1024;
}

/** Looks at the resident memory of a process ten times a second. */
function watch(pid: number): { stop(): { before: number; peak: number; after: number } } {
  const before = residentMb(pid);
  let peak = before;
  let isOver = false;
  void (async () => {
    while (!isOver) {
      peak = Math.max(peak, residentMb(pid));
      await pause(100);
    }
  })();
  return {
    stop() {
      isOver = true;
      return { before, peak, after: residentMb(pid) };
    },
  };
}

function report(results: readonly Result[]): void {
  const rows = results.map(({ seconds, changed, before, peak, after }, index) => [
    String(index + 1),
    seconds,
    String(Math.round(SNAPSHOTS / seconds)),
    String(changed),
    before,
    peak,
    after,
  ]);
  const heads = ['run', 'seconds', 'snapshots / s', 'changed', 'worker MB before', 'peak', 'after'];
  console.log(`\n${machineFacts()}\n\n${table(heads, rows)}`);
  const slowest = Math.max(...results.map(({ seconds }) => seconds));
  // The first run warms the worker up; from then on its memory must not grow with the number of snapshots judged.
  const growth = (results.at(-1)?.peak ?? NaN) - (results[1] ?? results[0])!.peak;
  const isMet = slowest <= TARGET_SECONDS && growth <= TARGET_GROWTH_MB;
  console.log(
    `\nslowest ${slowest.toFixed(1)} s (target ≤ ${TARGET_SECONDS} s), growth of the peak from the second run to the last ${growth.toFixed(1)} MB ` +
      `(target ≤ ${TARGET_GROWTH_MB} MB): ${isMet ? 'met' : 'missed'}`,
  );
  if (!isMet) process.exitCode = 1;
}
