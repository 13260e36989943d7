// Decisions held in their undo window, a legal clock running, and everything that carries them killed.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client, Connection } from '@temporalio/client';
import { sql } from 'kysely';
import { dataConverter } from '../../workflows/codec/data-converter.ts';
import type { Case } from '../harness/case.ts';
import * as journey from '../harness/journey.ts';
import { openPortal, type TestPortal } from '../harness/portal.ts';
import { until } from '../harness/waiting.ts';

let portal: TestPortal;
let connection: Connection;
let staff: journey.Staff;
let approved: Case, rejected: Case, conditional: Case, unsigned: Case;

beforeAll(async () => {
  portal = await openPortal({ DECISION_UNDO_MINUTES: '10' });
  const { db, temporalAddress, namespace, storageDir } = portal;
  connection = await Connection.connect({ address: temporalAddress });
  const client = new Client({ connection, namespace, dataConverter: dataConverter({}) });
  const world = { db, client, taskQueue: 'loans', storageDir };
  staff = await journey.addEverybody(world);
  const toDecide = async (): Promise<Case> => {
    const one = await journey.toSubmitted(world);
    await journey.prepareDecision(one, staff);
    return one;
  };
  [approved, rejected, conditional, unsigned] = (await Promise.all(Array.from({ length: 4 }, toDecide))) as [
    Case,
    Case,
    Case,
    Case,
  ];
  await unsigned.act(staff.approver, 'approve');
  await endWindow(unsigned, 0);
  await until(async () => (await unsigned.row())?.status === 3, { what: 'the approval' });
  await journey.sendContract(unsigned, staff);
}, 240_000);

afterAll(async () => {
  await connection?.close();
  await portal?.close();
}, 60_000);

/** Of a decision that is held, in so many seconds instead of in ten minutes; the workflow hears of it. */
async function endWindow({ requestId, handle }: Case, seconds: number): Promise<void> {
  await sql`update held_decision set takes_effect_at = clock_timestamp() + ${seconds} * interval '1 second'
    where request_id = ${requestId}`.execute(portal.db);
  await handle.signal('resync');
}

const countOf = async (one: Case, action: string): Promise<number> =>
  (await one.events()).filter((event) => event.action === action).length;

test('killed in the window and while a clock runs, all four move once, with their papers and mails once', async () => {
  const { approver } = staff;
  expect(await approved.act(approver, 'approve')).toMatchObject({ status: 2 });
  expect(await rejected.act(approver, 'reject', { input: { comment: 'Neatitinka sąlygų' } })).toMatchObject({
    status: 2,
  });
  expect(await conditional.act(approver, 'approveWithDocs')).toMatchObject({ status: 2 });

  for (const one of [approved, rejected, conditional]) await endWindow(one, 3);
  await sql`update clock set due_at = clock_timestamp() + interval '3 seconds'
    where request_id = ${unsigned.requestId} and kind = 'applicantSigns'`.execute(portal.db);
  await unsigned.handle.signal('resync');
  for (const part of ['api', 'worker', 'temporal'] as const) portal.kill(part);
  expect(await countOf(approved, 'approve')).toBe(0);

  const ends = new Map([
    [approved, 3],
    [rejected, 4],
    [conditional, 11],
    [unsigned, 3],
  ]);
  const { db } = portal;
  const done = async (): Promise<boolean> => {
    const rows = await Promise.all([...ends].map(async ([one, end]) => (await one.row())?.status === end));
    const { rows: waiting } =
      await sql`select 1 from outbox where sent_at is null and closed_at is null`.execute(db);
    return rows.every(Boolean) && waiting.length === 0;
  };
  await until(done, { what: 'the four moves and their mails', timeoutMs: 90_000 });
  const papersOf = async ({ requestId }: Case): Promise<string[]> =>
    (
      await db
        .selectFrom('document')
        .select('kind')
        .where('request_id', '=', requestId)
        .where('state', '=', 'current')
        .where('kind', 'in', ['Decision', 'RejectDecision'])
        .execute()
    ).map(({ kind }) => kind);
  await until(async () => (await papersOf(conditional)).length > 0 && (await papersOf(rejected)).length > 0, {
    what: 'the papers',
    timeoutMs: 60_000,
  });

  for (const [one, action, paper] of [
    [approved, 'approve', 'Decision'],
    [rejected, 'reject', 'RejectDecision'],
    [conditional, 'approveWithDocs', 'Decision'],
    [unsigned, 'signingExpired', 'Decision'],
  ] as const) {
    await until(async () => (await papersOf(one)).length > 0, { what: 'its paper', timeoutMs: 60_000 });
    expect({ action, moves: await countOf(one, action), papers: await papersOf(one) }).toEqual({
      action,
      moves: 1,
      papers: [paper],
    });
    const versions = (await one.events()).map(({ version }) => version);
    expect(versions).toEqual(versions.map((_, i) => i + 1));
  }
  const { rows: twice } = await sql`select request_id, kind from outbox group by request_id, kind, recipient
    having count(*) > 1`.execute(db);
  expect(twice).toEqual([]);
  const { rows: told } = await sql<{
    kind: string;
  }>`select distinct kind from outbox where sent_at is not null
    and kind in ('approved', 'rejected', 'approvedWithDocs', 'signingExpired') order by kind`.execute(db);
  expect(told.map(({ kind }) => kind)).toEqual([
    'approved',
    'approvedWithDocs',
    'rejected',
    'signingExpired',
  ]);
  expect((await sql`select 1 from held_decision`.execute(db)).rows).toEqual([]);
  const money = await approved.money();
  expect(money.reserved).toBe(money.ledgerReserved);
  await until(async () => (await fetch(`${portal.url}/readyz`).catch(() => null))?.ok, { what: 'the API' });
}, 240_000);
