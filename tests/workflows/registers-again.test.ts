import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findRunProgress } from '../../db/queries/register-progress.ts';
import { ensureRun, ensureSubject, loadSnapshots } from '../../db/queries/registers.ts';
import type { RegisterId } from '../../domain/registers/register-id.ts';
import { COMPANIES } from '../../stack/stand-ins/parties.ts';
import { carryOutRun, registersWorkflowId, WORKFLOW_TYPE } from '../../workflows/definitions.ts';
import { surroundings, type Surroundings } from '../harness/surroundings.ts';
import { until } from '../harness/waiting.ts';

/** The first pause of half a second; of the leases it is so long that only a person ends it, of the shareholders none. */
const PATIENT = {
  '*': {
    callMs: 500,
    tries: 2,
    firstPauseMs: 20,
    withinMs: 3_000,
    perSecond: 500,
    breaker: { calls: 1_000 },
    again: { firstMs: 500, longestMs: 1_000 },
  },
  leases: { again: { firstMs: 3_600_000, longestMs: 3_600_000 } },
  shareholders: { again: { withinMs: 1 } },
};

let around: Surroundings;
beforeAll(async () => {
  around = await surroundings({ REGISTER_POLICIES: JSON.stringify(PATIENT) });
}, 120_000);
afterAll(() => around?.close());

const codeOf = (place: number): string => COMPANIES[place]!.CompanyCode;

async function control(mode: string, target: string): Promise<void> {
  await fetch(`${around.standIns.urls.registers}/__control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode, target }),
  });
}

async function ask(code: string, registers: readonly RegisterId[], reason = 'manual') {
  const { db, client, taskQueue } = around.world;
  const subjectId = await ensureSubject(db, 'company', code);
  const run = { subjectId, ...(await ensureRun(db, { subjectId, reason, requestedBy: null, registers })) };
  return client.workflow.signalWithStart(WORKFLOW_TYPE.registers, {
    workflowId: registersWorkflowId(subjectId),
    args: [run],
    taskQueue,
    signal: carryOutRun,
    signalArgs: [run],
  });
}

const progress = async (code: string) => (await findRunProgress(around.world.db, 'company', code))!;
const step = async (code: string, name: RegisterId) =>
  (await progress(code)).steps.find(({ register }) => register === name)!;
const runsOf = async (code: string) => {
  const subjectId = await ensureSubject(around.world.db, 'company', code);
  const runs = around.world.db.selectFrom('register_run').selectAll().where('subject_id', '=', subjectId);
  return runs.orderBy('started_at').execute();
};

describe('registers that did not answer', () => {
  test('are asked again by themselves until they do, and they alone', async () => {
    const code = codeOf(3);
    await control('down', `accounts:${code}`);
    const handle = await ask(code, ['accounts', 'insolvency']);
    await until(async () => (await runsOf(code)).length > 2, { what: 'the third asking' });
    const answered = (await step(code, 'insolvency')).finishedAt;
    await control('normal', `accounts:${code}`);
    await until(async () => (await step(code, 'accounts')).state === 'answered', { what: 'the answer' });
    expect(await handle.result()).toMatchObject({ failed: 0 });
    const runs = await runsOf(code);
    expect(runs.slice(1).every(({ reason }) => reason === 'askAgain')).toBe(true);
    expect((await step(code, 'insolvency')).finishedAt).toBe(answered);
    expect((await loadSnapshots(around.world.db, 'company', code)).accounts?.data).toBeTruthy();
    expect((await progress(code)).askAgainAt).toBeNull();
  }, 60_000);

  test('are asked at once when somebody wishes it, whatever the pause', async () => {
    const code = codeOf(4);
    await control('down', `leases:${code}`);
    const handle = await ask(code, ['leases']);
    await until(async () => (await progress(code)).askAgainAt !== null, { what: 'the pause' });
    const { askAgainAt, finishedAt } = await progress(code);
    expect(askAgainAt!.getTime() - finishedAt!.getTime()).toBeGreaterThan(3_500_000);
    await control('normal', `leases:${code}`);
    // What answers does not end the wait of those that do not.
    await ask(code, ['insolvency']);
    await until(async () => (await step(code, 'insolvency')).state === 'answered');
    await until(async () => (await progress(code)).askAgainAt !== null, { what: 'the pause that goes on' });
    await ask(code, ['leases']);
    expect(await handle.result()).toMatchObject({ answered: 1, failed: 0 });
    expect((await step(code, 'leases')).state).toBe('answered');
  }, 60_000);

  test.each([
    ['for too long', 'shareholders', 'manual', 5],
    ['when a stranger was looked up', 'legal-entities', 'companyLookUp', 6],
  ] as const)('%s are asked no more', async (_what, register, reason, place) => {
    const code = codeOf(place);
    await control('down', `${register}:${code}`);
    const handle = await ask(code, [register], reason);
    expect(await handle.result()).toMatchObject({ failed: 1 });
    expect(await runsOf(code)).toHaveLength(1);
    expect((await progress(code)).askAgainAt).toBeNull();
  });
});
