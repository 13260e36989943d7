import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { sql } from 'kysely';
import { AdapterError } from '../../activities/adapters/adapter-error.ts';
import { sharedGate } from '../../activities/adapters/register-gate.ts';
import { registerGuards } from '../../activities/adapters/register-guard.ts';
import { SharedCounts } from '../../api/http/shared-counts.ts';
import { removeOldCounts } from '../../db/queries/call-counts.ts';
import { connect } from '../../db/connect.ts';
import { REGISTER_POLICIES } from '../../domain/registers/policies.ts';
import { createDatabase, type TestDatabase } from '../harness/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

describe('calls of one caller at two api processes', () => {
  // All counts of a test are of one minute of the clock.
  beforeEach(
    () =>
      void jest.useFakeTimers({
        now: Date.UTC(2026, 0, 5, 10),
        doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
      }),
  );
  afterAll(() => void jest.useRealTimers());
  const two = (name: string, limit: number, db = database.db) =>
    [new SharedCounts(db, { name, limit }), new SharedCounts(db, { name, limit })] as const;
  const hitsOf = async (one: SharedCounts, times: number, key = 'caller'): Promise<number> => {
    let hits = 0;
    for (let n = 0; n < times; n += 1) hits = (await one.increment(key)).totalHits;
    return hits;
  };

  test('count together to the call where the limit is small', async () => {
    const [one, other] = two('few', 12);
    await hitsOf(one, 7);
    expect(await hitsOf(other, 4)).toBe(11);
    expect(await hitsOf(one, 1)).toBe(12);
    expect(await hitsOf(other, 1, 'somebody else')).toBe(1);
  });

  test('count together within a fiftieth where it is large, and most calls cost no statement', async () => {
    const [one, other] = two('many', 600);
    await hitsOf(one, 300);
    const seen = await hitsOf(other, 300);
    expect(seen).toBeGreaterThanOrEqual(600 - 12);
    expect(seen).toBeLessThanOrEqual(600);
    const { rows } = await sql<{ writes: number }>`
      select sum(hits)::int as writes from call_count where hits = 600`.execute(database.db);
    expect(rows[0]!.writes).toBe(600);
  });

  test('asked at once are each counted once', async () => {
    const [one, other] = two('race', 50);
    await Promise.all(Array.from({ length: 100 }, (_, n) => (n % 2 ? one : other).increment('caller')));
    expect(await hitsOf(one, 1)).toBe(101);
  });

  test('begin anew with the next minute, and what is old is removed', async () => {
    const [one, other] = two('minutes', 12);
    await hitsOf(one, 9);
    jest.setSystemTime(Date.UTC(2026, 0, 5, 10, 1));
    expect(await hitsOf(other, 1)).toBe(1);
    await removeOldCounts(database.db, new Date(Date.UTC(2026, 0, 5, 10, 30)));
    expect(await database.db.selectFrom('call_count').selectAll().execute()).toEqual([]);
  });

  test('are counted by each process for itself while the database is away', async () => {
    const away = connect('postgres://nobody@127.0.0.1:1/nowhere', { max: 1 });
    const [one] = two('away', 12, away);
    expect(await hitsOf(one, 5)).toBe(5);
    await away.destroy();
  });

  test('do not tell in the database who called', async () => {
    const [one] = two('private', 12);
    await hitsOf(one, 1, '192.0.2.77');
    const rows = await database.db.selectFrom('call_count').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('192.0.2.77');
  });
});

describe('a register asked by two workers', () => {
  const register = 'accounts' as const;
  const policy = {
    ...REGISTER_POLICIES[register],
    perSecond: 4,
    breaker: { calls: 4, share: 0.5, openMs: 30_000 },
  };
  const worker = () =>
    registerGuards({
      policies: { ...REGISTER_POLICIES, [register]: policy },
      report: () => undefined,
      gate: sharedGate(database.db),
    })(register);
  const failing = () => Promise.reject(new AdapterError('unavailable', register));
  const codeOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'answered',
      (error: unknown) => (error instanceof AdapterError ? error.code : error),
    );
  beforeEach(() => database.db.deleteFrom('register_gate').execute());

  test('is asked by both together no more often than its policy says', async () => {
    const [one, other] = [worker(), worker()];
    const begun: number[] = [];
    const asked = Array.from({ length: 12 }, (_, n) =>
      codeOf((n % 2 ? one : other)(async () => void begun.push(Date.now()))),
    );
    const outcomes = await Promise.all(asked);
    // A turn each quarter of a second, and nobody waits for longer than one: five at most, the others come again.
    expect(outcomes.filter((code) => code === 'answered').length).toBeGreaterThanOrEqual(3);
    expect(outcomes.filter((code) => code === 'rateLimited').length).toBeGreaterThanOrEqual(7);
    expect(begun.length).toBeLessThanOrEqual(5);
  });

  test('that one found in trouble is not asked by the other either', async () => {
    const [one, other] = [worker(), worker()];
    for (let n = 0; n < 2; n += 1) await codeOf(one(failing));
    let wasAsked = false;
    const error: unknown = await other(async () => {
      wasAsked = true;
    }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'breakerOpen' });
    expect((error as AdapterError).retryAfterMs).toBeGreaterThan(20_000);
    expect(wasAsked).toBe(false);
  });

  test('that asks one for a pause has it from both', async () => {
    const [one, other] = [worker(), worker()];
    await codeOf(one(() => Promise.reject(new AdapterError('rateLimited', register, 9_000))));
    const error: unknown = await other(async () => undefined).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'rateLimited' });
    expect((error as AdapterError).retryAfterMs).toBeGreaterThan(5_000);
  });
});
