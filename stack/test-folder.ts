import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { endOrphans, identityOf, isAlive } from './owned-process.ts';
import type { ProcessRecord } from './owned-process.ts';
import { PROJECT, outsidePlace, placesIn, privateFolder } from './places.ts';
import type { Places } from './places.ts';
import { sleep } from './waiting.ts';

interface TestRun extends ProcessRecord {
  folder: string;
}

/**
 * A temporary folder for the servers of one test run. A note of it is kept in `.data`, so that the next run can clear
 * away what a killed one left; runs that are still going are left alone.
 */
export async function openTestFolder(root: string): Promise<{ places: Places; close: () => Promise<void> }> {
  placesIn(root);
  const notes = privateFolder(join(root, '.data', 'test-runs'));
  await clearKilledRuns(notes, root);
  const folder = mkdtempSync(join(tmpdir(), `${PROJECT}-test-`));
  const note = join(notes, `${process.pid}.json`);
  const run: TestRun = { name: 'test', pid: process.pid, identity: identityOf(process.pid) ?? '', folder };
  writeFileSync(note, JSON.stringify(run));
  return {
    places: placesIn(root, folder),
    close: async () => {
      await endProcessesOf(folder);
      removeFolder(folder);
      rmSync(note, { force: true });
    },
  };
}

/** What tools of others keep in the temporary folder of a run; everything else there is a test's. */
const OF_TOOLS =
  /^(tsx-|node-compile-cache|v8-compile-cache|jest|playwright|\.?org\.chromium|chromium|\.com\.google)/;

/** Temporary folder of the tests of one run: whatever they leave there, also when they are killed, goes with the run. */
export function temporaryFolder(places: Places): string {
  const folder = join(places.data, 'tmp');
  if (existsSync(folder)) return folder;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // What the TypeScript loader has compiled outlives the run: every process of it would compile everything anew.
  const compiled = join(places.root, 'node_modules', '.cache', 'tsx');
  mkdirSync(compiled, { recursive: true });
  symlinkSync(compiled, join(folder, `tsx-${process.getuid?.() ?? userInfo().username}`));
  return folder;
}

/** Names of what tests left in the temporary folder of their run. */
export function leftBehind(places: Places): string[] {
  return readdirSync(temporaryFolder(places)).filter((name) => !OF_TOOLS.test(name));
}

/** Tests find their run's folder under this name; whatever they start inherits it. */
export const RUN_FOLDER = 'TEST_RUN_DIR';

/** A test that was cut off cannot stop the servers it started; on Linux they are found by what they inherited. */
async function endProcessesOf(folder: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && inherits(name, folder));
  for (const pid of pids) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // it ended by itself
    }
  }
  if (pids.length > 0) await sleep(200);
}

function inherits(pid: string, folder: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(`${RUN_FOLDER}=${folder}`);
  } catch {
    return false;
  }
}

function removeFolder(folder: string): void {
  const outside = outsidePlace(folder);
  if (existsSync(outside)) rmSync(outside, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

async function clearKilledRuns(notes: string, root: string): Promise<void> {
  for (const name of readdirSync(notes)) {
    const run = readNote(join(notes, name));
    if (run && isAlive(run)) continue;
    if (run && existsSync(run.folder)) {
      await endOrphans(placesIn(root, run.folder).run, '');
      await endProcessesOf(run.folder);
      removeFolder(run.folder);
    }
    rmSync(join(notes, name), { force: true });
  }
}

function readNote(file: string): TestRun | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestRun;
  } catch {
    return undefined;
  }
}
