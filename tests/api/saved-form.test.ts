import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { VALIDATION } from '../../domain/texts/lt/form/shared.ts';
import { PEOPLE, companyByKey } from '../../stack/stand-ins/parties.ts';
import { companyRows } from '../../web/staff/case/comparisons.ts';
import type { StaffCase } from '../../web/staff/data/types.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { COMPANY, validForm } from '../harness/index.ts';
import { acceptedDraft, askRegisters } from '../harness/over-http.ts';

let api: Api;
let director: Client, egle: Client;
const company = companyByKey(COMPANY)!;

beforeAll(async () => {
  api = await startApi();
  director = await api.applicant();
  egle = await api.staff('egle');
  await askRegisters(director);
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

const saving = (id: number, formVersion: number, answers: Record<string, unknown>) => ({
  json: { requestSystemInfo: { RequestId: id }, formVersion, ...answers },
});
const storedForm = async (id: number): Promise<Record<string, Record<string, unknown>>> =>
  (
    await api.database.db
      .selectFrom('loan_request_form')
      .select('form')
      .where('request_id', '=', id)
      .executeTakeFirstOrThrow()
  ).form as Record<string, Record<string, unknown>>;

/** What the register of legal entities says of the demo company. */
const REGISTERED = {
  CompanyName: company.CompanyName,
  CompanyCode: company.CompanyCode,
  CompanyType: company.CompanyType,
  CompanyRegistrationDate: company.CompanyRegistrationDate,
};

describe('a saved form', () => {
  test('holds what the registers say, whatever the caller sent in its place', async () => {
    const id = (await director.post('/api/Request/Start', { json: {} })).body.requestId as number;
    const typed = { ContactInfo: { ApplicantName: 'Kitas' }, CompanyData: { CompanyName: 'Kita įmonė' } };
    expect((await director.post('/api/Request/SaveDraft', saving(id, 0, typed))).status).toBe(200);
    const stored = await storedForm(id);
    expect(stored.CompanyData).toMatchObject(REGISTERED);
    expect(stored.CompanyData!.CompanyManagerName).toMatch(/^Ieva /);
    expect(stored.CompanyData!.RegistrationAddress).toMatch(/Ąžuolyno al\. 17/);
    expect(stored.ContactInfo!.ApplicantName).toBe('Ieva');
    expect((await director.post('/api/Request/Save', saving(id, 1, validForm()))).status).toBe(200);
    expect((await storedForm(id)).CompanyData).toMatchObject(REGISTERED);
  }, 60_000);

  test('keeps them in the submission and in its printout, and staff see them beside the registers', async () => {
    const id = await acceptedDraft(api, director);
    expect((await director.post(`/api/Request/SendForApprove?requestId=${id}`)).status).toBe(200);
    const { form, printout } = await api.database.db
      .selectFrom('submission')
      .select(['form', 'printout'])
      .where('request_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(form).toMatchObject({
      CompanyData: REGISTERED,
      RequestSystemInfo: { RequestId: id, Status: 2 },
    });
    const rows = (printout as unknown as { rows: { path: string; value: string }[] }[]).flatMap(
      (section) => section.rows,
    );
    const valueOf = (path: string) => rows.find((row) => row.path === path)?.value;
    expect(valueOf('CompanyData.CompanyName')).toBe(company.CompanyName);
    expect(valueOf('CompanyData.CompanyCode')).toBe(company.CompanyCode);
    expect(valueOf('CompanyData.CompanyManagerName')).toMatch(/^Ieva /);

    const { body } = await egle.get(`/api/Request/GetForManager?requestId=${id}`);
    const compared = companyRows(body as StaffCase, () => null);
    const named = Object.fromEntries(compared.map((row) => [row.key, row.compared]));
    for (const key of ['name', 'code', 'type', 'registered', 'address', 'manager', 'evrk']) {
      expect({ key, ...named[key] }).toMatchObject({ key, register: expect.stringMatching(/\S/) });
      expect({ key, value: named[key]!.declared }).toEqual({ key, value: named[key]!.register });
    }
    expect(named.employees!.register).toBe(company.employees);
  }, 60_000);
});

describe('what a form may be filled with', () => {
  test('comes from consent, registers and an earlier request, is told to the party alone and stored by nobody', async () => {
    const earlier = await acceptedDraft(api, director);
    expect((await director.post(`/api/Request/SendForApprove?requestId=${earlier}`)).status).toBe(200);
    const id = (await director.post('/api/Request/Start', { json: {} })).body.requestId as number;
    const path = `/api/Request/GetOffers/${id}`;
    const { status, body } = await director.get(path);
    expect(status).toBe(200);
    const offers = body as { path: string; value: unknown; source: string }[];
    const of = (name: string) => offers.find((offer) => offer.path === name);
    const { email } = await api.database.db
      .selectFrom('consent')
      .select('email')
      .where('user_id', '=', director.userId)
      .executeTakeFirstOrThrow();
    expect(of('ContactInfo.ApplicantEmail')).toMatchObject({ value: email, source: 'consent' });
    expect(of('CompanyData.CompanyEvrk')).toMatchObject({ value: company.mainEvrk, source: 'taxAuthority' });
    expect(of('CompanyData.ActivityAddress.Street')).toMatchObject({ source: 'seat' });
    expect(of('CompanyData.Iban')).toMatchObject({ value: 'LT121000011101001000', source: 'earlier' });
    const owners = of('pepData.ControllingPersons') as { value: { personCode: string }[] } | undefined;
    const ieva = PEOPLE.find(({ key }) => key === company.manager)!;
    expect(owners!.value.map(({ personCode }) => personCode)).toContain(ieva.PersonalCode);
    expect(offers.filter((offer) => /Checks|LoanSum|Size|suppliers|HasParent/.test(offer.path))).toEqual([]);
    expect(await storedForm(id)).toEqual({});
    expect((await egle.get(path)).status).toBe(403);
    expect((await api.anybody.get(path)).status).toBe(401);
    // Put once and emptied since: it stays empty. What is no field is not kept.
    const saved = async (version: number, answers: Record<string, unknown>, offered: unknown) =>
      (await director.post('/api/Request/SaveDraft', saving(id, version, { ...answers, offered }))).status;
    expect(await saved(0, { ContactInfo: { ApplicantEmail: '' } }, ['ContactInfo.ApplicantEmail', 'x'])).toBe(
      200,
    );
    const next = (await director.get(path)).body as { path: string; isPut: boolean }[];
    const put = next.filter(({ isPut }) => isPut);
    expect(put.map((offer) => offer.path)).toEqual(['ContactInfo.ApplicantEmail']);
    expect(await saved(1, {}, [])).toBe(200);
    const { offered } = await api.database.db
      .selectFrom('loan_request_form')
      .select('offered')
      .where('request_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(offered).toEqual(['ContactInfo.ApplicantEmail']);
    expect(await storedForm(id)).not.toHaveProperty('offered');
    expect(await saved(2, {}, 'x')).toBe(400);
    // What was submitted once is mended by people alone.
    expect((await director.get(`/api/Request/GetOffers/${earlier}`)).body).toEqual([]);
  }, 60_000);
});

describe('what Save refuses', () => {
  test('a sum over the limit, in the words of the specification; a draft takes it', async () => {
    const id = (await director.post('/api/Request/Start', { json: {} })).body.requestId as number;
    const { Limit } = (await director.get(`/api/Request/GetRequestLimit/${id}`)).body as { Limit: string };
    const answers = validForm({ sum: (Number(Limit) + 1).toFixed(2) });
    const refused = await director.post('/api/Request/Save', saving(id, 0, answers));
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.errors as object)).toEqual(['LoanInfo.LoanSum']);
    const [before] = VALIDATION.sumOverLimit.split('{');
    expect(refused.body.errors['LoanInfo.LoanSum'][0]).toContain(before);
    expect((await director.post('/api/Request/SaveDraft', saving(id, 0, answers))).status).toBe(200);
    const check = await director.post('/api/Request/CheckForApprove', { json: { requestId: id } });
    expect(check.body.sections).toContainEqual({ section: 'loan', problems: 1 });
    const within = saving(id, 1, validForm({ sum: Limit }));
    expect((await director.post('/api/Request/Save', within)).status).toBe(200);
  }, 60_000);

  test('the limit is that of the answers being saved, not of those saved before', async () => {
    const started = await director.post('/api/Request/Start', { json: { schemeCode: 'startuok' } });
    const id = started.body.requestId as number;
    const social = (is: boolean) => {
      const form = validForm({ sum: '1000000.00' });
      return { ...form, LoanInfo: { ...(form.LoanInfo as object), LoanSocialBusiness: is } };
    };
    const limitIn = async (answers: Record<string, unknown>): Promise<string> =>
      (await director.post('/api/Request/Save', saving(id, 0, answers))).body.errors[
        'LoanInfo.LoanSum'
      ][0] as string;
    expect(await limitIn(social(false))).toContain('50\u00A0000');
    expect(await limitIn(social(false))).toContain(VALIDATION.sumOverLimit.split('{')[0]);
  }, 60_000);

  test('an activity that has ended: the tax authority says that Darius carries on none', async () => {
    const { PersonalCode } = PEOPLE.find(({ key }) => key === 'darius')!;
    const login = await api.anybody.post('/api/Auth/vaiisistest', {
      json: { personalCode: PersonalCode, password: 'demo' },
    });
    const darius = api.withToken(login.body.token as string);
    const consent = { email: 'd@example.test', phoneNumber: '+37061234567', accepted: true };
    await darius.post('/api/Users/CreateConsent', { json: consent });
    const me = (await darius.get('/api/Users/Me')).body as { party: { Id: number } };
    darius.partyId = me.party.Id;
    await askRegisters(darius, 'Individual');
    const id = (await darius.post('/api/Request/Start', { json: {} })).body.requestId as number;
    const refused = await darius.post('/api/Request/Save', saving(id, 0, {}));
    expect(refused.body.errors['ApplicantData.CompanyEvrk']).toEqual([VALIDATION.noActivity]);
    expect(VALIDATION.noActivity).toMatch(
      /^Pagal iš VMI gautą informaciją, šiuo metu nevykdote jokios veiklos\./,
    );
    const { body } = await darius.get(`/api/Request/Get?requestId=${id}`);
    expect(body.evrksList).toEqual([]);
  }, 90_000);
});
