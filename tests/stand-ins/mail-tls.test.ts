import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createMailer, type MailConfig, type Mailer } from '../../activities/adapters/mail.ts';
import { startMailbox, type MailboxOptions } from '../../stack/stand-ins/mailbox/service.ts';
import { createLog } from '../../worker/log.ts';
import { startOutbox } from '../../worker/outbox.ts';
import { newAuthority, type Authority, type Pem } from '../../stack/authority.ts';
import { startConnectProxy } from '../harness/connect-proxy.ts';
import { createDatabase } from '../harness/database.ts';
import { startMailServer } from '../harness/mail-server.ts';
import { testFolder } from '../harness/test-folder.ts';
import { until } from '../harness/waiting.ts';
import { failure } from './harness.ts';

const LOGIN = { user: 'portalas@istaiga.example', password: 'p@ss/w:ö?#% „rd“' };
const MAIL = {
  to: 'ieva@imone.example',
  subject: 'Paraiška',
  text: 'Tekstas',
  html: '<p>Tekstas</p>',
  messageId: '1@portal.example',
};

let authority: Authority;
let server: Pem;
const folder = testFolder('mail-tls-');
const open: { close(): unknown }[] = [];

beforeAll(async () => {
  authority = await newAuthority();
  server = await authority.issue('127.0.0.1');
});
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});
afterAll(() => folder.remove());

type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

async function mailbox(options: Partial<MailboxOptions> = {}): Promise<Mailbox> {
  const started = await startMailbox({
    port: 0,
    smtpPort: 0,
    host: '127.0.0.1',
    folder: folder.path,
    ...options,
  });
  open.push(started);
  await fetch(`${started.url}/messages`, { method: 'DELETE' });
  return started;
}

function mailer(smtpUrl: string, more: Partial<MailConfig> = {}): Mailer {
  const made = createMailer({
    smtpUrl,
    from: 'portalas@istaiga.example',
    tls: 'required',
    ca: [authority.cert],
    timeoutMs: 2_000,
    answerTimeoutMs: 2_000,
    ...more,
  });
  open.push(made);
  return made;
}

const arrived = async ({ url }: Mailbox): Promise<number> =>
  ((await (await fetch(`${url}/messages`)).json()) as unknown[]).length;

test.each([false, true])(
  'a letter goes by TLS, with a login of any characters (smtps: %s)',
  async (implicit) => {
    const box = await mailbox({ tls: { ...server, implicit }, login: LOGIN });
    expect(box.smtpUrl).toMatch(implicit ? /^smtps:/ : /^smtp:/);
    await mailer(box.smtpUrl, { login: LOGIN }).send(MAIL);
    const { user, password } = LOGIN;
    const inAddress = box.smtpUrl.replace(
      '//',
      `//${encodeURIComponent(user)}:${encodeURIComponent(password)}@`,
    );
    await mailer(inAddress).send(MAIL);
    expect(await arrived(box)).toBe(2);
    expect(await failure(mailer(box.smtpUrl, { login: { ...LOGIN, password: 'kitas' } }).send(MAIL))).toBe(
      'refused',
    );
    expect(await arrived(box)).toBe(2);
  },
);

test('where TLS is required, who offers none gets nothing', async () => {
  const box = await mailbox();
  expect(await failure(mailer(box.smtpUrl).send(MAIL))).toBe('insecure');
  expect(await arrived(box)).toBe(0);
  await mailer(box.smtpUrl, { tls: 'if-offered' }).send(MAIL);
  expect(await arrived(box)).toBe(1);
});

test('a certificate of somebody else, for another name or of yesterday is not trusted, offered or required', async () => {
  const stranger = await newAuthority('Kita įstaiga');
  for (const tls of [
    await stranger.issue('127.0.0.1'),
    await authority.issue('mail.kitur.example'),
    await authority.issue('127.0.0.1', true),
  ]) {
    for (const implicit of [false, true]) {
      const box = await mailbox({ tls: { ...tls, implicit } });
      expect(await failure(mailer(box.smtpUrl).send(MAIL))).toBe('insecure');
      expect(await failure(mailer(box.smtpUrl, { tls: 'if-offered' }).send(MAIL))).toBe('insecure');
      expect(await arrived(box)).toBe(0);
    }
  }
});

test('with a pool, letters share connections; without, each has its own', async () => {
  const box = await mailbox({ tls: server });
  for (const [pool, connections] of [
    [undefined, 4],
    [{ connections: 1, mailsPerConnection: 100 }, 1],
    [{ connections: 1, mailsPerConnection: 2 }, 2],
  ] as const) {
    const proxy = await startConnectProxy();
    open.push(proxy);
    const sender = mailer(box.smtpUrl, { pool, proxy: proxy.url });
    for (let sent = 0; sent < 4; sent += 1) await sender.send(MAIL);
    expect(proxy.asked).toEqual(Array.from({ length: connections }, () => new URL(box.smtpUrl).host));
  }
});

test('a pool keeps to so many letters a second', async () => {
  const box = await mailbox({ tls: server });
  const sender = mailer(box.smtpUrl, {
    pool: { connections: 1, mailsPerConnection: 100, mailsPerSecond: 2 },
  });
  const start = performance.now();
  await Promise.all(Array.from({ length: 5 }, () => sender.send(MAIL)));
  expect(performance.now() - start).toBeGreaterThan(1_900);
  expect(await arrived(box)).toBe(5);
});

test('a letter whose pooled connection breaks is told as not sent, and not silently sent again', async () => {
  const box = await startMailServer();
  const proxy = await startConnectProxy();
  open.push(box, proxy);
  const pool = { connections: 1, mailsPerConnection: 100 };
  const sender = mailer(box.url, { tls: 'never', pool, proxy: proxy.url });
  await sender.send(MAIL);
  box.beforeAnswer = () => proxy.cut();
  expect(await failure(sender.send(MAIL))).toBe('unavailable');
  box.beforeAnswer = () => undefined;
  await sender.send({ ...MAIL, messageId: '2@portal.example' });
  const stored = ['<1@portal.example>', '<1@portal.example>', '<2@portal.example>'];
  expect(box.stored).toEqual(stored);
  // Dropped while nothing was under way: the next letter takes another connection.
  const next = sender.send({ ...MAIL, messageId: '3@portal.example' });
  proxy.cut();
  await next;
  expect(box.stored).toEqual([...stored, '<3@portal.example>']);
  expect(proxy.asked).toHaveLength(3);
});

test('what cannot be sent safely stays in the outbox, the log says why, and it goes once TLS is there', async () => {
  const database = await createDatabase();
  const plain = await mailbox();
  const lines: string[] = [];
  const log = { ...createLog('silent'), warn: (line: object) => void lines.push(JSON.stringify(line)) };
  try {
    await sql`insert into outbox (kind, recipient) values ('submitted', 'gavejas@example.test')`.execute(
      database.db,
    );
    const deps = { db: database.db, publicUrl: 'https://portalas.example.test' };
    const first = startOutbox({ ...deps, mailer: mailer(plain.smtpUrl) }, log as never);
    await until(async () => lines.length > 0);
    await first.stop();
    expect(JSON.parse(lines[0]!)).toMatchObject({
      msg: 'mail not sent',
      kind: 'submitted',
      attempt: 1,
      code: 'insecure',
    });
    expect(lines[0]).not.toContain('gavejas');
    const row = () =>
      database.db.selectFrom('outbox').select(['sent_at', 'error_code']).executeTakeFirstOrThrow();
    expect(await row()).toEqual({ sent_at: null, error_code: 'insecure' });
    await sql`update outbox set next_try_at = now()`.execute(database.db);
    const safe = await mailbox({ tls: server });
    const second = startOutbox({ ...deps, mailer: mailer(safe.smtpUrl), senders: 3 }, log as never);
    await until(async () => (await row()).sent_at !== null);
    await second.stop();
    expect(await arrived(safe)).toBe(1);
  } finally {
    await database.drop();
  }
});
