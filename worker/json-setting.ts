import { z } from 'zod';

/** What docker-compose.yml hands over when nobody set anything. */
const NONE = 'none';

/** A setting written as JSON; `none` is an empty object. */
export const json = z.string().transform((text, context): unknown => {
  if (text === NONE) return {};
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'not JSON' });
    return z.NEVER;
  }
});
