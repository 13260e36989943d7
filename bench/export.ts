// A big export in the background: what the process that writes it grows by at 10,000 and at 100,000 rows, and what a reader of the
// same portal waits meanwhile, beside the same reads while nothing is exported.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../db/connect.ts';
import { issueProgramToken } from '../db/queries/program-tokens.ts';
import { readRecords } from '../stack/owned-process.ts';
import { addStaff } from '../tests/harness/people.ts';
import { caller, type Ask } from './list-sides.ts';
import { addMany } from './many.ts';
import { machineFacts, summarise, table, timed, type Summary } from './measure.ts';
import { openPortal, type BenchPortal } from './portal.ts';

const ROWS = (process.env['ROWS'] ?? '10000,100000').split(',').map(Number);
const QUIET_CALLS = Number(process.env['CALLS'] ?? 300);
const TARGET = { memory: 1.2, others: 1.2 };
const BETWEEN_MS = 10;

interface Job {
  Id: string;
  state: string;
  done: number;
}

const portal = await openPortal();
const db = connect(portal.databaseUrl, { max: 2 });
try {
  await measure();
} finally {
  await db.destroy();
  await portal.close();
}

async function measure(): Promise<void> {
  const userId = await addStaff(db, 'kristina');
  await addMany(db, Math.max(...ROWS), [userId]);
  const ask = caller(portal.portalUrl, await issueProgramToken(db, { userId, label: 'bench', days: 1 }));
  const read = () => ask('/api/Request/GetManagerRequests', { queue: 'status-9' });
  // The first export of a process loads the library of workbooks; that is no matter of rows.
  await exported(ask, Math.min(...ROWS));
  const lines: (string | number)[][] = [];
  const peaks: number[] = [];
  let worst = 0;
  for (const rows of ROWS) {
    let calls = 0;
    const quiet = await reading(read, () => (calls += 1) > QUIET_CALLS);
    const memory = watchMemory(portal);
    let isOver = false;
    const begun = performance.now();
    const writing = exported(ask, rows).finally(() => (isOver = true));
    const [written, busy] = await Promise.all([writing, reading(read, () => isOver)]);
    const seconds = (performance.now() - begun) / 1_000;
    const { before, peak } = await memory.end();
    peaks.push(peak);
    worst = Math.max(worst, busy.p95 / quiet.p95);
    lines.push([String(written), seconds, before, peak, quiet.p95, busy.p95, busy.max]);
  }
  report(lines, { memory: peaks.at(-1)! / peaks[0]!, others: worst });
}

/** Codes of the seed are counted up from 300000001, so that a power of ten of them has a beginning in common. */
function codesOf(rows: number): string {
  return '300000000'.slice(0, 9 - Math.round(Math.log10(rows)));
}

/** A list in the background until its file is there; answers its rows. */
async function exported(ask: Ask, rows: number): Promise<number> {
  const asked = { kind: 'list', filter: { CompanyCode: codesOf(rows) } };
  let job = (await ask('/api/BackOffice/Exports', asked)) as Job;
  while (job.state === 'InProgress') {
    await sleep(100);
    job = ((await ask('/api/BackOffice/Exports')) as Job[]).find(({ Id }) => Id === job.Id)!;
  }
  if (job.state !== 'Finished' || job.done < rows * 0.99)
    throw new Error(`${job.state} after ${job.done} rows`);
  return job.done;
}

async function reading(read: () => Promise<unknown>, isOver: () => boolean): Promise<Summary> {
  const samples: number[] = [];
  while (!isOver()) {
    samples.push(await timed(read));
    await sleep(BETWEEN_MS);
  }
  return summarise(samples);
}

/** Resident memory of the worker, which writes the file, in MB. */
function watchMemory({ records }: BenchPortal) {
  const { pid } = readRecords(records).find(({ name }) => name === 'worker')!;
  const rss = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  const before = rss();
  let peak = before;
  const watching = setInterval(() => (peak = Math.max(peak, rss())), 20);
  return {
    async end() {
      await sleep(100);
      clearInterval(watching);
      return { before, peak };
    },
  };
}

function report(lines: (string | number)[][], { memory, others }: { memory: number; others: number }): void {
  const head = ['rows', 'seconds', 'worker MB before', 'peak', 'others p95 ms, quiet', 'meanwhile', 'max'];
  console.log(`\n${machineFacts()}\n\n${table(head, lines)}`);
  const met = memory <= TARGET.memory && others <= TARGET.others;
  console.log(
    `\npeak memory ${memory.toFixed(2)} × (target ${TARGET.memory}), others ${others.toFixed(2)} × (target ${TARGET.others}): ` +
      (met ? 'met' : 'missed'),
  );
  if (!met) process.exitCode = 1;
}
