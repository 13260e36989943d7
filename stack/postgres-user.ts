import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { say } from './console.ts';

/** As whom Postgres runs; nothing given = as ourselves. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

/** Postgres refuses to run as root: then the owner of existing data, or an unprivileged system user, runs it. */
export function chooseUser(dataFolder: string): RunAs {
  if (process.getuid?.() !== 0) return {};
  if (existsSync(dataFolder)) {
    const { uid, gid } = statSync(dataFolder);
    if (uid !== 0) return { uid, gid };
  }
  return lookUp('postgres') ?? createUser() ?? lookUp('nobody') ?? noUser();
}

function lookUp(name: string): RunAs | undefined {
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([user]) => user === name);
  return entry ? { uid: Number(entry[2]), gid: Number(entry[3]) } : undefined;
}

function createUser(): RunAs | undefined {
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']],
    ['adduser', ['-S', '-D', '-H', 'postgres']],
  ];
  for (const [command, args] of ways) {
    if (spawnSync(command, args, { stdio: 'ignore' }).status !== 0) continue;
    say('Postgres', 'created the system user "postgres", as Postgres refuses to run as root');
    return lookUp('postgres');
  }
  return undefined;
}

function noUser(): never {
  throw new Error(
    'Postgres refuses to run as root and no other user could be made. Run as an ordinary user, or set DATABASE_URL.',
  );
}

/** The user can enter the folder, that is pass through every folder above it; tried, not computed. */
export function mayEnter(folder: string, user: RunAs): boolean {
  if (user.uid === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** Makes a folder that belongs to the user alone. */
export function ownFolder(folder: string, { uid, gid }: RunAs): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

/** A folder everybody may pass through but only we may write. */
export function passableFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * The Postgres programs where the user can run them: in node_modules, or a copy outside the checkout.
 * The copy is completed under another name first, so that an interrupted one is never used.
 */
export function reachablePrograms(native: string, user: RunAs, outside: string): string {
  if (mayEnter(join(native, 'bin'), user) && runs(join(native, 'bin', 'postgres'), user)) return native;
  const version = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(passableFolder(outside), `programs-${version.version}`);
  if (!existsSync(copy)) {
    say('Postgres', `its user cannot enter this folder; copying the programs to ${copy}`);
    rmSync(`${copy}.new`, { recursive: true, force: true });
    cpSync(native, `${copy}.new`, { recursive: true, verbatimSymlinks: true });
    renameSync(`${copy}.new`, copy);
  }
  if (!runs(join(copy, 'bin', 'postgres'), user)) {
    throw new Error(
      `Postgres can be run neither from ${native} nor from ${copy}. Set DATABASE_URL to use another one.`,
    );
  }
  return copy;
}

function runs(program: string, user: RunAs): boolean {
  return spawnSync(program, ['--version'], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}
