import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { loadCalendar } from '../../db/queries/clocks.ts';
import * as define from '../../workflows/definitions.ts';
import { failureCode, type Case } from '../harness/case.ts';
import * as journey from '../harness/journey.ts';
import { surroundings, type Surroundings } from '../harness/surroundings.ts';
import { until } from '../harness/waiting.ts';
import { move } from '../harness/without-engine.ts';

let around: Surroundings;
beforeAll(async () => {
  around = await surroundings();
}, 120_000);
afterAll(() => around?.close());

/** A returned request whose workflow has not heard of it: the commit is there, its answer was lost on the way. */
async function returnedUnheard(): Promise<{ one: Case; seenVersion: number; formVersion: number }> {
  const { world, staff } = around;
  const one = await journey.toSubmitted(world);
  await until(async () => (await one.handle.query(define.getState)).jobs.length === 0);
  const context = { clocks: await loadCalendar(world.db, null), callPeriodClosed: false };
  const outcome = await move({ db: world.db, context, storageDir: world.storageDir }, one.requestId, {
    action: 'return',
    actorId: staff.assessor.actorId,
    roles: staff.assessor.roles,
    input: { comment: 'Patikslinkite sumą' },
  });
  expect(outcome.kind).toBe('done');
  const row = (await one.row())!;
  expect(row.status).toBe(5);
  expect((await one.handle.query(define.getState)).version).toBe(row.version - 1);
  const { form_version: formVersion } = await world.db
    .selectFrom('loan_request_form')
    .select('form_version')
    .where('request_id', '=', one.requestId)
    .executeTakeFirstOrThrow();
  return { one, seenVersion: row.version, formVersion };
}

describe('a workflow that trails its row', () => {
  test('does not refuse a command by the status it holds: the database decides', async () => {
    const { one, seenVersion, formVersion } = await returnedUnheard();
    const input = { formVersion };
    const blind = one.act(one.applicant, 'submit', { input });
    expect(await blind.then(() => 'done', failureCode)).toBe('wrongStatus');
    expect(await one.act(one.applicant, 'submit', { input, seenVersion })).toMatchObject({
      status: 2,
      version: seenVersion + 1,
    });
    expect(await one.handle.query(define.getState)).toMatchObject({ status: 2, version: seenVersion + 1 });
  }, 60_000);

  test('still refuses what the row does not allow', async () => {
    const { one, seenVersion } = await returnedUnheard();
    const refused = (action: 'handOver' | 'setCompanySize', who: 'assessor' | 'approver') =>
      one
        .act(around.staff[who], action, { seenVersion, input: { companySizeTypeId: 2 } })
        .then(() => 'done', failureCode);
    expect(await refused('handOver', 'assessor')).toBe('wrongStatus');
    expect(await refused('setCompanySize', 'approver')).toBe('wrongRole');
  }, 60_000);

  test('reads the row before it judges an evaluation', async () => {
    const { one, seenVersion } = await returnedUnheard();
    const evaluate = (seen?: number) => {
      const commandId = randomUUID();
      const { actorId, roles } = one.applicant;
      return one.handle.executeUpdate(define.evaluate, {
        args: [{ commandId, kind: 'applicant', actorId, roles, seenVersion: seen }],
        updateId: commandId,
      });
    };
    expect(await evaluate().then(() => 'done', failureCode)).toBe('wrongStatus');
    expect((await evaluate(seenVersion)).evaluationId).toEqual(expect.any(String));
    expect(await one.handle.query(define.getState)).toMatchObject({ status: 5, version: seenVersion });
  }, 60_000);
});
