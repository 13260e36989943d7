import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf, isAlive, writeRecord } from './owned-process.ts';
import type { ProcessRecord } from './owned-process.ts';
import type { Places } from './places.ts';

export const SUPERVISOR = 'supervisor';

/** Who runs the portal in this folder, and where it can be reached once it is up. */
export interface SupervisorRecord extends ProcessRecord {
  url?: string;
}

function ownRecord(): SupervisorRecord {
  return { name: SUPERVISOR, pid: process.pid, identity: identityOf(process.pid) ?? '' };
}

export function runningHere(places: Places): SupervisorRecord | undefined {
  try {
    const text = readFileSync(join(places.run, `${SUPERVISOR}.json`), 'utf8');
    const record = JSON.parse(text) as SupervisorRecord;
    return isAlive(record) ? record : undefined;
  } catch {
    return undefined;
  }
}

/** Takes the folder for this process; answers who has it when somebody else does. */
export function takeFolder(places: Places): SupervisorRecord | undefined {
  const file = join(places.run, `${SUPERVISOR}.json`);
  const own = `${file}.${process.pid}`;
  // Linked under its name when complete: of two who start at once, one succeeds, and nobody reads half a record.
  writeFileSync(own, JSON.stringify(ownRecord()));
  for (;;) {
    try {
      linkSync(own, file);
      rmSync(own);
      return undefined;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const other = runningHere(places);
      if (other) {
        rmSync(own);
        return other;
      }
      rmSync(file, { force: true });
    }
  }
}

/** Lets a second `npm start` say where the portal is. */
export function announceUrl(places: Places, url: string): void {
  writeRecord(places.run, { ...ownRecord(), url });
}

export function releaseFolder(places: Places): void {
  rmSync(join(places.run, `${SUPERVISOR}.json`), { force: true });
}
