import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { SMTPServerDataStream } from 'smtp-server';
import { SMTPServer } from 'smtp-server';
import type { Control, Rule } from '../control.ts';
import type { MailStore } from './store.ts';

const MAX_MAIL_BYTES = 30 * 1024 * 1024;

class SmtpError extends Error {
  constructor(
    message: string,
    readonly responseCode: number,
  ) {
    super(message);
  }
}

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export interface SmtpOptions {
  port: number;
  host: string;
  /** PEM. STARTTLS is offered, or, with `implicit`, TLS spoken from the first byte; absent: neither. */
  tls?: { key: string; cert: string; implicit?: boolean } | undefined;
  /** Whoever sends must log in so, which is offered under TLS only. */
  login?: { user: string; password: string } | undefined;
}

/** Replies to RCPT (RFC 5321, 4.3.2); every other refusal comes after the text. */
const AT_RECIPIENT = [450, 550, 551, 553];
/** What `failing` says unless its rule has a reply of SMTP. */
const TRY_LATER = 451;

const replyOf = ({ status }: Rule): number => (status === 500 ? TRY_LATER : status);

/** An SMTP server that keeps every message. Modes: slow answers, 451 or the rule's status (failing), accepted and dropped (lying), cut or garbled lines. */
export async function startSmtp(
  options: SmtpOptions,
  store: MailStore,
  control: Control,
): Promise<{ url: string; close(): Promise<void> }> {
  const receive = async (stream: SMTPServerDataStream, recipients: string[]): Promise<void> => {
    const raw = await readAll(stream);
    const found = control.find([...recipients, 'smtp']);
    if (stream.sizeExceeded) throw new SmtpError('Message too big', 552);
    if (found.mode === 'slow') await wait(found.delayMs, undefined, { ref: false });
    if (found.mode === 'failing') throw new SmtpError('Not taken', replyOf(found));
    if (found.mode !== 'lying') await store.add(raw, recipients);
  };
  const { tls, login } = options;
  const server = new SMTPServer({
    authOptional: !login,
    disabledCommands: [...(login ? [] : ['AUTH']), ...(tls ? [] : ['STARTTLS'])],
    ...(tls ? { key: tls.key, cert: tls.cert, secure: tls.implicit ?? false } : {}),
    onAuth: ({ username, password }, _session, done) =>
      username === login?.user && password === login?.password
        ? done(null, { user: username })
        : done(new SmtpError('Authentication credentials invalid', 535)),
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    onRcptTo: ({ address }, _session, done) => {
      const found = control.find([address, 'smtp']);
      const isRefused = found.mode === 'failing' && AT_RECIPIENT.includes(found.status);
      done(isRefused ? new SmtpError('No such recipient here', found.status) : null);
    },
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      receive(stream, recipients).then(
        () => done(),
        (error: unknown) => done(error as Error),
      );
    },
  });
  server.on('error', () => undefined);
  const sockets = new Set<Socket>();
  server.server.prependListener('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    const { mode } = control.find(['smtp']);
    if (mode === 'down') socket.destroy();
    if (mode === 'malformed') socket.end('\u0001\u0002 ne SMTP\r\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `${tls?.implicit ? 'smtps' : 'smtp'}://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
