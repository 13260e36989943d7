import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createServer, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { EICAR, startVirusScanner, type VirusScanner } from '../../stack/stand-ins/virus-scanner/service.ts';
import { ScannerAwayError, clamdScanner } from './scanner.ts';

let service: VirusScanner;
beforeAll(async () => {
  service = await startVirusScanner({ maxBytes: 1_000_000 });
});
afterAll(() => service.close());

const bytes = (...parts: (string | Buffer)[]) =>
  Readable.from(parts.map((part) => Buffer.from(part as string)));
const scan = (source: Readable) => clamdScanner(service.url, { silenceMs: 2000 }).scan(source);

describe('scanning for viruses', () => {
  test('a clean file, also an empty one and one of many pieces', async () => {
    expect(await scan(bytes('Sutartis'))).toBe('clean');
    expect(await scan(Readable.from([]))).toBe('clean');
    expect(await scan(bytes(Buffer.alloc(300_000, 1), Buffer.alloc(200_001, 2)))).toBe('clean');
    expect(service.scanned).toEqual([8, 0, 500_001]);
  });

  test('a virus is found, also across two pieces', async () => {
    expect(await scan(bytes(EICAR))).toBe('infected');
    expect(await scan(bytes(Buffer.alloc(65_000, 32), EICAR.slice(0, 30), EICAR.slice(30)))).toBe('infected');
  });

  test('no answer, no verdict: too long a file, a scanner that is gone, silent or talks of something else', async () => {
    await expect(scan(bytes(Buffer.alloc(1_000_001)))).rejects.toThrow(ScannerAwayError);
    await expect(clamdScanner('tcp://127.0.0.1:1').scan(bytes('x'))).rejects.toThrow(ScannerAwayError);
    for (const talk of [
      () => undefined,
      (socket: { end: (text: string) => void }) => socket.end('what?\0'),
    ]) {
      const server = createServer((socket) => {
        socket.on('error', () => undefined).resume();
        talk(socket);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const url = `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
      await expect(clamdScanner(url, { silenceMs: 100, verdictMs: 100 }).scan(bytes('x'))).rejects.toThrow(
        ScannerAwayError,
      );
      await new Promise((resolve) => server.close(resolve));
    }
  });

  test('a verdict that takes longer than silence may is waited for', async () => {
    const server = createServer((socket) => {
      const pieces: Buffer[] = [];
      socket
        .on('error', () => undefined)
        .on('data', (piece) => {
          pieces.push(piece);
          if (Buffer.concat(pieces).subarray(-4).readUInt32BE() !== 0) return;
          setTimeout(() => socket.end('stream: OK\0'), 400);
        });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await clamdScanner(url, { silenceMs: 100 }).scan(bytes('Sutartis'))).toBe('clean');
    await new Promise((resolve) => server.close(resolve));
  });

  test('a source that breaks gives no verdict either', async () => {
    const broken = async function* () {
      yield Buffer.from('half');
      throw new Error('disk');
    };
    await expect(clamdScanner(service.url).scan(broken())).rejects.toThrow(ScannerAwayError);
  });
});
