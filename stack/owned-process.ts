import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sleep } from './waiting.ts';

/** What is written when a process starts, so that a later run can tell whether a process of that number is still it. */
export interface ProcessRecord {
  name: string;
  pid: number;
  identity: string;
}

/**
 * Boot and start time of a living process (on Linux), start time and command elsewhere; undefined when it is gone.
 * Process numbers are used again, this text is not.
 */
export function identityOf(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 1) return undefined;
  if (process.platform === 'linux') return linuxIdentity(pid);
  const ps = spawnSync('ps', ['-o', 'stat=', '-o', 'lstart=', '-o', 'command=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  const [, state, identity] = /^\s*(\S+)\s+(.+)$/m.exec(ps.stdout ?? '') ?? [];
  return state && !state.startsWith('Z') ? identity?.trim() : undefined;
}

function linuxIdentity(pid: number): string | undefined {
  try {
    const started = startedAt(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return started && `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${started}`;
  } catch {
    return undefined;
  }
}

/** Start time out of /proc/<pid>/stat; undefined for a zombie. The command in brackets may hold spaces and brackets. */
export function startedAt(stat: string): string | undefined {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
}

/** The recorded process is alive and is the very one that was recorded. */
export function isAlive(record: ProcessRecord): boolean {
  return record.identity !== '' && identityOf(record.pid) === record.identity;
}

const fileOf = (runFolder: string, name: string) => join(runFolder, `${name}.json`);

/** Written aside and renamed, so that a reader never sees half of it. */
export function writeRecord(runFolder: string, record: ProcessRecord & Record<string, unknown>): void {
  const file = fileOf(runFolder, record.name);
  writeFileSync(`${file}.new`, `${JSON.stringify(record)}\n`);
  renameSync(`${file}.new`, file);
}

export function removeRecord(runFolder: string, name: string): void {
  rmSync(fileOf(runFolder, name), { force: true });
}

/** All records of a run folder; a damaged file counts as no record. */
export function readRecords<T extends ProcessRecord>(runFolder: string): T[] {
  return readdirSync(runFolder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      try {
        return [JSON.parse(readFileSync(join(runFolder, name), 'utf8')) as T];
      } catch {
        return [];
      }
    });
}

/** Sends a signal to the whole group a process leads; true when somebody was there to receive it. */
export function signalGroup(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}

const SERVERS = ['postgres', 'temporal'];

/**
 * Ends what an earlier, killed run left behind, the servers last so that the others can finish what they hold:
 * first politely, after ten seconds by force. Answers the names of what it ended.
 */
export async function endOrphans(runFolder: string, keep: string): Promise<string[]> {
  const records = readRecords(runFolder).filter(({ name }) => name !== keep);
  const orphans = records.filter(isAlive);
  await endAll(orphans.filter(({ name }) => !SERVERS.includes(name)));
  await endAll(orphans.filter(({ name }) => SERVERS.includes(name)));
  for (const { name } of records) removeRecord(runFolder, name);
  return orphans.map(({ name }) => name);
}

async function endAll(processes: ProcessRecord[]): Promise<void> {
  // Postgres: SIGINT is its "disconnect everybody and stop"; SIGTERM would wait for the clients.
  for (const { pid, name } of processes) signalGroup(pid, name === 'postgres' ? 'SIGINT' : 'SIGTERM');
  const end = Date.now() + 10_000;
  while (processes.some(isAlive) && Date.now() < end) await sleep(50);
  for (const one of processes) if (isAlive(one)) signalGroup(one.pid, 'SIGKILL');
}
