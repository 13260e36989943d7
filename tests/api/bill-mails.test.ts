// Who hears of a bill of rent, of what, and what an owner does not learn by it.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { sendDueMail } from '../../activities/mail.ts';
import type { Client } from '../harness/api.ts';
import {
  api,
  mantas,
  laima,
  stranger,
  LAIMA,
  confirm,
  fund,
  confirmed,
  openBills,
  reject,
  sent,
  signed,
} from './bills-ground.ts';

beforeAll(() => openBills(), 120_000);
afterAll(async () => await api?.close(), 60_000);

interface Noticed {
  Id: string;
  kind: string;
  RequestId: number | null;
}

const noticesOf = async (who: Client): Promise<Noticed[]> => {
  const { items } = (await who.get('/api/Notifications/GetList')).body as unknown as { items: Noticed[] };
  return items.filter(({ kind }) => kind.startsWith('bill'));
};
const kindsOf = async (who: Client) => (await noticesOf(who)).map(({ kind }) => kind);
const read = (who: Client, ids: string[] | null) =>
  who.post('/api/Notifications/MarkRead', { json: { ids } });

interface Sent {
  to: string;
  subject: string;
  text: string;
}

/** Sends what is due; the mails of bills among it. */
async function sentNow(): Promise<Sent[]> {
  const mails: Sent[] = [];
  const mailer = { send: (mail: Sent) => Promise.resolve(void mails.push(mail)) };
  await sendDueMail({ db: api.database.db, mailer, publicUrl: 'https://portalas.example' });
  return mails.filter(({ subject }) => /sąskait/u.test(subject));
}

/** Links hold random letters and digits. */
const withoutLinks = (said: unknown): string => JSON.stringify(said).replace(/https:[^\s"'<>\\]+/g, '');

test('an owner hears once of bills that wait, until the notice is read, and nothing of the request', async () => {
  const request = await signed();
  await sent(request);
  await sent(request);
  const [first, ...more] = await noticesOf(laima);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ kind: 'billToConfirm', RequestId: null, mail: { state: 'waiting' } });
  expect((await laima.get('/api/Notifications/GetUnreadCount')).body).toEqual({ unread: 1 });
  const [mail, ...others] = await sentNow();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: 'a@example.test',
    subject: 'Gavote nuomos sąskaitą, kurią reikia patvirtinti',
  });
  const said = withoutLinks(mail) + JSON.stringify({ ...first, Id: null });
  expect(said).not.toMatch(new RegExp(`\\b${request}\\b|640[.,]00|Mantas|Laima|Prašym`));
  const [link] = await sql<{ path: string }>`select path from mail_link order by created_at desc limit 1`
    .execute(api.database.db)
    .then(({ rows }) => rows);
  expect(link).toEqual({ path: '/main-window/bills-approve' });

  expect((await read(stranger, [first!.Id])).status).toBe(200);
  await sent(request);
  expect(await kindsOf(laima)).toEqual(['billToConfirm']);
  expect((await read(laima, [first!.Id])).status).toBe(200);
  await sent(request);
  expect(await kindsOf(laima)).toEqual(['billToConfirm', 'billToConfirm']);
  expect(await kindsOf(mantas)).toEqual([]);
  expect(await kindsOf(stranger)).toEqual([]);
});

test('a tenant hears of what came back, was refused or is financed, each once', async () => {
  const request = await signed();
  const [returned, refused] = [await sent(request), await sent(request)];
  const other = await sent(request, { RealEstateObjectId: '1094-0123-4567:0002' });
  const comment = 'Suma turi būti 580,00 Eur.';
  await reject(laima, returned, { comment, toCorrect: true });
  await reject(laima, refused, { comment });
  expect((await confirm(laima, other)).body).toMatchObject({ InvoiceStatusId: 4 });
  await confirmed(request);
  await confirmed(request);
  const key = 'finansuoti-kartu';
  expect((await fund(request, {}, key)).status).toBe(200);
  expect((await fund(request, {}, key)).status).toBe(200);
  expect(await noticesOf(mantas)).toMatchObject(
    ['billsFunded', 'billRejected', 'billRejected', 'billReturned'].map((kind) => ({
      kind,
      RequestId: request,
    })),
  );
  const mails = await sentNow();
  expect(
    mails
      .map(({ subject }) => subject)
      .filter((subject) => subject.includes(`Nr. ${request}`))
      .sort(),
  ).toEqual([
    `Prašymo Nr. ${request} nuomos sąskaita atmesta`,
    `Prašymo Nr. ${request} nuomos sąskaita atmesta`,
    `Prašymo Nr. ${request} nuomos sąskaita grąžinta tikslinti`,
    `Prašymo Nr. ${request} nuomos sąskaitos patvirtintos finansuoti`,
  ]);
  expect(withoutLinks(mails)).not.toMatch(/580,00|turi būti/);
});

test('a mail does not go to whoever may no longer act for the owner, and who does without it gets none', async () => {
  const { db } = api.database;
  const states = async () =>
    (
      await sql<{
        code: string | null;
        sent: boolean;
      }>`select o.error_code as code, o.sent_at is not null as sent
        from outbox o join notification n on n.id = o.notification_id join party p on p.id = n.party_id
        where p.code = ${LAIMA} order by o.created_at desc limit 1`.execute(db)
    ).rows[0];
  const request = await signed();
  await sentNow();
  await read(laima, null);
  await sent(request);
  await sql`update app_user set active = false where id = ${laima.userId}::uuid`.execute(db);
  expect(await sentNow()).toEqual([]);
  expect(await states()).toEqual({ code: 'notEntitled', sent: false });
  await sql`update app_user set active = true where id = ${laima.userId}::uuid`.execute(db);

  await read(laima, null);
  const muted = { muted: ['reminders'], digestAt: null };
  expect((await laima.post('/api/Users/SaveMailSettings', { json: muted })).status).toBe(200);
  await sent(request);
  expect(await states()).toEqual({ code: 'notWanted', sent: false });
  expect(await sentNow()).toEqual([]);
});

test('the database keeps a notice about a request or for a party, never both', async () => {
  const both = sql`insert into notification (kind, request_id, party_id)
    select 'billToConfirm', r.id, r.party_id from loan_request r limit 1`;
  await expect(both.execute(api.database.db)).rejects.toThrow('notification_is_about');
});
