import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { sql } from 'kysely';
import { startApi, type Answer, type Api, type Client } from '../harness/api.ts';
import { until } from '../harness/waiting.ts';

let api: Api;
let manager: Client;
let director: Client;
beforeAll(async () => {
  // Four reads of staff, three of anybody else, two that pages ask by themselves.
  api = await startApi({ withWorker: false, env: { API_CALLS_IN_HAND: '4' } });
  [manager, director] = [await api.staff('kristina', ['manager']), await api.applicant()];
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

const SENT_AWAY = {
  status: 503,
  body: {
    code: 'overloaded',
    ErrorDescription: 'Sistema šiuo metu labai apkrauta. Bandykite po kelių sekundžių',
  },
};

const poll = () => manager.get('/api/Notifications/GetUnreadCount', { once: true });
const applicants = () => director.get('/api/Users/Me', { once: true });
const staff = () => manager.get('/api/Request/GetAssessorsList', { once: true });

test('pages that ask by themselves are sent away first, then applicants, then staff; actions are counted apart', async () => {
  const views: Promise<Answer>[] = [];
  await api.database.db.transaction().execute(async (held) => {
    await sql`lock table saved_view in access exclusive mode`.execute(held);
    const waiting = async (): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks
        where relation = 'saved_view'::regclass and not granted`.execute(held);
      return rows[0]!.count;
    };
    const inHand = async (count: number): Promise<void> => {
      while (views.length < count) views.push(manager.get('/api/BackOffice/GetSavedViews'));
      await until(async () => (await waiting()) === count);
    };
    await inHand(1);
    expect((await poll()).status).toBe(200);
    await inHand(2);
    const answer = await poll();
    expect(answer).toMatchObject(SENT_AWAY);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect((await applicants()).status).toBe(200);
    await inHand(3);
    expect(await applicants()).toMatchObject(SENT_AWAY);
    expect((await staff()).status).toBe(200);
    await inHand(4);
    expect(await staff()).toMatchObject(SENT_AWAY);
    const settings = { muted: [], digestAt: null };
    expect((await manager.post('/api/Users/SaveMailSettings', { json: settings, once: true })).status).toBe(
      200,
    );
  });
  expect((await Promise.all(views)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  for (const again of [poll, applicants, staff]) expect((await again()).status).toBe(200);
  expect(api.logs()).toContain('"overloaded"');
  expect(api.logs()).not.toContain('call failed');
}, 60_000);

test('whoever sends slowly keeps nobody out', async () => {
  const { hostname, port } = new URL(api.url);
  const slow: Socket[] = [];
  try {
    for (let count = 0; count < 6; count += 1) {
      const socket = connect(Number(port), hostname);
      slow.push(socket);
      await once(socket, 'connect');
      const headers = { ...manager.headers(), 'Content-Type': 'application/json', 'Content-Length': '100' };
      const lines = Object.entries({ Host: `${hostname}:${port}`, Expect: '100-continue', ...headers });
      socket.write(
        `POST /api/Users/SaveMailSettings HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n{`,
      );
      // „100 Continue“: the portal has begun with this call.
      await once(socket, 'data');
    }
    const settings = { muted: [], digestAt: null };
    expect((await manager.post('/api/Users/SaveMailSettings', { json: settings, once: true })).status).toBe(
      200,
    );
    expect((await staff()).status).toBe(200);
  } finally {
    for (const socket of slow) socket.destroy();
  }
}, 60_000);
