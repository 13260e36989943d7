import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { applyTransition } from '../../db/queries/transition.ts';
import { loadCalendar } from '../../db/queries/clocks.ts';
import { getState, workflowIdOf } from '../../workflows/definitions.ts';
import type { Case } from '../harness/case.ts';
import { failureCode } from '../harness/case.ts';
import * as journey from '../harness/journey.ts';
import { surroundings, type Surroundings } from '../harness/surroundings.ts';
import { until } from '../harness/waiting.ts';

/** Long enough for whatever a test does before it lets the window end. */
const LONG = '10';

let around: Surroundings;
beforeAll(async () => {
  around = await surroundings({ DECISION_UNDO_MINUTES: LONG });
}, 120_000);
afterAll(() => around?.close());

/** A request an approver may decide on. */
async function toDecide(): Promise<Case> {
  const one = await journey.toSubmitted(around.world);
  await journey.prepareDecision(one, around.staff);
  return one;
}

const mails = async ({ requestId }: Case): Promise<string[]> =>
  (
    await around.world.db
      .selectFrom('outbox')
      .select('kind')
      .where('request_id', '=', requestId)
      .orderBy('created_at')
      .execute()
  ).map(({ kind }) => kind);

const actions = async (one: Case): Promise<string[]> => (await one.events()).map(({ action }) => action);

/** The window ends now instead of in ten minutes, and the workflow learns of it. */
async function endWindow({ requestId, handle }: Case): Promise<void> {
  await sql`update held_decision set takes_effect_at = clock_timestamp() where request_id = ${requestId}`.execute(
    around.world.db,
  );
  await handle.signal('resync');
}

const settled = (one: Case) =>
  until(async () => !(await one.handle.query(getState)).held, { what: 'the end of the window' });

describe('a decision that takes effect only after the undo window', () => {
  test('changes nothing and tells nobody until then; money stays reserved, other moves are refused', async () => {
    const { staff } = around;
    const one = await toDecide();
    const before = { money: await one.money(), tasks: await one.tasks(), mails: await mails(one) };
    const answer = await one.act(staff.approver, 'approve', { input: { comment: 'Tinka' } });
    expect(answer).toMatchObject({ status: 2, deadline: { kind: 'endWindow', at: answer.takesEffectAt } });
    const minutes = (Date.parse(answer.takesEffectAt!) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThanOrEqual(10);
    expect(await one.row()).toMatchObject({ status: 2, approved_at: null, approved_sum_cents: null });
    expect({ money: await one.money(), tasks: await one.tasks(), mails: await mails(one) }).toEqual(before);
    for (const [who, action, input] of [
      ['approver', 'reject', { comment: 'Vis dėlto ne' }],
      ['approver', 'approveWithDocs', {}],
      ['assessor', 'return', { comment: 'Patikslinkite' }],
      ['assessor', 'setLoanSum', { sumCents: 100_000_00 }],
      ['assessor', 'handOver', {}],
    ] as const)
      expect(await one.act(staff[who], action, { input }).catch(failureCode)).toBe('noDecisionHeld');

    await endWindow(one);
    await until(async () => (await one.row())?.status === 3, { what: 'the approval' });
    expect((await actions(one)).slice(-2)).toEqual(['holdDecision', 'approve']);
    const [, approval] = (await one.events()).slice(-2);
    expect(approval).toMatchObject({
      actor_id: staff.approver.actorId,
      actor_role: 'approver',
      comment: 'Tinka',
    });
    expect((await mails(one)).filter((kind) => kind === 'approved')).toHaveLength(1);
    expect(await one.tasks()).toEqual(['prepareContract']);
  }, 60_000);

  test('may be stopped by any colleague who might have taken it, with who and why in the history', async () => {
    const { staff } = around;
    const one = await toDecide();
    await one.act(staff.approver, 'reject', { input: { comment: 'Neatitinka sąlygų' } });
    const stop = (person: keyof typeof staff) =>
      one.act(staff[person], 'stopDecision', { input: { comment: 'Suklydome byloje' } });
    expect(await stop('assessor').catch(failureCode)).toBe('wrongRole');
    const same = { commandId: randomUUID(), input: { comment: 'Suklydome byloje' } };
    const stopped = await one.act(staff.manager, 'stopDecision', same);
    expect(stopped).toMatchObject({ status: 2 });
    expect(await one.act(staff.manager, 'stopDecision', same)).toEqual(stopped);
    expect(await stop('approver').catch(failureCode)).toBe('decisionHeld');
    const last = (await one.events()).at(-1)!;
    expect(last).toMatchObject({
      action: 'stopDecision',
      actor_id: staff.manager.actorId,
      comment: 'Suklydome byloje',
      comment_reader: 'staff',
      details: { held: 'reject' },
    });
    expect((await one.handle.query(getState)).wake?.kind).not.toBe('endWindow');
    expect(await mails(one)).not.toContain('rejected');
    // And the way is free again.
    expect(await one.act(staff.approver, 'approve')).toMatchObject({ status: 2 });
  }, 60_000);

  test('a manager may not stop what only an approver may decide', async () => {
    const one = await toDecide();
    await one.act(around.staff.approver, 'approve');
    const stop = one.act(around.staff.manager, 'stopDecision', { input: { comment: 'Ne mano reikalas' } });
    expect(await stop.catch(failureCode)).toBe('mayStopDecision');
  }, 60_000);

  test('two clicks at once: one decision is held, the other is told so', async () => {
    const one = await toDecide();
    const { approver, manager } = around.staff;
    const outcomes = await Promise.all([
      one.act(approver, 'approve').then(() => 'held', failureCode),
      one.act(manager, 'reject', { input: { comment: 'Neatitinka sąlygų' } }).then(() => 'held', failureCode),
    ]);
    expect(outcomes.sort()).toEqual(['held', 'noDecisionHeld']);
    expect((await actions(one)).filter((action) => action === 'holdDecision')).toHaveLength(1);
  }, 60_000);

  test('falls when its conditions no longer hold; who took it has a task that says why', async () => {
    const one = await toDecide();
    await one.act(around.staff.approver, 'approve');
    await sql`update loan_request set aml_check_result_id = 2 where id = ${one.requestId}`.execute(
      around.world.db,
    );
    await endWindow(one);
    await settled(one);
    expect(await one.row()).toMatchObject({ status: 2, approved_at: null });
    const last = (await one.events()).at(-1)!;
    expect(last).toMatchObject({
      action: 'endWindow',
      actor_role: 'system',
      details: { held: 'approve', fell: 'amlNotFailed' },
    });
    const task = await around.world.db
      .selectFrom('staff_task')
      .select(['kind', 'assignee_id'])
      .where('request_id', '=', one.requestId)
      .where('kind', '=', 'decisionFell')
      .executeTakeFirst();
    expect(task).toEqual({ kind: 'decisionFell', assignee_id: around.staff.approver.actorId });
    expect(await mails(one)).not.toContain('approved');
  }, 60_000);

  test('documents an applicant brings against a rejection that waits win: the rejection falls at once', async () => {
    const { staff, world } = around;
    const one = await toDecide();
    await one.act(staff.approver, 'approveWithDocs');
    await endWindow(one);
    await until(async () => (await one.row())?.status === 11, { what: 'status 11' });
    await one.act(staff.approver, 'reject', { input: { comment: 'Dokumentų nesulaukta' } });
    await sql`insert into attachment (request_id, file_type, file_name, content_type, size_bytes, sha256, storage_key,
      additional, uploaded_by, upload_key) select ${one.requestId}, 11, 'papildomas.pdf', 'application/pdf', 1, 'x', 'x',
      true, ${one.applicant.userId}::uuid, gen_random_uuid()`.execute(world.db);
    expect(await one.act(one.applicant, 'submitAdditionalDocs')).toMatchObject({ status: 12 });
    await settled(one);
    expect(await one.row()).toMatchObject({ status: 12 });
    expect((await one.events()).at(-1)).toMatchObject({
      action: 'endWindow',
      details: { fell: 'requestMoved' },
    });
    expect(await mails(one)).not.toContain('rejected');
  }, 60_000);

  test('survives the death of the worker, and takes effect exactly once', async () => {
    const one = await toDecide();
    await one.act(around.staff.approver, 'reject', { input: { comment: 'Neatitinka sąlygų' } });
    await around.worker.kill();
    await sql`update held_decision set takes_effect_at = clock_timestamp() + interval '1 second'
      where request_id = ${one.requestId}`.execute(around.world.db);
    await around.replaceWorker({ DECISION_UNDO_MINUTES: LONG });
    await one.handle.signal('resync');
    await until(async () => (await one.row())?.status === 4, { timeoutMs: 30_000, what: 'the rejection' });
    expect((await actions(one)).filter((action) => action === 'reject')).toHaveLength(1);
    expect((await mails(one)).filter((kind) => kind === 'rejected')).toHaveLength(1);
    expect(await one.money()).toMatchObject({ ledgerReserved: (await one.money()).reserved });

    // The same end of the window once more, as after an answer that was lost.
    const { command_id: commandId } = (await one.events()).at(-1)!;
    const context = {
      clocks: await loadCalendar(around.world.db, null),
      callPeriodClosed: false,
      undoMinutes: 10,
    };
    const again = await applyTransition(
      around.world.db,
      {
        ...{ requestId: one.requestId, action: 'endWindow', commandId, actorId: null, roles: ['system'] },
        ...{ expectedVersion: null, knownVersion: null },
      },
      context,
    );
    expect(commandId).toContain(`${workflowIdOf(one.requestId)}:endWindow:`);
    expect(again).toMatchObject({ kind: 'done', result: { status: 4 } });
    expect((await actions(one)).filter((action) => action === 'reject')).toHaveLength(1);
  }, 90_000);
});
