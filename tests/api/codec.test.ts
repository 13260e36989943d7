import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Payload } from '@temporalio/common';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../api/app.ts';
import { payloadCodec } from '../../workflows/codec/data-converter.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';

const PAGES = 'http://127.0.0.1:8233';
const PATH = '/api/Codec/decode';
const PAYLOAD_KEY = randomBytes(32).toString('base64');
const SECRET = 'slapta-reiksme-4711';
const codec = payloadCodec({ payloadKey: PAYLOAD_KEY })!;

let api: Api;
let manager: Client, administrator: Client, assessor: Client, director: Client;

beforeAll(async () => {
  api = await startApi({ withWorker: false, env: { PAYLOAD_KEY, TEMPORAL_UI_URL: `${PAGES}/` } });
  [manager, administrator, assessor, director] = [
    await api.staff('kristina', ['manager']),
    await api.staff('saulius', ['administrator']),
    await api.staff('egle', ['assessor', 'approver', 'signatory']),
    await api.applicant(),
  ];
}, 60_000);
afterAll(async () => await api?.close(), 60_000);

const base64 = (bytes: Uint8Array | null | undefined): string => Buffer.from(bytes ?? []).toString('base64');
const text = (encoded: string): string => Buffer.from(encoded, 'base64').toString();
const plain = (value: unknown): Payload => ({
  metadata: { encoding: Buffer.from('json/plain') },
  data: Buffer.from(JSON.stringify(value)),
});
/** As the engine's pages send it: proto3 JSON, every bytes field in base64. */
const onWire = ({ metadata, data }: Payload) => ({
  metadata: Object.fromEntries(Object.entries(metadata ?? {}).map(([key, value]) => [key, base64(value)])),
  data: base64(data),
});
const closed = async (...values: unknown[]) => ({
  payloads: (await codec.encode(values.map(plain))).map(onWire),
});

/** A call of a page in a browser. */
async function fromPage(headers: Record<string, string>, method = 'POST', at = api.url): Promise<Response> {
  const body = method === 'POST' ? JSON.stringify(await closed(SECRET)) : undefined;
  return fetch(at + PATH, { method, headers: { 'content-type': 'application/json', ...headers }, body });
}

/** Both halves of the login in one cookie: the engine’s pages are another site. */
const codecOf = ({ token, jar }: Client): string => `codec=${token}.${jar.header().split('=')[1]!}`;

describe('payloads for the engine’s pages', () => {
  test('come back as they were before the codec closed them, in their order', async () => {
    const json = await closed({ requestId: 7 }, SECRET);
    expect(JSON.stringify(json)).not.toContain(SECRET);
    for (const operator of [manager, administrator]) {
      const answer = await operator.post(PATH, { json, key: null });
      expect(answer.status).toBe(200);
      const [first, second] = answer.body.payloads as { metadata: { encoding: string }; data: string }[];
      expect(text(first!.metadata.encoding)).toBe('json/plain');
      expect(JSON.parse(text(first!.data))).toEqual({ requestId: 7 });
      expect(JSON.parse(text(second!.data))).toBe(SECRET);
    }
  });

  test('that are not encrypted pass, also empty ones as proto3 JSON leaves them', async () => {
    const json = { payloads: [onWire(plain(1)), { metadata: { encoding: 'YmluYXJ5L251bGw' } }, {}] };
    const { status, body } = await manager.post(PATH, { json });
    expect(status).toBe(200);
    expect(body.payloads).toEqual([
      onWire(plain(1)),
      { metadata: { encoding: base64(Buffer.from('binary/null')) }, data: '' },
      { metadata: {}, data: '' },
    ]);
  });

  test('are for operators who are logged in, and nobody else', async () => {
    const json = await closed(SECRET);
    expect((await api.anybody.post(PATH, { json })).status).toBe(401);
    expect((await assessor.post(PATH, { json })).status).toBe(403);
    expect((await director.post(PATH, { json })).status).toBe(403);
    const foreign = await fetch(api.url + PATH, {
      method: 'POST',
      headers: { authorization: 'Bearer eyJ.a.b' },
    });
    expect(foreign.status).toBe(401);
  });

  test.each([
    ['cut short', async () => ({ payloads: [{ ...(await closed(1)).payloads[0]!, data: 'AAAA' }] })],
    [
      'changed',
      async () => {
        const [one] = (await closed(SECRET)).payloads;
        const bytes = Buffer.from(one!.data, 'base64');
        bytes[20]! ^= 1;
        return { payloads: [{ ...one!, data: base64(bytes) }] };
      },
    ],
    [
      'closed with another key',
      async () => {
        const other = payloadCodec({ payloadKey: randomBytes(32).toString('base64') })!;
        return { payloads: (await other.encode([plain(SECRET)])).map(onWire) };
      },
    ],
    ['no base64', async () => ({ payloads: [{ metadata: { encoding: 'ąčę' }, data: '%%%' }] })],
    ['no payloads', async () => ({})],
    ['too many', async () => ({ payloads: Array.from({ length: 1001 }, () => ({})) })],
  ])('that cannot be opened are refused: %s', async (_name, make) => {
    const answer = await manager.post(PATH, { json: await make() });
    expect(answer.status).toBe(400);
    expect(answer.body.payloads).toBeUndefined();
    expect(JSON.stringify(answer.body)).not.toContain(SECRET);
  });

  test('are bounded, and no log line holds them', async () => {
    const data = Buffer.alloc(1_100_000).toString('base64');
    expect((await manager.post(PATH, { json: { payloads: [{ data }] } })).status).toBe(413);
    expect(api.logs()).toContain(PATH);
    const [one] = (await closed(SECRET)).payloads;
    await manager.post(PATH, { json: { payloads: [one] } });
    for (const word of [SECRET, base64(Buffer.from(JSON.stringify(SECRET))), one!.data])
      expect(api.logs()).not.toContain(word);
  });
});

describe('other origins', () => {
  test('the engine’s pages ask first, and may then send a token or the cookie and read the answer', async () => {
    const preflight = await fromPage({ origin: PAGES, 'access-control-request-method': 'POST' }, 'OPTIONS');
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': PAGES,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'POST',
      vary: 'Origin',
    });
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/Authorization.*X-Namespace/);
    const asked: Record<string, string>[] = [
      { ...manager.headers(), 'x-namespace': 'loans' },
      { cookie: codecOf(manager) },
    ];
    for (const headers of asked) {
      const answer = await fromPage({ origin: PAGES, ...headers });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('access-control-allow-origin')).toBe(PAGES);
    }
    const refused = await fromPage({ origin: PAGES });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe(PAGES);
  });

  test.each(['http://localhost:8233', 'https://piktas.example', 'null'])('%s may not', async (origin) => {
    for (const method of ['OPTIONS', 'POST']) {
      const answer = await fromPage({ origin, cookie: codecOf(manager) }, method);
      expect(answer.status).toBe(403);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('no other call of the portal takes the cookie or lets the pages in', async () => {
    const headers = { origin: PAGES, cookie: codecOf(manager) };
    const answer = await fetch(`${api.url}/api/BackOffice/GetQueues`, { headers });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the cookie of the login', () => {
  const logIn = async (key: string) => {
    const answer = await api.anybody.post('/api/Auth/Authenticate/backoffice', {
      json: { userName: `${key}@example.test`, password: 'demo' },
    });
    expect(answer.status).toBe(200);
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('codec=')) ?? null;
    return { token: answer.body.token as string, cookie };
  };

  test('comes with an operator’s token, for this path alone, and ends with the login', async () => {
    const { token, cookie } = await logIn('kristina');
    const who = api.withToken(token);
    expect(cookie).toBe(`${codecOf(who)}; Path=/api/Codec; HttpOnly; SameSite=Strict`);
    const headers = { origin: PAGES, cookie: codecOf(who) };
    expect((await fromPage(headers)).status).toBe(200);
    await who.get('/api/Auth/logout');
    expect((await fromPage(headers)).status).toBe(401);
  });

  test('does not come to others', async () => {
    expect((await logIn('egle')).cookie).toBeNull();
  });
});

test('without a key there is nothing to decode with: 404, no cookie, no foreign origin', async () => {
  const config = { ...api.deps.config, PAYLOAD_KEY: undefined };
  const server = createServer(createApp({ ...api.deps, config }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const answer = await fromPage({ ...manager.headers(), origin: PAGES }, 'POST', at);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const login = await fetch(`${at}/api/Auth/Authenticate/backoffice`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: 'kristina@example.test', password: 'demo' }),
    });
    expect(login.status).toBe(200);
    expect(login.headers.get('set-cookie')).not.toContain('codec');
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
