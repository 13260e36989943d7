import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

interface Pace {
  /** For so long `/readyz` says no before anything is closed: the proxy looks only now and then. */
  drainMs: number;
  /** Calls under way may take so long after that. */
  graceMs: number;
}

export interface Stopping {
  /** True from the first signal on. */
  isStopping: () => boolean;
  /** Ends the server so that no call is cut; calling it again waits for the same end. */
  stop(server: Server): Promise<void>;
}

/**
 * An orderly end. First the proxy is told and everybody goes on being served, each answer closing its connection; then nobody new
 * is let in, and what runs is finished.
 */
export function orderlyStop({ drainMs, graceMs }: Pace): Stopping {
  let ending: Promise<void> | undefined;
  return {
    isStopping: () => ending !== undefined,
    stop: (server) => (ending ??= end(server)),
  };

  async function end(server: Server): Promise<void> {
    await delay(drainMs);
    const hurry = setTimeout(() => server.closeAllConnections(), graceMs);
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeIdleConnections();
    });
    clearTimeout(hurry);
  }
}
