import nodemailer from 'nodemailer';
import { z } from 'zod';
import { AdapterError } from './adapter-error.ts';

export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same id for every try of one message, so that a receiver can tell a repetition: `name@domain`, no brackets. */
  messageId: string;
}

export interface MailConfig {
  /** smtp://host:port or smtps://user:password@host:port */
  smtpUrl: string;
  /** The fixed sender: an address, or „Name <address>“. */
  from: string;
  timeoutMs?: number;
  /**
   * For an answer, most of all to the end of the message. RFC 5321 (4.5.3.2.6) wants ten minutes: who gives up earlier sends
   * again what the server is just about to take.
   */
  answerTimeoutMs?: number;
}

const SERVICE = 'mail';

// eslint-disable-next-line no-control-regex -- control characters are what must be kept out of headers
const oneLine = z.string().regex(/^[^\u0000-\u001f\u007f]*$/);
const mail = z.object({
  to: oneLine.pipe(z.email()).pipe(z.string().max(254)),
  subject: oneLine.pipe(z.string().min(1).max(300)),
  text: z.string().min(1).max(500_000),
  html: z.string().min(1).max(1_000_000),
  messageId: z.string().regex(/^[\w.+=-]{1,120}@[a-z0-9.-]{1,120}$/i),
});

function asAdapterError(error: unknown): AdapterError {
  const { code, responseCode } = (error ?? {}) as { code?: string; responseCode?: number };
  if (responseCode !== undefined) {
    if (responseCode === 421 || responseCode === 450 || responseCode === 451 || responseCode === 452) {
      return new AdapterError('unavailable', SERVICE);
    }
    return new AdapterError(responseCode >= 500 ? 'refused' : 'malformed', SERVICE);
  }
  if (code === 'ETIMEDOUT') return new AdapterError('timeout', SERVICE);
  return new AdapterError(code === 'EPROTOCOL' ? 'malformed' : 'unavailable', SERVICE);
}

/** Sends mail by SMTP, one recipient a message. Throws AdapterError; `refused` also for an address or subject that is not safe to send. */
export function createMailer({ smtpUrl, from, timeoutMs = 15_000, answerTimeoutMs = 600_000 }: MailConfig) {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: answerTimeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(given: OutgoingMail): Promise<void> {
      const parsed = mail.safeParse(given);
      if (!parsed.success) throw new AdapterError('refused', SERVICE);
      const { to, subject, text, html, messageId } = parsed.data;
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${messageId}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw asAdapterError(error);
      }
    },
    close: (): void => transport.close(),
  };
}

export type Mailer = ReturnType<typeof createMailer>;
