// A portal for which the state's open data stand in for two registers: what people are shown, and what the checks make of it.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { companyAnswers } from '../../db/queries/register-answers.ts';
import { findEmployees } from '../../db/queries/public-employees.ts';
import { findParty } from '../../db/queries/parties.ts';
import { registeredManager } from '../../db/queries/representatives/represented.ts';
import { loadSnapshots } from '../../db/queries/registers.ts';
import { companyByKey } from '../../stack/stand-ins/parties.ts';
import { startPublicData, type PublicData } from '../../stack/stand-ins/public-data/service.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { askRegisters } from '../harness/over-http.ts';
import { until } from '../harness/waiting.ts';

const LINIJA = companyByKey('linija')!;

let open: PublicData;
let api: Api;
let director: Client;
let requestId = 0;

beforeAll(async () => {
  open = await startPublicData();
  const file = `${open.url}/imones/downloads/{year}/monthly-{year}.csv.zip`;
  api = await startApi({ env: { PUBLIC_REGISTER_URL: open.url, PUBLIC_EMPLOYEES_URL: file } });
  // A company is asked about once the file was read; before, the register is as silent as any.
  await until(async () => (await findEmployees(api.database.db, LINIJA.CompanyCode)) !== undefined, {
    what: 'the file of employees',
  });
  director = await api.applicant();
  await askRegisters(director);
  requestId = (await director.post('/api/Request/Start', { json: {} })).body.requestId as number;
}, 120_000);
afterAll(async () => {
  await api?.close();
  await open?.close();
}, 60_000);

describe('open data in place of the register of legal entities', () => {
  test('are told apart from what registers say themselves', async () => {
    const { Steps } = (await director.get(`/api/Company/GetRegistersProcessingStatus/${director.partyId}`))
      .body as { Steps: { name: string; isFound: boolean; isPublicData: boolean }[] };
    expect(Steps.filter(({ isPublicData }) => isPublicData).map(({ name }) => name)).toEqual([
      'legal-entities',
      'social-insurance',
    ]);
    expect(Steps.every(({ isFound }) => isFound)).toBe(true);
  });

  test('fill the form but for the manager, whom they do not name', async () => {
    const { body } = await director.get(`/api/Request/Get?requestId=${requestId}`);
    expect(body.CompanyData).toMatchObject({
      CompanyName: LINIJA.CompanyName,
      CompanyType: 'Uždaroji akcinė bendrovė',
      StatusInitial: 'registered',
      RegistrationAddress: expect.stringMatching(
        /^Ąžuolyno al\. 17, LT-\d{5} Vilnius, Vilniaus miesto savivaldybė$/,
      ),
      CompanyManagerName: null,
    });
  });

  test('name themselves as the source wherever staff and rules see it, and no day they do not know', async () => {
    const { db } = api.database;
    const { code } = await findParty(db, director.partyId);
    const { legalEntity, accounts } = companyAnswers(code, await loadSnapshots(db, 'company', code));
    expect(legalEntity).toMatchObject({
      state: 'answered',
      asOf: null,
      data: { name: LINIJA.CompanyName, legalStatus: 'registered', managerName: null },
    });
    expect(legalEntity.source).toContain('viešieji duomenys');
    const { employees } = (await loadSnapshots(db, 'company', code))['social-insurance']!.data!;
    expect(employees).toBe(LINIJA.employees);
    expect(accounts.source).not.toContain('viešieji duomenys');
  });

  test('say nothing of who may act for the company: the login gateway is believed, as where a register is silent', async () => {
    expect(await registeredManager(api.database.db, LINIJA.CompanyCode)).toBeNull();
  });
});
