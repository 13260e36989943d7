// `npm run drill`: the chapter „Several machines“ of docs/operations.md carried out on this machine, in a folder and on ports of its own.
// With `-- --keep` the folder stays, with the logs of every process in portal/logs. With `-- --image` api, worker and commands run from
// the image of the Dockerfile, which buildah makes.
import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { say, took } from '../console.ts';
import { Supervisor } from '../processes.ts';
import { until } from '../waiting.ts';
import { engineBuilt } from './engine-build.ts';
import { Load } from './load.ts';
import { Phases } from './phases.ts';
import { findTools } from './prerequisites.ts';
import { openRoom } from './room.ts';
import { Site } from './site.ts';
import { growthOf, isGreen, tableOf } from './table.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const isKept = process.argv.includes('--keep');
const isFromImage = process.argv.includes('--image');

async function drill(): Promise<boolean> {
  const began = Date.now();
  const tools = findTools({ isFromImage });
  const room = await openRoom(ROOT, tools);
  if (isKept) say('Drill', `in ${room.places.data}`);
  const supervisor = new Supervisor(room.places, (reason) => say('Drill', reason));
  let site: Site | undefined;
  let load: Load | undefined;
  const endInOrder = async (): Promise<void> => {
    await load?.end();
    await supervisor.stop();
    await site?.close();
    room.close(isKept);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void endInOrder().finally(() => process.exit(1)));
  try {
    site = new Site(room, await engineBuilt(supervisor, tools.go), isFromImage);
    await site.bringUp(supervisor);
    const walkSince = Date.now();
    await site.walk();
    say('Drill', `one request walked to both signatures (${took(walkSince)})`);
    load = new Load(room);
    const phases = new Phases(site, load);
    const [assessed] = await phases.ask<{ id: number }>(
      'select id::int as id from loan_request where status = 2 and assessor_id is not null',
    );
    await load.begin(assessed!.id);
    await phases.begin();
    const differences = await allPhases(phases);
    for (const one of differences) say('Drill', `WRONG: ${one}`);
    const machine = `${cpus().length} processors, ${Math.round(totalmem() / 2 ** 30)} GB`;
    console.log(`\n${tableOf(phases.rows)}\n\n${machine}; ${took(began)} in all`);
    return isGreen(phases.rows) && differences.length === 0;
  } finally {
    await endInOrder();
  }
}

/** Answers what the reconciler found, which must be nothing. */
async function allPhases(phases: Phases): Promise<string[]> {
  const { processes } = phases.site;
  const replace = async (name: string): Promise<void> => {
    await processes.stop(name);
    await processes.again(name);
  };
  const killed = async (name: string): Promise<void> => {
    await processes.kill(name);
    await processes.again(name);
  };
  await measured(phases);
  const ALL = ['api-1', 'api-2', 'worker-1', 'worker-2', 'engine'];
  for (const name of ALL) await phases.under(`${name} replaced`, 90, () => replace(name));
  await phases.under('HAProxy reloaded', 90, async () => {
    const before = workersOf(processes.pid('haproxy'));
    process.kill(processes.pid('haproxy'), 'SIGUSR2');
    const isOver = async (): Promise<boolean> =>
      !workersOf(processes.pid('haproxy')).some((pid) => before.includes(pid));
    // What still goes through the old process, such as connections to the database, is cut when it ends (hard-stop-after).
    if (!(await until(isOver, { withinMs: 60_000, everyMs: 250 })))
      throw new Error('The process of HAProxy before the reload does not end');
  });
  await builds(phases);
  for (const name of [...ALL, 'haproxy']) await phases.under(`${name} killed`, 90, () => killed(name));
  await phases.under('primary killed, standby promoted', 90, () => phases.failOver());
  await phases.under('standby again', 90, () => phases.followAgain());
  const before = await phases.reconciled();
  await phases.restore();
  await phases.under('after the restore', 60, async () => undefined);
  return [...before, ...(await phases.reconciled())];
}

const workersOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);

/** A release whose workers are a later build, one after the other, and the way back to the earlier one (docs/operations.md). */
async function builds(phases: Phases): Promise<void> {
  const { site } = phases;
  const replaced = async (number: 1 | 2, which: 'first' | 'later'): Promise<void> => {
    await site.processes.stop(`worker-${number}`);
    await site.worker(number, which);
  };
  await phases.under('worker-1 of a later build', 90, async () => {
    await site.command('gate', 'later');
    await replaced(1, 'later');
  });
  await phases.under('worker-2 of a later build', 90, () => replaced(2, 'later'));
  await phases.under('back to the earlier build', 120, async () => {
    await replaced(1, 'first');
    say('Builds', (await site.command('takeover')).at(-1)!);
    await replaced(2, 'first');
  });
}

/** Load with nothing done to it: what the others are compared with, and what an action leaves on the disk. */
async function measured(phases: Phases): Promise<void> {
  const wal = async (): Promise<number> => {
    const [at] = await phases.ask<{ at: number }>(
      `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as at`,
    );
    return at!.at;
  };
  const size = async (): Promise<{ portal: number; engine: number }> => {
    const [found] = await phases.ask<{ portal: number; engine: number }>(
      `select pg_database_size('portal')::float8 as portal,
         (pg_database_size('temporal') + pg_database_size('temporal_visibility'))::float8 as engine`,
    );
    return found!;
  };
  const [walBefore, before] = [await wal(), await size()];
  await phases.under('nothing', 60, async () => {
    await new Promise((done) => setTimeout(done, QUIET_MS));
  });
  const [walAfter, after] = [await wal(), await size()];
  const growth = {
    wal: walAfter - walBefore,
    portal: after.portal - before.portal,
    engine: after.engine - before.engine,
  };
  say('Growth', growthOf(phases.rows[0]!.acknowledged, growth));
}

const QUIET_MS = 15_000;

process.exitCode = (await drill().catch((error: Error) => {
  console.error(`\n${error.message}`);
  return false;
}))
  ? 0
  : 1;
