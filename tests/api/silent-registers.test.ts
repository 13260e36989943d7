import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { until } from '../harness/waiting.ts';
import { vilniusMs } from '../../domain/values/days.ts';

const IMPATIENT = {
  '*': { callMs: 5_000, tries: 2, firstPauseMs: 50, withinMs: 8_000, breaker: { calls: 1_000 } },
};
const PATH = '/api/Registers/AskSilent';
const SILENT = ['accounts', 'social-insurance'];

interface Told {
  name: string;
  state: string;
  askedAt: string | null;
  isFound: boolean | null;
  missingSince: string | null;
}

let api: Api;
let director: Client;

beforeAll(async () => {
  api = await startApi({ env: { REGISTER_POLICIES: JSON.stringify(IMPATIENT) } });
  director = await api.applicant();
  for (const register of SILENT) await control({ mode: 'down', target: register });
  await director.post('/api/Request/Start', { json: {} });
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

const told = async () =>
  (await director.get(`/api/Company/GetRegistersProcessingStatus/${director.partyId}`)).body as {
    Status: string;
    askAgainAt: string | null;
    Steps: Told[];
  };
const settled = () => until(async () => (await told()).Status !== 'InProgress', { what: 'the registers' });
const steps = async (isSilent: boolean) =>
  (await told()).Steps.filter(({ name }) => SILENT.includes(name) === isSilent);
const minutePasses = () =>
  sql`update register_step set finished_at = finished_at - interval '2 minutes',
    started_at = started_at - interval '2 minutes'`.execute(api.database.db);

describe('registers that did not answer', () => {
  test('are told one by one: since when, when last asked, and when they are asked again', async () => {
    await until(async () => (await told()).askAgainAt !== null, { what: 'the plan of the workflow' });
    const { Status, askAgainAt } = await told();
    expect(Status).toBe('Finished');
    const silent = await steps(true);
    for (const step of silent) {
      expect(step).toMatchObject({ state: 'failed', isFound: null });
      expect(vilniusMs(step.askedAt!)).toBeGreaterThanOrEqual(vilniusMs(step.missingSince!));
    }
    // They ended one after another, and all are asked again together: a minute after the first of them.
    const firstAskedMs = Math.min(...silent.map(({ askedAt }) => vilniusMs(askedAt!)));
    expect(vilniusMs(askAgainAt!)).toBeGreaterThanOrEqual(firstAskedMs + 60_000);
    for (const step of await steps(false))
      expect(step).toMatchObject({ state: 'answered', isFound: true, missingSince: null });
  });

  test('are not asked once more within a minute', async () => {
    const before = await told();
    const { status, body } = await director.post(PATH);
    expect(status).toBe(200);
    expect(body.outcome).toBe('justAsked');
    expect(vilniusMs(body.mayAskAt as string)).toBeGreaterThan(Date.now());
    expect((await told()).Steps.map(({ askedAt }) => askedAt)).toEqual(
      before.Steps.map(({ askedAt }) => askedAt),
    );
  });

  test('are asked after it, once for a key, and those that answered are let be', async () => {
    await minutePasses();
    const others = await steps(false);
    for (const target of SILENT) await control({ mode: 'slow', delayMs: 2_000, target });
    const key = randomUUID();
    const first = await director.post(PATH, { key });
    expect(first.body).toMatchObject({ outcome: 'asked', Status: 'InProgress', mayAskAt: null });
    expect((await director.post(PATH, { key })).body.runId).toBe(first.body.runId);
    expect((await director.post(PATH)).body.outcome).toBe('underWay');
    await settled();
    expect((await steps(true)).map(({ state, isFound }) => ({ state, isFound }))).toEqual(
      SILENT.map(() => ({ state: 'answered', isFound: true })),
    );
    expect((await steps(false)).map(({ askedAt }) => askedAt)).toEqual(others.map(({ askedAt }) => askedAt));
    expect(await told()).toMatchObject({ Status: 'Finished', askAgainAt: null });
    expect((await director.post(PATH)).body.outcome).toBe('noneSilent');
  }, 30_000);
});

describe('who may ask', () => {
  test('another company asks for itself only', async () => {
    const other = await api.applicant('tekstile');
    const before = await told();
    const { body } = await other.post(PATH);
    expect(body).toMatchObject({ id: other.partyId, outcome: 'noneSilent', runId: null });
    expect((await told()).Steps).toEqual(before.Steps);
  });

  test('staff and strangers do not', async () => {
    const egle = await api.staff('egle', ['assessor']);
    expect((await egle.post(PATH)).status).toBe(403);
    expect((await api.anybody.post(PATH)).status).toBe(401);
  });

  test('without a key nothing is done', async () => {
    expect((await director.post(PATH, { key: null })).status).toBe(400);
  });
});
