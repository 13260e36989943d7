import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Case } from '../harness/case.ts';
import * as journey from '../harness/journey.ts';
import { surroundings, type Surroundings } from '../harness/surroundings.ts';
import { until } from '../harness/waiting.ts';
import { bytesAsBase64, unfolded } from './unfolded.ts';
import * as define from '../../workflows/definitions.ts';

const LOCAL = 'core_local_activity';
/** Of commands, of what transitions answer, and titles of steps. */
const SAID_IN_CLEAR = ['commandId', 'lastCommand', 'schemeCode', '"submit"', '"start"'];

describe('a dead worker', () => {
  let around: Surroundings;
  beforeAll(async () => {
    around = await surroundings();
  }, 120_000);
  afterAll(() => around?.close());

  test('killed in the middle of a command: the next one finishes it, once', async () => {
    const { world, staff, worker } = around;
    const one = await journey.toSubmitted(world);
    // The row is held, so the transition is surely under way when the worker dies.
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const holder = world.db.transaction().execute(async (tx) => {
      await sql`select 1 from loan_request where id = ${one.requestId} for update`.execute(tx);
      await held;
    });
    const answer = one.act(staff.manager, 'setAssessor', { input: { userId: staff.assessor.actorId } });
    answer.catch(() => undefined);
    await until(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`.execute(world.db);
      return rows.length > 0;
    });
    await worker.kill();
    release();
    await holder;
    await around.replaceWorker();
    expect(await answer).toMatchObject({ status: 2 });
    expect((await one.events()).filter(({ action }) => action === 'setAssessor')).toHaveLength(1);
  }, 60_000);

  test('a lost workflow is made again from the database, and one that lags reads again', async () => {
    const { world, staff } = around;
    const lost = await journey.toSubmitted(world);
    await lost.handle.terminate('lost');
    const report = await world.client.workflow.execute(define.WORKFLOW_TYPE.reconcile, {
      workflowId: `reconcile-${lost.requestId}`,
      taskQueue: world.taskQueue,
      args: [],
    });
    expect(report).toMatchObject({ resumed: 1, flagged: 0 });
    const { raw } = await lost.handle.describe();
    expect(Number(raw.executionConfig?.defaultWorkflowTaskTimeout?.seconds)).toBe(3);
    expect(await lost.handle.query(define.getState)).toMatchObject({
      status: 2,
      version: 2,
      wake: { kind: 'reminder' },
    });
    expect(
      await lost.act(staff.manager, 'setAssessor', { input: { userId: staff.assessor.actorId } }),
    ).toMatchObject({
      version: 3,
    });
  });

  test('operators see status, stage, deadline and the last step', async () => {
    const one = await journey.toSubmitted(around.world);
    const described = await until(async () => {
      const found = await one.handle.describe();
      return found.searchAttributes.LoanStatus?.[0] === 'submitted' && found;
    });
    expect(described.searchAttributes).toMatchObject({
      LoanStage: ['evaluation'],
      SchemeCode: ['tiesiogines'],
      Stuck: [false],
      DeadlineAt: [expect.any(Date)],
    });
    const details = await one.handle.query<{ currentDetails: string }>('__temporal_workflow_metadata');
    expect(JSON.stringify(details)).toContain('Waits for the staff until');
    expect(JSON.stringify(details)).toContain('Last step: submit');
    // The same words must be findable, or the search of them in an encrypted history would prove nothing.
    const { events } = await one.handle.fetchHistory();
    const said = unfolded(JSON.stringify(events, bytesAsBase64));
    for (const word of SAID_IN_CLEAR) expect(said).toContain(word);
  });
});

describe('with a payload key', () => {
  let around: Surroundings;
  beforeAll(async () => {
    around = await surroundings({ PAYLOAD_KEY: randomBytes(32).toString('base64') });
  }, 120_000);
  afterAll(() => around?.close());

  test('everything works and the history holds nothing in clear', async () => {
    const one = await Case.prepare(around.world);
    expect(await one.start()).toMatchObject({ status: 1 });
    await expect(one.act(around.staff.approver, 'approve')).rejects.toThrow();
    expect(await one.submit()).toMatchObject({ status: 2 });
    const { events } = await one.handle.fetchHistory();
    const steps = events!.filter((event) => event.markerRecordedEventAttributes?.markerName === LOCAL);
    expect(steps.length).toBeGreaterThan(1);
    for (const { userMetadata } of steps)
      expect(Buffer.from(userMetadata!.summary!.metadata!['encoding']!).toString()).not.toBe('json/plain');
    const said = unfolded(JSON.stringify(events, bytesAsBase64));
    for (const word of SAID_IN_CLEAR) expect(said).not.toContain(word);
    // What the engine's library writes of its own: which activity it was, and when.
    expect(said).toContain('"activity_type":"applyTransition"');
  });
});
