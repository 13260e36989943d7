import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { Case } from '../harness/case.ts';
import { validForm } from '../harness/form.ts';
import * as journey from '../harness/journey.ts';
import { saveForm } from '../harness/people.ts';
import { surroundings, type Surroundings } from '../harness/surroundings.ts';
import { until } from '../harness/waiting.ts';

let around: Surroundings;
beforeAll(async () => {
  around = await surroundings({ REGISTER_PATIENCE: '30' });
}, 120_000);
afterAll(() => around?.close());

async function evaluated(company: string): Promise<{ one: Case; decision: string | null }> {
  const one = await Case.prepare(around.world, company);
  await one.start();
  await saveForm(around.world.db, one.requestId, validForm({ company }));
  return { one, decision: await one.evaluate() };
}

const steps = async () => {
  const { rows } = await sql<{ register: string; state: string; error_code: string | null }>`
    select t.register, t.state, t.error_code from register_step t where t.run_id =
      (select id from register_run order by started_at desc limit 1)`.execute(around.world.db);
  return rows;
};

describe('registers and the evaluation', () => {
  test('the registers are asked side by side and the rules accept', async () => {
    const { decision } = await evaluated('linija');
    expect(decision).toBe('Accepted');
    expect((await steps()).every(({ state }) => state === 'answered')).toBe(true);
  });

  test('a company that does not meet the criteria goes from 1 to 6, and may be deleted', async () => {
    const { one, decision } = await evaluated('bankrotas');
    expect(decision).toBe('Denied');
    await until(async () => (await one.row())?.status === 6);
    expect((await one.events()).at(-1)).toMatchObject({ action: 'evaluate', to_status: 6 });
    expect(await one.act(one.applicant, 'delete')).toMatchObject({ status: null });
  });

  test('a register that stays down fails its own step; the run ends and the rule says that data are missing', async () => {
    const { one, decision } = await evaluated('jar-neveikia');
    expect(decision).toBe('DataIsMissing');
    expect((await one.row())?.status).toBe(1);
    const found = await steps();
    expect(found.filter(({ state }) => state === 'failed')).toEqual([
      { register: 'legal-entities', state: 'failed', error_code: 'unavailable' },
    ]);
    const { rows } = await sql`select 1 from register_run where state = 'inProgress'`.execute(
      around.world.db,
    );
    expect(rows).toEqual([]);
  }, 90_000);

  test('a hit in the lists opens a review and does not decide', async () => {
    const one = await Case.prepare(around.world, 'tekstile');
    await one.start();
    await one.submit(validForm({ company: 'tekstile' }));
    await until(async () => (await one.row())?.aml_check_result_id === 3, { what: 'the screening' });
    expect(await one.tasks()).toContain('amlReview');
    await one.act(around.staff.assessor, 'setAssessor', { input: { userId: around.staff.assessor.actorId } });
    expect(await one.tasks()).toEqual(['amlReview', 'assess']);
  });

  test('a screening that is down flags nothing at once and passes later', async () => {
    const { standIns, world } = around;
    const control = (mode: string) =>
      fetch(`${standIns.urls.screening}/__control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mode }),
      });
    await control('failing');
    const one = await journey.toSubmitted(world);
    await until(async () => ((await one.handle.describe()).raw.pendingActivities?.[0]?.attempt ?? 0) > 1);
    expect((await one.row())?.stuck_code).toBeNull();
    await control('normal');
    await until(async () => (await one.row())?.aml_check_result_id === 1, { what: 'the screening' });
  });
});
