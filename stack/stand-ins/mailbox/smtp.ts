import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { SMTPServerDataStream } from 'smtp-server';
import { SMTPServer } from 'smtp-server';
import type { Control } from '../control.ts';
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

/** An SMTP server that keeps every message. Modes: slow answers, 451 (failing), accepted and dropped (lying), cut or garbled lines. */
export async function startSmtp(
  options: { port: number; host: string },
  store: MailStore,
  control: Control,
): Promise<{ url: string; close(): Promise<void> }> {
  const receive = async (stream: SMTPServerDataStream, recipients: string[]): Promise<void> => {
    const raw = await readAll(stream);
    const found = control.find([...recipients, 'smtp']);
    if (stream.sizeExceeded) throw new SmtpError('Message too big', 552);
    if (found.mode === 'slow') await wait(found.delayMs, undefined, { ref: false });
    if (found.mode === 'failing') throw new SmtpError('Try again later', 451);
    if (found.mode !== 'lying') await store.add(raw, recipients);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
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
    url: `smtp://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
