import PostalMime from 'postal-mime';
import { outboxIdIn } from '../domain/application/mail-ids.ts';

export interface Bounce {
  /** Row of the outbox. */
  mailId: string;
  /** Of RFC 3463, such as '5.1.1'. */
  status: string;
}

/** Reports (RFC 3464) name one recipient each for mails of ours; more are not looked at. */
const MOST_FIELDS = 200;

/**
 * Reads a delivery status notification (RFC 3464), `raw` with a character a byte. Null: it is none, it does not say that a
 * mail failed for good (delayed, delivered, relayed), or it is about none of our mails.
 */
export async function readBounce(raw: string): Promise<Bounce | null> {
  const mail = await PostalMime.parse(Buffer.from(raw, 'latin1'), {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
  });
  const text = (type: string): string =>
    mail.attachments
      .filter(({ mimeType }) => mimeType === type)
      .map(({ content }) => (typeof content === 'string' ? content : ''))
      .join('\n');
  const fields = fieldsOf(text('message/delivery-status'));
  if (fields.get('action')?.toLowerCase() !== 'failed') return null;
  const returned = `${text('message/rfc822')}\n${text('text/rfc822-headers')}`;
  const to = mail.headers
    .filter(({ key }) => ['to', 'delivered-to', 'x-original-to'].includes(key))
    .map(({ value }) => value)
    .join('\n');
  const mailId = outboxIdIn(`${to}\n${fields.get('original-envelope-id') ?? ''}`) ?? outboxIdIn(returned);
  const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('status') ?? '')?.[0] ?? '5.0.0';
  return mailId === null ? null : { mailId, status };
}

/** Fields of the report by their names in small letters, folded lines joined; of one that comes twice the first. */
function fieldsOf(report: string): Map<string, string> {
  const fields = new Map<string, string>();
  const lines = report
    .replaceAll('\r\n', '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')
    .slice(0, MOST_FIELDS);
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim().toLowerCase();
    if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}
