import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startApi, type Answer, type Api, type Client } from '../harness/api.ts';
import { acceptedDraft, askRegisters } from '../harness/over-http.ts';
import { until } from '../harness/waiting.ts';

let api: Api;
let director: Client, egle: Client, paulius: Client, andrius: Client;

beforeAll(async () => {
  api = await startApi();
  director = await api.applicant();
  [egle, paulius, andrius] = [
    await api.staff('egle'),
    await api.staff('paulius'),
    await api.staff('andrius'),
  ];
  await askRegisters(director);
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

const TODAY = '2026-11-20';
const VIKTOR = { name: 'Viktor', surname: 'Morozov', citizenshipId: 'BY', personCode: '36812059976' };

interface SeenCase {
  AmlCheckResultId: number | null;
  version: number;
  AmlChecks: { Name: string }[];
  amlRuns: { state: string }[];
  amlDecision: { DecidedBy: string };
  tasks: { kind: string }[];
  requestLog: object[];
}

const caseOf = async (id: number): Promise<SeenCase> =>
  (await egle.get(`/api/Request/GetForManager?requestId=${id}`)).body as SeenCase;

/** Submitted and screened; the answers name a person whom the lists of sanctions know when `found`. */
async function screened(found: boolean): Promise<number> {
  const id = await acceptedDraft(api, director);
  if (found) {
    await sql`update loan_request_form set form = jsonb_set(form, '{pepData,ControllingPersons}',
      ${JSON.stringify([VIKTOR])}::jsonb) where request_id = ${id}`.execute(api.database.db);
    // The row is short of its shares: the form would refuse it, the lists need the person only.
    await sql`update loan_request_form set form = jsonb_set(form, '{pepData,ControllingPersons,0}',
      form #> '{pepData,ControllingPersons,0}' || '{"position":"x","sharesPart":30,"votingPart":30}'::jsonb)
      where request_id = ${id}`.execute(api.database.db);
  }
  const sent = await director.post(`/api/Request/SendForApprove?requestId=${id}`);
  expect(sent.status).toBe(200);
  await until(async () => (await caseOf(id)).AmlCheckResultId, { what: 'the screening', timeoutMs: 30_000 });
  return id;
}

const review = (who: Client, requestId: number, result: number, note = 'Kita gimimo data') =>
  who.post('/api/Request/ReviewAmlChecks', { json: { requestId, result, note } });
const additional = (who: Client, requestId: number, more: object = {}) =>
  who.post('/api/Request/SaveAmlAdditionalCheck', {
    json: { requestId, date: TODAY, note: 'Pasitarta', result: 1, ...more },
  });
const risk = (who: Client, requestId: number, more: object = {}) =>
  who.post('/api/Request/SaveRiskAssessment', {
    json: {
      requestId,
      riskAssessmentResultId: 3,
      riskAssessmentNote: 'Rizika įprasta',
      riskAssessmentDate: TODAY,
      ...more,
    },
  });
const told = ({ status, body }: Answer): unknown[] => [status, (body as { code?: string }).code];

describe('the case shows the screening', () => {
  test('subjects by role, matches with their lists, result, and who decided; the applicant sees none of it', async () => {
    const id = await screened(true);
    const before = await caseOf(id);
    expect(before.AmlCheckResultId).toBe(3);
    const viktor = before.AmlChecks.find((check) => check.Name === 'Viktor Morozov');
    expect(viktor).toMatchObject({
      Query: 'Viktor Morozov, 1968-12-05, BY',
      HasSanctions: true,
      HasPep: false,
      CheckTypeId: 3,
      Hits: [{ kind: 'sanctions', EntityId: 'demo-viktor', Score: 0.94, Datasets: ['demo_list'] }],
    });
    expect(before.amlRuns).toMatchObject([{ state: 'finished', reason: 'submission', matches: 1, gaps: 0 }]);
    expect(before.tasks.map(({ kind }) => kind)).toContain('amlReview');
    expect(told(await review(egle, id, 2, ''))).toEqual([200, undefined]);
    expect(await caseOf(id)).toMatchObject({
      AmlCheckResultId: 2,
      amlDecision: { kind: 'review', Result: 2, DecidedBy: 'Eglė Vertelytė', Note: null },
    });
    expect(JSON.stringify((await director.get(`/api/Request/Get?requestId=${id}`)).body)).not.toMatch(
      /AmlCheck|amlRuns|demo_list|RiskAssess|PepExists/,
    );
  }, 60_000);

  test('the same person is found in another request, by name and role, without a code', async () => {
    const [first, second] = [await screened(true), await screened(true)];
    const { body } = await egle.get(`/api/Request/GetRelatedRequests?requestId=${second}`);
    const other = (body as { Id: number; people: object[] }[]).find(({ Id }) => Id === first);
    expect(other?.people).toContainEqual({ Name: 'Viktor Morozov', kind: 'person', here: [3], there: [3] });
    expect(JSON.stringify(body)).not.toContain(VIKTOR.personCode);
    const foreign = await api.applicant('riba');
    expect((await foreign.get(`/api/Request/GetRelatedRequests?requestId=${second}`)).status).toBe(403);
  }, 60_000);
});

describe('renewal', () => {
  test('starts once: the second click is told who has started it, then it ends', async () => {
    const id = await screened(false);
    const lists = (mode: string) =>
      fetch(`${api.standIns.urls.screening}/__control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mode }),
      });
    await lists('failing');
    const key = 'renewal-of-a-test';
    expect(told(await egle.post(`/api/Request/RenewAmlChecks/${id}`, { key }))).toEqual([200, undefined]);
    expect(told(await egle.post(`/api/Request/RenewAmlChecks/${id}`, { key }))).toEqual([200, undefined]);
    await risk(egle, id);
    expect(await paulius.post(`/api/Request/RenewAmlChecks/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'screeningIdle', latest: { action: 'renewAml', actorName: 'Eglė Vertelytė' } },
    });
    await until(async () => (await caseOf(id)).amlRuns[0]?.state === 'failing', { what: 'the failure' });
    expect((await caseOf(id)).amlRuns[0]).toMatchObject({
      failureCode: 'unavailable',
      StartedBy: 'Eglė Vertelytė',
      FailingSince: expect.stringMatching(/^\d{4}-/),
    });
    await lists('reset');
    await until(async () => (await caseOf(id)).amlRuns[0]?.state === 'finished', { timeoutMs: 60_000 });
    expect((await caseOf(id)).amlRuns).toHaveLength(2);
    expect(told(await andrius.post(`/api/Request/RenewAmlChecks/${id}`))).toEqual([403, 'forbidden']);
  }, 90_000);
});

describe('review, additional check and risk', () => {
  test('only where there is something to decide', async () => {
    const id = await screened(false);
    expect(told(await review(egle, id, 1))).toEqual([409, 'amlReviewable']);
    expect(told(await additional(egle, id))).toEqual([409, 'amlFailed']);
  }, 60_000);

  test('bad input is refused in Lithuanian, field by field', async () => {
    const id = await screened(true);
    await review(egle, id, 2, '');
    const fields = async (answer: Promise<Answer>) => ((await answer).body as { errors: unknown }).errors;
    expect(await fields(additional(egle, id, { date: '' }))).toEqual({ date: ['Įveskite datą'] });
    expect(await fields(additional(egle, id, { date: '2026-02-31' }))).toEqual({
      date: ['Neteisingai pasirinkta data'],
    });
    expect(await fields(additional(egle, id, { date: '2999-01-01' }))).toEqual({
      date: ['Neteisingai pasirinkta data'],
    });
    expect(await fields(additional(egle, id, { note: 'x'.repeat(301) }))).toEqual({
      note: ['Pastaba per ilga: daugiausia 300 ženklų'],
    });
    expect(await fields(additional(egle, id, { note: '  ' }))).toEqual({
      note: ['Parašykite, kuo remiantis patikra laikoma teigiama'],
    });
    expect(await fields(additional(egle, id, { result: 3 }))).toEqual({ result: ['Nepasirinkta reikšmė'] });
    expect(await fields(risk(egle, id, { riskAssessmentResultId: 4 }))).toEqual({
      riskAssessmentResultId: ['Nepasirinkta reikšmė'],
    });
    expect(await fields(risk(egle, id, { riskAssessmentDate: '' }))).toEqual({
      riskAssessmentDate: ['Įveskite datą'],
    });
    expect(await fields(risk(egle, id, { riskAssessmentNote: 'x'.repeat(301) }))).toEqual({
      riskAssessmentNote: ['Pastaba per ilga: daugiausia 300 ženklų'],
    });
    expect(told(await additional(egle, id, { note: 'x'.repeat(300) }))).toEqual([200, undefined]);
    expect(await caseOf(id)).toMatchObject({
      AmlCheckResultId: 1,
      amlDecision: { kind: 'additionalCheck', Result: 1, Date: TODAY },
    });
  }, 60_000);

  test('the second of two racing saves is told who did what; nothing of it is kept', async () => {
    const id = await screened(true);
    const { version } = await caseOf(id);
    const [one, two] = await Promise.all([
      egle.post('/api/Request/ReviewAmlChecks', {
        json: { requestId: id, result: 2, note: 'Tas pats asmuo' },
        version,
      }),
      paulius.post('/api/Request/ReviewAmlChecks', {
        json: { requestId: id, result: 1, note: 'Kitas asmuo' },
        version,
      }),
    ]);
    const statuses = [one.status, two.status].sort((a, b) => a - b);
    expect(statuses).toEqual([200, 409]);
    const lost = one.status === 409 ? one : two;
    const winner = one.status === 409 ? 'Paulius Budrys' : 'Eglė Vertelytė';
    expect(lost.body).toMatchObject({
      code: 'versionConflict',
      latest: { action: 'reviewAml', actorName: winner },
    });
    expect((await caseOf(id)).amlDecision.DecidedBy).toBe(winner);
  }, 60_000);

  test('who judged may not approve, others are refused; a draft has nothing to judge', async () => {
    const id = await screened(false);
    const both = await api.staff('ona', ['assessor', 'approver']);
    expect(told(await risk(both, id))).toEqual([200, undefined]);
    expect((await caseOf(id)).requestLog[0]).toMatchObject({
      action: 'assessRisk',
      details: { result: 3, note: 'Rizika įprasta', date: TODAY },
    });
    expect(await caseOf(id)).toMatchObject({
      RiskAssessmentResultId: 3,
      RiskAssessmentDate: TODAY,
      RiskAssessmentNote: 'Rizika įprasta',
      riskAssessedBy: expect.any(String),
    });
    await egle.post('/api/Request/ManagerSaveCompanySizeType', {
      json: { RequestId: id, companySizeTypeId: 1 },
    });
    await egle.post('/api/Request/SetInvegaLoanSum', { json: { RequestId: id, Sum: 50_000 } });
    expect(told(await both.post('/api/Request/Approve', { json: { RequestId: id } }))).toEqual([
      409,
      'notOwnAssessment',
    ]);
    expect(told(await risk(andrius, id))).toEqual([403, 'forbidden']);
    expect(told(await risk(director, id))).toEqual([403, 'forbidden']);
    expect(told(await risk(egle, 987_654_321))).toEqual([404, 'notFound']);
    const draft = (await director.post('/api/Request/Start', { json: {} })).body.requestId as number;
    expect(told(await risk(egle, draft))).toEqual([409, 'wrongStatus']);
  }, 60_000);
});
