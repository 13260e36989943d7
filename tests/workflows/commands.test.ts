import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Case, failureCode } from '../harness/case.ts';
import * as journey from '../harness/journey.ts';
import { connectEngine } from '../../api/temporal.ts';
import { loadCalendar } from '../../db/queries/clocks.ts';
import { listStopped } from '../../db/queries/repair/stopped.ts';
import { flagStuck } from '../../db/queries/stuck.ts';
import { loadRequestState } from '../../db/queries/request-state.ts';
import { storeCommandInput } from '../../db/queries/command-input.ts';
import { addManyRequests } from '../harness/many-requests.ts';
import { saveForm } from '../harness/people.ts';
import { validForm } from '../harness/form.ts';
import { surroundings, type Surroundings } from '../harness/surroundings.ts';
import { NAMESPACE, TEMPORAL_ADDRESS } from '../harness/temporal.ts';
import { until } from '../harness/waiting.ts';
import * as define from '../../workflows/definitions.ts';

let around: Surroundings;
beforeAll(async () => {
  around = await surroundings();
}, 120_000);
afterAll(() => around?.close());

const codeOf = (work: Promise<unknown>): Promise<string> => work.then(() => 'done', failureCode);
const eventsInHistory = async (one: Case): Promise<number> =>
  (await one.handle.fetchHistory()).events!.length;

test('a connection that is closed answers first what was asked of it', async () => {
  const one = await Case.prepare(around.world);
  await one.start();
  const engine = connectEngine({
    connection: { address: TEMPORAL_ADDRESS },
    namespace: NAMESPACE,
    taskQueue: around.world.taskQueue,
  });
  // After a call that failed the engine is asked first whether it is there: two calls, and the end comes between them.
  await expect(engine.hadRequest(-1)).rejects.toThrow('no running workflow');
  const asking = engine.hadRequest(one.requestId);
  await engine.close();
  expect(await asking).toBe(true);
});

describe('refusals', () => {
  test('what the validator refuses leaves no trace in the history', async () => {
    const one = await Case.prepare(around.world);
    await one.start();
    await until(async () => (await one.handle.describe()).searchAttributes.LoanStatus?.[0] === 'preparing');
    const before = await eventsInHistory(one);
    expect(await codeOf(one.act(around.staff.approver, 'approve'))).toBe('wrongStatus');
    expect(await codeOf(one.act(around.staff.approver, 'delete'))).toBe('wrongRole');
    expect(await codeOf(one.act(one.applicant, 'save', { input: { formVersion: 0 } }))).toBe('wrongStatus');
    expect(await codeOf(one.act(one.applicant, 'delete', { expectedVersion: 0 }))).toBe('versionConflict');
    expect(await eventsInHistory(one)).toBe(before);
  });

  test('what the transaction refuses changes nothing, and the case lives on', async () => {
    const one = await Case.prepare(around.world);
    await one.start();
    const formVersion = await saveForm(around.world.db, one.requestId, {});
    expect(await codeOf(one.act(one.applicant, 'submit', { input: { formVersion } }))).toBe('formComplete');
    expect(await codeOf(one.act(one.applicant, 'submit', { input: { formVersion: 77 } }))).toBe(
      'formVersionMatches',
    );
    expect(await codeOf(one.act(one.applicant, 'submit', { input: {} }))).toBe('inputMissing');
    expect(await one.row()).toMatchObject({ status: 1, version: 1 });
    await one.submit(validForm({ sum: '5000000.01' })).catch(() => undefined);
    expect(await one.row()).toMatchObject({ status: 1 });
    expect(await one.act(one.applicant, 'delete')).toMatchObject({ status: null });
    expect(await one.handle.result()).toBe('gone');
    expect(await one.row()).toMatchObject({ status: 1, deleted_at: expect.anything() });
  });

  test('a start that is refused leaves neither a row nor a running workflow', async () => {
    const one = await Case.prepare(around.world);
    await sql`delete from consent`.execute(around.world.db);
    expect(await codeOf(one.start())).toBe('consentGiven');
    expect(await one.handle.result()).toBe('notStarted');
    expect(await one.row()).toBeUndefined();
  });

  test('whoever assessed does not approve, and whoever approved does not sign', async () => {
    const { world, staff } = around;
    const one = await journey.toSubmitted(world);
    await journey.prepareDecision(one, staff);
    const both = { actorId: staff.assessor.actorId, roles: ['assessor', 'approver'] as const };
    expect(await codeOf(one.act(both, 'approve', { input: {} }))).toBe('notOwnAssessment');
    await one.act(staff.approver, 'approve', { input: {} });
    await journey.sendContract(one, staff);
    await journey.sign(one, one.applicant, { ...around.place, signer: 'applicant' });
    const approverSigns = { actorId: staff.approver.actorId, roles: ['signatory'] as const };
    const signing = journey.signAtProvider(one, approverSigns, { ...around.place, signer: 'provider' });
    expect(await codeOf(signing)).toBe('notOwnApproval');
  });
});

describe('the same and the simultaneous', () => {
  test('a double click with one key has one effect and one answer', async () => {
    const one = await journey.toSubmitted(around.world);
    const { manager, assessor } = around.staff;
    const given = { commandId: randomUUID(), input: { userId: assessor.actorId } };
    const answers = await Promise.all([1, 2, 3].map(() => one.act(manager, 'setAssessor', given)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await one.events()).filter(({ action }) => action === 'setAssessor')).toHaveLength(1);
  });

  test('a key that was used with another input is refused', async () => {
    const { world, staff } = around;
    const one = await journey.toSubmitted(world);
    const other = await journey.toSubmitted(world);
    const commandId = randomUUID();
    await one.act(staff.assessor, 'setCompanySize', { commandId, input: { companySizeTypeId: 2 } });
    expect(
      await codeOf(
        other.act(staff.assessor, 'setCompanySize', { commandId, input: { companySizeTypeId: 2 } }),
      ),
    ).toBe('commandReused');
  });

  test('of two who act at once one wins; the other hears what happened', async () => {
    const { world, staff } = around;
    const one = await journey.toSubmitted(world);
    await journey.prepareDecision(one, staff);
    const { version } = (await one.row())!;
    const outcomes = await Promise.all([
      codeOf(one.act(staff.approver, 'approve', { expectedVersion: version, input: {} })),
      codeOf(
        one.act(staff.manager, 'reject', { expectedVersion: version, input: { comment: 'Netinka visai' } }),
      ),
    ]);
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(['wrongStatus', 'versionConflict', 'requestGone']).toContain(
      outcomes.find((outcome) => outcome !== 'done'),
    );
    expect((await one.row())!.version).toBe(version + 1);
  });

  test('when the database has moved on without the workflow, it reads again and the person is told', async () => {
    const { world, staff } = around;
    const one = await journey.toSubmitted(world);
    // Work in the background reads the state when it is done: it must not be what notices.
    await until(async () => (await one.handle.query(define.getState)).jobs.length === 0);
    await world.db.transaction().execute(async (tx) => {
      await sql`set local portal.transition = 'on'`.execute(tx);
      await sql`update loan_request set version = version + 5 where id = ${one.requestId}`.execute(tx);
    });
    const { version } = (await one.row())!;
    const assign = { input: { userId: staff.assessor.actorId } };
    expect(await codeOf(one.act(staff.manager, 'setAssessor', assign))).toBe('versionConflict');
    expect(await one.handle.query(define.getState)).toMatchObject({ version });
    expect(await codeOf(one.act(staff.manager, 'setAssessor', { ...assign, expectedVersion: version }))).toBe(
      'done',
    );
  });

  test('who saw what the workflow has not heard of yet is not told that somebody was faster', async () => {
    const { world, staff } = around;
    const one = await journey.toSubmitted(world);
    await until(async () => (await one.handle.query(define.getState)).jobs.length === 0);
    await world.db.transaction().execute(async (tx) => {
      await sql`set local portal.transition = 'on'`.execute(tx);
      await sql`update loan_request set version = version + 1 where id = ${one.requestId}`.execute(tx);
    });
    const { version } = (await one.row())!;
    const assign = { input: { userId: staff.assessor.actorId }, expectedVersion: version };
    expect(await codeOf(one.act(staff.approver, 'setAssessor', assign))).toBe('wrongRole');
    expect(await codeOf(one.act(staff.manager, 'setAssessor', assign))).toBe('done');
  });

  test('nobody but the transition changes a status', async () => {
    const one = await journey.toSubmitted(around.world);
    const byHand = sql`update loan_request set status = 9 where id = ${one.requestId}`.execute(
      around.world.db,
    );
    await expect(byHand).rejects.toThrow('through its workflow only');
  });
});

/** `POISONED_AMONG=500` makes the whole of it, and waits until the reconciler flags them: after six failures each. */
const IS_WHOLE = process.env.POISONED_AMONG !== undefined;
const AMONG = Number(process.env.POISONED_AMONG ?? 100);
const POISONED = AMONG / 10;
const TIMED = Math.min(40, AMONG / 3);

describe(`${POISONED} poisoned cases of ${AMONG}`, () => {
  test('slow nobody: actions on the others take no longer, and the console shows them as one cause', async () => {
    const { world, staff } = around;
    const { db, client, taskQueue } = world;
    const ids = await addManyRequests(
      db,
      Array.from({ length: AMONG }, (_, index) => String(320_000_000 + index)),
    );
    const clocks = await loadCalendar(db, null);
    const begin = async (requestId: number, isPoisoned: boolean): Promise<void> => {
      const state = (await loadRequestState(db, requestId, clocks))!;
      await client.workflow.start(define.WORKFLOW_TYPE.loanRequest, {
        ...define.requestStart(requestId),
        taskQueue,
        // What no worker can make sense of: its workflow task fails, again and again.
        args: [{ requestId, resumeFrom: isPoisoned ? { ...state, jobs: 5 as unknown as [] } : state }],
      });
    };
    /** Milliseconds of one action each, one after the other. */
    const timed = async (numbers: readonly number[]): Promise<number[]> => {
      const taken: number[] = [];
      for (const requestId of numbers) {
        const commandId = randomUUID();
        const { actorId, roles } = staff.manager;
        const input = { userId: staff.assessor.actorId };
        await storeCommandInput(db, {
          commandId,
          requestId,
          action: 'setAssessor',
          actorId: actorId!,
          input,
        });
        const from = performance.now();
        await client.workflow.getHandle(define.workflowIdOf(requestId)).executeUpdate(define.command, {
          args: [{ action: 'setAssessor', commandId, actorId, roles, expectedVersion: null }],
          updateId: commandId,
        });
        taken.push(performance.now() - from);
      }
      return taken;
    };
    const middle = (taken: number[]): number => taken.sort((a, b) => a - b)[Math.floor(taken.length / 2)]!;
    around.worker.mayFailTasks();
    const poisoned = ids.slice(0, POISONED);
    const healthy = ids.slice(POISONED);
    for (let at = 0; at < healthy.length; at += 16)
      await Promise.all(healthy.slice(at, at + 16).map((id) => begin(id, false)));
    await timed(healthy.slice(0, 5));
    const before = await timed(healthy.slice(5, 5 + TIMED));
    await Promise.all(poisoned.map((id) => begin(id, true)));
    const isFailing = async (id: number): Promise<boolean> => {
      const { raw } = await client.workflow.getHandle(define.workflowIdOf(id)).describe();
      return (raw.pendingWorkflowTask?.attempt ?? 0) > 1;
    };
    await until(async () => (await Promise.all(poisoned.map(isFailing))).every(Boolean), {
      what: 'every poisoned one to fail',
    });
    const beside = await timed(healthy.slice(5 + TIMED, 5 + 2 * TIMED));
    console.log(
      `${AMONG} cases, ${POISONED} poisoned: one action p50 ${middle(before).toFixed(0)} ms before, ${middle(beside).toFixed(0)} ms beside`,
    );
    // Twice, because the machine of the tests is everybody's; a queue behind the poisoned would cost seconds.
    expect(middle(beside)).toBeLessThan(2 * middle(before) + 50);
    const failing = async (): Promise<number> =>
      (await listStopped(db)).filter(({ cause }) => cause === 'workflow:failing').length;
    if (IS_WHOLE)
      await until(
        async () => {
          await client.workflow.execute(define.WORKFLOW_TYPE.reconcile, {
            workflowId: `reconcile-${randomUUID()}`,
            taskQueue,
            args: [{ patienceSeconds: 0 }],
          });
          return (await failing()) === POISONED;
        },
        { what: 'the reconciler to flag them', timeoutMs: 120_000 },
      );
    else for (const id of poisoned) await flagStuck(db, id, 'engine:workflowTask');
    expect(await failing()).toBe(POISONED);
    await Promise.all(
      poisoned.map((id) => client.workflow.getHandle(define.workflowIdOf(id)).terminate('end of the test')),
    );
  }, 240_000);
});
