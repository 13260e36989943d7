import type { Request } from 'express';

/** Time for the answer to arrive before the connection is cut: cut at once, it may take the answer along. */
const LINGER_MS = 100;

/**
 * Calls `refuse` as soon as more than `maxBytes` came. Whoever has been answered with a refusal, also one made elsewhere,
 * and goes on sending is cut off: nobody reads a body to its end to say no.
 */
export function limitBody(req: Request, maxBytes: number, refuse: () => void): () => void {
  let received = 0;
  let isRefused = false;
  const cut = (): void => {
    setTimeout(() => req.complete || req.destroy(), LINGER_MS);
  };
  const refused = (): void => {
    if (isRefused) return;
    isRefused = true;
    req.res?.once('finish', cut);
  };
  req.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received <= maxBytes || isRefused) return;
    refused();
    refuse();
  });
  return refused;
}
