import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { z } from 'zod';
import { AdapterError } from './adapter-error.ts';

export interface HttpCall {
  /** Name used in errors. */
  service: string;
  url: URL;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, as UTF-8, with `Content-Type: text/xml`; instead of `body`. */
  xml?: string;
  /** Statuses whose body is an answer too: SOAP tells its faults with 500. */
  answers?: readonly number[];
  timeoutMs?: number;
  maxBytes?: number;
  /** Ends the exchange before its deadline. */
  signal?: AbortSignal;
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

async function* bounded(
  answer: Response,
  { service, maxBytes }: { service: string; maxBytes: number },
): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.byteLength;
    if (length > maxBytes) throw new AdapterError('malformed', service);
    yield part;
  }
}

function sent({ body, xml }: HttpCall): { type?: string; content?: string } {
  if (xml !== undefined) return { type: 'text/xml; charset=utf-8', content: xml };
  return body === undefined ? {} : { type: 'application/json', content: JSON.stringify(body) };
}

type Reader<T> = (answer: Response, bounds: { service: string; maxBytes: number }) => Promise<T>;

/** One HTTP exchange under a deadline that covers the body too; throws AdapterError and nothing else. */
async function exchange<T>(request: HttpCall, read: Reader<T>): Promise<T> {
  const { service, url, method = 'GET', ...rest } = request;
  const { type, content } = sent(request);
  const { timeoutMs, maxBytes } = { ...DEFAULTS, ...rest };
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = rest.signal ? AbortSignal.any([deadline, rest.signal]) : deadline;
  try {
    const answer = await fetch(url, {
      method,
      headers: {
        Accept: 'application/json',
        ...(type === undefined ? {} : { 'Content-Type': type }),
        ...rest.headers,
      },
      ...(content === undefined ? {} : { body: content }),
      redirect: 'manual',
      signal,
    });
    const refused = rest.answers?.includes(answer.status) ? null : refusal(service, answer);
    if (refused) {
      await answer.body?.cancel();
      throw refused;
    }
    return await read(answer, { service, maxBytes });
  } catch (error) {
    if (error instanceof AdapterError) throw error;
    throw new AdapterError(signal.aborted ? 'timeout' : 'unavailable', service);
  }
}

/** An exchange whose answer fits into memory; throws AdapterError and nothing else. */
export async function call(request: HttpCall): Promise<HttpAnswer> {
  return exchange(request, async (answer, { service, maxBytes }) => {
    const parts: Uint8Array[] = [];
    for await (const part of bounded(answer, { service, maxBytes })) parts.push(part);
    return { status: answer.status, body: Buffer.concat(parts) };
  });
}

/** An exchange whose answer becomes a new file; throws AdapterError and nothing else. */
export async function download(request: HttpCall, path: string): Promise<void> {
  const headers = { Accept: '*/*', ...request.headers };
  await exchange({ ...request, headers }, (answer, bounds) =>
    pipeline(bounded(answer, bounds), createWriteStream(path, { flags: 'wx' })),
  );
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
