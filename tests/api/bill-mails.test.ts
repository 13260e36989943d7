// Who hears of a bill of rent, of what, and what an owner does not learn by it.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { mailPath, mailText } from '../../domain/texts/lt/mail.ts';
import type { Client } from '../harness/api.ts';
import { until } from '../harness/waiting.ts';
import {
  api,
  mantas,
  laima,
  stranger,
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

interface Mailed {
  kind: string;
  requestId: number | null;
  recipient: string;
  params: unknown;
  code: string | null;
}

/** What the worker of the portal was given to send, in order. */
async function mailsSince(at: Date): Promise<Mailed[]> {
  const { rows } =
    await sql<Mailed>`select kind, request_id as "requestId", recipient, params, error_code as code
    from outbox where kind like 'bill%' and created_at > ${at} order by created_at, kind`.execute(
      api.database.db,
    );
  return rows;
}
const now = async (): Promise<Date> =>
  (await sql<{ at: Date }>`select clock_timestamp() as at`.execute(api.database.db)).rows[0]!.at;

test('an owner hears once of bills that wait, until the notice is read, and nothing of the request', async () => {
  const request = await signed();
  const begun = await now();
  await sent(request);
  await sent(request);
  const [first, ...more] = await noticesOf(laima);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ kind: 'billToConfirm', RequestId: null });
  expect((await laima.get('/api/Notifications/GetUnreadCount')).body).toEqual({ unread: 1 });
  const [mail, ...others] = await mailsSince(begun);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ requestId: null, recipient: 'a@example.test', params: {} });
  expect(mailPath('billToConfirm', null)).toBe('/main-window/bills-approve');
  const { text, subject } = mailText('billToConfirm', { requestId: request, link: 'x' });
  const said = subject + text + JSON.stringify({ ...first, Id: null });
  expect(said).not.toMatch(new RegExp(`\\b${request}\\b|640[.,]00|Mantas|Laima|Prašym`));

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
  const begun = await now();
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
  const mails = (await mailsSince(begun)).filter(({ requestId }) => requestId === request);
  expect(mails.map(({ kind, params }) => ({ kind, params }))).toEqual(
    ['billReturned', 'billRejected', 'billRejected', 'billsFunded'].map((kind) => ({
      kind,
      params: { requestId: request },
    })),
  );
});

test('a mail does not go to whoever may no longer act for the owner, and who does without it gets none', async () => {
  const { db } = api.database;
  const hers = sql`user_id = ${laima.userId}::uuid`;
  const request = await signed();
  await read(laima, null);
  const { rows: kept } = await sql<{ one: unknown }>`delete from consent where ${hers}
    returning to_jsonb(consent) as one`.execute(db);
  const begun = await now();
  await sent(request);
  expect(await mailsSince(begun)).toEqual([]);
  // As if it had been given to send a moment before.
  await sql`insert into outbox (kind, notification_id, recipient, user_id, params)
    select n.kind, n.id, 'a@example.test', ${laima.userId}::uuid, '{}' from notification n
    where n.party_id is not null order by n.created_at desc limit 1`.execute(db);
  await until(async () => (await mailsSince(begun))[0]?.code === 'notEntitled', {
    timeoutMs: 20_000,
    what: 'the mail to be given up',
  });
  for (const { one } of kept)
    await sql`insert into consent select * from jsonb_populate_record(null::consent, ${JSON.stringify(one)}::jsonb)`.execute(
      db,
    );

  await read(laima, null);
  const muted = { muted: ['reminders'], digestAt: null };
  expect((await laima.post('/api/Users/SaveMailSettings', { json: muted })).status).toBe(200);
  const later = await now();
  await sent(request);
  expect(await mailsSince(later)).toMatchObject([{ kind: 'billToConfirm', code: 'notWanted' }]);
});

test('the database keeps a notice about a request or for a party, never both', async () => {
  const both = sql`insert into notification (kind, request_id, party_id)
    select 'billToConfirm', r.id, r.party_id from loan_request r limit 1`;
  await expect(both.execute(api.database.db)).rejects.toThrow('notification_is_about');
});
