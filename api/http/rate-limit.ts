import { createHash } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Database } from '../../db/connect.ts';
import { SELF_CHECK_LIMIT } from '../../domain/texts/lt/problem.ts';
import { ipKeyGenerator, rateLimit, type AugmentedRequest } from 'express-rate-limit';
import type { RateClass } from './define-route.ts';
import { Problem } from './problems.ts';
import { SharedCounts, WINDOW_MS } from './shared-counts.ts';

/** Shares of the general limit. */
const SHARE: Record<RateClass, number> = { general: 1, login: 0.2, upload: 0.2, heavy: 0.05, check: 0.02 };
/** What nobody needs a login for counts by address; everything else by token. */
const BY_ADDRESS: readonly RateClass[] = ['login', 'check'];
/** Where „per daug užklausų“ would not say of what. */
const SENTENCE: Partial<Record<RateClass, (seconds: number) => string>> = { check: SELF_CHECK_LIMIT };

/** Many people share the address of an office, so it may do what several of them may. */
const ADDRESS_SHARE = 5;

/**
 * Stands in front of the limits by token: whoever invents a new token for every call is still one address. Its headers
 * stay away, those of the class are what callers go by.
 */
export function addressLimit(db: Database, perMinute: number): RequestHandler {
  const limit = perMinute * ADDRESS_SHARE;
  return rateLimit({
    windowMs: WINDOW_MS,
    limit,
    store: new SharedCounts(db, { name: 'address', limit }),
    standardHeaders: false,
    legacyHeaders: false,
    requestPropertyName: 'addressLimit',
    keyGenerator: addressOf,
    handler: (req: Request, _res: Response, next: NextFunction) => {
      const { resetTime } = (req as AugmentedRequest)['addressLimit'] ?? {};
      const milliseconds = resetTime ? resetTime.getTime() - Date.now() : WINDOW_MS;
      next(
        new Problem('tooManyRequests', { retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)) }),
      );
    },
  });
}

/** One limiter a class, counted by all processes together; answers draft-8 headers and a problem with Retry-After. */
export function rateLimits(db: Database, perMinute: number): Record<RateClass, RequestHandler> {
  const limiter = (rate: RateClass): RequestHandler => {
    const limit = Math.max(1, Math.round(perMinute * SHARE[rate]));
    return rateLimit({
      windowMs: WINDOW_MS,
      limit,
      store: new SharedCounts(db, { name: rate, limit }),
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      identifier: rate,
      keyGenerator: (req: Request) => (BY_ADDRESS.includes(rate) ? addressOf(req) : callerOf(req)),
      handler: (_req: Request, res: Response, next: NextFunction) => {
        const seconds = Number(res.getHeader('Retry-After') ?? WINDOW_MS / 1000);
        const sentence = SENTENCE[rate]?.(seconds);
        next(new Problem('tooManyRequests', { retryAfterSeconds: seconds, sentence }));
      },
    });
  };
  return {
    general: limiter('general'),
    login: limiter('login'),
    upload: limiter('upload'),
    heavy: limiter('heavy'),
    check: limiter('check'),
  };
}

function addressOf(req: Request): string {
  return ipKeyGenerator(req.ip ?? 'unknown');
}

function callerOf(req: Request): string {
  const token = req.get('authorization');
  return token ? createHash('sha256').update(token).digest('base64url') : addressOf(req);
}
