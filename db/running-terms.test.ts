import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { countManagerRequests } from './queries/manager-requests.ts';
import { strayTerms } from '../tests/harness/clocks.ts';
import { createDatabase, type TestDatabase } from '../tests/harness/database.ts';
import { addManyRequests } from '../tests/harness/many-requests.ts';
import { makePaidLoan } from '../tests/harness/paid-loan.ts';
import { addStaff } from '../tests/harness/people.ts';

let database: TestDatabase;
let requestId: number;
let staffId: string;
beforeAll(async () => {
  database = await createDatabase();
  staffId = await addStaff(database.db, 'kristina');
  requestId = (await addManyRequests(database.db, ['300000001', '300000002']))[0]!;
}, 60_000);
afterAll(async () => database?.drop());

const paused = `'[{"from": "2026-11-01T08:00:00Z", "to": null}]'`;
const resumed = `'[{"from": "2026-11-01T08:00:00Z", "to": "2026-11-03T08:00:00Z"}]'`;

/** Ways of a clock, one after another; what the list then calls overdue. */
const WAYS: readonly (readonly [string, string, number])[] = [
  [
    'a term of ours that has ended starts late',
    `insert into clock (request_id, kind, length, started_at, due_at, calendar_version)
    values ($id, 'evaluation', 20, now() - interval '30 days', now() - interval '1 second', 'test')`,
    1,
  ],
  ['it pauses', `update clock set pauses = ${paused} where kind = 'evaluation'`, 0],
  [
    'its end moves while it is paused',
    `update clock set due_at = now() - interval '1 hour' where kind = 'evaluation'`,
    0,
  ],
  ['it goes on', `update clock set pauses = ${resumed} where kind = 'evaluation'`, 1],
  ['its end moves on', `update clock set due_at = now() + interval '1 day' where kind = 'evaluation'`, 0],
  ['its end moves back', `update clock set due_at = now() - interval '1 day' where kind = 'evaluation'`, 1],
  ['it stops', `update clock set stopped_at = now() where kind = 'evaluation'`, 0],
  ['it runs again', `update clock set stopped_at = null where kind = 'evaluation'`, 1],
  [
    'a second one of ours is over as well',
    `insert into clock (request_id, kind, length, started_at, due_at, calendar_version)
    values ($id, 'decisionNotice', 2, now() - interval '9 days', now() - interval '5 days', 'test')`,
    1,
  ],
  ['the first is gone', `delete from clock where kind = 'evaluation'`, 1],
  [
    'only a term of the applicant is over',
    `update clock set kind = 'correction', stopped_at = now() where kind = 'decisionNotice';
    insert into clock (request_id, kind, length, started_at, due_at, calendar_version)
    values ($id, 'additionalDocuments', 20, now() - interval '40 days', now() - interval '5 days', 'test')`,
    0,
  ],
];

test('what is overdue is what a running term of ours says, through every change of its clock', async () => {
  const seen: unknown[] = [];
  for (const [what, change] of WAYS) {
    await sql.raw(change.replaceAll('$id', String(requestId))).execute(database.db);
    seen.push([what, await overdue(), await strayTerms(database.db)]);
  }
  expect(seen).toEqual(WAYS.map(([what, , count]) => [what, count, []]));
});

test('a pay-out that is late makes its request overdue, until it is paid', async () => {
  await makePaidLoan(database.db, requestId, staffId);
  expect(await overdue()).toBe(1);
  expect(await strayTerms(database.db)).toEqual([]);
  await sql`update payment_clock set stopped_at = now()`.execute(database.db);
  expect(await overdue()).toBe(0);
  expect(await strayTerms(database.db)).toEqual([]);
});

async function overdue(): Promise<number> {
  const viewer = { userId: staffId, roles: ['manager'] };
  return countManagerRequests(database.db, { filter: { queue: { overdue: true } }, viewer });
}
