import { sql } from 'kysely';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { CODEC_PATH, codecOrigins } from './codec.ts';
import { randomUUID } from 'node:crypto';
import type { Deps } from './deps.ts';
import { bringsKey } from './http/machine-key.ts';
import type { Route } from './http/define-route.ts';
import { errorHandler } from './http/errors.ts';
import { oneLoopbackName } from './http/loopback.ts';
import { mountRoutes } from './http/mount.ts';
import { rooms } from './http/overload.ts';
import { pages } from './http/pages.ts';
import { Problem } from './http/problems.ts';
import { addressLimit, rateLimits } from './http/rate-limit.ts';
import { apiHeaders, securityHeaders } from './http/security.ts';
import { ROUTES } from './routes/index.ts';

/** The portal's HTTP application; the caller listens. `more`: calls that only training has. */
export function createApp(deps: Deps, more: readonly Route[] = []): Express {
  const { config } = deps;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  if (config.TRUST_PROXY) app.set('trust proxy', config.TRUST_PROXY);

  app.use(closeWhenStopping(deps), identifyCall(app), watchCall(deps), ...securityHeaders(config.PUBLIC_URL));
  app.get('/healthz', (_req, res) => void res.json({ ok: true }));
  app.get('/readyz', async (_req, res) => {
    const answers = (): Promise<boolean> =>
      sql`select 1`.execute(deps.db).then(
        () => true,
        () => false,
      );
    const ready = !deps.isStopping?.() && (await answers());
    res.status(ready ? 200 : 503).json({ ok: ready });
  });
  app.get('/metrics', async (req, res, next) => {
    if (!mayCollect(config, req.get('authorization'))) return next(new Problem('notFound'));
    res.type(deps.metrics.registry.contentType).send(await deps.metrics.registry.metrics());
  });

  app.use(['/api', '/Auth'], apiHeaders, addressLimit(deps.db, config.RATE_LIMIT_PER_MINUTE));
  app.get(['/api/Auth/Login', '/Auth/CustomLogin'], oneLoopbackName(config.PUBLIC_URL));
  app.use(CODEC_PATH, codecOrigins(config));
  const limits = rateLimits(deps.db, config.RATE_LIMIT_PER_MINUTE);
  app.use(mountRoutes([...ROUTES, ...more], deps, limits, rooms(config.API_CALLS_IN_HAND)));
  app.use(['/api', '/Auth'], (_req: Request, _res: Response, next: NextFunction) =>
    next(new Problem('notFound')),
  );
  app.use(pages(config.WEB_DIR, { hasTestLogin: config.APP_ENV !== 'production' }));
  app.use((_req: Request, _res: Response, next: NextFunction) => next(new Problem('notFound')));
  app.use(errorHandler(deps));
  return app;
}

/** A name somebody else gave the call is taken over from a trusted proxy alone: it goes to the log and to whoever reads it. */
function identifyCall(app: Express) {
  return (req: Request, res: Response, next: NextFunction): void => {
    const trusts = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
    const given = trusts(req.socket.remoteAddress ?? '', 0) ? req.get('x-request-id') : undefined;
    res.locals.requestId = given && /^[\w-]{16,64}$/.test(given) ? given : randomUUID();
    res.setHeader('X-Request-Id', res.locals.requestId as string);
    next();
  };
}

/** A kept connection would bring its next call to a process that is gone. */
function closeWhenStopping({ isStopping }: Deps) {
  return (_req: Request, res: Response, next: NextFunction): void => {
    if (isStopping?.()) res.setHeader('Connection', 'close');
    next();
  };
}

/** Asked every second or two by whatever looks after the process: neither a line of the log nor a figure. */
const LOOKS: readonly string[] = ['/healthz', '/readyz'];

/** One line and one figure a call: the route's template, never the address, its query or who asked. */
function watchCall({ logger, metrics }: Deps) {
  return (req: Request, res: Response, next: NextFunction): void => {
    if (LOOKS.includes(req.path)) return next();
    const begun = process.hrtime.bigint();
    res.once('close', () => {
      const seconds = Number(process.hrtime.bigint() - begun) / 1e9;
      const route = (res.locals.route as string | undefined) ?? 'other';
      const status = res.writableFinished ? res.statusCode : 499;
      metrics.observe({ method: req.method, route, status, seconds });
      const kind = (res.locals.session as { kind?: string } | undefined)?.kind;
      logger.info(
        {
          id: res.locals.requestId as string,
          method: req.method,
          route,
          status,
          ms: Math.round(seconds * 1000),
          kind,
          code: res.locals.code as string | undefined,
        },
        'call',
      );
    });
    next();
  };
}

function mayCollect(config: Deps['config'], header: string | undefined): boolean {
  if (!config.METRICS_TOKEN) return config.APP_ENV !== 'production';
  return bringsKey(config.METRICS_TOKEN, header);
}
