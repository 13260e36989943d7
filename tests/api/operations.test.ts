import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startApi, type Api, type Client } from '../harness/api.ts';
import { addLostRequest } from '../harness/lost-request.ts';

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
          .concat(['reportId', 'requestNumber', 'row', 'workflowId'])
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
