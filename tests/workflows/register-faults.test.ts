import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { ensureRun, ensureSubject, loadSnapshots } from '../../db/queries/registers.ts';
import { findRunProgress } from '../../db/queries/register-progress.ts';
import { COMPANIES } from '../../stack/stand-ins/parties.ts';
import { carryOutRun, registersWorkflowId, WORKFLOW_TYPE } from '../../workflows/definitions.ts';
import { Case } from '../harness/case.ts';
import { validForm } from '../harness/form.ts';
import { saveForm } from '../harness/people.ts';
import { surroundings, type Surroundings } from '../harness/surroundings.ts';
import { until } from '../harness/waiting.ts';

/** The policies of production with shorter times: a try of half a second, three of them, a breaker open for two seconds. */
const IMPATIENT = {
  '*': { callMs: 500, tries: 3, firstPauseMs: 50, longestPauseMs: 200, withinMs: 5_000, perSecond: 500 },
  'tax-authority': { tries: 30 },
  // The faults below are of one company each; together they must not open the breaker.
  shareholders: { breaker: { calls: 1_000 } },
  leases: { tries: 6, breaker: { calls: 4, share: 0.4, openMs: 2_000 } },
};
/** Less than any register has in all: nobody has waited for another one. */
const QUICK_MS = 4_500;
const ODD = COMPANIES.find(({ key }) => key === 'linija')!.CompanyCode;

let around: Surroundings;
beforeAll(async () => {
  around = await surroundings({ REGISTER_PATIENCE: '20', REGISTER_POLICIES: JSON.stringify(IMPATIENT) });
}, 120_000);
afterEach(() => control({ mode: 'reset' }));
afterAll(() => around?.close());

async function control(rule: Record<string, unknown>): Promise<void> {
  await fetch(`${around.standIns.urls.registers}/__control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(rule),
  });
}

/** Asks all registers about a company in a run of its own and waits for the end. */
async function asked(code: string, registers?: Parameters<typeof ensureRun>[1]['registers']) {
  const { db, client, taskQueue } = around.world;
  const begun = Date.now();
  const subjectId = await ensureSubject(db, 'company', code);
  const { runId } = await ensureRun(db, { subjectId, reason: 'manual', requestedBy: null, registers });
  await client.workflow.signalWithStart(WORKFLOW_TYPE.registers, {
    workflowId: registersWorkflowId(subjectId),
    args: [{ subjectId, runId }],
    taskQueue,
    signal: carryOutRun,
    signalArgs: [{ subjectId, runId }],
  });
  const run = await until(
    async () => {
      const found = await findRunProgress(db, 'company', code);
      return found && found.runId === runId && found.state !== 'inProgress' ? found : null;
    },
    { timeoutMs: 15_000, what: 'the end of the run' },
  );
  const step = (name: string) => run.steps.find(({ register }) => register === name)!;
  return { run, step, ms: Date.now() - begun, snapshots: await loadSnapshots(db, 'company', code) };
}

/** How long after the run began a step ended. */
const tookMs = (run: { startedAt: Date }, step: { finishedAt: string | null }): number =>
  Date.parse(step.finishedAt!) - run.startedAt.getTime();

// First, while nothing is known of the company: an older answer would do.
test('the evaluation says that data are missing, never that the criteria are not met', async () => {
  await control({ mode: 'down', target: 'accounts' });
  const one = await Case.prepare(around.world, 'tekstile');
  await one.start();
  await saveForm(around.world.db, one.requestId, validForm({ company: 'tekstile' }));
  expect(await one.evaluate()).toBe('DataIsMissing');
  expect((await one.row())?.status).toBe(1);
}, 60_000);

describe('one register in trouble', () => {
  test.each([
    ['hangs for a minute', COMPANIES[3]!.key, { mode: 'slow', delayMs: 60_000 }, 'timeout'],
    ['answers 500', 'linija', { mode: 'failing' }, 'unavailable'],
    ['answers half a JSON', 'bankrotas', { mode: 'malformed' }, 'malformed'],
    ['answers about another company', COMPANIES[4]!.key, { mode: 'lying' }, 'wrongSubject'],
    ['is down', COMPANIES[5]!.key, { mode: 'down' }, 'unavailable'],
    ['refuses our key', COMPANIES[6]!.key, { mode: 'failing', status: 403 }, 'refused'],
    // Its pause holds for everybody, so it comes last.
    ['answers 429', COMPANIES[7]!.key, { mode: 'failing', status: 429 }, 'rateLimited'],
  ])(
    '%s: the run ends, the others answer as fast as ever, nothing wrong is taken',
    async (_name, key, rule, code) => {
      const target = COMPANIES.find((one) => one.key === key)!.CompanyCode;
      await control({ ...rule, target: `shareholders:${target}` });
      const { run, step, ms, snapshots } = await asked(target);
      expect(snapshots.shareholders).toBeNull();
      expect(run.state).toBe('finished');
      expect(step('shareholders')).toMatchObject({ state: 'failed', errorCode: code });
      expect(step('shareholders').missingSince).not.toBeNull();
      const others = run.steps.filter(({ register }) => register !== 'shareholders');
      expect(others.map(({ state }) => state)).toEqual(others.map(() => 'answered'));
      for (const other of others) expect(tookMs(run, other)).toBeLessThan(QUICK_MS);
      expect(ms).toBeLessThan(15_000);
    },
  );

  test('the tax authority hangs: the others do not wait for it', async () => {
    await control({ mode: 'slow', delayMs: 60_000, target: 'tax-authority' });
    const { run, step } = await asked(ODD);
    expect(step('tax-authority').state).toBe('failed');
    expect(tookMs(run, step('accounts'))).toBeLessThan(QUICK_MS);
  });

  test('it flaps: trying again gets the answer', async () => {
    await control({ mode: 'failing', target: `insolvency:${ODD}` });
    const answer = asked(ODD);
    await until(async () => {
      const found = await findRunProgress(around.world.db, 'company', ODD);
      return found?.state === 'inProgress' && found.steps.some((one) => one.errorCode === 'unavailable');
    });
    await control({ mode: 'normal', target: `insolvency:${ODD}` });
    expect((await answer).step('insolvency')).toMatchObject({ state: 'answered', missingSince: null });
  });
});

describe('the breaker of a register', () => {
  test('opens after failures, sends callers away at once, and closes when the register is back', async () => {
    await control({ mode: 'down', target: 'leases' });
    const codes = COMPANIES.slice(0, 3).map(({ CompanyCode }) => CompanyCode);
    const runs = codes.map((code) => asked(code, ['leases']));
    await until(() => around.worker.logs().includes('opened","register":"leases"'), {
      what: 'the open breaker',
    });
    await control({ mode: 'reset' });
    const ended = await Promise.all(runs);
    expect(ended.map(({ step }) => step('leases').state)).toEqual(['answered', 'answered', 'answered']);
    expect(around.worker.logs()).toContain('closed","register":"leases"');
    for (const { CompanyCode, CompanyName } of COMPANIES) {
      expect(around.worker.logs()).not.toContain(CompanyCode);
      expect(around.worker.logs()).not.toContain(CompanyName);
    }
  }, 30_000);

  test('of one says nothing about another', async () => {
    await control({ mode: 'down', target: 'leases' });
    await asked(ODD, ['leases']);
    expect((await asked(ODD, ['accounts'])).step('accounts').state).toBe('answered');
  }, 30_000);
});

describe('runs', () => {
  test('a register added to a run under way is asked in it', async () => {
    await control({ mode: 'slow', delayMs: 400, target: `insolvency:${ODD}` });
    const first = asked(ODD, ['insolvency']);
    await until(async () => (await findRunProgress(around.world.db, 'company', ODD))?.state === 'inProgress');
    const second = asked(ODD, ['leases', 'insolvency']);
    const [one, two] = await Promise.all([first, second]);
    expect(two.run.runId).toBe(one.run.runId);
    expect(two.step('leases').state).toBe('answered');
  }, 20_000);

  test('runs that follow each other at once are all carried out', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { run } = await asked(ODD, ['social-insurance']);
      expect(run.state).toBe('finished');
    }
  }, 30_000);

  test('an older answer stays in use while the register is down, and the case knows since when', async () => {
    const before = await asked(ODD, ['accounts']);
    await control({ mode: 'down', target: `accounts:${ODD}` });
    const first = await asked(ODD, ['accounts']);
    const second = await asked(ODD, ['accounts']);
    expect(second.step('accounts').dataAt).toBe(before.step('accounts').dataAt);
    expect(second.step('accounts').missingSince).toBe(first.step('accounts').missingSince);
    expect(second.snapshots.accounts?.data).toEqual(before.snapshots.accounts?.data);
  }, 30_000);

  test('one that an operator cancels ends at once: what was not answered is missing, nobody waits for it', async () => {
    await control({ mode: 'down', target: 'tax-authority' });
    const begun = asked(ODD, ['tax-authority']);
    const handle = around.world.client.workflow.getHandle(
      registersWorkflowId(await ensureSubject(around.world.db, 'company', ODD)),
    );
    await until(async () => {
      const { pendingActivities } = (await handle.describe()).raw;
      return pendingActivities?.some((one) => one.activityType?.name === 'askRegister');
    });
    await handle.cancel();
    const { step } = await begun;
    expect(step('tax-authority').state).toBe('failed');
    await expect(handle.result()).rejects.toMatchObject({ cause: { name: 'CancelledFailure' } });
  }, 30_000);

  test('one that is cancelled before it asks anybody ends the same way', async () => {
    const { db, client } = around.world;
    const subjectId = await ensureSubject(db, 'company', ODD);
    const { runId } = await ensureRun(db, { subjectId, reason: 'manual', requestedBy: null });
    const handle = await client.workflow.start(WORKFLOW_TYPE.registers, {
      workflowId: registersWorkflowId(subjectId),
      args: [{ subjectId, runId }],
      taskQueue: around.world.taskQueue,
      startDelay: '1s',
    });
    await handle.cancel();
    await expect(handle.result()).rejects.toMatchObject({ cause: { name: 'CancelledFailure' } });
    const run = await findRunProgress(db, 'company', ODD);
    expect(run).toMatchObject({ runId, state: 'failed' });
    expect(new Set(run!.steps.map(({ state }) => state))).toEqual(new Set(['failed']));
  }, 30_000);
});
