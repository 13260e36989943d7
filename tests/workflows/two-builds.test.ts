// Two builds of the workflows side by side on one queue: who gets a case, and what happens on the way back (decision 0144).
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { bundleWorkflowCode, DefaultLogger, Runtime, Worker } from '@temporalio/worker';
import { spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { programArguments } from '../../stack/run-program.ts';
import type { TransitionCommand, TransitionOutcome } from '../../db/queries/transition.ts';
import type { Command } from '../../domain/application/command.ts';
import { workflowBundle } from '../../worker/bundle.ts';
import { buildsOf, ownBuildId, takeOver, versionedAs, type Deployment } from '../../worker/deployment.ts';
import { deploymentFindings } from '../../worker/deployment-findings.ts';
import { replayOpenHistories } from '../../worker/release-gate.ts';
import * as define from '../../workflows/definitions.ts';
import * as journey from '../harness/journey.ts';
import { surroundings } from '../harness/surroundings.ts';
import { NAMESPACE, TEMPORAL_ADDRESS } from '../harness/temporal.ts';
import { until } from '../harness/waiting.ts';

const taskQueue = `builds-${randomUUID()}`;
let env: TestWorkflowEnvironment;
let today: string;
let later: string;
/** Who made each move of a case, in order. */
const moves: string[] = [];
const running = new Map<string, { worker: Worker; done: Promise<void> }>();

beforeAll(async () => {
  Runtime.install({ logger: new DefaultLogger('ERROR') });
  env = await TestWorkflowEnvironment.createFromExistingServer({
    address: TEMPORAL_ADDRESS,
    namespace: NAMESPACE,
  });
  today = await workflowBundle({ encodesFailures: false });
  ({ code: later } = await bundleWorkflowCode({
    workflowsPath: fileURLToPath(new URL('./newer-workflows.ts', import.meta.url)),
    logger: new DefaultLogger('ERROR'),
  }));
}, 120_000);
afterAll(async () => {
  for (const build of running.keys()) await stop(build);
  await env?.teardown();
});

const deployment = (buildId: string): Deployment => ({
  client: env.client,
  namespace: NAMESPACE,
  taskQueue,
  buildId,
});

/** A worker as worker/main.ts makes it; the move a case makes is a line in `moves`. */
async function start(buildId: string, code: string): Promise<void> {
  const worker = await Worker.create({
    connection: env.nativeConnection,
    namespace: NAMESPACE,
    taskQueue,
    ...versionedAs({ taskQueue, buildId }),
    stickyQueueScheduleToStartTimeout: '2s',
    workflowBundle: { code },
    activities: {
      async applyTransition({ requestId }: TransitionCommand): Promise<TransitionOutcome> {
        moves.push(buildId);
        const state = stateOf(requestId, moves.length);
        const { status, version, schemeCode } = state;
        return { kind: 'done', state, result: { requestId, status, version, schemeCode, deadline: null } };
      },
    },
  });
  running.set(buildId, { worker, done: worker.run() });
}

async function stop(buildId: string): Promise<void> {
  const { worker, done } = running.get(buildId)!;
  running.delete(buildId);
  worker.shutdown();
  await done;
}

const stateOf = (requestId: number, version: number): define.RequestState => ({
  ...{ requestId, version, status: 2, schemeCode: 'tiesiogines' },
  ...{ wake: null, dueAt: null, jobs: [], stuck: null },
});

async function openCase(queue = taskQueue) {
  const requestId = randomInt(1, 2_000_000_000);
  return env.client.workflow.start(define.WORKFLOW_TYPE.loanRequest, {
    ...define.requestStart(requestId),
    taskQueue: queue,
    args: [{ requestId, resumeFrom: stateOf(requestId, 2) }],
  });
}
type CaseHandle = Awaited<ReturnType<typeof openCase>>;

async function act(handle: CaseHandle): Promise<string> {
  const given: Command = {
    ...{ action: 'setCompanySize', commandId: randomUUID(), actorId: 'somebody' },
    ...{ roles: ['assessor'], expectedVersion: null },
  };
  await handle.executeUpdate(define.command, { args: [given], updateId: given.commandId });
  return moves.at(-1)!;
}

const eventTypes = async (handle: CaseHandle): Promise<string[]> =>
  ((await handle.fetchHistory()).events ?? []).map(({ eventType }) => String(eventType));
const FAILED_TASK = '9';

const current = async (): Promise<string | undefined> => (await buildsOf(deployment('')))?.current;
const said = async (buildId: string) =>
  (await deploymentFindings(deployment(buildId))).map(({ level, what }) => `${level}: ${what}`);

describe('two builds side by side', () => {
  let handle: CaseHandle;

  test('the first build with a name takes the cases from workers without one', async () => {
    await start('', today);
    handle = await openCase();
    expect(await act(handle)).toBe('');
    expect(await said('')).toEqual([]);
    await start('1.0', today);
    expect(await takeOver(deployment('1.0'))).toBe('current');
    expect(await act(handle)).toBe('1.0');
    expect(await said('')).toEqual([
      expect.stringMatching(
        /^wrong: the engine gives the cases to build 1\.0, and this worker names no build/,
      ),
    ]);
    await stop('');
  }, 60_000);

  test('a later build takes them over, and the earlier one beside it gets none any more', async () => {
    await start('2.0', later);
    expect(await said('2.0')).toEqual([
      expect.stringMatching(/^warning: build 1\.0 has the cases, this is 2\.0/),
    ]);
    expect(await takeOver(deployment('2.0'))).toBe('current');
    expect(await said('2.0')).toEqual(['fine: this build, 2.0, has the cases']);
    await handle.signal('mark');
    const others = [await openCase(), await openCase()];
    for (const one of [handle, ...others, handle]) expect(await act(one)).toBe('2.0');
    expect(JSON.stringify((await handle.fetchHistory()).events)).toContain('core_patch');
    for (const one of others) await one.terminate('seen');
  }, 60_000);

  test('an earlier build that starts again leaves them where they are', async () => {
    await stop('1.0');
    await start('1.0', today);
    expect(await takeOver(deployment('1.0'))).toBe('older');
    expect(await current()).toBe('2.0');
    expect(await act(handle)).toBe('2.0');
  }, 60_000);

  test('while no worker of the later build is there, a case waits and does not fail', async () => {
    await stop('2.0');
    const before = moves.length;
    const waiting = act(handle);
    // Past the two seconds in which the engine still hopes for the worker that is gone.
    await new Promise((done) => setTimeout(done, 4_000));
    expect(moves).toHaveLength(before);
    expect(await eventTypes(handle)).not.toContain(FAILED_TASK);
    await start('2.0', later);
    expect(await waiting).toBe('2.0');
  }, 60_000);

  test('the gate says that the earlier build cannot go on with the case', async () => {
    const wish = (code: string) => ({ client: env.client, taskQueue, build: { workflowBundle: { code } } });
    expect((await replayOpenHistories(wish(today))).divergences).toMatchObject([
      { workflowId: handle.workflowId },
    ]);
    expect((await replayOpenHistories(wish(later))).divergences).toEqual([]);
  }, 60_000);

  test('a person may give the cases to an earlier build, and back to workers without one', async () => {
    await handle.terminate('marked');
    const young = await openCase();
    expect(await act(young)).toBe('2.0');
    expect(await takeOver(deployment('1.0'), { isMeant: true })).toBe('current');
    expect((await buildsOf(deployment('1.0')))?.isUnderWay).toBe(false);
    expect(await act(young)).toBe('1.0');
    await start('', today);
    expect(await takeOver(deployment(''), { isMeant: true })).toBe('current');
    const youngest = await openCase();
    expect(await act(youngest)).toBe('');
    // What a worker with a build has in hand stays with it for as long as it runs: so does the engine.
    await stop('1.0');
    expect(await act(young)).toBe('');
    for (const one of [young, youngest]) await one.terminate('seen');
  }, 60_000);

  test('nobody of a build is there: it is waited for until the wait is ended', async () => {
    const gone = takeOver(deployment('3.0'), { signal: AbortSignal.timeout(1_000) });
    await expect(gone).rejects.toThrow(/abort/i);
    expect(await current()).toBe('');
  }, 30_000);
});

/** `npm run takeover`, as an operator runs it. */
function takeover(taskQueue: string): Promise<{ code: number | null; text: string }> {
  return new Promise((answer) => {
    const child = spawn(process.execPath, [...programArguments('worker/gate.ts'), '--take-over'], {
      cwd: fileURLToPath(new URL('../../', import.meta.url)),
      env: {
        ...process.env,
        ...{ APP_ENV: 'test', NODE_OPTIONS: '', WORKER_VERSIONING: '1' },
        ...{ TEMPORAL_ADDRESS, TEMPORAL_NAMESPACE: NAMESPACE, TEMPORAL_TASK_QUEUE: taskQueue },
      },
    });
    let text = '';
    child.stdout.on('data', (part: Buffer) => (text += part.toString()));
    child.stderr.on('data', (part: Buffer) => (text += part.toString()));
    child.once('exit', (code) => answer({ code, text }));
  });
}

describe('a worker that says its build', () => {
  test('takes the cases as it starts, leaves them to a later build, and has them again by command', async () => {
    const around = await surroundings({ WORKER_VERSIONING: '1' });
    const { taskQueue } = around.world;
    const of = (buildId: string): Deployment => ({
      client: env.client,
      namespace: NAMESPACE,
      taskQueue,
      buildId,
    });
    const own = ownBuildId();
    const others: { worker: Worker; done: Promise<void> }[] = [];
    try {
      expect((await buildsOf(of(own)))?.current).toBe(own);
      expect(around.worker.logs()).toContain('this build has the cases');
      const one = await journey.toSubmitted(around.world);
      for (const queue of [taskQueue, define.registersTaskQueue(taskQueue)]) {
        const worker = await Worker.create({
          ...{ connection: env.nativeConnection, namespace: NAMESPACE, taskQueue: queue },
          ...versionedAs({ taskQueue, buildId: '9.9' }),
          workflowBundle: { code: later },
          activities: { async nothing() {} },
        });
        others.push({ worker, done: worker.run() });
      }
      expect(await takeOver(of('9.9'))).toBe('current');
      const marked = await openCase(taskQueue);
      await marked.signal('mark');
      await until(async () => JSON.stringify((await marked.fetchHistory()).events).includes('core_patch'), {
        what: 'the mark',
      });
      const again = await around.replaceWorker();
      expect(again.logs()).toContain('a later build has the cases');
      const refused = await takeover(taskQueue);
      expect(refused.text).toContain(`DIVERGES loanRequest ${marked.workflowId}`);
      expect(refused.code).toBe(1);
      expect((await buildsOf(of(own)))?.current).toBe('9.9');
      await marked.terminate('seen');
      // The gate goes by the list, which learns of it a little later.
      const query = `WorkflowId="${marked.workflowId}" and ExecutionStatus="Running"`;
      await until(async () => (await env.client.workflow.count(query)).count === 0, { what: 'its end' });
      const { code, text } = await takeover(taskQueue);
      expect(text).toContain(`the cases are given to build ${own}`);
      expect(code).toBe(0);
      await journey.approve(one, around.staff);
      expect((await one.row())?.status).toBe(3);
    } finally {
      for (const { worker, done } of others) {
        worker.shutdown();
        await done;
      }
      await around.close();
    }
  }, 120_000);
});
