import { createHash } from 'node:crypto';

/** One file of a multipart call. */
export interface SeedFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

interface Call {
  method?: 'GET' | 'POST' | 'DELETE';
  query?: Record<string, string | number>;
  json?: unknown;
  form?: Record<string, string | number | boolean>;
  files?: { field: string; files: SeedFile[] };
  /** Names the step: the same step of the same person is done once, however often the seed runs. */
  step?: string;
}

export class PortalError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    path: string,
  ) {
    super(`${path} answered ${status} ${code}`);
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const ANSWER_PATIENCE_MS = 60_000;

/** A person at the portal: every call goes over HTTP, as a browser's would. */
export class Visitor {
  #token = '';
  /** The cookie of the login, kept as a browser keeps it. */
  #cookie = '';

  constructor(
    readonly baseUrl: string,
    readonly name: string,
  ) {}

  async logIn(path: string, credentials: Record<string, string>): Promise<void> {
    const answer = await this.call<{ token: string }>(path, {
      method: 'POST',
      json: credentials,
      step: `login:${Date.now()}`,
    });
    this.#token = answer.token;
  }

  /** Calls the API; waits out 202, 429 and 503 with the same key, throws PortalError for every other refusal. */
  async call<T>(path: string, call: Call = {}): Promise<T> {
    const url = new URL(path, this.baseUrl);
    for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, String(value));
    const until = Date.now() + ANSWER_PATIENCE_MS;
    for (;;) {
      const response = await fetch(url, {
        method: call.method ?? 'GET',
        headers: this.#headers(call),
        body: bodyOf(call),
      });
      if ([202, 429, 503].includes(response.status) && Date.now() < until) {
        await response.body?.cancel();
        await wait(Math.min(2000, 1000 * Number(response.headers.get('retry-after') ?? '0.3')));
        continue;
      }
      this.#keepCookie(response.headers);
      const body: unknown = response.headers.get('content-type')?.includes('json')
        ? await response.json()
        : null;
      if (!response.ok)
        throw new PortalError(response.status, (body as { code?: string } | null)?.code ?? '', path);
      return body as T;
    }
  }

  #keepCookie(headers: Headers): void {
    const set = headers.getSetCookie().find((line) => /^(__Host-)?device/.test(line));
    if (set) this.#cookie = set.split(';')[0]!;
  }

  #headers(call: Call): Record<string, string> {
    const headers: Record<string, string> = { accept: 'application/json' };
    if (this.#token) headers.authorization = `Bearer ${this.#token}`;
    if (this.#cookie) headers.cookie = this.#cookie;
    if (call.json !== undefined) headers['content-type'] = 'application/json';
    if ((call.method ?? 'GET') !== 'GET')
      headers['idempotency-key'] = keyOf(`${this.name}:${call.step ?? ''}`);
    return headers;
  }
}

/** A key of the usual shape that is the same for the same step at every run. */
function keyOf(step: string): string {
  const hex = createHash('sha256').update(`demo:${step}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function bodyOf(call: Call): BodyInit | undefined {
  if (call.json !== undefined) return JSON.stringify(call.json);
  if (!call.form && !call.files) return undefined;
  const form = new FormData();
  for (const [name, value] of Object.entries(call.form ?? {})) form.set(name, String(value));
  for (const file of call.files?.files ?? []) {
    form.append(call.files!.field, new Blob([file.bytes as BlobPart], { type: file.type }), file.name);
  }
  return form;
}

/** Asks until `done` says so. The register of a demo company may take its time. */
export async function until<T>(
  ask: () => Promise<T>,
  done: (answer: T) => boolean,
  patienceMs = 180_000,
): Promise<T> {
  const end = Date.now() + patienceMs;
  for (let pause = 150; ; pause = Math.min(1000, pause * 1.5)) {
    const answer = await ask();
    if (done(answer)) return answer;
    if (Date.now() > end) throw new Error('waited too long');
    await wait(pause);
  }
}
