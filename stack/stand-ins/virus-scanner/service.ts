import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface VirusScanner {
  /** tcp://host:port, as CLAMAV_URL takes it. */
  url: string;
  /** Bytes of every scan so far. */
  scanned: number[];
  close(): Promise<void>;
}

/** The harmless file every scanner must find; in two pieces, so that this source is not found. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

const COMMAND = Buffer.from('zINSTREAM\0');

/** clamd's INSTREAM over TCP: finds EICAR, wherever it stands. */
export async function startVirusScanner(
  options: { port?: number; host?: string; maxBytes?: number } = {},
): Promise<VirusScanner> {
  const { port = 0, host = '127.0.0.1', maxBytes = 26_214_400 } = options;
  const scanned: number[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => undefined);
    let waiting = Buffer.alloc(0);
    let isCommanded = false;
    const body: Buffer[] = [];
    let size = 0;
    const answer = (text: string): void => {
      socket.removeAllListeners('data');
      socket.end(`${text}\0`);
    };
    socket.on('data', (chunk: Buffer) => {
      waiting = Buffer.concat([waiting, chunk]);
      if (!isCommanded) {
        if (waiting.length < COMMAND.length) return;
        if (!waiting.subarray(0, COMMAND.length).equals(COMMAND)) return answer('UNKNOWN COMMAND');
        isCommanded = true;
        waiting = waiting.subarray(COMMAND.length);
      }
      while (waiting.length >= 4) {
        const length = waiting.readUInt32BE(0);
        if (length === 0) {
          scanned.push(size);
          return answer(
            Buffer.concat(body).includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK',
          );
        }
        size += length;
        if (size > maxBytes) return answer('INSTREAM size limit exceeded. ERROR');
        if (waiting.length < 4 + length) {
          size -= length;
          return;
        }
        body.push(waiting.subarray(4, 4 + length));
        waiting = waiting.subarray(4 + length);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return {
    url: `tcp://${host}:${(server.address() as AddressInfo).port}`,
    scanned,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
