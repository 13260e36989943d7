import { afterEach, expect, test } from '@jest/globals';
import { impatientFetch } from './client.ts';

const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
});

/** What the browser is given to fetch with. */
async function signalOf(request: Request): Promise<AbortSignal | undefined> {
  let given: AbortSignal | undefined;
  globalThis.fetch = async (_input, init) => {
    given = init?.signal ?? undefined;
    return new Response();
  };
  await impatientFetch(request);
  return given;
}

const to = (init: RequestInit) => new Request('http://localhost/api/x', { method: 'POST', ...init });

test('a call that nobody answers ends by itself', async () => {
  expect(await signalOf(to({ body: '{}' }))).toBeInstanceOf(AbortSignal);
});

test('a call that is given up is given up', async () => {
  const leaving = new AbortController();
  const signal = await signalOf(to({ body: '{}', signal: leaving.signal }));
  leaving.abort();
  expect(signal?.aborted).toBe(true);
});

test('files take as long as the line needs', async () => {
  const form = new FormData();
  form.set('Files', new Blob(['x']), 'a.pdf');
  expect(await signalOf(to({ body: form }))).toBeUndefined();
});
