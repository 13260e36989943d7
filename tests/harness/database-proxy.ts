// Stands between a worker and Postgres, so that a test can take the database away, or an answer of it.
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

export interface DatabaseProxy {
  /** The same database by way of the proxy. */
  url: string;
  /** Breaks every connection and accepts none, until `restore`. */
  cut(): void;
  restore(): void;
  /**
   * Of the transaction in which `text` is sent, the commit is passed on and its answer is kept back for good. Resolves when the
   * commit is on its way.
   */
  swallowCommitOf(text: string): Promise<void>;
  close(): Promise<void>;
}

interface Watch {
  text: string;
  committed: () => void;
}

const COMMIT = Buffer.from('commit\0');

export async function databaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isCut = false;
  let watch: Watch | null = null;

  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const database = createConnection(Number(target.port), target.hostname);
    const pair = [client, database] as const;
    pairs.add(pair);
    let isWatched = false;
    let isMute = false;
    client.on('data', (sent: Buffer) => {
      if (watch && sent.includes(watch.text)) isWatched = true;
      if (watch && isWatched && sent.includes(COMMIT)) {
        isMute = true;
        watch.committed();
        watch = null;
      }
      database.write(sent);
    });
    database.on('data', (answer: Buffer) => void (isMute || client.write(answer)));
    for (const [one, other] of [pair, [database, client] as const]) {
      one.on('error', () => other.destroy());
      one.on('close', () => {
        other.destroy();
        pairs.delete(pair);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const breakAll = (): void => [...pairs].flat().forEach((socket) => socket.destroy());

  return {
    url: url.href,
    cut() {
      isCut = true;
      breakAll();
    },
    restore() {
      isCut = false;
    },
    swallowCommitOf: (text) =>
      new Promise((committed) => {
        watch = { text, committed };
      }),
    async close() {
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
