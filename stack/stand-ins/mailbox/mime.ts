import PostalMime, { type Address } from 'postal-mime';

export interface Attachment {
  fileName: string;
  contentType: string;
  size: number;
}

export interface ParsedMail {
  from: string;
  to: string;
  subject: string;
  messageId: string;
  date: string;
  text: string;
  html: string;
  attachments: Attachment[];
}

/** As people write an address: „Name <a@b.lt>“. */
function shown({ name, address }: Address): string {
  if (!address) return name;
  return name ? `${name} <${address}>` : address;
}

const sizeOf = (content: ArrayBuffer | Uint8Array | string): number =>
  typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;

/** Reads a message as far as the mailbox shows it. */
export async function parseMail(raw: Buffer): Promise<ParsedMail> {
  const mail = await PostalMime.parse(raw);
  return {
    from: mail.from ? shown(mail.from) : '',
    to: (mail.to ?? []).map(shown).join(', '),
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    date: mail.date ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      fileName: filename ?? '',
      contentType: mimeType,
      size: sizeOf(content),
    })),
  };
}
