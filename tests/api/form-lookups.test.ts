import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { companyByKey } from '../../stack/stand-ins/parties.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { validForm } from '../harness/index.ts';
import { askRegisters } from '../harness/over-http.ts';
import { until } from '../harness/waiting.ts';

let api: Api;
let director: Client, egle: Client;
const KNOWN = companyByKey('tekstile')!;
const NOBODY = '999999999';

beforeAll(async () => {
  api = await startApi();
  director = await api.applicant();
  egle = await api.staff('egle');
  await askRegisters(director);
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

const find = async (codes: readonly unknown[], who = director) =>
  who.post('/api/Company/Find', { json: { Codes: codes }, key: null });
const found = async (code: string): Promise<{ State: string; Name: string | null }> => {
  const ask = async () => ((await find([code])).body as { State: string; Name: string | null }[])[0]!;
  await until(async () => (await ask()).State !== 'Searching', { what: 'the register' });
  return ask();
};

describe('companies by their codes', () => {
  test('one the register knows has its name, one it does not know is not found', async () => {
    expect(await found(KNOWN.CompanyCode)).toEqual({
      Code: KNOWN.CompanyCode,
      State: 'Found',
      Name: KNOWN.CompanyName,
    });
    expect(await found(NOBODY)).toEqual({ Code: NOBODY, State: 'NotFound', Name: null });
  }, 60_000);

  test('no other register is asked about a stranger', async () => {
    const rows = await api.database.db
      .selectFrom('register_step as t')
      .innerJoin('register_run as r', 'r.id', 't.run_id')
      .innerJoin('register_subject as s', 's.id', 'r.subject_id')
      .select(['t.register'])
      .where('s.code', 'in', [KNOWN.CompanyCode, NOBODY])
      .execute();
    expect(rows.map(({ register }) => register)).toEqual(['legal-entities', 'legal-entities']);
  });

  test.each([[[]], [['12345678']], [['<script>1']], [[900000016]], [Array(11).fill(KNOWN.CompanyCode)]])(
    'bad codes no. %#',
    async (codes) => {
      expect((await find(codes)).status).toBe(400);
    },
  );

  test('only applicants ask', async () => {
    expect((await find([KNOWN.CompanyCode], egle)).status).toBe(403);
    expect((await find([KNOWN.CompanyCode], api.anybody)).status).toBe(401);
  });
});

describe('a controlling company that is not found', () => {
  test('stops the validated save with the words of the specification, and never the draft', async () => {
    const id = (await director.post('/api/Request/Start', { json: {} })).body.requestId as number;
    const form = validForm() as { pepData: Record<string, unknown> };
    const row = { country: 'LT', code: NOBODY, name: 'UAB „Nėra“', sharesPart: 30, votingPart: 30 };
    form.pepData.ControllingCompanies = [row];
    const body = (formVersion: number) => ({
      json: { requestSystemInfo: { RequestId: id }, formVersion, ...form },
    });
    const refused = await director.post('/api/Request/Save', body(0));
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual({ 'pepData.ControllingCompanies.0.code': ['Įmonė nerasta.'] });
    expect((await director.post('/api/Request/SaveDraft', body(0))).status).toBe(200);
    row.code = KNOWN.CompanyCode;
    expect((await director.post('/api/Request/Save', body(1))).status).toBe(200);
    const { body: read } = await director.get(`/api/Request/Get?requestId=${id}`);
    expect(read.pepData.ControllingCompanies).toEqual([row]);
    expect(read.FinancialData.Assets).toMatch(/^\d+\.\d\d$/);
  }, 60_000);
});

describe('the address', () => {
  const draftWith = async (address: Record<string, unknown>): Promise<unknown> => {
    const id = (await director.post('/api/Request/Start', { json: {} })).body.requestId as number;
    const json = {
      requestSystemInfo: { RequestId: id },
      formVersion: 0,
      CompanyData: { ActivityAddress: address },
    };
    expect((await director.post('/api/Request/SaveDraft', { json })).status).toBe(200);
    const { body } = await director.get(`/api/Request/Get?requestId=${id}`);
    return (body as { CompanyData: { ActivityAddress: unknown } }).CompanyData.ActivityAddress;
  };
  const list = async (path: string) =>
    (await director.get(`/api/Address/${path}`)).body as {
      Id: number;
      Name: string;
      PostalCode?: string | null;
    }[];
  const named = (places: Awaited<ReturnType<typeof list>>, name: RegExp) =>
    places.find(({ Name }) => name.test(Name))!;

  test('is chosen step by step, and stored with the names of the classifiers', async () => {
    const district = named(await list('Districts'), /^Utenos/);
    const municipality = named(await list(`Municipalities/${district.Id}`), /^Molėtų/);
    expect(await list(`Elderships/${municipality.Id}`)).toEqual([]);
    const settlements = await list(`Settlements?municipalityId=${municipality.Id}`);
    const settlement = named(settlements, /^Bebrusų k\.$/);
    expect(settlements.some(({ PostalCode }) => /^33\d{3}$/.test(PostalCode ?? ''))).toBe(true);
    const address = await draftWith({
      DistrictId: String(district.Id),
      District: 'Kažkokia',
      MunicipalityId: municipality.Id,
      SettlementId: settlement.Id,
      Settlement: '<b>',
    });
    expect(address).toMatchObject({
      DistrictId: district.Id,
      District: 'Utenos apskritis',
      Municipality: 'Molėtų rajono savivaldybė',
      EldershipId: null,
      Settlement: 'Bebrusų k.',
    });
  });

  test('a place that is not in the one above it is not kept', async () => {
    const address = await draftWith({ DistrictId: 10, MunicipalityId: 62, SettlementId: 620001 });
    expect(address).toMatchObject({ DistrictId: 10, MunicipalityId: null, SettlementId: null });
  });

  test('an eldership nobody knows has no settlements; a municipality nobody knows is not there', async () => {
    expect(await list('Settlements?municipalityId=62&eldershipId=1')).toEqual([]);
    expect((await director.get('/api/Address/Settlements?municipalityId=99999')).status).toBe(404);
    expect((await director.get('/api/Address/Municipalities/11')).status).toBe(404);
  });
});
