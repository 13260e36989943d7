import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { validForm } from '../harness/form.ts';
import { acceptedDraft, askRegisters } from '../harness/over-http.ts';

let api: Api;
let director: Client;

beforeAll(async () => {
  api = await startApi();
  director = await api.applicant();
  await askRegisters(director);
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

const versionOf = async (id: number): Promise<number> =>
  (await director.get(`/api/Request/Get?requestId=${id}`)).body.formVersion as number;

async function saveCompany(id: number, change: object = {}) {
  const CompanyData = { ...(validForm().CompanyData as object), ...change };
  const formVersion = await versionOf(id);
  return director.post('/api/company/save', { json: { RequestId: id, formVersion, CompanyData } });
}

test('the decision is that of the answers stored now: another one is said to be stale', async () => {
  const id = await acceptedDraft(api, director);
  const before = await versionOf(id);
  const same = await saveCompany(id);
  expect(same.body).toMatchObject({
    saved: true,
    error: null,
    decision: 'Accepted',
    stale: false,
    formVersion: before,
  });
  const changed = await saveCompany(id, { NumberOfEmployees: 7 });
  expect(changed.body).toMatchObject({
    saved: false,
    error: null,
    decision: null,
    stale: true,
    formVersion: before + 1,
  });
  const { body } = await director.get(`/api/Request/Get?requestId=${id}`);
  expect(body.CompanyData.NumberOfEmployees).toBe(7);
  await sql`update evaluation set decision = 'Denied', form_version = ${before + 1}
    where request_id = ${id}`.execute(api.database.db);
  expect((await saveCompany(id, { NumberOfEmployees: 7 })).body).toMatchObject({
    saved: false,
    error: 'Denied',
    decision: 'Denied',
    stale: false,
  });
}, 60_000);

test('suppliers above the maximum are all stored and refused, none is dropped without a word', async () => {
  const id = (await director.post('/api/Request/Start', { json: {} })).body.requestId as number;
  const [supplier] = validForm().suppliers as object[];
  const suppliers = Array.from({ length: 7 }, (_, at) => ({ ...supplier, name: `Tiekėjas ${at + 1}` }));
  const json = { requestSystemInfo: { RequestId: id }, formVersion: 0, ...validForm(), suppliers };
  expect(await director.post('/api/Request/SaveDraft', { json })).toMatchObject({ status: 200 });
  const { body } = await director.get(`/api/Request/Get?requestId=${id}`);
  expect(body.suppliers).toHaveLength(7);
  expect(await director.post('/api/Request/Save', { json: { ...json, formVersion: 1 } })).toMatchObject({
    status: 400,
    body: { errors: { suppliers: ['Daugiausia eilučių: 5. Pašalinkite nereikalingas'] } },
  });
}, 60_000);

test('CanCreateOrSubmit judges the sector of the form, also of one not saved yet', async () => {
  const start = (sectorType: number) =>
    director.post('/api/Request/Start', { json: { schemeCode: 'covid', sectorType } });
  const first = (await start(2)).body.requestId as number;
  const second = (await start(1)).body.requestId as number;
  const may = async (requestId: number, sectorType?: number) =>
    (await director.post('/api/Request/CanCreateOrSubmit', { json: { requestId, sectorType } }))
      .body as object;
  const choose = (id: number, sector: number) =>
    sql`update loan_request_form set form = ${JSON.stringify({ LoanInfo: { SectorType: sector } })}::jsonb
      where request_id = ${id}`.execute(api.database.db);
  await choose(second, 3);
  expect(await may(second)).toMatchObject({ allowed: true, code: null });
  // As if the first had been submitted: accommodation and catering are one sector.
  await api.database.db.transaction().execute(async (tx) => {
    await sql`select set_config('portal.transition', 'on', true)`.execute(tx);
    await sql`update loan_request set status = 2 where id = ${first}`.execute(tx);
  });
  expect(await may(second)).toMatchObject({
    allowed: false,
    code: 'oneRequestPerSector',
    ErrorDescription: 'Šiam sektoriui prašymą jau turite, antro teikti negalima',
  });
  expect(await may(second, 1)).toMatchObject({ allowed: true });
  await choose(second, 1);
  expect(await may(second)).toMatchObject({ allowed: true });
  expect(await may(second, 2)).toMatchObject({ allowed: false, code: 'oneRequestPerSector' });
  expect(await may(first)).toMatchObject({ allowed: true });
}, 60_000);
