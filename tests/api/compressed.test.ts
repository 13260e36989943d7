import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { mayCompress } from '../../api/http/compressed.ts';
import { isSchema } from '../../api/http/define-route.ts';
import { ROUTES } from '../../api/routes/index.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { testFolder } from '../harness/test-folder.ts';

const PAGE = `<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__">${'<p>paskola</p>'.repeat(100)}`;
const web = testFolder('web-');
let api: Api;
let director: Client;

beforeAll(async () => {
  mkdirSync(join(web.path, 'assets'));
  writeFileSync(join(web.path, 'index.html'), PAGE);
  api = await startApi({ withWorker: false, env: { WEB_DIR: web.path } });
  director = await api.applicant();
}, 60_000);
afterAll(async () => {
  await api?.close();
  web.remove();
}, 60_000);

interface Got {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** As the bytes come: fetch would unpack them. */
function get(path: string, headers: Record<string, string> = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    request(api.url + path, { headers: { 'accept-encoding': 'br', ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}

describe('an answer', () => {
  const long = '/api/Classifiers/Countries';

  test('of more than 1 KB comes packed, and is the same answer', async () => {
    const packed = await get(long, director.headers());
    const whole = await get(long, { ...director.headers(), 'accept-encoding': 'identity' });
    expect(whole.headers['content-encoding']).toBeUndefined();
    expect(whole.body.length).toBeGreaterThan(1024);
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'content-type': whole.headers['content-type'],
      'cache-control': 'no-store',
    });
    expect(packed.body.length).toBeLessThan(whole.body.length / 2);
    expect(brotliDecompressSync(packed.body).toString()).toBe(whole.body.toString());
  });

  test('that is small, or that the caller wants as it is, comes as it is', async () => {
    for (const [path, accept] of [
      ['/api/feature/get', 'br'],
      [long, 'br;q=0, gzip;q=0, deflate;q=0'],
    ] as const) {
      const { headers } = await get(path, { ...director.headers(), 'accept-encoding': accept });
      expect([path, headers['content-encoding'], headers['vary']]).toEqual([
        path,
        undefined,
        'Accept-Encoding',
      ]);
    }
  });

  test('that holds a secret comes as it is, however long', async () => {
    const { headers, body } = await get('/api/Auth/TestPersonas');
    expect(body.length).toBeGreaterThan(1024);
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(body.toString())).toHaveProperty('password');
  });
});

test('the page comes packed, with this answer’s nonce', async () => {
  const { headers, body } = await get('/', { accept: 'text/html' });
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))![1]!;
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(body).toString()).toBe(PAGE.replace('__CSP_NONCE__', nonce));
});

test('answers that hold a secret, or that a login in a cookie asks for, are these', () => {
  const asTheyAre = ROUTES.filter((route) => isSchema(route.output) && !mayCompress(route));
  expect(asTheyAre.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/Auth/Login',
    'GET /Auth/CustomLogin',
    'POST /api/Auth/Exchange',
    'POST /api/Auth/vaiisistest',
    'GET /api/Auth/TestPersonas',
    'POST /api/Auth/Authenticate/backoffice',
    'POST /api/Users/PushToken',
    'POST /api/Users/Impersonate',
    'GET /api/Request/GetSigningUrl/{id}',
    'GET /api/Request/GetSigningUrlManager/{id}',
    'GET /api/Request/GetSigningUrlDecision/{id}',
    'POST /api/Request/GetSigningUrlBatch',
    'POST /api/Codec/decode',
    'GET /api/BackOffice/Repair',
  ]);
});

test('files are packed already, or as long as they say', () => {
  for (const route of ROUTES.filter(({ output }) => !isSchema(output)))
    expect(mayCompress(route)).toBe(false);
});
