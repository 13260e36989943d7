import type { Command } from './child.ts';

/** A process that is to run all the time. */
export interface Service extends Command {
  label: string;
  /** What follows "ready" in its line, such as the port. */
  where: string;
  isReady: () => Promise<boolean>;
  readyWithinMs?: number;
  /** Runs before every start, for instance to clear what a crash left. */
  beforeStart?: () => Promise<void> | void;
  /** Times the first start may be tried; later deaths follow `restartDelay`. */
  attempts?: number;
}

const QUICK = 60_000;
const MOST_QUICK_DEATHS = 5;

/** How long to wait before starting a process again; undefined when it died too often within a minute. */
export function restartDelay(deaths: number[], now: number): number | undefined {
  const recent = deaths.filter((at) => now - at < QUICK).length;
  return recent >= MOST_QUICK_DEATHS ? undefined : Math.min(250 * 2 ** (recent - 1), 5_000);
}
