import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { claimKey } from '../../db/queries/idempotency.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';

let api: Api;
let director: Client;
beforeAll(async () => {
  api = await startApi();
  director = await api.applicant();
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

const db = () => api.database.db;
const countRequests = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from loan_request`.execute(db())).rows[0]!.n;

describe('a call with an Idempotency-Key', () => {
  test('without the key is refused', async () => {
    const answer = await director.post('/api/Request/Start', { json: {}, key: null });
    expect(answer).toMatchObject({ status: 400, body: { code: 'idempotencyKeyMissing' } });
    expect(await director.post('/api/Request/Start', { json: {}, key: 'short' })).toMatchObject({
      status: 400,
    });
  });

  test('happens once for ten clicks at the same time, and every click gets the same answer', async () => {
    const before = await countRequests();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        director.post('/api/Request/Start', { json: {}, key: 'ten-clicks-1' }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.requestId as number)).size).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true').length).toBe(9);
    expect(await countRequests()).toBe(before + 1);
  });

  test('is replayed later with its ETag, and the key is refused for another request', async () => {
    const first = await director.post('/api/Request/Start', { json: {}, key: 'replayed-1' });
    const again = await director.post('/api/Request/Start', { json: {}, key: 'replayed-1' });
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('etag')).toBe('"1"');
    const other = await director.delete(`/api/Request/Delete?requestId=${first.body.requestId}`, {
      key: 'replayed-1',
    });
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotencyKeyReused' } });
  });

  test('of another person is another call', async () => {
    const other = await api.applicant('tekstile');
    const mine = await director.post('/api/Request/Start', { json: {}, key: 'shared-key-1' });
    const theirs = await other.post('/api/Request/Start', { json: {}, key: 'shared-key-1' });
    expect(theirs.status).toBe(200);
    expect(theirs.body.requestId).not.toBe(mine.body.requestId);
  });

  test('whose process died after the command was logged is settled in seconds; one that is not in the log still waits', async () => {
    const first = await director.post('/api/Request/Start', { json: {}, key: 'logged-start-1' });
    const diedAgo = (seconds: number) =>
      sql`update idempotency set completed_at = null, status = null, body = null,
        claimed_at = now() - make_interval(secs => ${seconds}) where key = 'logged-start-1'`.execute(db());
    const logged = await sql<{ commandId: string; actor: string; requestHash: string }>`
      select l.command_id as "commandId", i.actor, i.request_hash as "requestHash" from command_log l, idempotency i
      where l.request_id = ${first.body.requestId} and i.key = 'logged-start-1'`.execute(db());
    const call = { key: 'logged-start-1', ...logged.rows[0]! };
    await diedAgo(3);
    expect(await claimKey(db(), call)).toEqual({ state: 'running' });
    await diedAgo(6);
    expect(await claimKey(db(), { ...call, commandId: 'nobody’s' })).toEqual({ state: 'running' });
    await diedAgo(6);
    const again = await director.post('/api/Request/Start', { json: {}, key: 'logged-start-1', once: true });
    expect(again.body).toEqual(first.body);
  });

  test('that died before its answer was kept is done again without doing it twice', async () => {
    const before = await countRequests();
    const first = await director.post('/api/Request/Start', { json: {}, key: 'crashed-start-1' });
    // What the database looks like when the process ended between the command and its answer.
    await sql`update idempotency set completed_at = null, status = null, body = null, claimed_at = now() - interval '16 seconds'
      where key = 'crashed-start-1'`.execute(db());
    const again = await director.post('/api/Request/Start', { json: {}, key: 'crashed-start-1' });
    expect(again.body).toEqual(first.body);
    expect(await countRequests()).toBe(before + 1);

    const id = first.body.requestId as number;
    await director.delete(`/api/Request/Delete?requestId=${id}`, { key: 'crashed-delete-1' });
    await sql`update idempotency set completed_at = null, status = null, body = null, claimed_at = now() - interval '16 seconds'
      where key = 'crashed-delete-1'`.execute(db());
    const deleted = await director.delete(`/api/Request/Delete?requestId=${id}`, { key: 'crashed-delete-1' });
    expect(deleted).toMatchObject({ status: 200, body: { status: null } });
  });

  test('that was not valid leaves the key free', async () => {
    const { body } = await director.post('/api/Request/Start', { json: {} });
    const comment = (text: string) =>
      director.post('/api/Request/SaveUserComment', {
        json: { requestId: body.requestId, comment: text },
        key: `free-key-${text.length > 0}`,
      });
    expect((await comment('')).body.errors).toEqual({ comment: ['privalote užpildyti komentaro lauką'] });
    expect((await comment('')).status).toBe(400);
    expect((await comment('Laukiame sprendimo')).status).toBe(200);
  });
});

describe('versions', () => {
  test('a stale If-Match is refused, and the newest event is named', async () => {
    const { body } = await director.post('/api/Request/Start', { json: {} });
    const stale = await director.delete(`/api/Request/Delete?requestId=${body.requestId}`, { version: 7 });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'versionConflict', latest: { action: 'start' } },
    });
    expect(
      (await director.delete(`/api/Request/Delete?requestId=${body.requestId}`, { version: 1 })).status,
    ).toBe(200);
  });

  test('a draft saved by another window is refused with the version that is stored', async () => {
    const { body } = await director.post('/api/Request/Start', { json: {} });
    const save = (formVersion: number) =>
      director.post('/api/Request/SaveDraft', {
        json: { requestSystemInfo: { RequestId: body.requestId }, formVersion },
      });
    const [one, two] = await Promise.all([save(0), save(0)]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    const loser = one.status === 409 ? one : two;
    expect(loser.body).toMatchObject({ code: 'formVersionMatches', formVersion: 1 });
  });
});
