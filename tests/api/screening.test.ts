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
  AmlChecks: { Name: string; Hits: SeenHit[] }[];
  amlWaitingCheck: { Id: number; MadeBy: string; own: boolean } | null;
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

interface SeenHit {
  MatchId: number;
  state: string;
  review: { Id: number } | null;
}
type Said = 'same' | 'other';

const hitsOf = async (id: number): Promise<SeenHit[]> =>
  (await caseOf(id)).AmlChecks.flatMap(({ Hits }) => Hits);
/** Answers to matches as they stand when looked at. */
const answersTo = (hits: readonly SeenHit[], answer: Said, note = 'Kita gimimo data') =>
  hits.map(({ MatchId, review: seen }) => ({
    matchId: MatchId,
    seenReviewId: seen?.Id ?? null,
    answer,
    note,
  }));
const review = async (who: Client, requestId: number, answer: Said, note?: string) =>
  who.post('/api/Request/ReviewAmlChecks', {
    json: { requestId, matches: answersTo(await hitsOf(requestId), answer, note) },
  });
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
      Hits: [
        {
          kind: 'sanctions',
          EntityId: 'demo-viktor',
          Score: 0.94,
          Datasets: ['demo_list'],
          Topics: ['sanction'],
          BirthDates: ['1968-12-05'],
          Countries: ['BY'],
          state: 'unseen',
          review: null,
        },
      ],
    });
    expect(before.amlRuns).toMatchObject([{ state: 'finished', reason: 'submission', matches: 1, gaps: 0 }]);
    expect(before.tasks.map(({ kind }) => kind)).toContain('amlReview');
    expect(told(await review(egle, id, 'same', ''))).toEqual([200, undefined]);
    expect(await caseOf(id)).toMatchObject({
      AmlCheckResultId: 2,
      amlDecision: { kind: 'review', Result: 2, DecidedBy: 'Eglė Vertelytė', Note: null },
    });
    expect(JSON.stringify((await director.get(`/api/Request/Get?requestId=${id}`)).body)).not.toMatch(
      /AmlCheck|amlRuns|amlWaiting|demo_list|RiskAssess|PepExists|MatchReview/,
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

describe('a sanctions match is cleared by two people', () => {
  test('one says it is another person, a second one confirms; the first cannot, and a late one is told', async () => {
    const id = await screened(true);
    const unseen = await hitsOf(id);
    expect(told(await review(egle, id, 'other'))).toEqual([200, undefined]);
    expect(await caseOf(id)).toMatchObject({ AmlCheckResultId: 3, tasks: [{}, { kind: 'amlReview' }] });
    expect(told(await review(egle, id, 'other'))).toEqual([409, 'notOwnFinding']);
    const late = { json: { requestId: id, matches: answersTo(unseen, 'other') } };
    expect(await paulius.post('/api/Request/ReviewAmlChecks', late)).toMatchObject({
      status: 409,
      body: { code: 'findingsCurrent', latest: { action: 'reviewAml', actorName: 'Eglė Vertelytė' } },
    });
    expect(told(await review(paulius, id, 'other', 'Kita pilietybė'))).toEqual([200, undefined]);
    const seen = await caseOf(id);
    expect(seen.AmlCheckResultId).toBe(1);
    expect(seen.AmlChecks.flatMap(({ Hits }) => Hits)).toMatchObject([
      {
        state: 'other',
        review: {
          Note: 'Kita gimimo data',
          AnsweredBy: 'Eglė Vertelytė',
          ConfirmedBy: 'Paulius Budrys',
          ConfirmationNote: 'Kita pilietybė',
          own: true,
        },
      },
    ]);
    // The table itself does not take the same person twice.
    await expect(
      sql`update aml_match_review set confirmed_by = answered_by where request_id = ${id}`.execute(
        api.database.db,
      ),
    ).rejects.toThrow(/check constraint/);
    await egle.post(`/api/Request/RenewAmlChecks/${id}`);
    await until(async () => (await caseOf(id)).amlRuns[0]?.state === 'finished', { timeoutMs: 60_000 });
    expect((await caseOf(id)).AmlCheckResultId).toBe(1);
  }, 90_000);

  test('a match nobody has seen reopens only itself; an answer without a difference is no answer', async () => {
    const id = await screened(true);
    const wordless = await review(egle, id, 'other', ' ');
    expect(wordless).toMatchObject({
      status: 400,
      body: { errors: { 'matches.0.note': ['Parašykite, kuo asmuo skiriasi nuo sąrašo įrašo'] } },
    });
    await review(egle, id, 'other');
    await review(paulius, id, 'other');
    // The lists learn of another entry about the same person.
    const [{ check_id }] = (
      await sql<{ check_id: number }>`select max(check_id)::int as check_id from aml_hit`.execute(
        api.database.db,
      )
    ).rows as [{ check_id: number }];
    await sql`insert into aml_hit (check_id, kind, entity_id, caption, score)
      values (${check_id}, 'pep', 'naujas', 'Viktor Morozov', 0.8)`.execute(api.database.db);
    expect((await hitsOf(id)).map(({ state }) => state)).toEqual(['other', 'unseen']);
    const asked = await andrius.get(`/api/Request/GetForManager?requestId=${id}`);
    expect(asked.body.AmlChecks).toBeDefined();
  }, 60_000);

  test('the approver decides over open matches only in words, which the history keeps', async () => {
    const id = await screened(true);
    await egle.post('/api/Request/ManagerSaveCompanySizeType', {
      json: { RequestId: id, companySizeTypeId: 1 },
    });
    await egle.post('/api/Request/SetInvegaLoanSum', { json: { RequestId: id, Sum: 50_000 } });
    const approve = (more: object) =>
      andrius.post('/api/Request/Approve', { json: { RequestId: id, ...more } });
    expect(told(await approve({}))).toEqual([409, 'matchesReviewed']);
    expect(told(await approve({ acknowledgement: 'gerai' }))).toEqual([400, 'validation']);
    expect(told(await approve({ acknowledgement: 'Sąrašo įrašas senas, sutarta su ATITIKTIMI' }))).toEqual([
      200,
      undefined,
    ]);
    expect((await caseOf(id)).requestLog).toContainEqual(
      expect.objectContaining({
        action: 'approve',
        details: expect.objectContaining({ acknowledgement: 'Sąrašo įrašas senas, sutarta su ATITIKTIMI' }),
      }),
    );
  }, 60_000);
});

describe('review, additional check and risk', () => {
  test('only where there is something to decide', async () => {
    const id = await screened(false);
    const made = { requestId: id, matches: [{ matchId: 1, answer: 'other', note: 'Kitas asmuo' }] };
    expect(told(await egle.post('/api/Request/ReviewAmlChecks', { json: made }))).toEqual([
      409,
      'amlReviewable',
    ]);
    expect(told(await additional(egle, id))).toEqual([409, 'amlFailed']);
  }, 60_000);

  test('bad input is refused in Lithuanian, field by field', async () => {
    const id = await screened(true);
    await review(egle, id, 'same', '');
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
    const seenCheckId = (await caseOf(id)).amlWaitingCheck!.Id;
    expect(told(await additional(paulius, id, { seenCheckId }))).toEqual([200, undefined]);
    expect(await caseOf(id)).toMatchObject({
      AmlCheckResultId: 1,
      amlDecision: { kind: 'additionalCheck', Result: 1, Date: TODAY },
    });
  }, 60_000);

  test('the second of two racing saves is told who did what; nothing of it is kept', async () => {
    const id = await screened(true);
    const hits = await hitsOf(id);
    const said = (answer: Said) => ({ json: { requestId: id, matches: answersTo(hits, answer) } });
    const [one, two] = await Promise.all([
      egle.post('/api/Request/ReviewAmlChecks', said('same')),
      paulius.post('/api/Request/ReviewAmlChecks', said('other')),
    ]);
    const statuses = [one.status, two.status].sort((a, b) => a - b);
    expect(statuses).toEqual([200, 409]);
    const lost = one.status === 409 ? one : two;
    const winner = one.status === 409 ? 'Paulius Budrys' : 'Eglė Vertelytė';
    expect(lost.body).toMatchObject({
      // Whoever said „other“ after „same“ finds nothing left to be reviewed.
      code: one.status === 409 ? 'findingsCurrent' : 'amlReviewable',
      latest: { action: 'reviewAml', actorName: winner },
    });
    const [hit] = await hitsOf(id);
    expect(hit).toMatchObject({ review: { AnsweredBy: winner, ConfirmedBy: null } });
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
