import type { RequestHandler } from 'express';

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * A login begun under one name of this machine comes back under the other, where its cookie is not known. It begins under the
 * name the portal is configured with.
 */
export function oneLoopbackName(publicUrl: string): RequestHandler {
  const own = new URL(publicUrl);
  return (req, res, next) => {
    const address = `http://${req.get('host') ?? ''}`;
    const asked = URL.canParse(address) ? new URL(address) : null;
    // Behind a proxy that names us by its own way to us, another port: not what the browser was asked for.
    const isOther =
      asked !== null &&
      LOOPBACK.has(own.hostname) &&
      LOOPBACK.has(asked.hostname) &&
      asked.hostname !== own.hostname &&
      asked.port === own.port;
    // Whoever does not navigate is told the gateway's address and keeps no cookie of ours to lose.
    if (!isOther || req.accepts(['json', 'html']) !== 'html') return next();
    res
      .status(303)
      .set('Location', own.origin + req.originalUrl)
      .end();
  };
}
