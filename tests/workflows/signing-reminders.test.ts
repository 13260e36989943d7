// With days of its own length: two marks are a day apart, and a machine that stands still for a second must not join them.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as journey from '../harness/journey.ts';
import { surroundings, type Surroundings } from '../harness/surroundings.ts';
import { until } from '../harness/waiting.ts';

const DAY_SECONDS = 3;

describe('the term of signing', () => {
  let around: Surroundings;
  beforeAll(async () => {
    around = await surroundings({ WORKING_DAY_SECONDS: String(DAY_SECONDS) });
  }, 120_000);
  afterAll(() => around?.close());

  test('a contract nobody signs goes back to 3, after its reminders', async () => {
    const { world, staff } = around;
    const one = await journey.toSubmitted(world);
    await journey.approve(one, staff);
    await journey.sendContract(one, staff);
    await until(async () => (await one.row())?.status === 3, {
      timeoutMs: 90_000,
      what: 'the end of the term',
    });
    const last = (await one.events()).at(-1);
    expect(last).toMatchObject({
      action: 'signingExpired',
      actor_role: 'system',
      from_status: 7,
      to_status: 3,
    });
    const mails = await world.db
      .selectFrom('outbox')
      .select(['kind', 'created_at'])
      .where('request_id', '=', one.requestId)
      .where('recipient', '<>', 'sutartys@example.test')
      .orderBy('created_at')
      .execute();
    const kinds = mails.map(({ kind }) => kind);
    const clock = await world.db
      .selectFrom('clock')
      .select('due_at')
      .where('request_id', '=', one.requestId)
      .where('kind', '=', 'applicantSigns')
      .executeTakeFirstOrThrow();
    const before = mails
      .filter(({ kind }) => kind === 'signingReminder')
      .map(({ created_at }) => (clock.due_at.getTime() - created_at.getTime()) / (1_000 * DAY_SECONDS));
    expect(before).toHaveLength(3);
    // Marks 5, 2 and 1 days before the end; each mail goes after its own and before the next.
    for (const [index, [mark, next]] of [
      [5, 2],
      [2, 1],
      [1, 0],
    ].entries()) {
      expect(before[index]).toBeLessThanOrEqual(mark!);
      expect(before[index]).toBeGreaterThan(next!);
    }
    expect(kinds.filter((kind) => kind === 'signingExpired')).toHaveLength(1);
    expect(await one.tasks()).toEqual(['prepareContract']);
    const contracts = await world.db
      .selectFrom('document')
      .select('state')
      .where('request_id', '=', one.requestId)
      .where('kind', '=', 'Contract')
      .execute();
    expect(contracts.map(({ state }) => state)).toEqual(['void']);
  });
});
