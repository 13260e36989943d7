import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

test('features are asked for without a login and kept; a login of staff begins, is pushed and ends by its calls', async () => {
  const kept = new Map<string, string>();
  const asked: Request[] = [];
  const answer = { environment: 'test', testLogin: true };
  // As in a browser: addresses are those of the page.
  const AbsoluteOnly = globalThis.Request;
  globalThis.Request = class extends AbsoluteOnly {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, 'http://portal.test') : input, init);
    }
  };
  globalThis.window = { location: { pathname: '/backoffice/main' } } as never;
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
  globalThis.fetch = ((request: Request) => {
    asked.push(request);
    return Promise.resolve(Response.json(answer));
  }) as typeof fetch;
  const { loadFeatures } = await import('./loads.ts');
  await loadFeatures();
  expect(asked.map(({ url, headers }) => [new URL(url).pathname, headers.get('authorization')])).toEqual([
    ['/api/feature/get', null],
  ]);
  expect(JSON.parse(kept.get('features')!)).toEqual(answer);
  expect(source('../staff/login/StaffLogin.tsx')).toContain("api.POST('/api/Auth/Authenticate/backoffice'");
  expect(source('../shell/SessionWatch.tsx')).toMatch(/PUSH_MS = 60_000;[^]*'\/api\/Users\/PushToken'/);
  expect(source('../staff/shell/StaffLayout.tsx')).toContain("api.GET('/api/Auth/logout')");
});
