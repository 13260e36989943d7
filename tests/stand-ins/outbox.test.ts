import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createMailer, type Mailer } from '../../activities/adapters/mail.ts';
import { sendDueMail, type MailDeps } from '../../activities/mail.ts';
import { claimMail } from '../../db/queries/outbox.ts';
import { createLog } from '../../worker/log.ts';
import { startOutbox } from '../../worker/outbox.ts';
import { createDatabase, type TestDatabase } from '../harness/database.ts';
import { startMailServer, type MailServer } from '../harness/mail-server.ts';
import { until } from '../harness/waiting.ts';

let database: TestDatabase;
let server: MailServer;
let mailer: Mailer;
let deps: MailDeps;

const queue = (count: number) =>
  sql`insert into outbox (kind, recipient) select 'submitted', 'gavejas@example.test'
    from generate_series(1, ${count}::int)`.execute(database.db);

const rows = () =>
  database.db.selectFrom('outbox').select(['id', 'sent_at', 'doubts', 'attempts', 'next_try_at']).execute();

beforeAll(async () => {
  database = await createDatabase();
  server = await startMailServer();
  mailer = createMailer({ smtpUrl: server.url, from: 'portalas@example.test', tls: 'never' });
  deps = { db: database.db, mailer, publicUrl: 'https://portalas.example.test' };
});
beforeEach(async () => {
  server.stored.length = 0;
  server.beforeAnswer = () => undefined;
  await sql`delete from outbox`.execute(database.db);
});
afterAll(async () => {
  mailer?.close();
  await server?.close();
  await database?.drop();
});

test('a database that goes away before the note has no mail sent a second time', async () => {
  await queue(1);
  server.beforeAnswer = async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
  };
  await sendDueMail(deps).catch(() => undefined);
  await sendDueMail(deps);
  expect(server.stored).toHaveLength(1);
  expect((await rows())[0]).toMatchObject({ sent_at: expect.any(Date), attempts: 1, doubts: 0 });
});

test('what cannot be noted at once is noted later, and the mail is not sent again', async () => {
  await queue(1);
  server.beforeAnswer = async () => {
    await sql`alter table outbox rename to outbox_away`.execute(database.db);
    setTimeout(() => void sql`alter table outbox_away rename to outbox`.execute(database.db), 300);
  };
  expect(await sendDueMail(deps)).toBe(1);
  expect(server.stored).toHaveLength(1);
  expect((await rows())[0]).toMatchObject({ sent_at: expect.any(Date), attempts: 1, doubts: 0 });
});

test('a mail whose sender died is sent again under the same Message-ID, and said to be in doubt', async () => {
  await queue(1);
  const told: string[] = [];
  const claimed = await claimMail(database.db, 60_000);
  expect(await sendDueMail(deps)).toBe(0);
  await sql`update outbox set next_try_at = now()`.execute(database.db);
  await sendDueMail({ ...deps, inDoubt: ({ id }) => told.push(id) });
  expect(server.stored).toEqual([`<${claimed!.id}@outbox.portal>`]);
  expect(told).toEqual([claimed!.id]);
  expect((await rows())[0]).toMatchObject({ sent_at: expect.any(Date), attempts: 2, doubts: 1 });
});

test('a mail that a slow server holds longer than its lease is taken by nobody else', async () => {
  await queue(1);
  const leaseMs = 6_000;
  let others = 0;
  server.beforeAnswer = async () => {
    const [{ next_try_at: first } = { next_try_at: new Date() }] = await rows();
    await until(
      async () => {
        others += await sendDueMail({ ...deps, leaseMs });
        return (await rows())[0]!.next_try_at.getTime() > first.getTime() + leaseMs / 2;
      },
      { what: 'a lease that was put off' },
    );
  };
  expect(await sendDueMail({ ...deps, leaseMs })).toBe(1);
  expect([others, server.stored.length, (await rows())[0]!.doubts]).toEqual([0, 1, 0]);
});

test('an outbox that is told to stop finishes the mail under way and begins no other', async () => {
  await queue(5);
  let stopped: Promise<void> | undefined;
  const outbox = startOutbox(deps, createLog('silent'));
  server.beforeAnswer = () => void (stopped ??= outbox.stop());
  await until(() => stopped !== undefined);
  await stopped;
  expect(server.stored).toHaveLength(1);
  expect((await rows()).filter(({ sent_at }) => sent_at !== null)).toHaveLength(1);
});
