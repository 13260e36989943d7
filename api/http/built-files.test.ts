import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import express, { type ErrorRequestHandler } from 'express';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { builtFiles } from './built-files.ts';

const TEXT = 'export const words = "paskola";\n'.repeat(200);
const folder = mkdtempSync(join(tmpdir(), 'built-'));
let server: Server;

const refusal: ErrorRequestHandler = (error: { status: number }, _req, res, _next) =>
  void res.status(error.status).json({ refused: error.status });

beforeAll(async () => {
  writeFileSync(join(folder, 'app-1a2b3c.js'), TEXT);
  writeFileSync(join(folder, 'app-1a2b3c.js.br'), brotliCompressSync(TEXT));
  writeFileSync(join(folder, 'app-1a2b3c.js.gz'), gzipSync(TEXT));
  writeFileSync(join(folder, 'icon.woff2'), 'letters');
  const app = express().disable('etag');
  app.use(builtFiles(folder, { immutable: true, maxAge: '365d', index: false, fallthrough: false }));
  app.use(refusal);
  await new Promise<void>((resolve) => (server = app.listen(0, '127.0.0.1', () => resolve())));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** As the bytes come: fetch would unpack them. */
function get(headers: Record<string, string> = {}, { path = '/app-1a2b3c.js', method = 'GET' } = {}) {
  const { port } = server.address() as AddressInfo;
  return new Promise<Got>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}
const accepting = (encodings: string, more: Record<string, string> = {}) =>
  get({ 'accept-encoding': encodings, ...more });

describe('a file of the build', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['identity, br;q=0.5', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['zstd', undefined],
    ['*;q=0', undefined],
    ['', undefined],
  ])('asked for with „%s“ comes as %s, and is the same file', async (accept, encoding) => {
    const { status, headers, body } = await accepting(accept);
    expect([status, headers['content-encoding']]).toEqual([200, encoding]);
    const whole =
      encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(whole.toString()).toBe(TEXT);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('asked for by who says nothing comes as it is', async () => {
    const { headers, body } = await get();
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(body.toString()).toBe(TEXT);
  });

  test('has a tag for each encoding, by which it is not sent again', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (one) => (await accepting(one)).headers['etag']!),
    );
    expect(new Set(tags).size).toBe(3);
    const again = await accepting('br', { 'if-none-match': tags[0]! });
    expect([again.status, again.body.length, again.headers['content-encoding']]).toEqual([304, 0, undefined]);
    expect(again.headers['vary']).toBe('Accept-Encoding');
    expect((await accepting('gzip', { 'if-none-match': tags[0]! })).status).toBe(200);
  });

  test('says in answer to HEAD what GET would bring', async () => {
    const head = await get({ 'accept-encoding': 'br' }, { method: 'HEAD' });
    const whole = await accepting('br');
    expect(head.body).toHaveLength(0);
    for (const name of ['content-encoding', 'content-length', 'content-type', 'etag'])
      expect(head.headers[name]).toBe(whole.headers[name]);
  });

  test('comes in parts that make up the packed whole', async () => {
    const whole = await accepting('br');
    const first = await accepting('br', { range: 'bytes=0-9' });
    const rest = await accepting('br', { range: 'bytes=10-' });
    expect([first.status, first.headers['content-encoding']]).toEqual([206, 'br']);
    expect(first.headers['content-range']).toBe(`bytes 0-9/${whole.body.length}`);
    expect(brotliDecompressSync(Buffer.concat([first.body, rest.body])).toString()).toBe(TEXT);
  });

  test.each([
    ['a part that is not there', 416, { range: 'bytes=999999-' }],
    ['another version', 412, { 'if-match': '"another"' }],
  ])('asked for %s: the refusal is readable', async (_what, status, more: Record<string, string>) => {
    const { headers, body, ...answer } = await accepting('br', more);
    expect(answer.status).toBe(status);
    expect([headers['content-encoding'], headers['etag'], headers['last-modified']].filter(Boolean)).toEqual(
      [],
    );
    expect(JSON.parse(body.toString())).toEqual({ refused: status });
  });
});

test('what was not packed comes as it is', async () => {
  const { status, headers, body } = await get({ 'accept-encoding': 'br' }, { path: '/icon.woff2?v=1' });
  expect([status, headers['content-encoding'], headers['content-type']]).toEqual([
    200,
    undefined,
    'font/woff2',
  ]);
  expect(body.toString()).toBe('letters');
});

test('what is not there is refused, whatever is accepted', async () => {
  for (const path of ['/none.js', '/', '/app-1a2b3c']) {
    const answer = await get({ 'accept-encoding': 'br' }, { path });
    expect([path, answer.status, answer.headers['content-encoding']]).toEqual([path, 404, undefined]);
    expect(JSON.parse(answer.body.toString())).toEqual({ refused: 404 });
  }
});
