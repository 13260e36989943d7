// A mail that reached nobody, on the case and by its calls; what comes back of mails; notices and settings.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { issueMailLink } from '../../db/queries/mail-links.ts';
import { startApi, type Api, type Client } from '../harness/api.ts';

const KEY = 'key-of-the-mail-server';
let api: Api;
let director: Client, egle: Client, kristina: Client, andrius: Client;
let requestId: number;

beforeAll(async () => {
  api = await startApi({ env: { MAIL_BOUNCES_KEY: KEY } });
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

/** A mail that went to the director. */
async function sent(kind = 'rejected'): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with told as (insert into notification (kind, request_id) values (${kind}, ${requestId}) returning id)
    insert into outbox (kind, request_id, notification_id, user_id, recipient, sent_at)
    select ${kind}, ${requestId}, id, ${director.userId}::uuid, 'linija@example.test', now() from told
    returning id`.execute(api.database.db);
  return rows[0]!.id;
}

const recorded = (name: string): string =>
  readFileSync(new URL(`../stand-ins/recorded/dsn/${name}.eml`, import.meta.url), 'latin1');
const handIn = (message: string, key: string | null = KEY) =>
  api.anybody.post('/api/Mail/Bounces', {
    json: message,
    key: null,
    headers: { 'content-type': 'message/rfc822', ...(key ? { Authorization: `Bearer ${key}` } : {}) },
  });

test.each([
  [
    'postfix',
    'bounce@mailer.cnt1.example.com',
    (id: string) => `bounce+${id}@mailer.cnt1.example.com`,
    '5.1.0',
  ],
  [
    'hotmail',
    'BLU436-SMTP6645ECA6E7FEFFE86D040BBA770@phx.gbl',
    (id: string) => `${id}@outbox.portal`,
    '5.2.2',
  ],
])(
  'a notification as %s writes it makes the mail undelivered',
  async (name, theirs, ours, status) => {
    const mailId = await sent();
    const message = recorded(name).replaceAll(theirs, ours(mailId));
    expect((await handIn(message, null)).status).toBe(401);
    expect((await handIn(message, `${KEY}x`)).status).toBe(401);
    expect((await handIn(message.replace('Action: failed', 'Action: delayed'))).body).toEqual({
      known: false,
    });
    expect((await handIn(message.replaceAll('\n', '\r\n'))).body).toEqual({ known: true });
    expect((await handIn(message)).body).toEqual({ known: false });
    expect((await handIn(recorded(name))).body).toEqual({ known: false });
    expect((await handIn('')).status).toBe(400);
    const { undeliveredMails } = await caseFor(egle);
    expect(undeliveredMails).toMatchObject([{ Id: mailId, bounceStatus: status }]);
    const mails = await egle.get(`/api/BackOffice/GetMails?requestId=${requestId}`);
    expect(mails.body).toContainEqual(
      expect.objectContaining({ Id: mailId, kind: 'rejected', state: 'bounced' }),
    );
    expect((await kristina.post('/api/BackOffice/SettleMail', { json: { requestId, mailId } })).status).toBe(
      200,
    );
  },
  60_000,
);

test('a link tells what it does and until when, is used up by its click alone, and says so afterwards', async () => {
  const path = `/main-window/requests/new-request/${requestId}`;
  const token = await issueMailLink(api.database.db, { mailId: await sent('returned'), path });
  const described = async (given = token) =>
    (await api.anybody.post('/api/Link/Describe', { json: { token: given } })).body as object;
  const use = async () => (await api.anybody.post('/api/Link/Use', { json: { token } })).body as object;
  for (const look of [1, 2])
    expect({ look, ...(await described()) }).toEqual({
      look,
      state: 'open',
      kind: 'returned',
      until: expect.stringMatching(/^\d{4}-/),
    });
  expect([await use(), await use()]).toEqual([{ path }, { path: null }]);
  expect(await described()).toMatchObject({ state: 'used' });
  expect(await described('x'.repeat(43))).toEqual({ state: 'unknown', kind: null, until: null });
}, 60_000);

test('notices are listed with the state of their mail and marked as read', async () => {
  await director.post('/api/Notifications/MarkRead', { json: { ids: null } });
  await sent('returned');
  const unread = async (who: Client) => (await who.get('/api/Notifications/GetUnreadCount')).body as object;
  expect([await unread(director), await unread(egle)]).toEqual([{ unread: 1 }, { unread: 0 }]);
  const { items } = (await director.get('/api/Notifications/GetList')).body as {
    items: Record<string, unknown>[];
  };
  expect(items[0]).toMatchObject({
    kind: 'returned',
    RequestId: requestId,
    isUnread: true,
    mail: { state: 'sent' },
  });
  const read = await director.post('/api/Notifications/MarkRead', { json: { ids: [items[0]!.Id] } });
  expect(read.body).toEqual({ unread: 0 });
  expect((await director.get('/api/Notifications/GetList?page=0')).status).toBe(400);
}, 60_000);

test('each side chooses among its own mails; those the law needs cannot be switched off', async () => {
  const save = (who: Client, json: object) => who.post('/api/Users/SaveMailSettings', { json });
  const wanted = async (who: Client) => {
    const { groups, digestAt } = (await who.get('/api/Users/GetMailSettings')).body as {
      groups: { group: string; isWanted: boolean }[];
      digestAt: string | null;
    };
    return { off: groups.filter(({ isWanted }) => !isWanted).map(({ group }) => group), digestAt };
  };
  expect(await wanted(director)).toEqual({ off: [], digestAt: null });
  expect((await save(director, { muted: ['reminders'] })).status).toBe(200);
  expect(await wanted(director)).toEqual({ off: ['reminders'], digestAt: null });
  for (const group of ['decisions', 'staffDigest']) {
    const refused = await save(director, { muted: [group] });
    expect(refused).toMatchObject({ status: 400, body: { errors: { muted: [expect.any(String)] } } });
  }
  expect((await save(egle, { muted: ['staffDigest'], digestAt: '25:00' })).status).toBe(400);
  expect((await save(egle, { muted: ['staffDigest'], digestAt: '07:30' })).status).toBe(200);
  expect(await wanted(egle)).toEqual({ off: ['staffDigest'], digestAt: '07:30' });
}, 60_000);
