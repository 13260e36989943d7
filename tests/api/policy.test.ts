import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { findRun } from '../../db/queries/policy/runs.ts';
import {
  RULE_SETS,
  ruleSetFor,
  ruleSetOfVersion,
  type RuleParameters,
} from '../../domain/eligibility/rule-sets.ts';
import { startApi, type Answer, type Api, type Client } from '../harness/api.ts';
import { addEvaluated, snapshotOf } from '../harness/evaluated.ts';
import { acceptedDraft, askRegisters } from '../harness/over-http.ts';
import { until } from '../harness/waiting.ts';

const AREA = '/api/BackOffice/Policy';
const BASED_ON = 'tiesiogines/2023-06-01';
const PARAMETERS = ruleSetOfVersion(BASED_ON)!.parameters;
const NOBODY = '00000000-0000-4000-8000-000000000001';
const FIRST = 20_000_001;

let api: Api;
let saulius: Client, rasa: Client, egle: Client, director: Client;

beforeAll(async () => {
  api = await startApi();
  saulius = await api.staff('saulius', ['administrator']);
  rasa = await api.staff('kristina', ['administrator', 'manager']);
  egle = await api.staff('egle', ['assessor', 'manager', 'approver', 'signatory']);
  director = await api.applicant();
  const { db } = api.database;
  await addEvaluated(db, snapshotOf('linija', 22), { first: FIRST, count: 45, sumCents: 50_000_00 });
  await addEvaluated(db, snapshotOf('linija', 30), { first: FIRST + 45, count: 20, grantedCents: 90_000_00 });
  await sql`update loan_request set applicant_name = '=HYPERLINK("http://x";"y")' where id = ${FIRST}`.execute(
    db,
  );
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

interface Draft {
  id: string;
  name: string;
  version: number;
}
interface Run {
  id: string;
  draftId: string;
  state: string;
  done: number;
  total: number | null;
  changed: number;
  isCancelling: boolean;
  startedAt: string;
  parameters: RuleParameters;
  totals: unknown[];
  flips: unknown[];
}

async function newDraft(
  parameters: Record<string, unknown> = {},
  name = 'Prekybos dalis 20 %',
): Promise<Draft> {
  const copied = await saulius.post(`${AREA}/Drafts`, { json: { name, basedOn: BASED_ON } });
  const made = copied.body as Draft;
  if (Object.keys(parameters).length === 0) return made;
  const json = { name, version: 1, parameters: { ...PARAMETERS, ...parameters } };
  return (await saulius.post(`${AREA}/Drafts/${made.id}`, { json })).body as Draft;
}

const runWish = (draft: { id: string; version: number }, more: object = {}) => ({
  draftId: draft.id,
  draftVersion: draft.version,
  scheme: 'tiesiogines',
  ...more,
});
const start = async (draft: Draft, more: object = {}): Promise<Run> =>
  (await saulius.post(`${AREA}/Runs`, { json: runWish(draft, more) })).body as Run;
const ended = (id: string): Promise<Run> =>
  until(
    async () => {
      const run = (await saulius.get(`${AREA}/Runs/${id}`)).body as Run;
      return ['finished', 'cancelled', 'failed'].includes(run.state) ? run : null;
    },
    { what: 'the end of the run', timeoutMs: 60_000 },
  );
const finishedRun = async (): Promise<Run> =>
  ended((await start(await newDraft({ tradeSharePercent: 20 }))).id);

describe('drafts', () => {
  test('an administrator copies the rules in force, changes and names them, sees them in the list', async () => {
    const made = await saulius.post(`${AREA}/Drafts`, { json: { name: ' Švelnesnės ', basedOn: BASED_ON } });
    expect(made).toMatchObject({
      status: 200,
      body: {
        name: 'Švelnesnės',
        basedOn: BASED_ON,
        scheme: 'tiesiogines',
        version: 1,
        parameters: PARAMETERS,
      },
    });
    const json = {
      name: 'Švelnesnės ribos',
      version: 1,
      parameters: { ...PARAMETERS, tradeSharePercent: 20.5, financialYears: [2021], unknown: 1 },
    };
    const saved = await saulius.post(`${AREA}/Drafts/${made.body.id}`, { json });
    expect(saved).toMatchObject({ status: 200, body: { version: 2, savedBy: 'Saulius Girdenis' } });
    const { body } = await rasa.get(`${AREA}/Drafts/${made.body.id}`);
    expect(body).toMatchObject({ name: 'Švelnesnės ribos', parameters: { tradeSharePercent: 20.5 } });
    expect(body.parameters.unknown).toBeUndefined();
    const list = (await rasa.get(`${AREA}/Drafts`)).body as { id: string }[];
    expect(list.map(({ id }) => id)).toContain(made.body.id);
  });

  test('the second of two who save is told who was first, and nothing is overwritten', async () => {
    const draft = await newDraft();
    const save = (who: Client, tradeSharePercent: number) =>
      who.post(`${AREA}/Drafts/${draft.id}`, {
        json: { name: draft.name, version: 1, parameters: { ...PARAMETERS, tradeSharePercent } },
      });
    const answers = await Promise.all([save(saulius, 20), save(rasa, 30)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [first, second] = answers[0].status === 200 ? answers : [answers[1], answers[0]];
    expect(second.body).toMatchObject({
      code: 'policyDraftChanged',
      details: { version: 2, savedBy: first.body.savedBy, savedAt: first.body.savedAt },
    });
    const stored = (await saulius.get(`${AREA}/Drafts/${draft.id}`)).body;
    expect(stored.parameters.tradeSharePercent).toBe(first.body.parameters.tradeSharePercent);
  });

  test('the same call twice makes one draft and saves once', async () => {
    const key = randomUUID();
    const json = { name: 'Vienas', basedOn: BASED_ON };
    const [one, two] = [
      await saulius.post(`${AREA}/Drafts`, { json, key }),
      await saulius.post(`${AREA}/Drafts`, { json, key }),
    ];
    expect(two.body.id).toBe(one.body.id);
    // The kept answer was lost, the saved row was not: still no conflict with oneself.
    const save = { json: { name: 'Vienas', version: 1, parameters: PARAMETERS }, key: randomUUID() };
    await saulius.post(`${AREA}/Drafts/${one.body.id}`, save);
    await sql`delete from idempotency where key = ${save.key}`.execute(api.database.db);
    expect(await saulius.post(`${AREA}/Drafts/${one.body.id}`, save)).toMatchObject({
      status: 200,
      body: { version: 2 },
    });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['a share over a hundred', { tradeSharePercent: 101 }, 'tradeSharePercent'],
    ['a share below zero', { stateOwnershipPercent: -1 }, 'stateOwnershipPercent'],
    ['text for a number', { incomeCapCents: '1000' }, 'incomeCapCents'],
    ['half a cent', { incomeCapCents: 1.5 }, 'incomeCapCents'],
    ['no years at all', { financialYears: [] }, 'financialYears'],
    ['the same year twice', { financialYears: [2020, 2020] }, 'financialYears'],
    ['a year of another age', { difficultyYear: 1492 }, 'difficultyYear'],
    ['a code that is none', { excludedDivisions: ['1'] }, 'excludedDivisions'],
    ['a day that is not in the calendar', { registeredBy: '2026-02-30' }, 'registeredBy'],
    ['an end before the beginning', { activityTo: '2019-01-01' }, 'activityTo'],
    ['a parameter left out', { nonSocialAgeYears: undefined }, 'nonSocialAgeYears'],
  ])('%s is refused beside its field', async (_name, wrong, field) => {
    const draft = await newDraft();
    const json = { name: 'x', version: 1, parameters: { ...PARAMETERS, ...wrong } };
    const answer = await saulius.post(`${AREA}/Drafts/${draft.id}`, { json });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors as object)).toEqual([`parameters.${field}`]);
    expect(answer.body.errors[`parameters.${field}`][0]).toMatch(/[a-ząčęėįšųūž]/i);
  });

  test.each([
    ['no name', { name: ' ', basedOn: BASED_ON }],
    ['a name too long', { name: 'x'.repeat(121), basedOn: BASED_ON }],
    ['rules nobody knows', { name: 'x', basedOn: 'draft:1' }],
  ])('%s is refused', async (_name, json) => {
    expect((await saulius.post(`${AREA}/Drafts`, { json })).status).toBe(400);
  });

  test('a deleted draft is gone, its runs stay; who saw an older version may not delete it', async () => {
    const draft = await newDraft({ tradeSharePercent: 20 });
    const run = await start(draft);
    await ended(run.id);
    expect(await rasa.delete(`${AREA}/Drafts/${draft.id}?version=1`)).toMatchObject({
      status: 409,
      body: { code: 'policyDraftChanged' },
    });
    expect((await rasa.delete(`${AREA}/Drafts/${draft.id}?version=2`)).status).toBe(200);
    expect((await saulius.get(`${AREA}/Drafts/${draft.id}`)).status).toBe(404);
    expect((await saulius.post(`${AREA}/Runs`, { json: runWish(draft) })).status).toBe(404);
    expect((await saulius.get(`${AREA}/Runs/${run.id}`)).status).toBe(200);
  });
});

describe('runs', () => {
  test('end with totals, rules that flipped, pages of changed requests and their money', async () => {
    const run = await finishedRun();
    expect(run).toMatchObject({ state: 'finished', done: run.total, changed: 45, isCancelling: false });
    expect(run.parameters.tradeSharePercent).toBe(20);
    expect(run.totals).toContainEqual({
      oldDecision: 'Denied',
      newDecision: 'Accepted',
      requests: 45,
      notByDraft: 0,
      sumAsked: '2250000.00',
      sumGranted: '0.00',
      granted: 0,
    });
    expect(run.totals).toContainEqual(
      expect.objectContaining({ oldDecision: 'Accepted', newDecision: 'Accepted', sumGranted: '1800000.00' }),
    );
    expect(run.flips).toEqual([{ ruleName: 'TradeShare', requests: 45 }]);
    const page = await saulius.get(
      `${AREA}/Runs/${run.id}/Outcomes?page=2&newDecision=Accepted&rule=TradeShare`,
    );
    expect(page.body).toMatchObject({ TotalCount: 45, TotalPageCount: 2 });
    expect(page.body.SearchResult).toHaveLength(15);
    expect(page.body.SearchResult[0]).toMatchObject({
      oldDecision: 'Denied',
      newDecision: 'Accepted',
      sumAsked: '50000.00',
      sumGranted: null,
      ruleSetVersion: BASED_ON,
      flips: [{ oldLimit: { value: 25 }, newLimit: { value: 20 }, newValue: { value: 22 } }],
    });
    const none = await saulius.get(`${AREA}/Runs/${run.id}/Outcomes?rule=StateOwnership`);
    expect(none.body).toMatchObject({ TotalCount: 0, SearchResult: [] });
    const list = (await rasa.get(`${AREA}/Runs?draftId=${run.draftId}`)).body as { id: string }[];
    expect(list.map(({ id }) => id)).toEqual([run.id]);
  });

  test('a run of a draft that somebody saved meanwhile is refused and tells who', async () => {
    const draft = await newDraft({ tradeSharePercent: 20 });
    const answer = await rasa.post(`${AREA}/Runs`, { json: runWish({ ...draft, version: 1 }) });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'policyDraftChanged', details: { version: 2, savedBy: 'Saulius Girdenis' } },
    });
  });

  test('the same call twice is one run', async () => {
    const draft = await newDraft({ tradeSharePercent: 20 });
    const key = randomUUID();
    const [one, two] = await Promise.all([
      saulius.post(`${AREA}/Runs`, { json: runWish(draft), key }),
      saulius.post(`${AREA}/Runs`, { json: runWish(draft), key }),
    ]);
    expect(two.body.id).toBe(one.body.id);
    await ended((one.body as Run).id);
  });

  test.each<[string, object]>([
    ['an unknown scheme', { scheme: 'kita' }],
    ['a period from its end', { from: '2026-02-01', to: '2026-01-01' }],
    ['a day that is none', { from: '2026-13-01' }],
    ['no draft', { draftId: 'abc' }],
  ])('%s is refused', async (_name, wrong) => {
    const draft = await newDraft();
    expect((await saulius.post(`${AREA}/Runs`, { json: runWish(draft, wrong) })).status).toBe(400);
  });

  test('a run that is over cannot be cancelled', async () => {
    const run = await finishedRun();
    expect(await saulius.post(`${AREA}/Runs/${run.id}/Cancel`)).toMatchObject({
      status: 409,
      body: { code: 'policyRunOver' },
    });
  });

  test('a run whose workflow never came to be is closed by cancelling', async () => {
    const { db } = api.database;
    const draft = await newDraft();
    const { rows } = await sql<{
      id: string;
    }>`insert into policy_run (draft_id, draft_version, draft_name, based_on,
        parameters, scheme_code, started_key, started_by)
      values (${draft.id}::uuid, 1, 'x', ${BASED_ON}, '{}', 'tiesiogines', 'x', ${saulius.userId}::uuid) returning id`.execute(
      db,
    );
    expect(await saulius.post(`${AREA}/Runs/${rows[0]!.id}/Cancel`)).toMatchObject({
      status: 200,
      body: { state: 'cancelled' },
    });
  });

  test('two who cancel the same run at once both see it end', async () => {
    const { db } = api.database;
    await addEvaluated(db, snapshotOf('tekstile', 22), { first: FIRST + 1_000, count: 5_000 });
    const draft = await newDraft({ tradeSharePercent: 20 });
    const { id } = await start(draft);
    const answers = await Promise.all([saulius, rasa].map((who) => who.post(`${AREA}/Runs/${id}/Cancel`)));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const run = await ended(id);
    expect(run.state).toBe('cancelled');
    expect(run.done).toBeLessThan(run.total ?? 5_065);
    await sql`update loan_request set deleted_at = now() where id >= ${FIRST + 1_000}`.execute(db);
  }, 60_000);

  test('the file opens in a spreadsheet and no name becomes a formula', async () => {
    const run = await finishedRun();
    const answer = await rasa.get(`${AREA}/Runs/${run.id}/Export`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = answer.bytes.toString('utf8').split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFNr\.;Pareiškėjas;/);
    expect(lines).toHaveLength(1 + 45 + 1);
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://x"";""y"")"`);
    expect(lines[2]).toContain('Neatitinka;Atitinka;50000,00;;');
  });

  test('names applicants to those who may read cases, and not to an administrator alone', async () => {
    const { id } = await finishedRun();
    const page = async (who: Client): Promise<unknown[]> => {
      const { body } = await who.get(`${AREA}/Runs/${id}/Outcomes`);
      return (body.SearchResult as { applicantName: unknown }[]).map(({ applicantName }) => applicantName);
    };
    expect(await page(rasa)).not.toContain(null);
    expect([...new Set(await page(saulius))]).toEqual([null]);
    const file = (await saulius.get(`${AREA}/Runs/${id}/Export`)).bytes.toString('utf8');
    expect(file.split('\r\n')[1]).toMatch(/^\d+;;/);
    expect(file).not.toContain('HYPERLINK');
  });
});

describe('who may', () => {
  const calls: [string, (who: Client) => Promise<Answer>][] = [
    ['list drafts', (who) => who.get(`${AREA}/Drafts`)],
    ['copy', (who) => who.post(`${AREA}/Drafts`, { json: { name: 'x', basedOn: BASED_ON } })],
    ['run', (who) => who.post(`${AREA}/Runs`, { json: runWish({ id: NOBODY, version: 1 }) })],
    ['read a run', (who) => who.get(`${AREA}/Runs/${NOBODY}`)],
    ['export', (who) => who.get(`${AREA}/Runs/${NOBODY}/Export`)],
    ['cancel', (who) => who.post(`${AREA}/Runs/${NOBODY}/Cancel`)],
  ];
  test.each(calls)('only administrators %s', async (_name, call) => {
    expect((await call(egle)).status).toBe(403);
    expect((await call(director)).status).toBe(403);
    expect((await call(api.anybody)).status).toBe(401);
  });
  test('what is not there answers 404', async () => {
    expect((await saulius.get(`${AREA}/Drafts/${NOBODY}`)).status).toBe(404);
    expect((await saulius.get(`${AREA}/Runs/${NOBODY}`)).status).toBe(404);
    expect((await saulius.get(`${AREA}/Runs/${NOBODY}/Outcomes`)).status).toBe(404);
    expect((await saulius.get(`${AREA}/Runs/nothing`)).status).toBe(404);
    expect((await saulius.post(`${AREA}/Runs/${NOBODY}/Cancel`)).status).toBe(404);
  });
});

test('a draft never judges a real request, however it was run', async () => {
  const draft = await newDraft({ tradeSharePercent: 100, excludedDivisions: ['01', '46', '47', '49', '13'] });
  const run = await start(draft);
  expect((await ended(run.id)).changed).toBeGreaterThan(0);
  await askRegisters(director);
  const id = await acceptedDraft(api, director);
  const { rows } = await sql<{
    version: string;
    decision: string;
  }>`select rule_set_version as version, decision
    from evaluation where request_id = ${id}`.execute(api.database.db);
  expect(rows).toEqual([{ version: ruleSetFor('tiesiogines', '2026-11-21').version, decision: 'Accepted' }]);
  const drafts = await sql`select 1 from evaluation where not rule_set_version = any(${RULE_SETS.map(
    ({ version }) => version,
  )}::text[])`.execute(api.database.db);
  expect(drafts.rows).toEqual([]);
  expect((await findRun(api.database.db, run.id))!.state).toBe('finished');
}, 60_000);
