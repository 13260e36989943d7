import type { z } from 'zod';
import { AdapterError } from './adapter-error.ts';

export interface HttpCall {
  /** Name used in errors. */
  service: string;
  url: URL;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: unknown;
  timeoutMs?: number;
  maxBytes?: number;
}

export interface HttpAnswer {
  status: number;
  body: Buffer;
}

const DEFAULTS = { timeoutMs: 10_000, maxBytes: 1024 * 1024 };
const LONGEST_RETRY_MS = 5 * 60_000;

/** A path below a configured address; the address may itself have a path. */
export const endpoint = (baseUrl: string, path: string): URL =>
  new URL(`${baseUrl.replace(/\/+$/, '')}${path}`);

function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), LONGEST_RETRY_MS) : undefined;
}

function refusal(service: string, answer: Response): AdapterError | null {
  const { status } = answer;
  if (status >= 200 && status < 300) return null;
  if (status === 429) return new AdapterError('rateLimited', service, retryAfter(answer.headers));
  if (status === 404) return new AdapterError('notFound', service);
  if (status === 408 || status >= 500)
    return new AdapterError('unavailable', service, retryAfter(answer.headers));
  // A redirect would send keys and codes to an address nobody configured.
  return new AdapterError(status >= 300 && status < 400 ? 'malformed' : 'refused', service);
}

async function readBounded(answer: Response, service: string, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.byteLength;
    if (length > maxBytes) throw new AdapterError('malformed', service);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** One HTTP exchange under a deadline that covers the body too; throws AdapterError and nothing else. */
export async function call({ service, url, method = 'GET', ...rest }: HttpCall): Promise<HttpAnswer> {
  const { timeoutMs, maxBytes } = { ...DEFAULTS, ...rest };
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(url, {
      method,
      headers: {
        Accept: 'application/json',
        ...(rest.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...rest.headers,
      },
      ...(rest.body === undefined ? {} : { body: JSON.stringify(rest.body) }),
      redirect: 'manual',
      signal,
    });
    const refused = refusal(service, answer);
    if (refused) {
      await answer.body?.cancel();
      throw refused;
    }
    return { status: answer.status, body: await readBounded(answer, service, maxBytes) };
  } catch (error) {
    if (error instanceof AdapterError) throw error;
    throw new AdapterError(signal.aborted ? 'timeout' : 'unavailable', service);
  }
}

/** Parses a JSON body by a schema; anything else is `malformed`. The schema's complaints may quote the body, so they are dropped. */
export function parseJson<T extends z.ZodType>(service: string, body: Buffer, schema: T): z.output<T> {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    throw new AdapterError('malformed', service);
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AdapterError('malformed', service);
  return parsed.data;
}

/** A call whose answer is JSON of the given shape. */
export async function callJson<T extends z.ZodType>(request: HttpCall, schema: T): Promise<z.output<T>> {
  return parseJson(request.service, (await call(request)).body, schema);
}
