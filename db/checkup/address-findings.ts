import { connect } from 'node:net';
import { remedyFor, troubleOf } from './connection-trouble.ts';
import { fine, wrong, type Finding } from './finding.ts';

const PATIENCE_MS = 8_000;

/**
 * Whether an outside service answers at all, the configured way out (`useOutbound`) included: any answer of its HTTP server will
 * do. Names of settings stand in the sentences, never an address, which may hold a key.
 */
export async function httpFinding(setting: string, address: string): Promise<Finding> {
  try {
    await fetch(address, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
    return fine(`${setting} answers`);
  } catch (error) {
    const code = troubleOf(error);
    return wrong(`${setting} does not answer (${code})`, remedyFor(code));
  }
}

/** Whether somebody listens at a port, for what does not speak HTTP. */
export async function portFinding(setting: string, host: string, port: number): Promise<Finding> {
  const code = await new Promise<string | null>((resolve) => {
    const socket = connect({ host, port, timeout: PATIENCE_MS });
    const end = (answer: string | null): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(null));
    socket.once('timeout', () => end('ETIMEDOUT'));
    socket.once('error', (error) => end(troubleOf(error)));
  });
  return code === null
    ? fine(`${setting} answers`)
    : wrong(`${setting} does not answer (${code})`, remedyFor(code));
}
