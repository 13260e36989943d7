import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say, took } from './console.ts';
import { Stopped } from './processes.ts';
import type { Supervisor } from './processes.ts';
import { isWithoutRequests } from './roles.ts';
import type { Database } from './servers.ts';

/** Gives an empty portal its demo data; a mark says that it was begun, so that an interrupted one goes on next time. */
export async function seedWhenEmpty(
  supervisor: Supervisor,
  database: Database,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  if (env['APP_ENV'] === 'production') return;
  const mark = join(supervisor.places.data, 'seed-unfinished');
  const goesOn = existsSync(mark);
  if (!goesOn && !(await isWithoutRequests(database.owner))) return;
  const since = Date.now();
  say(
    'Demo data',
    goesOn ? 'going on with what was interrupted' : 'driving the demo requests through the portal',
  );
  writeFileSync(mark, '');
  const args = ['--import', 'tsx', 'db/seed/main.ts'];
  try {
    await supervisor.runOnce({ name: 'seed', command: process.execPath, args, env }, showProgress);
    rmSync(mark);
    say('Demo data', `complete (${took(since)})`);
  } catch (error) {
    if (error instanceof Stopped) throw error;
    // The portal is usable without it.
    say('Demo data', `not complete; the next start goes on with it.\n${(error as Error).message}`);
  }
}

/** Counts of finished requests are shown; whatever else it says is in its log. */
function showProgress(line: string): void {
  const [, progress] = /^demo data: (.+)$/.exec(line) ?? [];
  if (progress) say('Demo data', progress);
}
