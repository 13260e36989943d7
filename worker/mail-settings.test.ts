import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { OUTBOUND_SETTINGS } from '../db/outbound-settings.ts';
import { readSettings } from '../db/start-settings.ts';
import { MAIL_SETTINGS, mailProblems, mailerConfig } from './mail-settings.ts';

const schema = z.object({
  ...MAIL_SETTINGS,
  CA_FILE: OUTBOUND_SETTINGS.CA_FILE,
  APP_ENV: z.string().default('production'),
});

const read = (environment: Record<string, string>) =>
  mailerConfig(
    readSettings('worker', schema, {
      environment: {
        PAYLOAD_KEY: Buffer.alloc(32).toString('base64'),
        SMTP_URL: 'smtp://mail.example.lt:25',
        ...environment,
      },
      together: [mailProblems],
      production: { https: [] },
    }),
  );

test('in production TLS is required unless the words say otherwise; elsewhere it is taken where it is offered', () => {
  expect(read({})).toMatchObject({ tls: 'required', pool: undefined, login: undefined });
  expect(read({ SMTP_TLS: 'never' }).tls).toBe('never');
  expect(read({ SMTP_TLS: 'if-offered' }).tls).toBe('if-offered');
  expect(read({ APP_ENV: 'demo' }).tls).toBe('if-offered');
  expect(read({ APP_ENV: 'demo', SMTP_USER: 'a', SMTP_PASSWORD: 'b' }).tls).toBe('required');
});

test('login, pool and proxy are read as they are', () => {
  expect(
    read({
      SMTP_USER: 'portalas@istaiga.example',
      SMTP_PASSWORD: 'p@ss/w:ö?#%',
      SMTP_CONNECTIONS: '3',
      SMTP_MAILS_PER_CONNECTION: '50',
      SMTP_MAILS_PER_SECOND: '10',
      SMTP_PROXY: 'http://proxy:3128',
    }),
  ).toMatchObject({
    login: { user: 'portalas@istaiga.example', password: 'p@ss/w:ö?#%' },
    pool: { connections: 3, mailsPerConnection: 50, mailsPerSecond: 10 },
    proxy: 'http://proxy:3128',
  });
});

test.each([
  [{ SMTP_URL: 'mail.example.lt:25' }, 'SMTP_URL: must be smtp://host:port'],
  [{ SMTP_URL: 'smtp://a:sl/apt@mail.example.lt' }, 'SMTP_URL: must be smtp://host:port'],
  [{ SMTP_URL: 'smtp://mail.example.lt?tls.rejectUnauthorized=false' }, 'SMTP_URL: must be smtp://host:port'],
  [{ SMTP_URL: 'smtps://mail.example.lt', SMTP_TLS: 'never' }, 'SMTP_TLS: contradicts smtps://'],
  [{ SMTP_USER: 'a', SMTP_PASSWORD: 'b', SMTP_TLS: 'if-offered' }, 'SMTP_TLS: must be required with a login'],
  [{ SMTP_URL: 'smtp://a:b@mail.example.lt', SMTP_TLS: 'never' }, 'SMTP_TLS: must be required with a login'],
  [
    { SMTP_URL: 'smtp://a:b@mail.example.lt', SMTP_USER: 'a', SMTP_PASSWORD: 'b' },
    'SMTP_USER: stands in SMTP_URL',
  ],
  [{ SMTP_USER: 'a' }, 'SMTP_PASSWORD: is missing'],
  [{ SMTP_PASSWORD: 'b' }, 'SMTP_USER: is missing'],
  [{ SMTP_MAILS_PER_SECOND: '5' }, 'SMTP_MAILS_PER_SECOND: needs SMTP_CONNECTIONS'],
  [{ SMTP_TLS: 'taip' }, 'SMTP_TLS: '],
])('%j keeps the worker from starting', (given, sentence) => {
  expect(() => read(given)).toThrow(sentence);
});
