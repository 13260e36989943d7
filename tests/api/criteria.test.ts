import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { validForm } from '../harness/form.ts';
import { acceptedDraft, askRegisters } from '../harness/over-http.ts';
import { addSoleTrader, saveForm } from '../harness/people.ts';
import { until } from '../harness/waiting.ts';

let api: Api;
let director: Client, stranger: Client, egle: Client, kristina: Client;

beforeAll(async () => {
  api = await startApi();
  director = await api.applicant();
  stranger = await api.applicant('riba');
  [egle, kristina] = [await api.staff('egle'), await api.staff('kristina')];
  await askRegisters(director);
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

const results = (who: Client, id: number, query = '') =>
  who.get(`/api/request/GetFinancialCriteriaResults/${id}${query}`);
const final = (who: Client, id: number) => who.get(`/api/request/GetFinancialCriteriaResultsFinal/${id}`);

/** Starts an evaluation and waits for its end, as the screens do. */
async function calculate(who: Client, id: number, recheck = false): Promise<void> {
  const started = await who.post('/api/Request/CalculateFinancialCriteria', {
    json: { requestId: id, recheck },
  });
  expect(started.status).toBe(200);
  await until(
    async () => {
      const { body } = await who.get(`/api/Request/GetFinancialEvaluationStatus/${id}`);
      return body.evaluationId === started.body.evaluationId && body.Status !== 'InProgress';
    },
    { what: 'the evaluation', timeoutMs: 60_000 },
  );
}

async function save(id: number, form: Record<string, unknown>): Promise<void> {
  const { formVersion } = (await results(director, id)).body as { formVersion: number };
  const json = { requestSystemInfo: { RequestId: id }, formVersion, ...form };
  expect((await director.post('/api/Request/Save', { json })).status).toBe(200);
}

type Rule = { RuleName: string; Decision: string; previous: { Decision: string | null } | null };
const ruleOf = (body: unknown, name: string) =>
  (body as { Rules: Rule[] }).Rules.find(({ RuleName }) => RuleName === name);

describe('the criteria over HTTP', () => {
  test('nothing run yet is empty, not failed; a stranger finds nothing', async () => {
    const id = (await director.post('/api/Request/Start', { json: {} })).body.requestId as number;
    for (const ask of [results, final]) {
      expect((await ask(director, id)).body).toMatchObject({ Decision: null, Rules: [], comparedWith: null });
      expect((await ask(stranger, id)).status).toBe(404);
    }
    expect((await director.get(`/api/Individual/GetFinancialCriteriaResults/${id}`)).status).toBe(404);
    expect((await director.get(`/api/Request/GetFinancialEvaluationStatus/${id}`)).status).toBe(404);
    const wrong = await results(director, id, '?role=Admin');
    expect(wrong.status).toBe(400);
    expect(
      (await stranger.post('/api/Request/CalculateFinancialCriteria', { json: { requestId: id } })).status,
    ).toBe(404);
  });

  test('every result has its value, source, day and remedy; a recheck tells what changed, rule by rule', async () => {
    const id = await acceptedDraft(api, director);
    const first = (await results(director, id)).body;
    expect(first).toMatchObject({ Decision: 'Accepted', comparedWith: null, removed: [], stale: false });
    for (const rule of first.Rules) {
      expect(rule).toMatchObject({ remedy: null, previous: null, byHand: false, company: null });
      expect([rule.RuleName, typeof rule.source, rule.asOf]).toEqual([
        rule.RuleName,
        'string',
        expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      ]);
    }
    const form = validForm({ sum: '50000.00' });
    const other = {
      ...form,
      CompanyData: { ...(form.CompanyData as object), Iban: 'EE382200221020145685' },
      LoanInfo: { ...(form.LoanInfo as object), LoanPurposeId: 1 },
    };
    await save(id, other);
    expect((await results(director, id)).body.stale).toBe(true);
    await calculate(director, id);
    const second = (await results(director, id)).body;
    expect(second).toMatchObject({
      Decision: 'Denied',
      comparedWith: { Decision: 'Accepted', evaluatedAt: first.evaluatedAt },
      removed: [{ RuleName: 'AllowedEvrkCodes', Decision: 'Accepted' }],
      stale: false,
    });
    expect(ruleOf(second, 'LithuanianIban')).toMatchObject({
      Decision: 'Denied',
      value: { kind: 'code', value: 'EE' },
      limit: { kind: 'code', value: 'LT' },
      remedy: 'lithuanianAccount',
      previous: { Decision: 'Accepted', value: { kind: 'code', value: 'LT' } },
    });
    expect(ruleOf(second, 'AllowedEvrkCodesInvest')?.previous).toMatchObject({ Decision: null });
    expect(ruleOf(second, 'TradeShare')?.previous).toBeNull();
  });

  test('staff recheck without moving the request; the applicant and „Final“ keep what stood at submission', async () => {
    const id = await acceptedDraft(api, director);
    expect((await director.post(`/api/Request/SendForApprove?requestId=${id}`)).status).toBe(200);
    const submitted = (await final(egle, id)).body;
    expect(submitted.Decision).toBe('Accepted');
    expect(
      (await director.post('/api/Request/CalculateFinancialCriteria', { json: { requestId: id } })).status,
    ).toBe(409);
    await calculate(egle, id, true);
    const now = (await results(egle, id, '?role=Manager&recheck=true')).body;
    expect(now.comparedWith.evaluatedAt).toBe(submitted.evaluatedAt);
    expect(now.ruleSetVersion).toBe(submitted.ruleSetVersion);
    // As the applicant sees it, and as it was: the recheck is not there.
    for (const seen of [
      (await results(egle, id, '?role=User&recheck=true')).body,
      (await results(egle, id)).body,
      (await results(director, id, '?role=Manager&recheck=true')).body,
      (await final(director, id)).body,
    ])
      expect(seen).toMatchObject({ evaluatedAt: submitted.evaluatedAt, comparedWith: null });
  });

  test('a sole trader asks by the call of sole traders', async () => {
    const { userId, partyId } = await addSoleTrader(api.database.db, 'mantas');
    const session = { userId, kind: 'applicant', partyId, loginType: 'Individual' } as const;
    const mantas = await api.logIn(session);
    const id = (await mantas.post('/api/Request/Start', { json: { schemeCode: 'nuoma' } })).body
      .requestId as number;
    const ApplicantData = { CompanyEvrk: '561000', Iban: 'LT121000011101001000', CompanySizeType: 1 };
    await saveForm(api.database.db, id, { ApplicantData, FinancialData: { Income19: '40000.00' } });
    await calculate(mantas, id);
    const own = await mantas.get(`/api/Individual/GetFinancialCriteriaResults/${id}`);
    expect(own).toMatchObject({ status: 200, body: { Decision: 'Accepted' } });
    expect(ruleOf(own.body, 'IncomeOrAssetsCap')).toMatchObject({
      value: { kind: 'money', cents: 40_000_00 },
      source: 'answers',
    });
    expect((await director.get(`/api/Individual/GetFinancialCriteriaResults/${id}`)).status).toBe(404);
  }, 60_000);

  test('the double check asks the registers again and answers by number', async () => {
    const id = await acceptedDraft(api, director);
    await director.post(`/api/Request/SendForApprove?requestId=${id}`);
    const path = `/api/Request/DoubleCheckRequestEvaluation?requestId=${id}`;
    expect((await director.post(path)).status).toBe(403);
    expect((await kristina.post('/api/Request/DoubleCheckRequestEvaluation?requestId=x')).status).toBe(400);
    expect(await kristina.post(path)).toMatchObject({
      status: 200,
      body: { Decision: 1, decision: 'Accepted' },
    });
  });

  test('a limit is told to the cent, now and as it stood at submission', async () => {
    const limit = async (name: string, id: number) =>
      (await director.get(`/api/Request/${name}/${id}`)).body as { Limit: string; Reason: string };
    const id = await acceptedDraft(api, director, '123456.78');
    const before = await limit('GetRequestLimit', id);
    const general = async () =>
      (await director.get('/api/Request/GetGeneralInfo')).body as Record<string, string>;
    const reserved = Number((await general())['ReservedSum']);
    expect((await director.get(`/api/Request/GetInitialRequestLimit/${id}`)).status).toBe(404);
    await director.post(`/api/Request/SendForApprove?requestId=${id}`);
    expect(await limit('GetInitialRequestLimit', id)).toMatchObject({ Limit: before.Limit });
    // What the request holds itself is not in its own way.
    expect(await limit('GetRequestLimit', id)).toEqual(before);
    expect(Object.keys(await general())).toEqual(
      expect.arrayContaining(['IssuedSum', 'TotalSum', 'ReservedSum']),
    );
    const related = await kristina.get(`/api/Request/GetRelatedRequests?requestId=${id}`);
    expect(related).toMatchObject({ status: 200, body: expect.any(Array) });
    const seen = await kristina.get(`/api/Request/GetForManager?requestId=${id}`);
    expect(seen.body.RequestSystemInfo).toMatchObject({ RequestId: id, Status: 2 });
    expect((Number((await general())['ReservedSum']) - reserved).toFixed(2)).toBe('123456.78');
    const next = await acceptedDraft(api, director);
    const left = await limit('GetRequestLimit', next);
    expect((Number(before.Limit) - Number(left.Limit)).toFixed(2)).toBe('123456.78');
    expect(left.Reason).toBe('borrower');
  });
});
