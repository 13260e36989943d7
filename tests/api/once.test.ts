import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { once } from '../../api/http/idempotency.ts';
import { EngineDown, EngineRefusal } from '../../api/temporal.ts';
import { claimKey, renewClaim, type Call } from '../../db/queries/idempotency.ts';
import { until } from '../harness/waiting.ts';
import { api, director, openPayments, signedLoan, submitted } from './payment-ground.ts';

beforeAll(openPayments, 120_000);
afterAll(async () => await api?.close(), 60_000);

const db = () => api.database.db;
const countRequests = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from loan_request`.execute(db())).rows[0]!.n;

const callOf = async (key: string): Promise<Call> =>
  (
    await sql<Call>`select actor, key, request_hash as "requestHash" from idempotency where key = ${key}`.execute(
      db(),
    )
  ).rows[0]!;

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

  test('whose process died is settled seconds after it last spoke', async () => {
    const key = 'silent-start-1';
    const first = await director.post('/api/Request/Start', { json: {}, key });
    const silentFor = (seconds: number) =>
      sql`update idempotency set completed_at = null, status = null, body = null,
        claimed_at = now() - make_interval(secs => ${seconds}) where key = ${key}`.execute(db());
    await silentFor(1);
    expect(await claimKey(db(), await callOf(key))).toEqual({ state: 'running' });
    await silentFor(4);
    const again = await director.post('/api/Request/Start', { json: {}, key, once: true });
    expect(again.body).toEqual(first.body);
  });

  test('is held as long as somebody works on it, and is free when that failed', async () => {
    const call = { actor: 'test', key: 'long-work-1', requestHash: 'the same' };
    const claimedAt = async () =>
      (
        await db()
          .selectFrom('idempotency')
          .select('claimed_at')
          .where('key', '=', call.key)
          .executeTakeFirst()
      )?.claimed_at;
    const working = once(db(), call, async () => {
      const begun = await claimedAt();
      // As if the claim were old already: whoever works on it speaks for it again.
      await sql`update idempotency set claimed_at = now() - interval '1 hour' where key = ${call.key}`.execute(
        db(),
      );
      await until(async () => (await claimedAt())! > begun!);
      expect(await claimKey(db(), call)).toEqual({ state: 'running' });
      throw new Error('came to nothing');
    });
    await expect(working).rejects.toThrow('came to nothing');
    const released = await claimedAt();
    await renewClaim(db(), call);
    expect(await claimedAt()).toEqual(released);
    expect(await claimKey(db(), call)).toMatchObject({ state: 'mine' });
  });

  test('that died before its answer was kept is done again without doing it twice', async () => {
    const before = await countRequests();
    const first = await director.post('/api/Request/Start', { json: {}, key: 'crashed-start-1' });
    // What the database looks like when the process ended between the command and its answer.
    await sql`update idempotency set completed_at = null, status = null, body = null, claimed_at = now() - interval '4 seconds'
      where key = 'crashed-start-1'`.execute(db());
    const again = await director.post('/api/Request/Start', { json: {}, key: 'crashed-start-1' });
    expect(again.body).toEqual(first.body);
    expect(await countRequests()).toBe(before + 1);

    const id = first.body.requestId as number;
    await director.delete(`/api/Request/Delete?requestId=${id}`, { key: 'crashed-delete-1' });
    await sql`update idempotency set completed_at = null, status = null, body = null, claimed_at = now() - interval '4 seconds'
      where key = 'crashed-delete-1'`.execute(db());
    const deleted = await director.delete(`/api/Request/Delete?requestId=${id}`, { key: 'crashed-delete-1' });
    expect(deleted).toMatchObject({ status: 200, body: { status: null } });
  });

  test.each([
    ['the engine is away', () => new EngineDown('away')],
    ['it was asked again and refused', () => new EngineRefusal('wrongStatus')],
  ])('whose answer is lost on the way is answered from the log: %s', async (_why, failure) => {
    const { engine } = api.deps;
    const lost = async (made: Promise<unknown>): Promise<never> => {
      await made;
      throw failure();
    };
    const [loan, before] = [await signedLoan(), await countRequests()];
    try {
      api.deps.engine = {
        ...engine,
        begin: (id, command) => lost(engine.begin(id, command)),
        command: (id, command) => lost(engine.command(id, command)),
        beginPayment: (id, command) => lost(engine.beginPayment(id, command)),
        payment: (id, command) => lost(engine.payment(id, command)),
      };
      const begun = await director.post('/api/Request/Start', { json: {}, once: true });
      expect(begun).toMatchObject({ status: 200, body: { status: 1 } });
      const path = `/api/Request/Delete?requestId=${begun.body.requestId}`;
      expect(await director.delete(path, { once: true })).toMatchObject({
        status: 200,
        body: { status: null },
      });
      await submitted(loan);
    } finally {
      api.deps.engine = engine;
    }
    expect(await countRequests()).toBe(before + 1);
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
