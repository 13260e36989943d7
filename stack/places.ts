import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

export const PROJECT = 'verslo-paskolos';

/** Where one running stack keeps its things. `npm test` and the tests use the same shape in a temporary folder. */
export interface Places {
  root: string;
  data: string;
  logs: string;
  run: string;
}

/** The folders of a stack below `data`, made when missing. */
export function placesIn(root: string, data = join(root, '.data')): Places {
  const places = { root, data, logs: join(data, 'logs'), run: join(data, 'run') };
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    closeData(data);
    for (const folder of [places.logs, places.run]) privateFolder(folder);
    for (const folder of [data, places.logs, places.run]) accessSync(folder, constants.W_OK);
  } catch {
    throw new Error(
      `The folder ${data} cannot be written by this user (was the portal started here as another user before?).`,
    );
  }
  return places;
}

/** Nobody but the owner. As root the group keeps the passage it was given: the database may be running. */
function closeData(folder: string): void {
  const { mode, uid } = statSync(folder);
  if (uid !== process.getuid?.()) return;
  chmodSync(folder, uid === 0 ? (mode & 0o710) | 0o700 : 0o700);
}

/**
 * As root the database runs as another user, whose group may pass through this one folder to its own; it can neither list
 * it nor read what lies beside, and others cannot even pass.
 */
export function letThrough(folder: string, { gid }: { gid?: number }): void {
  if (gid === undefined) return;
  chownSync(folder, -1, gid);
  chmodSync(folder, 0o710);
}

/** A folder for the owner alone, made when missing. */
export function privateFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // One of an older version was wider. As another user it cannot be changed, and is told about below.
  if (statSync(folder).uid === process.getuid?.()) chmodSync(folder, 0o700);
  return folder;
}

/**
 * A folder outside the checkout that other users may pass through, always the same one for the same folder.
 * Needed only as root in a folder which the database's own user cannot enter.
 */
export function outsidePlace(folder: string): string {
  const key = createHash('sha256')
    .update(existsSync(folder) ? realpathSync(folder) : folder)
    .digest('hex')
    .slice(0, 12);
  return join(existsSync('/var/lib') ? '/var/lib' : tmpdir(), `${PROJECT}-${key}`);
}

/** Per-user cache shared by all checkouts; inside `.data` where the home folder cannot be written. */
export function cacheFolder(root: string, env: NodeJS.ProcessEnv = process.env): string {
  const candidates = [
    join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), PROJECT),
    join(root, '.data', 'cache'),
  ];
  for (const folder of candidates) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      accessSync(folder, constants.W_OK);
      return folder;
    } catch {
      // the next candidate
    }
  }
  throw new Error(`No folder for downloads can be written: ${candidates.join(', ')}`);
}
