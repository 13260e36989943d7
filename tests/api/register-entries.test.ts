import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { acceptedDraft, multipart, PDF } from '../harness/over-http.ts';
import { validForm } from '../harness/form.ts';
import { until } from '../harness/waiting.ts';
import { vilniusMs } from '../../domain/values/days.ts';

/** Registers of this portal give up at once, so that a missing one is missing soon. */
const IMPATIENT = {
  '*': { callMs: 500, tries: 2, firstPauseMs: 50, withinMs: 3_000, breaker: { calls: 1_000 } },
};
const VALUES = { employees: '37', month: '2026-10' };

let api: Api;
let director: Client, egle: Client, kristina: Client, andrius: Client;
let id: number;

beforeAll(async () => {
  api = await startApi({ env: { REGISTER_POLICIES: JSON.stringify(IMPATIENT), REGISTER_PATIENCE: '10' } });
  director = await api.applicant();
  egle = await api.staff('egle', ['assessor']);
  kristina = await api.staff('kristina', ['manager']);
  andrius = await api.staff('andrius', ['approver']);
  await control({ mode: 'down', target: 'social-insurance' });
  id = (await director.post('/api/Request/Start', { json: {} })).body.requestId as number;
  await settled();
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

async function control(rule: Record<string, unknown>): Promise<void> {
  await fetch(`${api.standIns.urls.registers}/__control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(rule),
  });
}

interface Step {
  name: string;
  state: string;
  errorCode: string | null;
  startedAt: string;
  dataAt: string | null;
  missingSince: string;
  byHand: boolean;
}
interface Entry {
  Id: string;
  state: string;
  isInForce: boolean;
}
interface Standing {
  progress: { Status: string; Steps: Step[] };
  entries: Entry[];
}
interface TaskPage {
  SearchResult: { kind: string }[];
}
interface CaseBody {
  tasks: { kind: string; mine: boolean }[];
  registers: { register: string; source: string }[];
  registersState: Standing;
}

const standing = async () =>
  (await egle.get(`/api/BackOffice/GetRegisters?requestId=${id}`)).body as Standing;
const settled = () =>
  until(async () => (await standing()).progress.Status !== 'InProgress', { what: 'the registers' });
const step = async (name = 'social-insurance') =>
  (await standing()).progress.Steps.find((one) => one.name === name)!;
const caseOf = async (who: Client) =>
  (await who.get(`/api/Request/GetForManager?requestId=${id}`)).body as CaseBody;
const kindsOf = async (who: Client) => (await caseOf(who)).tasks.map(({ kind }) => kind);

interface Given {
  register?: string;
  values?: unknown;
  asOf?: string;
  reason?: string;
  file?: boolean;
  request?: number;
}

const enter = (who: Client, given: Given = {}) =>
  who.post('/api/BackOffice/EnterRegisterValue', {
    form: multipart(
      {
        RequestId: given.request ?? id,
        register: given.register ?? 'social-insurance',
        asOf: given.asOf ?? '2026-10-31',
        reason: given.reason ?? 'Sodra neatsako nuo vakar',
        values: JSON.stringify(given.values ?? VALUES),
      },
      given.file === false ? undefined : { field: 'File', name: 'sodra.pdf' },
    ),
  });
const decide = (who: Client, verb: 'Confirm' | 'Decline' | 'Withdraw', entryId: string, comment?: string) =>
  who.post(`/api/BackOffice/${verb}RegisterValue`, { json: { RequestId: id, entryId, comment } });
const waiting = async () => (await standing()).entries.find(({ state }) => state === 'waiting')!;

describe('a register that does not answer', () => {
  test('the case says which data are missing, why and since when; the form is open all the same', async () => {
    expect(await step()).toMatchObject({
      state: 'failed',
      errorCode: 'unavailable',
      dataAt: null,
      byHand: false,
    });
    expect(vilniusMs((await step()).missingSince)).toBeGreaterThan(Date.now() - 60_000);
    expect(await step('accounts')).toMatchObject({ state: 'answered', missingSince: null });
    expect((await caseOf(egle)).registersState.progress.Steps).toHaveLength(7);
    const json = { requestSystemInfo: { RequestId: id }, formVersion: 0, ...validForm({}) };
    expect((await director.post('/api/Request/SaveDraft', { json })).status).toBe(200);
  });

  test('the applicant sees the same steps in the poll', async () => {
    const { body } = await director.get(`/api/Company/GetRegistersProcessingStatus/${director.partyId}`);
    expect(body.Status).toBe('Finished');
    const steps = (body as Standing['progress']).Steps;
    expect(steps.find(({ name }) => name === 'social-insurance')).toMatchObject({
      state: 'failed',
      errorCode: 'unavailable',
    });
    expect(JSON.stringify(body)).not.toContain('startedBy');
  });

  test('staff ask one register again; a second who asks is told whose run it is', async () => {
    await control({ mode: 'slow', delayMs: 1_500, target: 'social-insurance' });
    const json = { RequestId: id, register: 'social-insurance' };
    const first = await egle.post('/api/BackOffice/RenewRegisters', { json });
    expect(first).toMatchObject({
      status: 200,
      body: { isNew: true, reason: 'manual', Status: 'InProgress' },
    });
    const second = await kristina.post('/api/BackOffice/RenewRegisters', { json });
    expect(second.body).toMatchObject({ isNew: false, startedBy: first.body.startedBy });
    expect(first.body.startedBy).toMatch(/\S+ \S+/);
    await settled();
    expect((await step()).errorCode).toBe('timeout');
    expect((await step('accounts')).state).toBe('answered');
    await control({ mode: 'down', target: 'social-insurance' });
  }, 30_000);

  test('RenewVmiInfo asks the tax authority alone', async () => {
    const answers = async (register: string): Promise<number> => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from register_snapshot
        where register = ${register}`.execute(api.database.db);
      return rows[0]!.n;
    };
    const [accounts, tax] = [await answers('accounts'), await answers('tax-authority')];
    expect((await kristina.post(`/api/Request/RenewVmiInfo?requestId=${id}`)).body).toMatchObject({
      isNew: true,
    });
    await settled();
    expect(await answers('tax-authority')).toBe(tax + 1);
    expect(await answers('accounts')).toBe(accounts);
  });

  test.each([
    ['of no such name', { RequestId: 0, register: 'gossip' }],
    ['of people, about a company', { RequestId: 0, register: 'individual-activity' }],
  ])('a register %s is refused', async (_name, json) => {
    const answer = await egle.post('/api/BackOffice/RenewRegisters', { json: { ...json, RequestId: id } });
    expect(answer.status).toBe(400);
  });
});

describe('a value entered by hand', () => {
  test.each([
    ['no document', { file: false }, 'File'],
    ['no reason', { reason: ' ' }, 'reason'],
    ['a short reason', { reason: 'ne' }, 'reason'],
    ['no date', { asOf: '' }, 'asOf'],
    ['a date to come', { asOf: '2099-01-01' }, 'asOf'],
    ['a field left empty', { values: { employees: '', month: '2026-10' } }, 'values.employees'],
    ['words for a number', { values: { employees: 'daug', month: '2026-10' } }, 'values.employees'],
    ['no such month', { values: { employees: '3', month: '2026-13' } }, 'values.month'],
    [
      'another register’s form',
      { register: 'insolvency', values: { cases: [{ kind: 'x' }] } },
      'values.cases.0.kind',
    ],
  ] as [string, Given, string][])('with %s is refused at its field', async (_name, given, field) => {
    const answer = await enter(egle, given);
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation' } });
    expect(Object.keys(answer.body.errors as object)).toContain(field);
    expect(JSON.stringify(answer.body.errors)).not.toMatch(/Invalid|Expected/);
  });

  test('is refused for a register that has answered', async () => {
    const answer = await enter(egle, { register: 'insolvency', values: { cases: [] } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'registerAnswered' } });
  });

  test('is not for approvers, and not for numbers nobody has', async () => {
    expect((await enter(andrius)).status).toBe(403);
    expect((await enter(egle, { request: 987_654_321 })).status).toBe(404);
  });

  test('waits for a second person: it does not count, its author cannot confirm it, the other finds it in the inbox', async () => {
    const made = await enter(egle);
    expect(made).toMatchObject({
      status: 200,
      body: { entries: [{ state: 'waiting', mayDecide: false, mayWithdraw: true }] },
    });
    expect((await step()).byHand).toBe(false);
    const { Id } = await waiting();
    expect(await decide(egle, 'Confirm', Id)).toMatchObject({ status: 409, body: { code: 'entryOwn' } });
    expect(await decide(egle, 'Decline', Id, 'Ne tas dokumentas')).toMatchObject({
      body: { code: 'entryOwn' },
    });
    expect(await enter(kristina)).toMatchObject({ status: 409, body: { code: 'entryOpen' } });
    expect((await decide(andrius, 'Confirm', Id)).status).toBe(403);
    const isMine = async (who: Client) =>
      (await caseOf(who)).tasks.find(({ kind }) => kind === 'confirmRegister')?.mine;
    expect(await isMine(egle)).toBe(false);
    expect(await isMine(kristina)).toBe(true);
    const inbox = async (who: Client) =>
      ((await who.get('/api/BackOffice/GetTasks?queue=mine')).body as TaskPage).SearchResult.map(
        ({ kind }) => kind,
      );
    expect(await inbox(kristina)).toContain('confirmRegister');
    expect(await inbox(egle)).not.toContain('confirmRegister');
  });

  test('the database itself keeps four eyes', async () => {
    const { Id } = await waiting();
    const own = api.database.db
      .updateTable('register_hand_entry')
      .set({ state: 'confirmed', decided_by: egle.userId, decided_at: new Date() as never })
      .where('id', '=', Id)
      .execute();
    await expect(own).rejects.toThrow(/check/);
  });

  test('its document can be opened by staff', async () => {
    const { Id } = await waiting();
    const path = `/api/BackOffice/DownloadRegisterDocument/${id}/${Id}`;
    expect((await kristina.get(path)).bytes.equals(PDF)).toBe(true);
    expect((await director.get(path)).status).toBe(403);
    expect(
      (await kristina.get(`/api/BackOffice/DownloadRegisterDocument/${id}/${randomUUID()}`)).status,
    ).toBe(404);
  });

  test('declined, it never counts; taking back is its author’s alone', async () => {
    const { Id } = await waiting();
    expect(await decide(kristina, 'Withdraw', Id)).toMatchObject({
      status: 409,
      body: { code: 'entryOthers' },
    });
    expect((await decide(kristina, 'Decline', Id, 'x')).body.errors).toHaveProperty('comment');
    const declined = await decide(kristina, 'Decline', Id, 'Pažyma ne šios įmonės');
    expect(declined.body.entries[0]).toMatchObject({
      state: 'declined',
      decisionComment: 'Pažyma ne šios įmonės',
    });
    expect(await decide(kristina, 'Confirm', Id)).toMatchObject({
      status: 409,
      body: { code: 'entryDecided' },
    });
    expect((await step()).dataAt).toBeNull();
    await enter(egle);
    expect((await decide(egle, 'Withdraw', (await waiting()).Id)).body.entries[0].state).toBe('withdrawn');
  });

  test('confirmed, it is a snapshot marked by hand on the case and in the criteria', async () => {
    await enter(egle);
    const { Id } = await waiting();
    const confirmed = await decide(kristina, 'Confirm', Id);
    expect(confirmed.body.entries[0]).toMatchObject({ state: 'confirmed', isInForce: true });
    expect(await step()).toMatchObject({ byHand: true, state: 'failed' });
    const answer = (await caseOf(egle)).registers.find(({ register }) => register === 'social-insurance')!;
    expect(answer).toMatchObject({
      handEntryId: Id,
      asOf: '2026-10-31',
      data: { employees: 37, month: '2026-10' },
    });
    expect(answer.source).toContain('ranka');
    expect(await kindsOf(egle)).not.toContain('confirmRegister');
    const history = await egle.get(
      `/api/BackOffice/GetRegisterHistory?requestId=${id}&register=social-insurance`,
    );
    expect(history.body[0]).toMatchObject({ handEntryId: Id, reason: 'Sodra neatsako nuo vakar' });
    expect(history.body[0].enteredBy).not.toBe(history.body[0].confirmedBy);
  });

  test('counts in the evaluation, which says so', async () => {
    await control({ mode: 'reset' });
    await control({ mode: 'down', target: 'insolvency' });
    await kristina.post('/api/BackOffice/RenewRegisters', {
      json: { RequestId: id, register: 'insolvency' },
    });
    await settled();
    // The register's own older answer stays in force while it is down; a value by hand takes its place.
    expect((await enter(egle, { register: 'insolvency', values: { cases: [] } })).status).toBe(200);
    expect((await decide(kristina, 'Confirm', (await waiting()).Id)).status).toBe(200);
    await director.post('/api/Request/CalculateFinancialCriteria', { json: { requestId: id } });
    await until(
      async () =>
        (await director.get(`/api/Request/GetFinancialEvaluationStatus/${id}`)).body.Status === 'Finished',
      { what: 'the evaluation', timeoutMs: 30_000 },
    );
    const { body } = await egle.get(`/api/request/GetFinancialCriteriaResults/${id}`);
    const { Rules } = body as { Rules: { RuleName: string }[] };
    const rule = Rules.find(({ RuleName }) => RuleName === 'InsolvencyCase');
    expect(rule).toMatchObject({ Decision: 'Accepted', byHand: true });
    const { snapshot } = await api.database.db
      .selectFrom('evaluation')
      .select('snapshot')
      .where('request_id', '=', id)
      .orderBy('started_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(snapshot).toMatchObject({ registers: { insolvency: { byHand: true } } });
  }, 60_000);

  test('an answer of the register itself supersedes it, and overtakes what waits', async () => {
    expect((await enter(egle, { register: 'insolvency', values: { cases: [] } })).status).toBe(200);
    const { Id } = await waiting();
    await control({ mode: 'reset' });
    await kristina.post('/api/BackOffice/RenewRegisters', { json: { RequestId: id } });
    await settled();
    expect(await step('insolvency')).toMatchObject({ state: 'answered', byHand: false, missingSince: null });
    const { entries } = await standing();
    expect(entries.find((one) => one.Id === Id)?.state).toBe('overtaken');
    expect(entries.every(({ isInForce }) => !isInForce)).toBe(true);
    expect(await kindsOf(egle)).not.toContain('confirmRegister');
  }, 30_000);

  test('ten people who confirm at once make one snapshot', async () => {
    await control({ mode: 'down', target: 'leases' });
    await kristina.post('/api/BackOffice/RenewRegisters', { json: { RequestId: id, register: 'leases' } });
    await settled();
    expect((await enter(egle, { register: 'leases', values: { leases: [] } })).status).toBe(200);
    const { Id } = await waiting();
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide(kristina, 'Confirm', Id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await api.database.db
      .selectFrom('register_snapshot')
      .select('id')
      .where('hand_entry_id', '=', Id)
      .execute();
    expect(rows).toHaveLength(1);
  }, 30_000);
});

test('of a request that is over nothing is asked and nothing entered', async () => {
  await control({ mode: 'reset' });
  const manager = await api.staff('saulius', ['manager', 'assessor', 'approver']);
  const over = await acceptedDraft(api, await api.applicant('linija'));
  expect(
    (await (await api.applicant('linija')).post(`/api/Request/SendForApprove?requestId=${over}`)).status,
  ).toBe(200);
  await manager.post('/api/Request/Reject', { json: { requestId: over, comment: 'Neatitinka reikalavimų' } });
  const json = { RequestId: over, register: 'leases' };
  expect(await manager.post('/api/BackOffice/RenewRegisters', { json })).toMatchObject({
    status: 409,
    body: { code: 'wrongStatus' },
  });
  expect((await manager.post(`/api/Request/RenewVmiInfo?requestId=${over}`)).status).toBe(409);
  expect((await enter(egle, { request: over })).status).toBe(409);
}, 90_000);
