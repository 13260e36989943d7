import { chmod, mkdir, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

const INCOMING = 'incoming';
/** `<machine>-<process>`: says of every file on its way whose it is. */
const OWNER = /^(.+)-(\d+)$/;

/**
 * Where this process keeps bytes on their way (uploads, imports being read, files being stored): its own folder under
 * the installation's storage, made when missing, for its owner's eyes only. Throws what the file system says.
 */
export async function incomingFolder(storageDir: string): Promise<string> {
  const all = join(storageDir, INCOMING);
  const own = join(all, `${hostname()}-${process.pid}`);
  await mkdir(own, { recursive: true, mode: 0o700 });
  // A folder of an older version may have been open to others.
  for (const folder of [all, own]) await chmod(folder, 0o700);
  return own;
}

/**
 * Removes what processes left that were killed: at once when they ran on this machine, otherwise (another container on
 * the same storage may be at work) what has not changed since `before`. Without `before` only the former.
 */
export async function sweepIncoming(storageDir: string, before = new Date(0)): Promise<void> {
  const all = join(storageDir, INCOMING);
  for (const entry of await readdir(all, { withFileTypes: true }).catch(() => [])) {
    const path = join(all, entry.name);
    if (!entry.isDirectory()) await removeWhenOld(path, before);
    else if (isDead(entry.name)) await rm(path, { recursive: true, force: true });
    else await sweepFolder(path, before);
  }
}

/** At the start of a process: a folder under its own name was left by a killed one that had its number. */
export async function sweepAtStart(storageDir: string): Promise<void> {
  await rm(join(storageDir, INCOMING, `${hostname()}-${process.pid}`), { recursive: true, force: true });
  await sweepIncoming(storageDir);
}

async function sweepFolder(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) await removeWhenOld(join(folder, name), before);
  if (folder.endsWith(`-${process.pid}`)) return;
  const found = await stat(folder).catch(() => null);
  // Not empty or in use again: it stays.
  if (found && found.mtime < before) await rmdir(folder).catch(() => undefined);
}

async function removeWhenOld(path: string, before: Date): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found && found.mtime < before) await rm(path, { force: true });
}

function isDead(name: string): boolean {
  const [, machine, pid] = OWNER.exec(name) ?? [];
  if (machine !== hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as { code?: string }).code === 'ESRCH';
  }
}
