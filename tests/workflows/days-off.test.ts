import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { changeDay, listDayChanges } from '../../db/queries/calendar/days.ts';
import type { DayKind } from '../../domain/calendar/day-off.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { statutoryHolidays } from '../../domain/values/working-days.ts';
import { calendarChangeWorkflowId, getState, WORKFLOW_TYPE } from '../../workflows/definitions.ts';
import { failureCode, type Case } from '../harness/case.ts';
import * as journey from '../harness/journey.ts';
import { addStaff } from '../harness/people.ts';
import { surroundings, type Surroundings } from '../harness/surroundings.ts';

let around: Surroundings;
let administrator = '';
let submitted: Case, returned: Case, rejected: Case, stranded: Case;

beforeAll(async () => {
  around = await surroundings();
  const { world, staff } = around;
  administrator = await addStaff(world.db, 'saulius', ['administrator']);
  [submitted, returned, rejected, stranded] = (await Promise.all(
    [0, 1, 2, 3].map(() => journey.toScreened(world)),
  )) as [Case, Case, Case, Case];
  await returned.act(staff.assessor, 'return', {
    input: { comment: 'Patikslinkite', sections: [], documents: [] },
  });
  await rejected.act(staff.approver, 'reject', { input: { comment: 'Neatitinka taisyklių' } });
}, 180_000);
afterAll(() => around?.close());

/** The day by the law and the days given, in a way of its own: one day after another. */
function dayAfter(from: string, count: number, off: readonly string[]): string {
  const day = new Date(`${from}T12:00:00Z`);
  for (let left = count; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    const date = day.toISOString().slice(0, 10);
    const isOff =
      [0, 6].includes(day.getUTCDay()) ||
      off.includes(date) ||
      statutoryHolidays(day.getUTCFullYear()).some((holiday) => holiday.date === date);
    if (!isOff) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

async function clock(one: Case, kind: string) {
  const { rows } = await sql<{
    due: Date;
    started: Date;
  }>`select due_at as due, started_at as started from clock
    where request_id = ${one.requestId} and kind = ${kind} and stopped_at is null`.execute(around.world.db);
  return { due: vilniusDate(rows[0]!.due), started: vilniusDate(rows[0]!.started) };
}

async function change(date: string, kind: DayKind, againMinutes: number[] = []) {
  const given = { date, kind, name: 'Gedulo diena', reason: 'Vyriausybės nutarimas', actorId: administrator };
  const { id } = await changeDay(around.world.db, { ...given, key: randomUUID() }, () => undefined);
  await around.world.client.workflow.execute(WORKFLOW_TYPE.calendarChange, {
    workflowId: calendarChangeWorkflowId(id),
    taskQueue: around.world.taskQueue,
    args: [{ changeId: id, settleSeconds: 0, againMinutes }],
  });
  return (await listDayChanges(around.world.db, 50)).find((one) => one.id === id)!;
}

const events = async (one: Case) =>
  (await one.events())
    .filter(({ action }) => action === 'recountClocks')
    .map(({ comment }) => comment as string);

describe('a day that is declared a day off', () => {
  test('moves the ends of running terms, tasks and timers, says so once in each history, and what stands still is let be', async () => {
    const { started, due } = await clock(submitted, 'evaluation');
    expect(due).toBe(dayAfter(started, 20, []));
    const paused = await clock(returned, 'evaluation');
    const correction = await clock(returned, 'correction');
    const off = dayAfter(started, 3, []);

    await stranded.handle.terminate('a case the engine has lost');
    const done = await change(off, 'dayOff');

    expect((await clock(submitted, 'evaluation')).due).toBe(dayAfter(started, 20, [off]));
    expect((await clock(returned, 'correction')).due).toBe(dayAfter(correction.started, 20, [off]));
    expect(await clock(returned, 'evaluation')).toEqual(paused);
    const moved = await events(submitted);
    expect(moved).toHaveLength(1);
    expect(moved[0]).toContain(
      `Vertinimo terminas: ${due} → ${dayAfter(started, 20, [off])}. ${off} paskelbta ne darbo diena „Gedulo diena“. Pagrindas: Vyriausybės nutarimas`,
    );
    expect(await events(returned)).toHaveLength(1);
    const state = await submitted.handle.query(getState);
    const { rows } = await sql<{ kind: string; due: Date }>`select kind, due_at as due from staff_task
      where request_id = ${submitted.requestId} and closed_at is null`.execute(around.world.db);
    expect(rows.map(({ due: end }) => vilniusDate(end))).toEqual(
      rows.map(() => dayAfter(started, 20, [off])),
    );
    expect(state.wake).toMatchObject({
      kind: 'reminder',
      at: expect.stringContaining(dayAfter(started, 19, [off])),
    });
    expect(done).toMatchObject({ state: 'finished', moved: 2, unreached: [stranded.requestId] });
  }, 120_000);

  test('taken back, the ends are where they were', async () => {
    const { started } = await clock(submitted, 'evaluation');
    const off = dayAfter(started, 3, []);
    const done = await change(off, 'statutory');
    expect((await clock(submitted, 'evaluation')).due).toBe(dayAfter(started, 20, []));
    expect(await events(submitted)).toHaveLength(2);
    expect(done).toMatchObject({ state: 'finished', moved: 2, unreached: [] });
  }, 60_000);

  test('moves the term of appeal of a case that is over, which has no workflow', async () => {
    const { due } = await clock(rejected, 'appeal');
    const done = await change(due, 'dayOff');
    const later = dayAfter(due, 1, [due]);
    expect((await clock(rejected, 'appeal')).due).toBe(later);
    expect(done.unreached).not.toContain(rejected.requestId);
    const row = await rejected.row();
    expect(vilniusDate(row!.deadline_at as Date)).toBe(later);
  }, 60_000);
});

describe('the evaluation', () => {
  test('is extended once, with a reason', async () => {
    const { staff } = around;
    const { started } = await clock(submitted, 'evaluation');
    await submitted.act(staff.assessor, 'extendEvaluation', { input: { comment: 'Laukiame registrų' } });
    const off = (
      await sql<{ date: string }>`select date::text as date from holiday where not working`.execute(
        around.world.db,
      )
    ).rows;
    expect((await clock(submitted, 'evaluation')).due).toBe(
      dayAfter(
        started,
        30,
        off.map(({ date }) => date),
      ),
    );
    const again = await submitted
      .act(staff.manager, 'extendEvaluation', { input: { comment: 'Laukiame dar kartą' } })
      .catch(failureCode);
    expect(again).toBe('evaluationNotExtended');
  });
});
