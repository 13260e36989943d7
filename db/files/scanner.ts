import { once } from 'node:events';
import { connect } from 'node:net';

export type ScanState = 'unchecked' | 'clean' | 'infected';

/** Looks for viruses. */
export interface Scanner {
  /** Throws ScannerAwayError when there is no verdict. */
  scan(source: AsyncIterable<Uint8Array>): Promise<'clean' | 'infected'>;
}

export class ScannerAwayError extends Error {
  override name = 'ScannerAwayError';
}

const PIECE_BYTES = 64 * 1024;
/** Nobody at the other end, or somebody who no longer takes bytes. */
const SILENCE_MS = 20_000;
/** For the verdict once all bytes are there: clamd itself gives up after two minutes (clamd.conf, MaxScanTime and ReadTimeout). */
const VERDICT_MS = 150_000;

/** clamd behind tcp://host:port: the bytes go in pieces with their length before them, an empty piece ends them (INSTREAM). */
export function clamdScanner(url: string, { silenceMs = SILENCE_MS, verdictMs = VERDICT_MS } = {}): Scanner {
  const { hostname, port } = new URL(url);
  return {
    async scan(source) {
      const socket = connect({ host: hostname, port: Number(port) });
      socket.setTimeout(silenceMs, () => socket.destroy(new Error('silent')));
      let reply = '';
      socket.setEncoding('utf8').on('data', (text: string) => (reply += text));
      // Kept until it is waited for: an early end must not pass as an unhandled error.
      const closed = new Promise<Error | null>((resolve) => {
        socket.once('error', resolve).once('close', () => resolve(null));
      });
      try {
        await Promise.race([
          once(socket, 'connect'),
          closed.then((error) => Promise.reject(error ?? new Error('closed'))),
        ]);
        const send = async (bytes: Uint8Array): Promise<void> => {
          if (!socket.destroyed && !socket.write(bytes))
            await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
        };
        await send(Buffer.from('zINSTREAM\0'));
        for await (const chunk of source) {
          for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
            const piece = chunk.subarray(at, at + PIECE_BYTES);
            const length = Buffer.alloc(4);
            length.writeUInt32BE(piece.length);
            await send(length);
            await send(piece);
          }
          // It has answered or gone already: the rest is of no use.
          if (socket.destroyed || reply !== '') break;
        }
        await send(Buffer.alloc(4));
        socket.setTimeout(verdictMs);
        const error = await closed;
        if (error) throw error;
      } catch (cause) {
        throw new ScannerAwayError('the scanner did not answer', { cause });
      } finally {
        socket.destroy();
      }
      return verdictOf(reply);
    },
  };
}

/** „stream: OK“, „stream: Name FOUND“; anything else is no verdict. */
function verdictOf(reply: string): 'clean' | 'infected' {
  const line = reply.replace(/\0.*$/s, '').trim();
  if (line === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/.test(line)) return 'infected';
  throw new ScannerAwayError('the scanner gave no verdict');
}
