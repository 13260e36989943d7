import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds of processor time used so far, by process of the portal; empty where the system does not tell (not Linux). */
export type ProcessorTime = Record<string, number>;

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

interface Process {
  pid: number;
  parent: number;
  ticks: number;
}

/** Each service with its children, by the records the supervisor keeps of what it started. */
export function processorTime(recordsFolder: string): ProcessorTime {
  if (!existsSync('/proc/self/stat')) return {};
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(Number(name)) : []));
  const time: ProcessorTime = {};
  for (const file of readdirSync(recordsFolder).filter((name) => name.endsWith('.json'))) {
    const { name, pid } = JSON.parse(readFileSync(join(recordsFolder, file), 'utf8')) as {
      name: string;
      pid: number;
    };
    const family = all.filter((one) => one.pid === pid || one.parent === pid);
    if (family.length > 0) time[name] = family.reduce((sum, { ticks }) => sum + ticks, 0) * TICK_MS;
  }
  return time;
}

/** The same of one process that the supervisor knows nothing of, without its children. */
export function processorTimeOf(pid: number): number {
  return (readProcess(pid)[0]?.ticks ?? 0) * TICK_MS;
}

/** Own time and that of children that have ended; a process that is just going away counts as none. */
function readProcess(pid: number): Process[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; what follows it does not.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, part) => sum + part, 0);
    return [{ pid, parent: fields[1] ?? 0, ticks }];
  } catch {
    return [];
  }
}
