import { z } from 'zod';
import type { MailConfig } from '../activities/adapters/mail.ts';
import { authorities, type OUTBOUND_SETTINGS } from '../db/outbound-settings.ts';
import type { Environment, Problem } from '../db/start-settings.ts';
import { SENDER } from '../domain/texts/lt/mail.ts';

const count = z.coerce.number().int().min(1);

/** How mail goes out; what each does is in docs/integrations.md. */
export const MAIL_SETTINGS = {
  SMTP_URL: z.string().refine(isSmtpAddress, {
    error:
      'must be smtp://host:port or smtps://host:port; a name or password with other than letters and digits goes into SMTP_USER and SMTP_PASSWORD',
  }),
  /** Absent: required in production and with a login, else if-offered. */
  SMTP_TLS: z.enum(['required', 'if-offered', 'never']).optional(),
  SMTP_USER: z.string().min(1).optional(),
  SMTP_PASSWORD: z.string().min(1).optional(),
  /** Connections that are kept, and mails under way at once; 0: one mail after the other, each on a connection of its own. */
  SMTP_CONNECTIONS: z.coerce.number().int().min(0).max(20).default(0),
  SMTP_MAILS_PER_CONNECTION: count.max(10_000).default(100),
  SMTP_MAILS_PER_SECOND: count.max(1_000).optional(),
  SMTP_PROXY: z.url({ protocol: /^http$/ }).optional(),
  MAIL_FROM: z.string().default(SENDER),
  /** Mailbox of bounces, where what stands after a plus is kept; absent: they go to the sender and are not heard of. */
  MAIL_BOUNCES: z.email().optional(),
};

/** A question mark is refused: the library would take options from there that switch checks off. */
function isSmtpAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(text);
  const isBare = ['', '/'].includes(pathname) && search === '' && hash === '';
  return /^smtps?:$/.test(protocol) && hostname !== '' && isBare;
}

/** What does not go together. */
export function mailProblems(given: Environment): Problem[] {
  const { SMTP_URL: address = '', SMTP_TLS: tls, SMTP_USER: user, SMTP_PASSWORD: password } = given;
  if (!isSmtpAddress(address)) return [];
  const url = new URL(address);
  const found: Problem[] = [];
  if (user !== undefined && url.username)
    found.push(['SMTP_USER', 'stands in SMTP_URL as well; only one may']);
  if (user !== undefined && password === undefined)
    found.push(['SMTP_PASSWORD', 'is missing; SMTP_USER is of no use without it']);
  if (password !== undefined && user === undefined)
    found.push(['SMTP_USER', 'is missing; SMTP_PASSWORD is of no use without it']);
  const isWeak = tls === 'if-offered' || tls === 'never';
  if (isWeak && url.protocol === 'smtps:')
    found.push(['SMTP_TLS', 'contradicts smtps://, which is TLS from the first byte']);
  else if (isWeak && (user !== undefined || url.username !== ''))
    found.push(['SMTP_TLS', 'must be required with a login; a password is never sent in the clear']);
  if (given['SMTP_MAILS_PER_SECOND'] !== undefined && Number(given['SMTP_CONNECTIONS'] ?? 0) === 0)
    found.push(['SMTP_MAILS_PER_SECOND', 'needs SMTP_CONNECTIONS of at least 1']);
  return found;
}

type MailSettings = z.output<z.ZodObject<typeof MAIL_SETTINGS>> &
  Pick<z.output<z.ZodObject<typeof OUTBOUND_SETTINGS>>, 'CA_FILE'> & { APP_ENV: string };

export function mailerConfig(settings: MailSettings): MailConfig {
  const { SMTP_USER: user, SMTP_PASSWORD: password, SMTP_CONNECTIONS: connections } = settings;
  const hasLogin = user !== undefined || new URL(settings.SMTP_URL).username !== '';
  return {
    smtpUrl: settings.SMTP_URL,
    from: settings.MAIL_FROM,
    bounces: settings.MAIL_BOUNCES,
    tls: settings.SMTP_TLS ?? (settings.APP_ENV === 'production' || hasLogin ? 'required' : 'if-offered'),
    ca: authorities(settings),
    login: user !== undefined && password !== undefined ? { user, password } : undefined,
    pool:
      connections === 0
        ? undefined
        : {
            connections,
            mailsPerConnection: settings.SMTP_MAILS_PER_CONNECTION,
            mailsPerSecond: settings.SMTP_MAILS_PER_SECOND,
          },
    proxy: settings.SMTP_PROXY,
  };
}
