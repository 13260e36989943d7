import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Mailer, OutgoingMail } from '../../activities/adapters/mail.ts';
import { createMailer } from '../../activities/adapters/mail.ts';
import type { StandIns } from '../../stack/stand-ins/start.ts';
import { startStandIns } from '../../stack/stand-ins/start.ts';
import { control, failure } from './harness.ts';

const MAIL: OutgoingMail = {
  to: 'ieva@imone.example',
  subject: 'Paraiška grąžinta tikslinti – žiūrėkite „Mano paraiškos“, ąčęėįšųūž ĄČĘĖĮŠŲŪŽ, dar ilgesnė tema',
  text: 'Jūsų paraiška grąžinta tikslinti iki 2026-12-18.',
  html: '<p>Jūsų paraiška <b>grąžinta</b> tikslinti.</p><script>alert(1)</script>',
  messageId: 'task-42.returned@paskolos.example',
};

let dataDir: string;
let standIns: StandIns;
let mailer: Mailer;

const messages = async (): Promise<Record<string, unknown>[]> =>
  (await fetch(`${standIns.urls.mailbox}/messages`)).json() as Promise<Record<string, unknown>[]>;

/** Patient, as a busy machine writes a letter to the disk slowly; only who tests the patience has little. */
const mailerTo = (url: string, timeoutMs = 20_000): Mailer =>
  createMailer({
    smtpUrl: url,
    from: 'Verslo paskolos <nerasykite@paskolos.example>',
    tls: 'never',
    timeoutMs,
    answerTimeoutMs: timeoutMs,
  });

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'mailbox-'));
  standIns = await startStandIns({ dataDir });
  mailer = mailerTo(standIns.smtpUrl);
});
afterEach(async () => {
  await control(standIns, 'mailbox', { mode: 'reset' });
  await fetch(`${standIns.urls.mailbox}/messages`, { method: 'DELETE' });
});
afterAll(async () => {
  mailer.close();
  await standIns.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a letter with a Lithuanian subject arrives as it was written', async () => {
  await mailer.send(MAIL);
  const [arrived, ...more] = await messages();
  expect(more).toEqual([]);
  expect(arrived).toMatchObject({
    from: 'Verslo paskolos <nerasykite@paskolos.example>',
    recipients: ['ieva@imone.example'],
    subject: MAIL.subject,
    messageId: `<${MAIL.messageId}>`,
  });
  expect(String(arrived?.text).trim()).toBe(MAIL.text);
  expect(String(arrived?.html).trim()).toBe(MAIL.html);
});

test('the page lists letters newest first and shows their HTML where nothing can run', async () => {
  await mailer.send({ ...MAIL, subject: 'Pirmas <laiškas>' });
  await mailer.send({ ...MAIL, subject: 'Antras laiškas' });
  const inbox = await (await fetch(standIns.urls.mailbox)).text();
  expect(inbox.indexOf('Antras laiškas')).toBeGreaterThan(0);
  expect(inbox.indexOf('Antras laiškas')).toBeLessThan(inbox.indexOf('Pirmas &lt;laiškas&gt;'));
  const [newest] = await messages();
  const view = await fetch(`${standIns.urls.mailbox}/view/${String(newest?.id)}/html`);
  expect(view.headers.get('content-security-policy')).toMatch(/sandbox.*default-src 'none'/);
});

test('letters outlive the mailbox process', async () => {
  await mailer.send(MAIL);
  const second = await startStandIns({ dataDir });
  const kept = (await (await fetch(`${second.urls.mailbox}/messages`)).json()) as { subject: string }[];
  expect(kept.map(({ subject }) => subject)).toEqual([MAIL.subject]);
  await second.close();
});

test('line breaks cannot smuggle a header or a recipient in', async () => {
  for (const bad of [
    { subject: 'Tema\r\nBcc: kitas@imone.example' },
    { to: 'a@imone.example\r\nBcc: kitas@imone.example' },
    { to: 'a@imone.example, kitas@imone.example' },
    { to: 'Vardas <a@imone.example>' },
    { messageId: 'x@y.example>\r\nBcc: kitas@imone.example' },
  ]) {
    expect([bad, await failure(mailer.send({ ...MAIL, ...bad }))]).toEqual([bad, 'undeliverable']);
  }
  expect(await messages()).toEqual([]);
});

test('every bad behaviour of the mail server has its error', async () => {
  const impatient = mailerTo(standIns.smtpUrl, 500);
  for (const [rule, expected] of [
    [{ mode: 'failing' }, 'unavailable'],
    [{ mode: 'failing', status: 450 }, 'unavailable'],
    [{ mode: 'failing', status: 455 }, 'unavailable'],
    [{ mode: 'failing', status: 550 }, 'undeliverable'],
    [{ mode: 'failing', status: 554 }, 'undeliverable'],
    [{ mode: 'failing', status: 530 }, 'refused'],
    [{ mode: 'down' }, 'unavailable'],
    [{ mode: 'malformed' }, 'malformed'],
    [{ mode: 'slow', delayMs: 3_000 }, 'timeout'],
  ] as const) {
    await control(standIns, 'mailbox', rule);
    const sender = expected === 'timeout' ? impatient : mailer;
    expect([rule, await failure(sender.send(MAIL))]).toEqual([rule, expected]);
  }
  impatient.close();
  await control(standIns, 'mailbox', { mode: 'lying' });
  expect(await failure(mailer.send(MAIL))).toEqual({ answered: undefined });
  expect(await messages()).toEqual([]);
});
