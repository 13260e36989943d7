// Open data name no manager: a screening over them must not read as one that found the manager clean.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startPublicData, type PublicData } from '../../stack/stand-ins/public-data/service.ts';
import { Case } from '../harness/case.ts';
import { validForm } from '../harness/form.ts';
import { surroundings, type Surroundings } from '../harness/surroundings.ts';
import { until } from '../harness/waiting.ts';

let open: PublicData;
let around: Surroundings;
beforeAll(async () => {
  open = await startPublicData();
  around = await surroundings({ PUBLIC_REGISTER_URL: open.url });
}, 120_000);
afterAll(async () => {
  await around?.close();
  await open?.close();
});

test('a screening says of every company whose manager nobody named that it is not whole', async () => {
  const one = await Case.prepare(around.world, 'linija');
  await one.start();
  const [supplier] = validForm().suppliers as object[];
  const known = { name: 'UAB „Senasis fabrikas“', code: '900000030', registrationCountryId: 'LT' };
  await one.submit({ ...validForm({ company: 'linija' }), suppliers: [{ ...supplier, ...known }] });
  const run = () =>
    around.world.db
      .selectFrom('screening_run')
      .selectAll()
      .where('request_id', '=', one.requestId)
      .orderBy('started_at', 'desc')
      .executeTakeFirst();
  await until(async () => Boolean((await run())?.finished_at), { what: 'the screening', timeoutMs: 40_000 });
  // The applicant and its supplier.
  expect(await run()).toMatchObject({ outcome: 'answered', gaps: 2 });
  const checks = await around.world.db.selectFrom('aml_check').select(['subject_name', 'roles']).execute();
  expect(checks.flatMap(({ roles }) => roles)).not.toContain('supplierHead');
  // Known as a participant and as the sender, not as the head.
  expect(checks.find(({ subject_name: name }) => name === 'Ieva Sakalauskaitė')?.roles).toEqual([
    'controllingPerson',
    'representative',
  ]);
}, 90_000);
