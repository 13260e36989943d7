import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { flagStuck } from '../../db/queries/stuck.ts';
import type { StatusId } from '../../domain/application/status.ts';
import { addDays, addMonths } from '../../domain/values/days.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { acceptedDraft, askRegisters, expectOk } from '../harness/over-http.ts';
import { addClocks } from '../harness/clocks.ts';
import { addLostRequest } from '../harness/lost-request.ts';
import { addManyRequests } from '../harness/many-requests.ts';
import { force } from './readers/world.ts';

const AREA = '/api/BackOffice/Operations';

let api: Api;
let saulius: Client, kristina: Client, egle: Client, nobody: Client, director: Client;
let lostNumber: number;

beforeAll(async () => {
  api = await startApi();
  saulius = await api.staff('saulius', ['administrator']);
  kristina = await api.staff('kristina', ['manager']);
  egle = await api.staff('egle', ['assessor', 'approver', 'signatory']);
  nobody = await api.staff('andrius', []);
  director = await api.applicant();
  lostNumber = await addLostRequest(api.database.db);
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

describe('the operations page', () => {
  test('tells managers and administrators by number what was found, and nothing of people', async () => {
    for (const who of [saulius, kristina]) {
      const { status, body } = await who.get(AREA);
      expect(status).toBe(200);
      expect(body.open).toBe(1);
      expect(body.reports[0]).toMatchObject({
        checked: 3,
        listed: 4,
        differences: [{ kind: 'orphan', count: 1 }],
      });
      expect(body.epochs[0]).toMatchObject({ reason: 'databaseOlder', lastNumber: lostNumber });
      expect(Object.keys(body.findings[0] as object).sort()).toEqual(
        ['acknowledgedAt', 'foundAt', 'hasRequest', 'held', 'id', 'kind', 'lost', 'measure', 'needsPerson']
          .concat(['paymentRequestNumber', 'reportId', 'requestNumber', 'row', 'workflowId'])
          .sort(),
      );
      expect(body.findings[0].lost).toEqual([
        {
          version: 1,
          status: 1,
          action: 'start',
          commandId: 'a-key-of-a-browser',
          at: '2026-11-20 12:00:00',
        },
      ]);
      expect(JSON.stringify(body)).not.toMatch(/Šiaurės|Ieva|Sakalauskait|\d{11}/);
    }
  });

  test.each([
    ['an assessor, approver and signatory', () => egle, 403],
    ['staff without a role', () => nobody, 403],
    ['an applicant', () => director, 403],
    ['a stranger', () => api.anybody, 401],
  ])('is closed to %s', async (_who, who, status) => {
    const read = await who().get(AREA);
    expect(read.status).toBe(status);
    expect(JSON.stringify(read.body)).not.toContain(String(lostNumber));
    expect((await who().post(`${AREA}/Findings/1/Acknowledge`, { json: {} })).status).toBe(status);
  });

  test('figures tell what waits, and go down when somebody has looked; twice is the same as once', async () => {
    const figures = async () => (await api.anybody.get('/metrics')).bytes.toString();
    expect(await figures()).toMatch(/portal_reconcile_open_findings 1\n/);
    expect(await figures()).toContain('portal_reconcile_differences{kind="orphan"} 1');
    expect(await figures()).toContain('portal_reconcile_differences{kind="ahead"} 0');
    const { id } = (await kristina.get(AREA)).body.findings[0] as { id: number };
    for (const who of [kristina, saulius])
      expect((await who.post(`${AREA}/Findings/${id}/Acknowledge`, { json: {} })).status).toBe(200);
    expect((await kristina.get(AREA)).body).toMatchObject({ open: 0, findings: [{ id }] });
    expect(await figures()).toMatch(/portal_reconcile_open_findings 0\n/);
    const { rows } = await sql<{ by: string }>`select acknowledged_by as by from reconcile_finding`.execute(
      api.database.db,
    );
    expect(rows).toEqual([{ by: kristina.userId }]);
    expect((await kristina.post(`${AREA}/Findings/999999/Acknowledge`, { json: {} })).status).toBe(404);
  });
});

describe('a start on a number that is taken', () => {
  /** The next number drawn is this one. */
  const nextIs = (n: number) =>
    sql`select setval('loan_request_number', ${n}, false)`.execute(api.database.db);

  test('by a row, or by a workflow that has ended: another one is drawn, and the same key answers the same', async () => {
    const first = (await director.post('/api/Request/Start', { json: {} })).body.requestId as number;
    await nextIs(first);
    const second = await director.post('/api/Request/Start', { json: {}, key: 'taken-by-a-row' });
    expect(second.status).toBe(200);
    expect(second.body.requestId).toBeGreaterThan(first + 1_000);
    const again = await director.post('/api/Request/Start', { json: {}, key: 'taken-by-a-row' });
    expect(again.body).toEqual(second.body);

    await director.delete(`/api/Request/Delete?requestId=${second.body.requestId}`);
    await nextIs(second.body.requestId as number);
    const third = await director.post('/api/Request/Start', { json: {} });
    expect(third.status).toBe(200);
    expect(third.body.requestId).toBeGreaterThan((second.body.requestId as number) + 1_000);
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from command_input i join command_log l
      on l.command_id = i.command_id where i.request_id <> l.request_id`.execute(api.database.db);
    expect(rows[0]!.n).toBe(0);
  });

  test('a start that was refused and is tried again leaps nowhere', async () => {
    const { db } = api.database;
    const covid = { json: { schemeCode: 'covid', sectorType: 1 }, key: 'second-of-a-sector' };
    await director.post('/api/Request/Start', { json: covid.json });
    const epochs = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from restore_epoch`.execute(db)).rows[0]!.n;
    const before = await epochs();
    const codes = [
      await director.post('/api/Request/Start', covid),
      await director.post('/api/Request/Start', covid),
    ].map(({ status, body }) => [status, body.code as string]);
    expect(codes[1]).toEqual(codes[0]);
    expect(codes[0]![0]).toBe(409);
    expect(await epochs()).toBe(before);
  });
});

describe('the repair console', () => {
  const REPAIR = '/api/BackOffice/Repair';
  const CAUSE = 'work:screening:malformed';
  let rasa: Client;
  let id: number;
  const propose = (who: Client, more: Record<string, unknown>, key?: string) =>
    who.post(`${REPAIR}/Propose`, {
      json: {
        cause: CAUSE,
        remedy: 'retry',
        reason: 'Sąrašai vėl atsako',
        secondId: kristina.userId,
        ...more,
      },
      key,
    });
  const causes = async () =>
    (await saulius.get(REPAIR)).body.causes as { cause: string; requests: { requestId: number }[] }[];
  const logOf = async (requestId: number) =>
    (
      await sql<{ kind: string }>`select kind from audit_event where request_id = ${requestId}
        and kind like 'repair%' order by id`.execute(api.database.db)
    ).rows.map(({ kind }) => kind);

  beforeAll(async () => {
    rasa = await api.staff('daiva', ['administrator']);
    await askRegisters(director);
    id = await acceptedDraft(api, director);
    expectOk(await director.post(`/api/Request/SendForApprove?requestId=${id}`));
    for (let tried = 0; tried < 3; tried += 1) await flagStuck(api.database.db, id, 'screening:malformed');
  }, 120_000);

  test('names the cause, its tries, the next one, the term it delays, and nobody’s name', async () => {
    const { status, body } = await saulius.get(REPAIR);
    expect(status).toBe(200);
    const [group] = (body.causes as { cause: string }[]).filter(({ cause }) => cause === CAUSE);
    expect(group).toMatchObject({
      code: 'malformed',
      tries: 3,
      triedAt: [expect.any(String), expect.any(String), expect.any(String)],
      nextAt: expect.stringMatching(/^\d{4}-/),
      requests: [
        { requestId: id, status: 2, dueAt: expect.any(String), isOverdue: false, returns: ['return'] },
      ],
    });
    const { people, ...rest } = body as { people: { id: string; mayReturn: string[] }[] };
    expect(JSON.stringify(rest)).not.toMatch(/Šiaurės|Ieva|Sakalauskait|\d{11}/);
    expect(people.map((one) => one.id)).toEqual(expect.arrayContaining([kristina.userId, rasa.userId]));
    expect(people.map((one) => one.id)).not.toContain(saulius.userId);
  });

  test('is closed to assessors, to staff without a role and to applicants', async () => {
    for (const who of [egle, nobody, director]) {
      expect((await who.get(REPAIR)).status).toBe(403);
      expect((await propose(who, {})).status).toBe(403);
    }
    expect((await api.anybody.get(REPAIR)).status).toBe(401);
  });

  test('a second person must be another, and able; a reason must be given; a cause must be there', async () => {
    expect(await propose(saulius, { secondId: saulius.userId })).toMatchObject({
      body: { code: 'repairSecond' },
    });
    expect(await propose(saulius, { secondId: egle.userId })).toMatchObject({
      body: { code: 'repairSecond' },
    });
    const back = { remedy: 'return', action: 'return', requestId: id };
    expect(await propose(saulius, { ...back, secondId: rasa.userId })).toMatchObject({
      body: { code: 'repairSecond' },
    });
    expect(await propose(saulius, { reason: ' ' })).toMatchObject({ status: 400 });
    expect(await propose(saulius, { ...back, reason: 'x' })).toMatchObject({ status: 400 });
    expect((await propose(saulius, { cause: 'register:leases' })).status).toBe(404);
  });

  test('a retry is carried out by the one who was named, once, and stands in the log of the case', async () => {
    const made = await propose(saulius, {}, 'a-retry-of-the-lists');
    expect(made.status).toBe(200);
    expect((await propose(saulius, {}, 'a-retry-of-the-lists')).body).toEqual(made.body);
    expect(await propose(rasa, {})).toMatchObject({ status: 409, body: { code: 'repairProposed' } });
    const confirm = `${REPAIR}/${made.body.id as string}/Confirm`;
    expect(await saulius.post(confirm, { json: {} })).toMatchObject({ body: { code: 'repairOwn' } });
    expect(await rasa.post(confirm, { json: {} })).toMatchObject({ body: { code: 'repairOthers' } });
    expect((await kristina.post(confirm, { json: {} })).status).toBe(200);
    expect(await kristina.post(confirm, { json: {} })).toMatchObject({
      status: 409,
      body: { code: 'repairDecided' },
    });
    expect(await logOf(id)).toEqual(['repairProposed', 'repairConfirmed']);
    await expect(
      sql`update repair_proposal set decided_by = proposed_by`.execute(api.database.db),
    ).rejects.toThrow();
  });

  test('a return goes through the row of the table, with the reason as its comment', async () => {
    const back = { remedy: 'return', action: 'return', requestId: id, reason: 'Patikslinkite valdytojus' };
    const first = (await propose(saulius, back)).body.id as string;
    expect((await saulius.post(`${REPAIR}/${first}/Decline`, { json: {} })).status).toBe(200);
    const { body } = await propose(saulius, back);
    expect((await kristina.post(`${REPAIR}/${body.id as string}/Confirm`, { json: {} })).status).toBe(200);
    const { rows } = await sql<{ status: number; comment: string; by: string }>`select r.status, e.comment,
      e.actor_id as by from loan_request r join request_event e on e.request_id = r.id
      where r.id = ${id} order by e.id desc limit 1`.execute(api.database.db);
    expect(rows).toEqual([{ status: 5, comment: back.reason, by: kristina.userId }]);
  });

  test('what was proposed, carried out and taken back stands in the history of the case, in words', async () => {
    const { body } = await egle.get(`/api/Request/GetRequestLog/${id}`);
    const log = body as { Id: number; action: string; ChangedBy: string; comment: string; details: Row }[];
    type Row = { title?: string };
    const told = log.filter(({ action }) => action.startsWith('repair')).reverse();
    expect(told.map(({ action, details: { title } }) => `${action}: ${title}`)).toEqual([
      'repairProposed: Pasiūlyta taisyti: bandyti dabar (Sankcijų ir PEP patikra neatliekama)',
      'repairConfirmed: Taisymas įvykdytas: bandyti dabar (Sankcijų ir PEP patikra neatliekama)',
      expect.stringMatching(/^repairProposed: Pasiūlyta taisyti: grąžinti į ankstesnį etapą – „Grąžinti/),
      expect.stringMatching(/^repairWithdrawn: Taisymo pasiūlymas atsiimtas: grąžinti/),
      expect.stringMatching(/^repairProposed/),
      expect.stringMatching(/^repairConfirmed/),
    ]);
    expect(told[0]).toMatchObject({
      ChangedBy: 'Saulius Girdenis',
      comment: 'Sąrašai vėl atsako\nAntras žmogus: Kristina Janulienė',
    });
    expect(told[1]).toMatchObject({ ChangedBy: 'Kristina Janulienė' });
    expect(new Set(log.map(({ Id }) => Id)).size).toBe(log.length);
    // Between the moves they belong to: the return was made before it was noted as carried out.
    expect(log.slice(0, 2).map(({ action }) => action)).toEqual(['repairConfirmed', 'return']);
    const seen = await egle.get(`/api/Request/GetForManager?requestId=${id}`);
    expect(seen.body.requestLog).toEqual(body);
    const own = await director.get(`/api/Request/Get?requestId=${id}`);
    expect(JSON.stringify(own.body)).not.toContain('aisym');
  });

  test('a cause that is over is no longer there', async () => {
    await flagStuck(api.database.db, id, null);
    expect((await causes()).map(({ cause }) => cause)).not.toContain(CAUSE);
  });
});

describe('the deadline board', () => {
  const BOARD = '/api/BackOffice/Deadlines';
  interface Board {
    today: string;
    rows: { requestId: number; group: string }[];
    groups: { count: number }[];
    days: { count: number }[];
  }
  const board = async (query = '') => (await egle.get(`${BOARD}${query}`)).body as Board;
  let ids: number[];
  /** Other tests of this file leave clocks, too. */
  const own = <T extends { requestId: number }>(rows: T[]): T[] =>
    rows.filter(({ requestId }) => ids.includes(requestId));
  beforeAll(async () => {
    ids = await addManyRequests(api.database.db, [
      '900000101',
      '900000102',
      '900000103',
      '900000104',
      '900000105',
    ]);
    await addClocks(api.database.db, ids);
  });

  test('has every open clock in its group, counted by day, the overdue first and the paused last', async () => {
    const found = await board();
    const { rows } = await sql<{ all: number; requests: number; paused: number }>`
      select count(*)::int as all, count(distinct request_id)::int as requests,
        count(*) filter (where exists (select 1 from jsonb_array_elements(c.pauses) p where p->>'to' is null))::int as paused
      from clock c join loan_request r on r.id = c.request_id
      where c.stopped_at is null and r.status not in (4, 10)`.execute(api.database.db);
    const { all, requests, paused } = rows[0]!;
    expect(found).toMatchObject({ TotalCount: all, requests, TotalPageCount: 1 });
    expect(found.groups.reduce((sum, { count }) => sum + count, 0)).toBe(all);
    expect(found.groups.at(-1)!.count).toBe(paused);
    expect(own(found.rows).map((row) => [row.requestId, row.group])).toEqual([
      [ids[0], 'overdue'],
      [ids[1], 'today'],
      [ids[2], 'soon'],
      [ids[3], 'later'],
      [ids[4], 'paused'],
    ]);
    expect(found.days).toHaveLength(25);
  });

  test('is filtered by clock, assessor, status, turn and day', async () => {
    const numbers = async (query: string) => own((await board(query)).rows).map(({ requestId }) => requestId);
    expect(await numbers('?kind=correction')).toEqual([ids[3]]);
    expect(await numbers('?turn=applicant')).toEqual([ids[3]]);
    expect(await numbers('?status=5')).toEqual([]);
    expect(await numbers(`?assessor=${egle.userId}`)).toEqual([ids[1]]);
    const { today } = await board();
    expect(await numbers(`?endsOn=${today}`)).toEqual([ids[1]]);
    expect((await egle.get(`${BOARD}?kind=nothing`)).status).toBe(400);
  });

  test('warns of contracts not signed within 2 and loans not paid out within 4 months after the call', async () => {
    const { db } = api.database;
    const { today } = await board();
    const terms = async () => {
      const { callTerms } = (await board()) as unknown as {
        callTerms: {
          kind: string;
          schemeCode: string;
          dueDate: string;
          isLate: boolean;
          requestIds: number[];
        }[];
      };
      return callTerms
        .filter(({ schemeCode }) => schemeCode === 'tiesiogines')
        .map(({ kind, dueDate, isLate, requestIds }) => ({
          kind,
          dueDate,
          isLate,
          own: requestIds.filter((id) => ids.includes(id)),
        }));
    };
    const closedOn = (day: string) =>
      sql`update scheme_budget set period_from = ${addDays(day, -30)}::date, period_to = ${day}::date
        where scheme_code = 'tiesiogines'`.execute(db);
    const { rows: before } = await sql<{ id: number; status: number }>`
      select id, status from loan_request where id = any(${ids}::bigint[]) order by id`.execute(db);
    const lend = (cents: number | null) =>
      db.transaction().execute(async (tx) => {
        await sql`select set_config('portal.transition', 'on', true)`.execute(tx);
        await sql`update loan_request set invega_loan_sum_cents = ${cents} where id = ${ids[4]}`.execute(tx);
      });
    expect(await terms()).toEqual([]);
    try {
      for (const id of ids) await force(db, id, id === ids[4] ? 9 : 3);
      await lend(100_000);
      await closedOn(addDays(addMonths(today, -2), -1));
      const [sign, disburse] = await terms();
      expect(sign).toMatchObject({ kind: 'sign', isLate: true, own: ids.slice(0, 4) });
      expect(sign!.dueDate < today).toBe(true);
      expect(disburse).toMatchObject({ kind: 'disburse', isLate: false, own: [ids[4]] });
      await sql`insert into payment_account (request_id, funded_cents) values (${ids[4]}, 100000)`.execute(
        db,
      );
      expect((await terms()).flatMap(({ own }) => own)).not.toContain(ids[4]);
    } finally {
      await sql`update scheme_budget set period_from = null, period_to = null`.execute(db);
      await sql`delete from payment_account where request_id = ${ids[4]}`.execute(db);
      for (const { id, status } of before) await force(db, id, status as StatusId);
      await lend(null);
    }
  });

  test('is for those who work on cases', async () => {
    for (const [who, status] of [
      [kristina, 200],
      [saulius, 403],
      [nobody, 403],
      [director, 403],
      [api.anybody, 401],
    ] as const)
      expect((await who.get(BOARD)).status).toBe(status);
  });
});
