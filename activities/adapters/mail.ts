import nodemailer from 'nodemailer';
import { z } from 'zod';
import { returnPath } from '../../domain/application/mail-ids.ts';
import { AdapterError } from './adapter-error.ts';

export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same id for every try of one message, so that a receiver can tell a repetition: `name@domain`, no brackets. */
  messageId: string;
  /** The id a bounce names (VERP): it stands in the envelope's sender where the configuration has an address for bounces. */
  bounceId?: string;
}

export interface MailConfig {
  /** smtp://host:port or smtps://user:password@host:port; what stands after a question mark is not heeded. */
  smtpUrl: string;
  /** The fixed sender: an address, or „Name <address>“. */
  from: string;
  /** `name@domain` bounces go to, as `name+<bounceId>@domain`; absent: to the sender. */
  bounces?: string | undefined;
  /** Of smtp://. `required`: without STARTTLS no mail goes; `if-offered`: whoever sits in between can take the offer away. */
  tls: 'required' | 'if-offered' | 'never';
  /** Certificates of the authorities that count; absent: the public ones. */
  ca?: string[] | undefined;
  /** Instead of what stands in the address. */
  login?: { user: string; password: string } | undefined;
  /** Connections that are kept; absent: every mail has its own. */
  pool?: { connections: number; mailsPerConnection: number; mailsPerSecond?: number | undefined } | undefined;
  /** http://user:password@host:port of a proxy that knows CONNECT. */
  proxy?: string | undefined;
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
  bounceId: z.uuid().optional(),
});

/** Codes of Node's TLS for certificates that do not hold, and for who does not speak TLS at all. */
const DISTRUST = /^(ERR_(TLS|SSL)_|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|INVALID_(CA|PURPOSE)|HOSTNAME_)/;

/** The server's last word on this mail. Whoever sends it again must change something first. */
export class UndeliverableMail extends AdapterError {
  /** Of SMTP, 5xx; null when the address could not be said to a server at all. */
  readonly replyCode: number | null;

  constructor(replyCode: number | null) {
    super('undeliverable', SERVICE);
    this.replyCode = replyCode;
  }
}

/** Replies to what a mail itself consists of: its recipient and its text. */
const OF_THE_MAIL = ['RCPT TO', 'DATA'];
/** „Log in first“, „encrypt first“ (RFC 4954, RFC 3207): our settings are refused, wherever the server says so. */
const OF_OUR_SETTINGS = [530, 534, 535, 538];

/** A reply of 5xx is for good only about the mail; a greeting, a login or a sender that is refused is ours to put right. */
function ofReply(replyCode: number, command: string | undefined): AdapterError {
  if (replyCode >= 400 && replyCode < 500) return new AdapterError('unavailable', SERVICE);
  if (replyCode < 500) return new AdapterError('malformed', SERVICE);
  const isForGood = OF_THE_MAIL.includes(command ?? '') && !OF_OUR_SETTINGS.includes(replyCode);
  return isForGood ? new UndeliverableMail(replyCode) : new AdapterError('refused', SERVICE);
}

function asAdapterError(error: unknown): AdapterError {
  const { code, originalCode, responseCode, command } = (error ?? {}) as {
    code?: string;
    originalCode?: string;
    responseCode?: number;
    command?: string;
  };
  if (code === 'ETLS' || DISTRUST.test(originalCode ?? code ?? ''))
    return new AdapterError('insecure', SERVICE);
  if (responseCode !== undefined) return ofReply(responseCode, command);
  if (code === 'ETIMEDOUT') return new AdapterError('timeout', SERVICE);
  return new AdapterError(code === 'EPROTOCOL' ? 'malformed' : 'unavailable', SERVICE);
}

function connectionOf({ smtpUrl, tls, ca, login, proxy, ...limits }: MailConfig) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const { timeoutMs = 15_000, answerTimeoutMs = 600_000 } = limits;
  const user = login?.user ?? decodeURIComponent(username);
  return {
    host: hostname.replace(/^\[(.+)\]$/, '$1'),
    ...(port ? { port: Number(port) } : {}),
    secure: protocol === 'smtps:',
    requireTLS: tls === 'required',
    ignoreTLS: tls === 'never',
    ...(ca ? { tls: { ca } } : {}),
    ...(user ? { auth: { user, pass: login?.password ?? decodeURIComponent(password) } } : {}),
    ...(proxy ? { proxy } : {}),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: answerTimeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * A kept connection that the server dropped before a byte of the letter went is replaced by another, once. What was on
 * its way is the outbox's to send again, which tells that it is in doubt.
 */
const poolOf = ({ pool }: MailConfig) =>
  pool && {
    pool: true as const,
    maxConnections: pool.connections,
    maxMessages: pool.mailsPerConnection,
    maxRequeues: 1,
    ...(pool.mailsPerSecond ? { rateLimit: pool.mailsPerSecond, rateDelta: 1_000 } : {}),
  };

/** Sends mail by SMTP, one recipient a message. Throws AdapterError; UndeliverableMail also for an address or subject that is not safe to send. */
export function createMailer(config: MailConfig) {
  const { from, bounces } = config;
  const transport = nodemailer.createTransport({ ...poolOf(config), ...connectionOf(config) });
  return {
    async send(given: OutgoingMail): Promise<void> {
      const parsed = mail.safeParse(given);
      if (!parsed.success) throw new UndeliverableMail(null);
      const { to, subject, text, html, messageId, bounceId } = parsed.data;
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          ...(bounces && bounceId ? { envelope: { from: returnPath(bounces, bounceId), to } } : {}),
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
    /** Connects, takes TLS and logs in as for a mail, and sends none. Throws AdapterError. */
    async verify(): Promise<void> {
      await transport.verify().catch((error: unknown) => {
        throw asAdapterError(error);
      });
    },
    close: (): void => transport.close(),
  };
}

export type Mailer = ReturnType<typeof createMailer>;
