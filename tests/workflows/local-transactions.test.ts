import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { defaultPayloadConverter } from '@temporalio/common';
import { randomUUID } from 'node:crypto';
import { loadCalendar } from '../../db/queries/clocks.ts';
import { Case } from '../harness/case.ts';
import { databaseProxy, type DatabaseProxy } from '../harness/database-proxy.ts';
import * as journey from '../harness/journey.ts';
import { surroundings, type Surroundings } from '../harness/surroundings.ts';
import { until } from '../harness/waiting.ts';
import { move } from '../harness/without-engine.ts';
import type { TestWorker } from '../harness/worker.ts';
import * as define from '../../workflows/definitions.ts';

/** A worker that died over a step is noticed after so long. */
const NOTICED_MS = 3_000;

let around: Surroundings;
let proxy: DatabaseProxy;
let worker: TestWorker;
beforeAll(async () => {
  around = await surroundings();
  proxy = await databaseProxy(around.database.url);
  await around.worker.kill();
  worker = await around.replaceWorker({ DATABASE_URL: proxy.url });
}, 120_000);
afterEach(() => proxy.restore());
afterAll(async () => {
  await around?.close();
  await proxy?.close();
});

const eventsOf = async (one: Case) => (await one.handle.fetchHistory()).events ?? [];
type Event = Awaited<ReturnType<typeof eventsOf>>[number];

const isLocal = ({ markerRecordedEventAttributes: marker }: Event): boolean =>
  marker?.markerName === 'core_local_activity';
const scheduled = (events: readonly Event[]): (string | null | undefined)[] =>
  events.flatMap((event) => event.activityTaskScheduledEventAttributes?.activityType?.name ?? []);
const timeOf = ({ eventTime }: Event): number =>
  Number(eventTime?.seconds ?? 0) * 1000 + Number(eventTime?.nanos ?? 0) / 1e6;

/** Submitted and screened: nothing is under way beside the commands. */
const quiet = (): Promise<Case> => journey.toScreened(around.world);

/** Somebody is made its assessor; a failure is looked at where it is awaited. */
const assign = (one: Case, commandId: string) =>
  one.act(around.staff.manager, 'setAssessor', {
    commandId,
    input: { userId: around.staff.assessor.actorId },
  });
const timesDone = async (one: Case, commandId: string): Promise<number> =>
  (await one.events()).filter(({ command_id }) => command_id === commandId).length;

describe('the engine’s page of a case', () => {
  test('says of each step what was done, and holds no activity for it', async () => {
    const one = await quiet();
    await assign(one, randomUUID());
    const events = await eventsOf(one);
    const steps = events.filter(isLocal).map(({ userMetadata, markerRecordedEventAttributes: marker }) => ({
      title: defaultPayloadConverter.fromPayload(userMetadata!.summary!),
      answer: defaultPayloadConverter.fromPayload(marker!.details!['result']!.payloads![0]!),
    }));
    const moves = steps.filter(({ title }) => title !== 'reads the row');
    expect(moves).toMatchObject(
      ['start', 'submit', 'setAssessor'].map((action) => ({ title: action, answer: { asked: { action } } })),
    );
    expect(steps.length).toBeGreaterThan(moves.length);
    expect(scheduled(events)).not.toContain('applyTransition');
    expect(scheduled(events)).not.toContain('loadState');
  }, 60_000);
});

describe('a transition inside the workflow task', () => {
  test('waits for a database that is away longer than a workflow task may last, and is made once', async () => {
    const one = await quiet();
    const commandId = randomUUID();
    proxy.cut();
    const answer = assign(one, commandId);
    answer.catch(() => undefined);
    await until(
      async () => {
        const [waiting] = (await one.handle.describe()).raw.pendingActivities ?? [];
        return waiting?.activityType?.name === 'applyTransition' && (waiting.attempt ?? 0) > 1;
      },
      { what: 'the ordinary activity' },
    );
    expect(await timesDone(one, commandId)).toBe(0);
    proxy.restore();
    expect(await answer).toMatchObject({ status: 2 });
    expect(await timesDone(one, commandId)).toBe(1);
  }, 60_000);

  test('whose worker dies after the commit is answered by the next one, and was made once', async () => {
    const one = await quiet();
    const commandId = randomUUID();
    const committed = proxy.swallowCommitOf(commandId);
    const answer = assign(one, commandId);
    answer.catch(() => undefined);
    await committed;
    await until(async () => (await timesDone(one, commandId)) === 1, { what: 'the commit' });
    expect((await one.handle.describe()).raw.pendingActivities).toEqual([]);
    await worker.kill();
    worker = await around.replaceWorker({ DATABASE_URL: proxy.url });
    const { version } = await answer;
    expect((await one.row())!.version).toBe(version);
    expect(await timesDone(one, commandId)).toBe(1);

    const events = await eventsOf(one);
    const lost = events.find((event) => event.workflowTaskTimedOutEventAttributes)!;
    const { startedEventId } = lost.workflowTaskTimedOutEventAttributes!;
    const begun = events.find(({ eventId }) => String(eventId) === String(startedEventId))!;
    expect(timeOf(lost) - timeOf(begun)).toBeLessThan(NOTICED_MS + 500);
  }, 60_000);
});

describe('a transition whose Update the engine lost with its memory', () => {
  test('stands in the row; the same call again is answered what it was, and the workflow knows it', async () => {
    const { world, staff } = around;
    const one = await quiet();
    const commandId = randomUUID();
    const context = { clocks: await loadCalendar(world.db, null), callPeriodClosed: false };
    await move({ db: world.db, context, storageDir: world.storageDir }, one.requestId, {
      ...staff.manager,
      action: 'setAssessor',
      commandId,
      input: { userId: staff.assessor.actorId },
    });
    const { version } = (await one.row())!;
    expect((await one.handle.query(define.getState)).version).toBe(version - 1);
    expect(await assign(one, commandId)).toMatchObject({ version });
    expect((await one.handle.query(define.getState)).version).toBe(version);
    expect(await timesDone(one, commandId)).toBe(1);
  }, 60_000);
});

describe('a run that began before transitions were made there', () => {
  test('goes on with ordinary activities; the run after it does not', async () => {
    const { client, taskQueue } = around.world;
    const one = await Case.prepare(around.world);
    const begun = await client.workflow.start(define.WORKFLOW_TYPE.loanRequest, {
      ...define.requestStart(one.requestId),
      workflowTaskTimeout: '10s',
      taskQueue,
      args: [{ requestId: one.requestId, maxEvents: 60 }],
    });
    await one.start();
    await one.submit();
    for (let size = 1; size <= 3; size += 1)
      await one.act(around.staff.assessor, 'setCompanySize', { input: { companySizeTypeId: size } });
    await until(async () => (await one.handle.describe()).runId !== begun.firstExecutionRunId, {
      what: 'the next run',
    });
    await one.act(around.staff.assessor, 'setLoanSum', { input: { sumCents: 200_000_00 } });
    const before = (
      await client.workflow.getHandle(begun.workflowId, begun.firstExecutionRunId).fetchHistory()
    ).events!;
    expect(before.filter(isLocal)).toEqual([]);
    expect(scheduled(before)).toContain('applyTransition');
    const now = await eventsOf(one);
    expect(scheduled(now)).not.toContain('applyTransition');
    expect(now.some(isLocal)).toBe(true);
  }, 60_000);
});
