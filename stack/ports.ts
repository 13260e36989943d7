import { createServer } from 'node:net';
import { say } from './console.ts';
import { acceptsTcp } from './waiting.ts';

export const DEFAULT_PORTS = {
  portal: 3000,
  postgres: 5433,
  temporal: 7233,
  temporalUi: 8233,
  identity: 4001,
  registers: 4002,
  signing: 4003,
  screening: 4004,
  mailbox: 4005,
  smtp: 4025,
} as const;

/** Nobody listens there and we may: both loopback addresses are asked, as a browser may try either. */
export async function isFree(port: number): Promise<boolean> {
  const answered = await Promise.all(['127.0.0.1', '::1'].map((host) => acceptsTcp(host, port)));
  return !answered.includes(true) && canListen(port);
}

function canListen(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const server = createServer();
    server.once('error', () => answer(false));
    server.listen({ host: '127.0.0.1', port }, () => server.close(() => answer(true)));
  });
}

/** A free port chosen by the system, for things nobody types. */
export function anyFreePort(): Promise<number> {
  return new Promise((answer, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen({ host: '127.0.0.1', port: 0 }, () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? answer(address.port) : failed(new Error('no port')),
      );
    });
  });
}

/** Hands out ports so that two of our own processes never get the same one. */
export class PortChooser {
  private readonly given = new Set<number>();

  constructor(private readonly free: (port: number) => Promise<boolean> = isFree) {}

  /** `wanted`, or the next free one with a line saying so. */
  async next(what: string, wanted: number): Promise<number> {
    for (let port = wanted; port < wanted + 200 && port <= 65_535; port += 1) {
      if (this.given.has(port) || !(await this.free(port))) continue;
      this.given.add(port);
      if (port !== wanted) say(what, `port ${wanted} is in use by another program; taking ${port} instead`);
      return port;
    }
    throw new Error(`No free port for ${what} between ${wanted} and ${wanted + 199}.`);
  }

  /** Exactly this port, because a person asked for it. */
  async exactly(what: string, asked: string): Promise<number> {
    const port = Number(asked);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      throw new Error(`PORT=${asked} is not a port number.`);
    }
    if (this.given.has(port) || !(await this.free(port))) {
      throw new Error(
        `${what}: PORT=${port} is in use or not permitted. Choose another port, or leave PORT out.`,
      );
    }
    this.given.add(port);
    return port;
  }

  async any(): Promise<number> {
    for (;;) {
      const port = await anyFreePort();
      if (this.given.has(port)) continue;
      this.given.add(port);
      return port;
    }
  }
}
