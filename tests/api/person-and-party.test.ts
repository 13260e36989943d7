import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { contractParty } from '../../db/queries/contract-party.ts';
import { loadRequestView } from '../../db/queries/request-view.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { validForm } from '../harness/form.ts';
import { askRegisters } from '../harness/over-http.ts';
import { addAttachments } from '../harness/people.ts';
import { actAs, authorise, logInAs, personOf } from '../harness/representatives.ts';
import { until } from '../harness/waiting.ts';

const LINIJA = '900000016';
const RUTA = 'Rūta Mickevičiūtė';
const JONAS = 'Jonas Petrauskas';
const IEVA = 'Ieva Sakalauskaitė';
const BY_HEAD = { name: IEVA, office: 'vadovas (-ė)', basis: 'Juridinių asmenų registro duomenis' };
/** Of a contract: who signs and on what basis. */
const BY_JONAS = {
  name: JONAS,
  office: 'atstovas (-ė)',
  basis: expect.stringMatching(/^\d{4}-\d\d-\d\d įgaliojimą, galiojantį iki \d{4}-\d\d-\d\d$/),
};

type Who = 'ruta' | 'jonasForRuta' | 'ieva' | 'jonasForLinija';
let api: Api;
const people = {} as Record<Who, Client>;

beforeAll(async () => {
  api = await startApi();
  const [ruta, jonas] = [await logInAs(api, 'ruta'), await logInAs(api, 'jonas')];
  const ieva = await api.applicant();
  const under = async (owner: Client) => {
    const { Id } = (await authorise(owner)).body as { Id: string };
    return actAs(api, jonas, Id);
  };
  // A token is bound to one party: for each of the two a login of its own.
  people.jonasForRuta = await under(ruta);
  const again = await logInAs(api, 'jonas');
  people.jonasForLinija = await actAs(api, again, (await authorise(ieva)).body.Id as string);
  Object.assign(people, { ruta, ieva });
  for (const [name, who] of Object.entries(people))
    await who.post('/api/Users/CreateConsent', {
      json: { email: `${name.toLowerCase()}@example.test`, phoneNumber: '+37061234567', accepted: true },
    });
  await askRegisters(people.ieva);
  await askRegisters(people.ruta, 'Individual');
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

function formOf(isCompany: boolean): Record<string, unknown> {
  const form = validForm({ sum: '9000.00' });
  if (isCompany) return form;
  const { CompanyData, pepData, ...rest } = form as Record<string, Record<string, unknown>>;
  const ControllingPersons = [
    { ...(pepData!.ControllingPersons as object[])[0], name: 'Rūta', surname: 'Mickevičiūtė' },
  ].map((one) => ({ ...one, personCode: personOf('ruta').PersonalCode }));
  return {
    ...rest,
    pepData: { ...pepData, ControllingPersons },
    ApplicantData: {
      ...CompanyData,
      CompanyEvrk: '741000',
      CompanySizeType: 1,
      NumberOfEmployees: 1,
      IndividualActivityCertificateNumber: 'IV-990001',
      IndividualActivityCertificateStartDate: '2017-03-01',
    },
  };
}

async function save(who: Client, id: number, isCompany: boolean): Promise<void> {
  const { body } = await who.get(`/api/Request/Get?requestId=${id}`);
  const json = {
    requestSystemInfo: { RequestId: id },
    formVersion: body.formVersion as number,
    ...formOf(isCompany),
  };
  expect(await who.post('/api/Request/Save', { json })).toMatchObject({ status: 200 });
}

interface Way {
  starts: Who;
  saves: Who;
  submits: Who;
  contact: string;
  signatory: object | null;
  /** People screened, with their roles. */
  screened: Record<string, string>;
}

const OWN = { [RUTA]: 'applicant controllingPerson' };
const HEAD = { [IEVA]: 'controllingPerson companyHead' };
const AND_JONAS = { [JONAS]: 'representative' };

const WAYS: Record<string, Way> = {
  'a sole trader alone': {
    starts: 'ruta',
    saves: 'ruta',
    submits: 'ruta',
    contact: RUTA,
    signatory: null,
    screened: OWN,
  },
  'a sole trader all through a representative': {
    starts: 'jonasForRuta',
    saves: 'jonasForRuta',
    submits: 'jonasForRuta',
    contact: JONAS,
    signatory: BY_JONAS,
    screened: { ...OWN, ...AND_JONAS },
  },
  'begun by the representative, continued by the sole trader': {
    starts: 'jonasForRuta',
    saves: 'ruta',
    submits: 'ruta',
    contact: RUTA,
    signatory: null,
    screened: { ...OWN, ...AND_JONAS },
  },
  'begun by the sole trader, continued by the representative': {
    starts: 'ruta',
    saves: 'jonasForRuta',
    submits: 'jonasForRuta',
    contact: JONAS,
    signatory: BY_JONAS,
    screened: { ...OWN, ...AND_JONAS },
  },
  'a company by its head': {
    starts: 'ieva',
    saves: 'ieva',
    submits: 'ieva',
    contact: IEVA,
    signatory: BY_HEAD,
    screened: HEAD,
  },
  'a company begun by a representative, sent by its head': {
    starts: 'jonasForLinija',
    saves: 'ieva',
    submits: 'ieva',
    contact: IEVA,
    signatory: BY_HEAD,
    screened: { ...HEAD, ...AND_JONAS },
  },
  'a company by a representative': {
    starts: 'jonasForLinija',
    saves: 'jonasForLinija',
    submits: 'jonasForLinija',
    contact: JONAS,
    signatory: BY_JONAS,
    screened: { ...HEAD, ...AND_JONAS },
  },
};

test.each(Object.entries(WAYS))(
  '%s: party and person keep their own names everywhere',
  async (_, way) => {
    const isCompany = way.starts === 'ieva' || way.starts === 'jonasForLinija';
    const [starts, saves, submits] = [people[way.starts], people[way.saves], people[way.submits]];
    const both = isCompany ? [people.ieva, people.jonasForLinija] : [people.ruta, people.jonasForRuta];
    const id = (await starts.post('/api/Request/Start', { json: {} })).body.requestId as number;
    for (const who of both) await expectIdentity(who, id, { isCompany, contact: nameOf(way.starts) });
    await save(saves, id, isCompany);
    for (const who of both) await expectIdentity(who, id, { isCompany, contact: way.contact });
    await submit(submits, id);
    for (const who of both) await expectIdentity(who, id, { isCompany, contact: way.contact });
    const { db } = api.database;
    const { form, printout } = await db
      .selectFrom('submission')
      .select(['form', 'printout'])
      .where('request_id', '=', id)
      .executeTakeFirstOrThrow();
    expectNames(form as unknown as Seen, isCompany, way.contact);
    if (!isCompany) expect(JSON.stringify(printout)).toContain('"Mickevičiūtė"');
    const view = await loadRequestView(db, id);
    expect(await contractParty(db, view!)).toMatchObject({
      name: isCompany ? 'UAB „Šiaurės linija“' : RUTA,
      code: isCompany ? LINIJA : personOf('ruta').PersonalCode,
      signatory: way.signatory,
    });
    expect(await screenedPeople(id)).toEqual(way.screened);
  },
  90_000,
);

const nameOf = (who: Who): string => (who === 'ruta' ? RUTA : who === 'ieva' ? IEVA : JONAS);

interface Seen {
  ContactInfo: { ApplicantName: string; ApplicantSurname: string };
  CompanyData?: Record<string, unknown>;
  ApplicantData?: Record<string, unknown>;
}

function expectNames(seen: Seen, isCompany: boolean, contact: string): void {
  const { ContactInfo, CompanyData, ApplicantData } = seen;
  expect(`${ContactInfo.ApplicantName} ${ContactInfo.ApplicantSurname}`).toBe(contact);
  if (isCompany)
    expect(CompanyData).toMatchObject({ CompanyName: 'UAB „Šiaurės linija“', CompanyManagerName: IEVA });
  else
    expect(ApplicantData).toMatchObject({
      CompanyManagerName: 'Rūta',
      CompanyManagerSurName: 'Mickevičiūtė',
      PersonalCode: personOf('ruta').PersonalCode,
      BirthDate: '1990-07-25',
    });
}

async function expectIdentity(
  who: Client,
  id: number,
  { isCompany, contact }: { isCompany: boolean; contact: string },
): Promise<void> {
  const [whole, list, preview] = await Promise.all([
    who.get(`/api/Request/Get?requestId=${id}`),
    who.get('/api/Request/List'),
    who.get(`/api/Request/GetPreview/${id}`),
  ]);
  expectNames(whole.body as Seen, isCompany, contact);
  const row = (list.body as { Id: number; CompanyName: string }[]).find(({ Id }) => Id === id);
  expect(row?.CompanyName).toBe(isCompany ? 'UAB „Šiaurės linija“' : RUTA);
  expect(JSON.stringify(preview.body)).toContain(isCompany ? IEVA : '"Mickevičiūtė"');
}

async function submit(who: Client, id: number): Promise<void> {
  await who.post('/api/Request/CalculateFinancialCriteria', { json: { requestId: id } });
  await until(
    async () =>
      (await who.get(`/api/Request/GetFinancialEvaluationStatus/${id}`)).body.Decision === 'Accepted',
    { what: 'the criteria' },
  );
  const owner = { requestId: id, userId: who.userId, storageDir: api.worker!.storageDir };
  await addAttachments(api.database.db, owner, [1, 12, 3, 5, 6, 7, 8, 9]);
  expect(await who.post(`/api/Request/SendForApprove?requestId=${id}`)).toMatchObject({ status: 200 });
}

async function screenedPeople(id: number): Promise<Record<string, string>> {
  const { db } = api.database;
  await until(
    async () =>
      (await db
        .selectFrom('screening_run')
        .select('id')
        .where('request_id', '=', id)
        .where('finished_at', 'is not', null)
        .executeTakeFirst()) ?? null,
    { what: 'the screening', timeoutMs: 40_000 },
  );
  const { rows } = await sql<{ name: string; roles: string }>`
    select c.subject_name as name, array_to_string(c.roles, ' ') as roles from aml_check c
    where c.request_id = ${id} and c.subject_kind = 'person'`.execute(db);
  return Object.fromEntries(rows.map(({ name, roles }) => [name, roles]));
}
