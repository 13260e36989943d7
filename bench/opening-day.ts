// The day a call opens: 30,000 applicants, most of them in the same hours. Their calls come at shares of the busiest hour's rate,
// each share for some minutes with shorter pauses between the calls of one applicant; prints what breaks first here, what one
// applicant costs each process, and what larger machines would carry by that.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect } from '../db/connect.ts';
import { HABITS, applicantDay, newTally, type Day, type Kind, type Tally } from './applicant-day.ts';
import { machineFacts, summarise, table } from './measure.ts';
import { openPortal } from './portal.ts';
import { processorTime } from './processor-time.ts';
import { writeTwins } from './twins.ts';

const APPLICANTS = 30_000;
/** Of the day's applicants begin in its busiest hour. */
const BUSIEST_HOUR = 0.14;
const PEAK = (APPLICANTS * BUSIEST_HOUR) / 3600;
const SHARES = (process.env['SHARES'] ?? '0.25,0.5,1,1.5,2').split(',').map(Number);
/** Long enough that some are at every step of their day. */
const RAMP_MS = Number(process.env['RAMP_MS'] ?? 50_000);
const WINDOW_MS = Number(process.env['WINDOW_MS'] ?? 60_000);
const FASTER = 60;
/** What people call slow: a page or a save; an action; and how many may be told to come again. */
const BROKEN = { readMs: 1_000, actionMs: 5_000, sentAway: 0.01 };
const COUNTED = ['api', 'worker', 'postgres', 'temporal'] as const;
/** Of a core that plans may use: above, the line of those who wait grows faster than the work. */
const FULL = 0.7;

interface Stage {
  share: number;
  tally: Tally;
  calls: number;
  /** Milliseconds of processor time for each who begins. */
  cost: Record<string, number>;
  busy: number;
}

const folder = mkdtempSync(join(tmpdir(), 'opening-day-'));
const parties = join(folder, 'parties.json');
const twins = writeTwins(parties, 3_000);
process.env['STAND_IN_PARTIES'] = parties;
process.env['RATE_LIMIT_PER_MINUTE'] = '10000000';
const portal = await openPortal();
const db = connect(portal.databaseUrl, { max: 2 });
const agent = new Agent({ keepAlive: true, maxSockets: 512 });
try {
  await measure();
} finally {
  agent.destroy();
  await db.destroy();
  await portal.close();
  rmSync(folder, { recursive: true });
}

async function measure(): Promise<void> {
  // One goes alone first: everything is loaded once, and a mistake here is seen at once.
  await applicantDay({ url: portal.portalUrl, agent, tally: newTally, faster: 1_000 }, twins.pop()!, true);
  const bytesBefore = await databaseBytes();
  const stages: Stage[] = [];
  let begun = 1;
  for (const share of SHARES) {
    const stage = await runStage(share);
    stages.push(stage);
    begun += stage.tally.begun;
    say(stage);
    if (whatBroke(stage)) break;
  }
  const grown = ((await databaseBytes()) - bytesBefore) / begun / 1024;
  report(stages, grown);
}

async function runStage(share: number): Promise<Stage> {
  let tally = newTally();
  const day: Day = { url: portal.portalUrl, agent, tally: () => tally, faster: FASTER };
  const under = new Set<Promise<void>>();
  const begin = (): void => {
    const twin = twins.pop();
    if (!twin) throw new Error('there are no companies left');
    const one = applicantDay(day, twin, Math.random() < HABITS.submit).catch((error: Error) =>
      console.error(error.message),
    );
    under.add(one);
    void one.finally(() => under.delete(one));
  };
  const arrive = async (forMs: number): Promise<void> => {
    const since = Date.now();
    for (let come = 0; Date.now() - since < forMs; await sleep(20))
      for (; come < ((Date.now() - since) / 1000) * PEAK * share; come += 1) begin();
  };
  await arrive(RAMP_MS);
  tally = newTally();
  const [before, since] = [processorTime(portal.records), Date.now()];
  await arrive(WINDOW_MS);
  const [after, counted, ms] = [processorTime(portal.records), tally, Date.now() - since];
  await Promise.all(under);
  const spent = COUNTED.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const);
  const cost = Object.fromEntries(spent.map(([name, used]) => [name, used / counted.begun]));
  const busy = spent.reduce((sum, [, used]) => sum + used, 0) / ms / cpus().length;
  const calls = Object.values(counted.ms).reduce((sum, samples) => sum + samples.length, 0);
  return { share, tally: counted, calls: (calls * 1000) / ms, cost, busy };
}

function p95({ tally }: Stage, ...kinds: Kind[]): number {
  return summarise(kinds.flatMap((kind) => tally.ms[kind])).p95;
}

/** Null: people would not complain. */
function whatBroke(stage: Stage): string | null {
  const { tally, calls } = stage;
  if (tally.failed > 0) return `${tally.failed} calls failed`;
  if (tally.sentAway > (BROKEN.sentAway * calls * WINDOW_MS) / 1000)
    return 'too many were told to come again';
  if (p95(stage, 'page', 'read', 'save') > BROKEN.readMs) return 'reads and saves are slow';
  return p95(stage, 'action', 'upload') > BROKEN.actionMs ? 'actions are slow' : null;
}

function say(stage: Stage): void {
  const { share, tally, calls, busy } = stage;
  console.log(
    `${share} of the busiest hour: ${calls.toFixed(0)} calls/s, ${tally.begun} began, ${tally.submitted} submitted, processors ${(100 * busy).toFixed(0)} % busy with the portal: ${whatBroke(stage) ?? 'carried'}`,
  );
}

function report(stages: readonly Stage[], grownKb: number): void {
  const head = [
    'of the busiest hour',
    'calls/s',
    'read p95 ms',
    'save p95',
    'upload p95',
    'action p95',
    'poll p95',
    'not yet',
    'sent away',
  ];
  const rows = stages.map((stage) => [
    `${stage.share} (${(stage.share * PEAK * 3600).toFixed(0)} begin an hour)`,
    stage.calls,
    p95(stage, 'read'),
    p95(stage, 'save'),
    p95(stage, 'upload'),
    p95(stage, 'action'),
    p95(stage, 'poll'),
    `${stage.tally.pending}`,
    `${stage.tally.sentAway}`,
  ]);
  console.log(`\n${machineFacts()}\n\n${table(head, rows)}\n`);
  const [calm] = stages;
  const costs = stages.map(({ share, cost, busy }) => [
    `${share}`,
    ...COUNTED.map((name) => cost[name] ?? 0),
    COUNTED.reduce((sum, name) => sum + (cost[name] ?? 0), 0),
    `${(100 * busy).toFixed(0)} %`,
  ]);
  console.log(
    `${table(['of the busiest hour', ...COUNTED.map((name) => `${name} ms`), 'one applicant ms', 'busy'], costs)}\n`,
  );
  const last = stages.at(-1)!;
  console.log(
    `Here breaks first: ${whatBroke(last) ?? 'nothing at the shares tried'} (${last.share} of the busiest hour).`,
  );
  console.log(
    `The database grows ${grownKb.toFixed(0)} KB for one applicant, files ${HABITS.uploads.length * HABITS.uploadKb} KB.`,
  );
  if (calm) plan(stages.find((stage) => stage.share >= 0.25) ?? calm);
}

/** By the processor time of one applicant; a process of the api or the worker uses one core at most. */
function plan({ cost }: Stage): void {
  const all = COUNTED.reduce((sum, name) => sum + (cost[name] ?? 0), 0);
  const carried = (cores: number): number => (1000 * cores * FULL) / all;
  const need = (name: string): number => ((cost[name] ?? 0) * PEAK) / 1000;
  const shared = need('postgres') + need('temporal');
  const rows = [2, 8, 24].map((cores) => {
    const rate = carried(cores);
    return [
      `${cores}`,
      rate,
      `${((rate / PEAK) * 100).toFixed(0)} %`,
      `${((rate * 3600) / BUSIEST_HOUR).toFixed(0)}`,
    ];
  });
  console.log(`\n${table(['cores', 'begin a second', 'of the busiest hour', 'applicants a day'], rows)}\n`);
  const processes = (['api', 'worker'] as const).map(
    (name) => `${name} ${need(name).toFixed(2)} cores (${Math.ceil(need(name) / FULL)} processes)`,
  );
  console.log(
    `The busiest hour takes ${processes.join(', ')}, database and engine ${shared.toFixed(2)} cores.`,
  );
}

async function databaseBytes(): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(
    db,
  );
  return Number(rows[0]!.bytes);
}
