import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { acknowledgeFinding, listFindings } from '../../db/queries/reconcile-reports.ts';
import { listEpochs, openEpoch } from '../../db/queries/restore-epochs.ts';
import * as define from '../../workflows/definitions.ts';
import type { staffDigests } from '../../workflows/staff-digests.ts';
import type { reconcile } from '../../workflows/reconcile.ts';
import { Case } from '../harness/case.ts';
import * as journey from '../harness/journey.ts';
import { surroundings, type Surroundings } from '../harness/surroundings.ts';
import { until } from '../harness/waiting.ts';
import { signedLoan, toSubmitted, type Payment } from './payment-stories.ts';

let around: Surroundings;
beforeAll(async () => {
  around = await surroundings();
}, 120_000);
afterAll(() => around?.close());

let runs = 0;
/** As the schedule does it; `patienceSeconds` as there unless told. */
async function run(wish: define.ReconcileWish = {}): Promise<define.ReconcileReport> {
  const { client, taskQueue } = around.world;
  return client.workflow.execute<typeof reconcile>(define.WORKFLOW_TYPE.reconcile, {
    workflowId: `reconcile-${taskQueue}-${(runs += 1)}`,
    taskQueue,
    args: [wish],
  });
}

const findingsOf = async (number: number) =>
  (await listFindings(around.world.db, 100)).filter(({ requestNumber }) => requestNumber === number);

/** Submitted, screened, and nothing under way that would read the row by itself. */
const quiet = (): Promise<Case> => journey.toScreened(around.world);

/** Writes what a restored database would say, past the guard of transitions. */
async function rewrite(one: Case, change: { version: number; lastEventVersion: number }): Promise<void> {
  await around.world.db.transaction().execute(async (tx) => {
    await sql`select set_config('portal.transition', 'on', true)`.execute(tx);
    await sql`update loan_request set version = ${change.version} where id = ${one.requestId}`.execute(tx);
    await sql`update request_event set version = ${change.lastEventVersion}
      where id = (select max(id) from request_event where request_id = ${one.requestId})`.execute(tx);
  });
}

describe('what the engine shows', () => {
  test('a case shows its version and its newest command', async () => {
    const one = await journey.toSubmitted(around.world);
    await one.act(around.staff.manager, 'setAssessor', {
      commandId: 'shown-1',
      input: { userId: around.staff.assessor.actorId },
    });
    const { searchAttributes } = await until(async () => {
      const found = await one.handle.describe();
      return found.searchAttributes.LoanVersion?.[0] === 3 && found;
    });
    expect(searchAttributes).toMatchObject({ LoanVersion: [3], LastCommand: ['shown-1'] });
    expect((await run()).differences).toEqual({});
  });
});

describe('the same status at another version', () => {
  test('a workflow that is behind reads again; within a minute of the move it is left alone', async () => {
    const one = await quiet();
    await rewrite(one, { version: 4, lastEventVersion: 4 });
    expect((await run()).differences).toEqual({});
    expect(await run({ patienceSeconds: 0 })).toMatchObject({ resumed: 1, differences: { behind: 1 } });
    await until(async () => (await one.handle.query(define.getState)).version === 4);
    expect(await findingsOf(one.requestId)).toMatchObject([
      { kind: 'behind', measure: 'resynced', rowVersion: 4, heldVersion: 2, needsPerson: false },
    ]);
    expect((await run({ patienceSeconds: 0 })).differences).toEqual({});
  });

  test('the same version by another command is a fork: the row wins, what was lost is told', async () => {
    const one = await quiet();
    await sql`update request_event set command_id = 'from-another-time'
      where id = (select max(id) from request_event where request_id = ${one.requestId})`.execute(
      around.world.db,
    );
    expect((await run()).differences).toEqual({ forked: 1 });
    const [found] = await findingsOf(one.requestId);
    expect(found).toMatchObject({ kind: 'forked', measure: 'restarted', needsPerson: true });
    expect(found!.lost.map(({ action, version }) => [action, version])).toEqual([['submit', 2]]);
    expect((await run()).differences).toEqual({});
  });

  test('the flag of a case with lost actions outlives the jobs of its workflow and goes when somebody has looked', async () => {
    const { db } = around.world;
    const one = await quiet();
    await rewrite(one, { version: 1, lastEventVersion: 1 });
    expect((await run()).differences).toEqual({ ahead: 1 });
    expect((await one.row())!.stuck_code).toBe('restore:actionsLost');
    const [found] = await findingsOf(one.requestId);
    expect(found).toMatchObject({ kind: 'ahead', rowVersion: 1, heldVersion: 2 });
    const userId = around.staff.manager.actorId!;
    expect(await acknowledgeFinding(db, found!.id, userId)).toMatchObject({ isFreed: true });
    expect((await one.row())!.stuck_code).toBeNull();
    expect(await one.tasks()).not.toContain('stuck');
    expect(await acknowledgeFinding(db, found!.id, userId)).toMatchObject({ isFreed: false });
  });
});

describe('workflows without a row', () => {
  test('a start that is under way is no orphan', async () => {
    const { client, taskQueue, db } = around.world;
    const one = await Case.prepare(around.world);
    await client.workflow.start(define.WORKFLOW_TYPE.loanRequest, {
      ...define.requestStart(one.requestId),
      taskQueue,
      args: [{ requestId: one.requestId }],
    });
    await until(
      async () => {
        const query = `WorkflowId="${define.workflowIdOf(one.requestId)}"`;
        return (await client.workflow.count(query)).count === 1;
      },
      { what: 'the listing' },
    );
    expect((await run({ patienceSeconds: 0 })).differences).toEqual({});
    expect((await one.handle.describe()).status.name).toBe('RUNNING');
    expect(await listEpochs(db, 5)).toEqual([]);
    expect(await one.start()).toMatchObject({ status: 1, version: 1 });
  });

  test('a question nobody has a row for is ended', async () => {
    const { client, taskQueue } = around.world;
    const checkId = '00000000-0000-4000-8000-00000000dead';
    const workflowId = define.vmiCheckWorkflowId(checkId);
    const owned = await client.workflow.start(define.WORKFLOW_TYPE.vmiCheck, {
      workflowId,
      taskQueue,
      args: [{ checkId }],
    });
    await run();
    expect((await owned.describe()).status.name).not.toBe('RUNNING');
  });
});

describe('numbers after a restore', () => {
  test('leap beyond everything that is known, once for a number that was taken', async () => {
    const { db } = around.world;
    const { rows } = await sql<{ n: number }>`select nextval('loan_request_number') as n`.execute(db);
    const taken = rows[0]!.n;
    const first = await openEpoch(db, { reason: 'numberTaken', beyond: taken, reportId: null });
    expect(first).toMatchObject({ reason: 'numberTaken', lastNumber: taken });
    expect(first!.nextNumber - taken).toBeGreaterThan(1_000);
    expect(await openEpoch(db, { reason: 'numberTaken', beyond: taken, reportId: null })).toBeNull();
    const after = await sql<{ n: number }>`select nextval('loan_request_number') as n`.execute(db);
    expect(after.rows[0]!.n).toBe(first!.nextNumber);
  });

  test('eight at once leap once, and never backwards', async () => {
    const { db } = around.world;
    const { rows } = await sql<{ n: number }>`select nextval('loan_request_number') as n`.execute(db);
    const beyond = rows[0]!.n;
    const opened = await Promise.all(
      Array.from({ length: 8 }, () => openEpoch(db, { reason: 'numberTaken', beyond, reportId: null })),
    );
    expect(opened.filter((one) => one !== null)).toHaveLength(1);
  });
});

describe('payment requests', () => {
  const prepared = async (): Promise<Payment> => {
    const loan = await signedLoan(around);
    // Its row was brought there without its workflow.
    await loan.handle.signal(define.resync);
    await until(async () => (await loan.handle.query(define.getState)).status === 9);
    return (await toSubmitted(around, loan)).payment;
  };
  const findings = async ({ id }: Payment) =>
    (await listFindings(around.world.db, 100)).filter((one) => one.paymentRequestNumber === id);
  const versionOf = async ({ id }: Payment, version: number) =>
    around.world.db.transaction().execute(async (tx) => {
      await sql`select set_config('portal.payment_transition', 'on', true)`.execute(tx);
      await sql`update payment_request set version = ${version} where id = ${id}`.execute(tx);
      await sql`update payment_event set version = ${version} where payment_request_id = ${id}
        and version = (select max(version) from payment_event where payment_request_id = ${id})`.execute(tx);
    });

  test('show their version and newest command, and agree', async () => {
    const one = await prepared();
    await until(async () => (await one.handle.describe()).searchAttributes.PaymentVersion?.[0] === 2, {
      what: 'the version shown',
    });
    const { rows } = await sql<{ command: string }>`select command_id as command from payment_event
      where payment_request_id = ${one.id} and action = 'submit'`.execute(around.world.db);
    const { searchAttributes } = await one.handle.describe();
    expect(searchAttributes.LastCommand).toEqual([rows[0]!.command]);
    expect((await run({ patienceSeconds: 0 })).differences).toEqual({});
  });

  test('a lost workflow begins again from its row, one that is behind reads it', async () => {
    const [lost, behind] = [await prepared(), await prepared()];
    await lost.handle.terminate('lost');
    await versionOf(behind, 4);
    expect((await run({ patienceSeconds: 0 })).differences).toEqual({ missing: 1, behind: 1 });
    expect((await lost.handle.describe()).status.name).toBe('RUNNING');
    await until(async () => (await behind.handle.query<{ version: number }>('getState')).version === 4);
    expect(await findings(lost)).toMatchObject([{ kind: 'missing', measure: 'resumed' }]);
    expect(await findings(behind)).toMatchObject([
      { kind: 'behind', measure: 'resynced', rowVersion: 4, heldVersion: 2, needsPerson: false },
    ]);
    expect((await run({ patienceSeconds: 0 })).differences).toEqual({});
  });

  test('what only the engine knows is told, flagged and goes on from the row; a look takes the flag away', async () => {
    const { db } = around.world;
    const one = await prepared();
    await versionOf(one, 1);
    await sql`delete from payment_event where payment_request_id = ${one.id} and action = 'submit'`.execute(
      db,
    );
    expect((await run()).differences).toEqual({ ahead: 1 });
    const [found] = await findings(one);
    expect(found).toMatchObject({ measure: 'restarted', rowVersion: 1, heldVersion: 2, needsPerson: true });
    expect(found!.lost.map(({ action, version }) => [action, version])).toEqual([['submit', 2]]);
    const stuck = async () =>
      (
        await sql<{
          code: string | null;
        }>`select stuck_code as code from payment_request where id = ${one.id}`.execute(db)
      ).rows[0]!.code;
    expect(await stuck()).toBe('restore:actionsLost');
    const looked = await acknowledgeFinding(db, found!.id, around.staff.manager.actorId!);
    expect(looked).toEqual({ requestNumber: null, paymentRequestNumber: one.id, isFreed: true });
    expect(await stuck()).toBeNull();
    expect((await run()).differences).toEqual({});
  });

  test('a loan that has ended runs until those that were not sent are closed, also when its workflow was lost', async () => {
    const { db } = around.world;
    const loan = await signedLoan(around);
    const { payment } = await toSubmitted(around, loan);
    await payment.act(around.staff.manager, 'return', { comment: 'Trūksta numerio' });
    await loan.handle.terminate('lost');
    await db.transaction().execute(async (tx) => {
      await sql`select set_config('portal.transition', 'on', true)`.execute(tx);
      await sql`update loan_request set status = 10, version = version + 1 where id = ${loan.requestId}`.execute(
        tx,
      );
    });
    expect((await run({ patienceSeconds: 0 })).differences).toMatchObject({ missing: 1 });
    expect(await loan.handle.result()).toBe('final');
    expect(await payment.handle.result()).toBe('final');
    const { rows } = await sql<{
      status: number;
    }>`select status from payment_request where id = ${payment.id}`.execute(db);
    expect(rows).toEqual([{ status: 4 }]);
    expect((await run({ patienceSeconds: 0 })).differences).toEqual({});
  });

  test('one without a row is quarantined, and numbers leap', async () => {
    const { db } = around.world;
    const one = await prepared();
    for (const table of ['payment_task', 'payment_event', 'payment_file', 'payment_document'])
      await sql`delete from ${sql.table(table)} where payment_request_id = ${one.id}`.execute(db);
    await sql`delete from payment_request where id = ${one.id}`.execute(db);
    expect((await run()).differences).toEqual({ orphan: 1 });
    expect(await findings(one)).toMatchObject([
      { kind: 'orphan', measure: 'quarantined', requestNumber: null },
    ]);
    expect((await one.handle.describe()).status.name).toBe('TERMINATED');
    const { rows } = await sql<{ n: number }>`select nextval('payment_request_number') as n`.execute(db);
    expect(rows[0]!.n).toBeGreaterThan(one.id + 1_000);
  });
});

test('the run for the digests of the morning asks the database once and ends', async () => {
  const { client, taskQueue } = around.world;
  const end = await client.workflow.execute<typeof staffDigests>(define.WORKFLOW_TYPE.staffDigests, {
    workflowId: `staff-digests-${taskQueue}`,
    taskQueue,
  });
  expect(end).toEqual({ queued: expect.any(Number) });
});
