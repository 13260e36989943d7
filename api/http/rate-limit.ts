import { createHash } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { RateClass } from './define-route.ts';
import { Problem } from './problems.ts';

const WINDOW_MS = 60_000;
/** Shares of the general limit; logins count by address, everything else by token. */
const SHARE: Record<RateClass, number> = { general: 1, login: 0.2, upload: 0.2, heavy: 0.05 };

/** One limiter a class; answers draft-8 headers and a problem with Retry-After. */
export function rateLimits(perMinute: number): Record<RateClass, RequestHandler> {
  const limiter = (rate: RateClass): RequestHandler =>
    rateLimit({
      windowMs: WINDOW_MS,
      limit: Math.max(1, Math.round(perMinute * SHARE[rate])),
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      identifier: rate,
      keyGenerator: (req: Request) => (rate === 'login' ? addressOf(req) : callerOf(req)),
      handler: (_req: Request, res: Response, next: NextFunction) => {
        const seconds = Number(res.getHeader('Retry-After') ?? WINDOW_MS / 1000);
        next(new Problem('tooManyRequests', { retryAfterSeconds: seconds }));
      },
    });
  return {
    general: limiter('general'),
    login: limiter('login'),
    upload: limiter('upload'),
    heavy: limiter('heavy'),
  };
}

function addressOf(req: Request): string {
  return ipKeyGenerator(req.ip ?? 'unknown');
}

function callerOf(req: Request): string {
  const token = req.get('authorization');
  return token ? createHash('sha256').update(token).digest('base64url') : addressOf(req);
}
