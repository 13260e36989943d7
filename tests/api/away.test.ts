import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApi, type Api, type Client } from '../harness/api.ts';

let late: Api, down: Api;
let waiting: Client, stranded: Client;
beforeAll(async () => {
  [late, down] = await Promise.all([
    startApi({ withWorker: false, deadlineMs: 1_500 }),
    startApi({ withWorker: false, env: { TEMPORAL_ADDRESS: '127.0.0.1:1' } }),
  ]);
  waiting = await late.applicant();
  stranded = await down.applicant();
}, 60_000);
afterAll(async () => {
  await Promise.all([late?.close(), down?.close()]);
}, 60_000);

describe('an engine that answers late', () => {
  test('gives 202: ask again with the same key, nothing is lost', async () => {
    const answer = await waiting.post('/api/Request/Start', { json: {}, key: 'late-start-01', once: true });
    expect(answer).toMatchObject({ status: 202, body: { pending: true } });
    expect(answer.headers.get('location')).toBe('/api/Request/Start');
    expect(answer.headers.get('retry-after')).toBe('1');
    const drawn = () =>
      late.database.db
        .selectFrom('idempotency')
        .select('allocated_id')
        .where('key', '=', 'late-start-01')
        .executeTakeFirstOrThrow();
    const before = await drawn();
    const again = await waiting.post('/api/Request/Start', { json: {}, key: 'late-start-01', once: true });
    expect(again.status).toBe(202);
    expect(await drawn()).toEqual(before);
  }, 30_000);
});

describe('an engine that is away', () => {
  test('refuses actions at once with 503 and Retry-After, while reading goes on', async () => {
    const began = Date.now();
    const answer = await stranded.post('/api/Request/Start', { json: {} });
    expect(answer).toMatchObject({ status: 503, body: { code: 'engineUnavailable' } });
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(2);
    // Long before a call that was begun would be given up (8 s).
    expect(Date.now() - began).toBeLessThan(7_000);
    expect((await stranded.get('/api/Request/List')).status).toBe(200);
    expect((await stranded.get('/api/Request/GetGeneralInfo')).status).toBe(200);
    expect((await fetch(`${down.url}/readyz`)).status).toBe(200);
  }, 30_000);

  test('wrong roles and unknown requests are still told as such', async () => {
    const staff = await down.staff('egle');
    expect((await staff.post('/api/Request/HandOver?requestId=1')).status).toBe(404);
    expect((await staff.post('/api/Request/Approve', { json: { RequestId: 1 } })).status).toBe(403);
  });
});
