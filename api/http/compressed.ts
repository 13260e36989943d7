import compression from 'compression';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import { isSchema, type Route } from './define-route.ts';

/** Fields that let somebody in: tokens, passwords, one-time addresses. */
const SECRET = /"\w*(token|password|secret|url)":\{/i;

/**
 * The length of a packed answer tells whether what the caller sent stands in it twice (BREACH). So nothing is packed that
 * holds a secret, nor what a browser may be made to call with a login it adds by itself. Files are packed in their own way.
 */
export function mayCompress({ output, tokenCookie }: Pick<Route, 'output' | 'tokenCookie'>): boolean {
  if (!isSchema(output) || tokenCookie !== null) return false;
  return !SECRET.test(JSON.stringify(z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' })));
}

/** Packs what is larger than a packet; `Cache-Control: no-transform` and what is packed already go out as they are. */
export const compressed: RequestHandler = compression({ threshold: 1024 });
