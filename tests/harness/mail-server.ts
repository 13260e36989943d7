import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { parseMail } from '../../stack/stand-ins/mailbox/mime.ts';

export interface MailServer {
  url: string;
  /** Message-IDs of what it stored, in order. */
  stored: string[];
  /** What happens when it has stored a message and has not answered yet. */
  beforeAnswer: () => Promise<void> | void;
  close(): Promise<void>;
}

/** A mail server whose every moment a test can reach into; the stand-in's mailbox is for everything else. */
export async function startMailServer(): Promise<MailServer> {
  const made: MailServer = {
    url: '',
    stored: [],
    beforeAnswer: () => undefined,
    close: () => Promise.resolve(),
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.once('end', () => {
        void parseMail(Buffer.concat(parts))
          .then(({ messageId }) => void made.stored.push(messageId))
          .then(() => made.beforeAnswer())
          .then(() => done());
      });
    },
  });
  // Senders that are killed cut their connections.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  made.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  made.close = () => new Promise((resolve) => server.close(() => resolve()));
  return made;
}
