import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi, type Api } from '../harness/api.ts';

let api: Api;
const web = mkdtempSync(join(tmpdir(), 'web-'));
beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(
    join(web, 'index.html'),
    '<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"><div id="root"></div>',
  );
  writeFileSync(
    join(web, 'home.html'),
    '<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style><div id="root"><h1>Paskola</h1></div>',
  );
  writeFileSync(join(web, 'assets/app-1a2b3c.js'), 'export {};');
  api = await startApi({ withWorker: false, env: { WEB_DIR: web, RATE_LIMIT_PER_MINUTE: '50' } });
}, 60_000);
afterAll(async () => {
  await api?.close();
  rmSync(web, { recursive: true, force: true });
}, 60_000);

describe('pages', () => {
  test('the policy allows no inline code and no foreign origin; its nonce is new in every answer and is the page’s', async () => {
    const [one, two] = await Promise.all([
      fetch(`${api.url}/login`),
      fetch(`${api.url}/main-window/requests`),
    ]);
    const policy = one.headers.get('content-security-policy')!;
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("frame-src 'none'");
    expect(policy).toContain("worker-src 'self'");
    const nonce = /'nonce-([^']+)'/.exec(policy)![1]!;
    expect(await one.text()).toContain(`content="${nonce}"`);
    expect(two.headers.get('content-security-policy')).not.toContain(nonce);
    expect(one.headers.get('referrer-policy')).toBe('no-referrer');
    expect(one.headers.get('x-content-type-options')).toBe('nosniff');
    expect(one.headers.get('cache-control')).toBe('no-store');
    expect(one.headers.get('x-powered-by')).toBeNull();
  });

  test('hashed files are kept for ever; unknown paths show the page with 404', async () => {
    const asset = await fetch(`${api.url}/assets/app-1a2b3c.js`);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await fetch(`${api.url}/assets/none.js`)).status).toBe(404);
    const unknown = await fetch(`${api.url}/tokio-kelio-nera`, { headers: { accept: 'text/html' } });
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('id="root"');
    for (const path of [
      '/',
      '/login',
      '/permission-denied/3',
      '/backoffice/request/101',
      '/backofficelogin',
    ]) {
      expect((await fetch(api.url + path, { headers: { accept: 'text/html' } })).status).toBe(200);
    }
  });
});

test.each([
  '/index.html',
  '/INDEX.HTML',
  '//index.html',
  '/%69ndex.html',
  '/tolyn/../index.html',
  '/./index.html',
])('the page under its file name (%s) is that of every address, with this answer’s nonce', async (path) => {
  const [page, root] = await Promise.all([rawGet(path), rawGet('/login')]);
  const nonceless = (body: string) => body.replace(/content="[^"]+"/, '');
  expect(page.status).toBe(200);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.body).not.toContain('__CSP_NONCE__');
  const nonce = /'nonce-([^']+)'/.exec(page.headers['content-security-policy'] as string)![1]!;
  expect(page.body).toContain(`content="${nonce}"`);
  expect(nonceless(page.body)).toBe(nonceless(root.body));
});

test('„/“ comes with its words, and only as it is without a query; the file itself is no page', async () => {
  const of = async (path: string) => {
    const { status, body, headers } = await rawGet(path);
    expect(body).not.toContain('__CSP_NONCE__');
    const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] as string)![1]!;
    expect(body).toContain(`content="${nonce}"`);
    return [status, body.includes('<h1>Paskola</h1>')];
  };
  expect(await of('/')).toEqual([200, true]);
  for (const path of ['/?t=abc', '/login', '/index.html', '/main-window'])
    expect(await of(path)).toEqual([200, false]);
  for (const path of ['/home.html', '//HOME.html', '/%68ome.html', '/x/../home.html'])
    expect(await of(path)).toEqual([404, false]);
});

describe('the id of a call', () => {
  const given = 'svetima-uzklausa-0001';
  const idOf = async (url: string, id: string) =>
    (await fetch(`${url}/api/feature/get`, { headers: { 'x-request-id': id } })).headers.get('x-request-id');

  test('of a stranger is not taken over', async () => {
    expect(await idOf(api.url, given)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(api.logs()).not.toContain(given);
  });

  test('of the trusted proxy is, when it looks like one', async () => {
    const behind = await startApi({ withWorker: false, env: { TRUST_PROXY: 'loopback' } });
    try {
      expect(await idOf(behind.url, given)).toBe(given);
      for (const odd of ['trumpas', 'x'.repeat(65), 'su tarpais ir zenklais', '{"id":"0123456789abcdef"}'])
        expect(await idOf(behind.url, odd)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    } finally {
      await behind.close();
    }
  }, 60_000);
});

/** As it is: fetch would tidy the path up. */
function rawGet(path: string): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  const { hostname, port } = new URL(api.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers: { accept: 'text/html' } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text: string) => (body += text));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}

describe('calls', () => {
  test('answers are not kept, name their request, and foreign ids are not taken over when odd', async () => {
    const answer = await fetch(`${api.url}/api/feature/get`, {
      headers: { 'x-request-id': 'x'.repeat(200) },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('health, readiness and figures', async () => {
    expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${api.url}/readyz`)).status).toBe(200);
    const figures = await (await fetch(`${api.url}/metrics`)).text();
    expect(figures).toContain(
      'portal_http_seconds_count{method="GET",route="/api/feature/get",status="200"}',
    );
  });

  test('too many calls are refused with a problem, draft-8 headers and Retry-After', async () => {
    const who = await api.applicant();
    const answers = [];
    for (let index = 0; index < 51; index += 1) answers.push(await who.get('/api/Users/IsConsentAgreed'));
    const last = answers.at(-1)!;
    expect(answers[0]!.headers.get('ratelimit')).toMatch(/^"general"; r=49; t=\d+$/);
    expect(last).toMatchObject({ status: 429, body: { code: 'tooManyRequests' } });
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('a new token for every call does not help: the address has a limit too', async () => {
    const seen = [];
    for (let index = 0; index < 300 && seen.at(-1)?.status !== 429; index += 1) {
      const authorization = `Bearer ${randomBytes(32).toString('base64url')}`;
      seen.push(await fetch(`${api.url}/api/Users/Me`, { headers: { authorization } }));
    }
    const [first, last] = [seen[0]!, seen.at(-1)!];
    expect(first.status).toBe(401);
    expect(last.status).toBe(429);
    expect(await last.json()).toMatchObject({ code: 'tooManyRequests' });
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(`${api.url}/login`)).status).toBe(200);
  });
});
