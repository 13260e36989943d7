import type { Server } from 'node:http';

/** Longer than any proxy in front keeps a connection idle: the one that closes it must be the proxy. */
const KEEP_ALIVE_MS = 75_000;

/** How long a caller may take for what. Node's own five seconds of idleness end a connection under the next call's feet. */
export function setTimes(server: Server): void {
  // An upload of 20 MB over a slow line takes minutes; headers must come at once.
  server.requestTimeout = 5 * 60_000;
  server.headersTimeout = 20_000;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
}
