import type { MailKind } from '../domain/application/arrivals.ts';
import { mailText } from '../domain/texts/lt/mail.ts';
import type { Database } from '../db/connect.ts';
import { sendNextMail, type WaitingMail } from '../db/queries/outbox.ts';
import { AdapterError } from './adapters/adapter-error.ts';
import type { Mailer } from './adapters/mail.ts';

export interface MailDeps {
  db: Database;
  mailer: Pick<Mailer, 'send'>;
  /** Address of the portal: mails link to the case. */
  publicUrl: string;
}

/** Sends everything that is due in the outbox; answers how many were tried. */
export async function sendDueMail({ db, mailer, publicUrl }: MailDeps): Promise<number> {
  let tried = 0;
  while (await sendNextMail(db, (mail) => mailer.send(messageOf(mail, publicUrl)), codeOf)) tried += 1;
  return tried;
}

function messageOf({ id, kind, requestId, recipient, params }: WaitingMail, publicUrl: string) {
  const { dueDate } = params as { dueDate?: string | null };
  const link = new URL(`/main-window/requests/new-request/${requestId ?? 0}`, publicUrl).href;
  const { subject, text } = mailText(kind satisfies MailKind, { requestId: requestId ?? 0, link, dueDate });
  // The outbox row is the message: a repeated try carries the same id.
  return { to: recipient, subject, text, html: htmlOf(text, link), messageId: `${id}@outbox.portal` };
}

function htmlOf(text: string, link: string): string {
  const escape = (value: string): string =>
    value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  const anchor = `<a href="${escape(link)}">${escape(link)}</a>`;
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escape(paragraph).replace(escape(link), anchor).replaceAll('\n', '<br>')}</p>`);
  return `<!doctype html><html lang="lt"><body>${paragraphs.join('')}</body></html>`;
}

const codeOf = (error: unknown): string => (error instanceof AdapterError ? error.code : 'internal');
