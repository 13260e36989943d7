import { z } from 'zod';
import type { FailureStatus, Route } from './define-route.ts';

/** What a problem of each status says, for the documentation. */
export const FAILURE_WORDS: Record<FailureStatus, string> = {
  400: 'Not valid',
  401: 'Not logged in',
  403: 'No rights',
  404: 'Not there, or not yours',
  409: 'Refused by the transition table, a stale version, or a reused key',
  413: 'Too large',
  429: 'Too many calls',
  500: 'The storage of files cannot be written, or what it holds is damaged',
  503: 'Not available now',
};

/** Fields, however deep, that name something which may not be there. */
const NAMES_A_THING = /"\w*ids?":\{/i;

function hasId(schema: z.ZodType | null): boolean {
  if (!schema) return false;
  return NAMES_A_THING.test(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })));
}

/** Every problem a route may answer with: what follows from its shape, and what it says of itself in `fails`. */
export function failuresOf(route: Route): FailureStatus[] {
  const { access, body, query, params, multipart, effect, output, fails } = route;
  const isRead = body !== null || multipart !== null;
  const found = new Set<FailureStatus>([429, 503, ...fails]);
  if (isRead || query || effect === 'write') found.add(400);
  if (isRead) found.add(413);
  if (access !== 'public') found.add(401).add(403);
  if (params || hasId(query) || hasId(body)) found.add(404);
  if (multipart || 'file' in output) found.add(500);
  // A file may not be made yet, and an infected one is withheld.
  if (effect === 'write' || (params && 'file' in output)) found.add(409);
  return [...found].sort((a, b) => a - b);
}
