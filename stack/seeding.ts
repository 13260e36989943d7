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
    await supervisor.runOnce({ name: 'seed', command: process.execPath, args, env }, (line) =>
      say('Demo data', wordsOf(line)),
    );
    rmSync(mark);
    say('Demo data', `complete (${took(since)})`);
  } catch (error) {
    if (error instanceof Stopped) throw error;
    // The portal is usable without it.
    say('Demo data', `not complete; the next start goes on with it.\n${(error as Error).message}`);
  }
}

/** A log line's message, when it is one; else the line. */
export function wordsOf(line: string): string {
  try {
    const { msg } = JSON.parse(line) as { msg?: unknown };
    return typeof msg === 'string' ? msg : line;
  } catch {
    return line.replace(/^demo data: /, '');
  }
}
