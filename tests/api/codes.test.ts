import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { VALIDATION } from '../../domain/texts/lt/form/shared.ts';
import { companyByKey } from '../../stack/stand-ins/parties.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { COMPANY, validForm } from '../harness/index.ts';
import { acceptedDraft, askRegisters } from '../harness/over-http.ts';
import { saveForm } from '../harness/people.ts';
import { until } from '../harness/waiting.ts';

let api: Api;
let director: Client, egle: Client;
const { CompanyCode } = companyByKey(COMPANY)!;

beforeAll(async () => {
  api = await startApi();
  director = await api.applicant();
  egle = await api.staff('egle');
  await askRegisters(director);
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

interface Listed {
  code: string;
  to?: string | null;
  classifier?: string;
}

/** What the tax authority lists from now on; the rest of its newest answer stays. */
const list = (...activities: Listed[]) => {
  const rows = activities.map((one, index) => ({
    from: '2010-01-01',
    to: null,
    classifier: 'EVRK2',
    main: index === 0,
    ...one,
  }));
  return sql`insert into register_snapshot (subject_id, register, source, as_of, data)
    select n.subject_id, n.register, n.source, n.as_of,
      jsonb_set(n.data, '{activities}', ${JSON.stringify(rows)}::jsonb)
    from register_snapshot n join register_subject s on s.id = n.subject_id
    where s.kind = 'company' and s.code = ${CompanyCode} and n.register = 'tax-authority'
    order by n.id desc limit 1`.execute(api.database.db);
};

const started = async () =>
  (await director.post('/api/Request/Start', { json: {} })).body.requestId as number;

function formWith(section: 'CompanyData' | 'LoanInfo', answers: object): Record<string, unknown> {
  const form = validForm({ sum: '50000.00' });
  return { ...form, [section]: { ...(form[section] as object), ...answers } };
}

const save = (id: number, form: object, formVersion = 0) =>
  director.post('/api/Request/Save', {
    json: { requestSystemInfo: { RequestId: id }, formVersion, ...form },
  });

async function errorsOf(form: object): Promise<Record<string, string[]>> {
  const answer = await save(await started(), form);
  return answer.status === 200 ? {} : (answer.body.errors as Record<string, string[]>);
}

const main = (CompanyEvrk: unknown) => formWith('CompanyData', { CompanyEvrk });

describe('the main activity', () => {
  test.each([
    ['no such code', '999999', VALIDATION.evrkUnknown],
    ['a division that is not there', '340000', VALIDATION.evrkUnknown],
    ['five digits', '46430', VALIDATION.evrkInvalid],
    ['seven digits', '4643000', VALIDATION.evrkInvalid],
    ['letters', 'G46430', VALIDATION.evrkInvalid],
    ['an exponent', '1e5000', VALIDATION.evrkInvalid],
    ['other digits', '\u0664\u0666\u0664\u0663\u0660\u0660', VALIDATION.evrkInvalid],
    ['a leading zero lost', '11100', VALIDATION.evrkInvalid],
    ['a number instead of text', 11_100, VALIDATION.evrkInvalid],
    ['of the classifier, not of the company', '011100', VALIDATION.evrkUnlisted],
    ['of EVRK 2 only, not of the company', '620100', VALIDATION.evrkUnlisted],
    ['of EVRK 2.1 only, not of the company', '476310', VALIDATION.evrkUnlisted],
  ])('%s: %s', async (_what, code, message) => {
    await list({ code: '464300' });
    expect(await errorsOf(main(code))).toEqual({ 'CompanyData.CompanyEvrk': [message] });
  });

  test.each([
    ['listed', { code: '464300' }, '464300', undefined],
    ['listed by its class', { code: '4643' }, '464300', undefined],
    ['listed, of EVRK 2 only', { code: '620100' }, '620100', undefined],
    ['listed, of EVRK 2.1 only', { code: '476310', classifier: 'EVRK2.1' }, '476310', undefined],
    ['listed, of EVRK 2 and not kept here', { code: '471900' }, '471900', undefined],
    ['listed, ends one day', { code: '464300', to: '2099-12-31' }, '464300', undefined],
    ['listed, has ended', { code: '464300', to: '2020-12-31' }, '464300', VALIDATION.evrkUnlisted],
    ['listed, and yet no code', { code: '999999' }, '999999', VALIDATION.evrkUnknown],
  ] as const)('%s', async (_what, listed, code, message) => {
    await list(listed, { code: '561100' });
    expect(await errorsOf(main(code))).toEqual(message ? { 'CompanyData.CompanyEvrk': [message] } : {});
  });

  test('464300 is no way round a list of 011100 alone: neither saved, nor accepted, nor submitted', async () => {
    await list({ code: '464300' });
    const id = await acceptedDraft(api, director);
    await list({ code: '011100' });
    const check = await director.post('/api/Request/CheckForApprove', { json: { requestId: id } });
    expect(check.body.sections).toContainEqual({ section: 'companyEntity', problems: 1 });
    const sent = await director.post(`/api/Request/SendForApprove?requestId=${id}`);
    expect([sent.status, sent.body.errors]).toEqual([
      400,
      { 'CompanyData.CompanyEvrk': [VALIDATION.evrkUnlisted] },
    ]);
    const calculated = await director.post('/api/Request/CalculateFinancialCriteria', {
      json: { requestId: id },
    });
    const { Decision, Rules } = await until(
      async () => {
        const { body } = await director.get(`/api/Request/GetFinancialEvaluationStatus/${id}`);
        if (body.evaluationId !== calculated.body.evaluationId || body.Status === 'InProgress') return null;
        return (await director.get(`/api/request/GetFinancialCriteriaResults/${id}`)).body as {
          Decision: string;
          Rules: { RuleName: string; Decision: string }[];
        };
      },
      { what: 'the evaluation', timeoutMs: 60_000 },
    );
    expect(Decision).toBe('Denied');
    expect(Rules.filter((rule) => rule.Decision === 'Denied')).toMatchObject([
      {
        RuleName: 'AllowedEvrkCodes',
        value: { kind: 'list', values: ['011100'] },
        source: 'taxAuthority',
        remedy: 'endActivity',
      },
    ]);
    await list({ code: '464300' });
  }, 60_000);
});

describe('the other codes of the form', () => {
  test.each([
    ['LoanInfo', { LoanEvrk: '999999' }, 'LoanInfo.LoanEvrk', VALIDATION.evrkUnknown],
    ['LoanInfo', { LoanEvrk: '479110' }, 'LoanInfo.LoanEvrk', VALIDATION.evrkUnknown],
    ['LoanInfo', { LoanEvrk: '62010' }, 'LoanInfo.LoanEvrk', VALIDATION.evrkInvalid],
    [
      'CompanyData',
      { CompanyManagerCitizenshipId: 'ZZ' },
      'CompanyData.CompanyManagerCitizenshipId',
      VALIDATION.countryUnknown,
    ],
    [
      'CompanyData',
      { CompanyManagerCitizenshipId: 'LTU' },
      'CompanyData.CompanyManagerCitizenshipId',
      VALIDATION.format,
    ],
  ] as const)('%s %j', async (section, answers, path, message) => {
    expect(await errorsOf(formWith(section, answers))).toEqual({ [path]: [message] });
  });

  test.each(['011100', '620100', '476310'])('the loan may be for any activity there is: %s', async (code) => {
    expect(await errorsOf(formWith('LoanInfo', { LoanEvrk: code }))).toEqual({});
  });

  test('in rows, too: suppliers, holders and owners', async () => {
    const form = validForm({ sum: '50000.00' });
    const pep = form.pepData as { ControllingPersons: object[] };
    const errors = await errorsOf({
      ...form,
      suppliers: [{ ...(form.suppliers as object[])[0], registrationCountryId: 'XX', evrk: '999999' }],
      pepData: {
        ...pep,
        ControllingPersons: [{ ...pep.ControllingPersons[0], citizenshipId: 'QQ' }],
        ControllingCompanies: [
          { country: 'AA', code: '900000023', name: 'x', sharesPart: 30, votingPart: 30 },
        ],
      },
    });
    expect(Object.keys(errors).sort()).toEqual([
      'pepData.ControllingCompanies.0.country',
      'pepData.ControllingPersons.0.citizenshipId',
      'suppliers.0.evrk',
      'suppliers.0.registrationCountryId',
    ]);
  });

  test('a draft keeps what was typed; nobody submits it', async () => {
    const id = await started();
    await saveForm(api.database.db, id, main('999999'));
    const sent = await director.post(`/api/Request/SendForApprove?requestId=${id}`);
    expect([sent.status, Object.keys(sent.body.errors as object)]).toEqual([
      400,
      ['CompanyData.CompanyEvrk'],
    ]);
  });
});

test('the case shows both sizes, the rule set and the day it is judged for', async () => {
  await list({ code: '464300' });
  const id = await acceptedDraft(api, director);
  expect((await director.post(`/api/Request/SendForApprove?requestId=${id}`)).status).toBe(200);
  const before = (await egle.get(`/api/Request/GetForManager?requestId=${id}`)).body;
  expect(before.CompanyData.CompanySizeType).toBe(2);
  expect(before.CompanySizeTypeIdInvega).toBeNull();
  const { body } = await egle.get(`/api/request/GetFinancialCriteriaResults/${id}`);
  expect(body).toMatchObject({
    ruleSetVersion: before.RequestSystemInfo.RuleSetVersion,
    judgedOn: String(before.RequestSystemInfo.FirstSubmittedDate).slice(0, 10),
    outdated: false,
  });
});
