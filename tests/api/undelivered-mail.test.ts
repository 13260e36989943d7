// A mail that was refused for good, on the case and by its calls.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startApi, type Api, type Client } from '../harness/api.ts';

let api: Api;
let director: Client, egle: Client, kristina: Client, andrius: Client;
let requestId: number;

beforeAll(async () => {
  api = await startApi();
  director = await api.applicant();
  egle = await api.staff('egle', ['assessor']);
  kristina = await api.staff('kristina', ['manager']);
  andrius = await api.staff('andrius', ['approver']);
  requestId = (await director.post('/api/Request/Start', { json: {} })).body.requestId as number;
}, 120_000);
afterAll(async () => await api?.close(), 60_000);

/** A decision whose address the server refused, with its task; answers the mail's id. */
async function refused(): Promise<string> {
  const { db } = api.database;
  const { rows } = await sql<{
    id: string;
  }>`insert into outbox (kind, request_id, recipient, closed_at, next_try_at,
      error_code, reply_code)
    values ('rejected', ${requestId}, 'linija@example.test', now(), 'infinity', 'undeliverable', 550)
    returning id`.execute(db);
  await sql`insert into staff_task (request_id, kind) values (${requestId}, 'undeliveredMail')
    on conflict do nothing`.execute(db);
  return rows[0]!.id;
}

interface Seen {
  undeliveredMails: Record<string, unknown>[];
  tasks: { kind: string; mine: boolean }[];
  may: { repairMails: boolean };
}
const caseFor = async (who: Client): Promise<Seen> =>
  (await who.get(`/api/Request/GetForManager?requestId=${requestId}`)).body as Seen;
const again = (who: Client, json: Record<string, unknown>) =>
  who.post('/api/BackOffice/SendMailAgain', { json: { requestId, ...json } });

test('the case shows it with address and reply; whoever puts it right has a task', async () => {
  const mailId = await refused();
  const seen = await caseFor(egle);
  expect(seen.undeliveredMails).toEqual([
    {
      Id: mailId,
      kind: 'rejected',
      address: 'linija@example.test',
      replyCode: 550,
      bounceStatus: null,
      at: expect.stringMatching(/^\d{4}-/),
    },
  ]);
  expect(seen.tasks).toMatchObject([{ kind: 'undeliveredMail', mine: true }]);
  expect([seen.may.repairMails, (await caseFor(andrius)).may.repairMails]).toEqual([true, false]);
  const applicantSees = (await director.get(`/api/Request/Get?requestId=${requestId}`)).body as object;
  expect(applicantSees).not.toHaveProperty('undeliveredMails');

  expect((await again(andrius, { mailId })).status).toBe(403);
  expect((await again(director, { mailId })).status).toBe(403);
  const bad = await again(egle, { mailId, address: 'a@b.lt, c@d.lt' });
  expect([bad.status, Object.keys(bad.body.errors as object)]).toEqual([400, ['address']]);
  expect((await again(egle, { mailId, address: ' tikras@example.test ' })).status).toBe(200);
  expect(await caseFor(egle)).toMatchObject({ undeliveredMails: [], tasks: [] });
  expect((await again(egle, { mailId })).status).toBe(404);
}, 60_000);

test('told otherwise, it goes from the case; the audit keeps by whom, and no address', async () => {
  const mailId = await refused();
  const settle = () => kristina.post('/api/BackOffice/SettleMail', { json: { requestId, mailId } });
  expect([(await settle()).status, (await settle()).status]).toEqual([200, 404]);
  expect(await caseFor(kristina)).toMatchObject({ undeliveredMails: [], tasks: [] });
  const { rows } = await sql<{ actor_id: string; kind: string; details: object }>`
    select actor_id, kind, details from audit_event where kind like 'mail%' order by id`.execute(
    api.database.db,
  );
  expect(rows).toMatchObject([
    { actor_id: egle.userId, kind: 'mailSentAgain', details: { otherAddress: true } },
    { actor_id: kristina.userId, kind: 'mailSettled', details: { mail: mailId } },
  ]);
  expect(JSON.stringify(rows)).not.toContain('@');
}, 60_000);
