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

type Headers = Map<string, string>;

function quotedPrintable(text: string, encodedWord = false): Buffer {
  const plain = encodedWord
    ? text.replace(/_/g, ' ')
    : text.replace(/[ \t]+(?=\r?\n)/g, '').replace(/=\r?\n/g, '');
  return Buffer.from(
    plain.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );
}

function decodeCharset(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset || 'utf-8').decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}

/** RFC 2047 words of a header, e.g. a Lithuanian subject. */
export function decodeHeader(value: string): string {
  const joined = value.replace(/(=\?[^?]+\?[bq]\?[^?]*\?=)\s+(?==\?)/gi, '$1');
  // Neighbouring words may part a letter between them, so words of one charset are decoded together.
  return joined.replace(/(?:=\?[^?\s]+\?[bq]\?[^?\s]*\?=)+/gi, (run) => {
    const words = [...run.matchAll(/=\?([^?]+)\?([bq])\?([^?]*)\?=/gi)];
    const bytes = words.map(([, , kind = '', text = '']) =>
      kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : quotedPrintable(text, true),
    );
    return decodeCharset(Buffer.concat(bytes), words[0]?.[1] ?? 'utf-8');
  });
}

function splitPart(raw: Buffer): { headers: Headers; body: Buffer } {
  const crlf = raw.indexOf('\r\n\r\n');
  const lf = raw.indexOf('\n\n');
  const [end, gap] = crlf >= 0 && (lf < 0 || crlf < lf) ? [crlf, 4] : [lf, 2];
  const head = (end < 0 ? raw : raw.subarray(0, end)).toString('utf8').replace(/\r?\n[ \t]+/g, ' ');
  const headers: Headers = new Map();
  for (const line of head.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: end < 0 ? Buffer.alloc(0) : raw.subarray(end + gap) };
}

function parameter(header: string | undefined, name: string): string {
  const extended = new RegExp(`;\\s*${name}\\*(?:0\\*)?=utf-8''([^;\\s]+)`, 'i').exec(header ?? '');
  if (extended) {
    try {
      return decodeURIComponent(extended[1] ?? '');
    } catch {
      return extended[1] ?? '';
    }
  }
  const plain = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^;\\s]+))`, 'i').exec(header ?? '');
  return decodeHeader(plain?.[1] ?? plain?.[2] ?? '');
}

function decodeBody(headers: Headers, body: Buffer): Buffer {
  const encoding = (headers.get('content-transfer-encoding') ?? '').toLowerCase();
  if (encoding === 'base64') return Buffer.from(body.toString('latin1'), 'base64');
  return encoding === 'quoted-printable' ? quotedPrintable(body.toString('latin1')) : body;
}

function splitMultipart(body: Buffer, boundary: string): Buffer[] {
  const pieces = body
    .toString('latin1')
    .split(new RegExp(`(?:^|\\r?\\n)--${boundary.replace(/[^\w]/g, '\\$&')}(?:--)?[ \\t]*(?=\\r?\\n|$)`));
  return pieces.slice(1, -1).map((piece) => Buffer.from(piece.replace(/^\r?\n/, ''), 'latin1'));
}

function walk(raw: Buffer, mail: ParsedMail, depth: number): void {
  const { headers, body } = splitPart(raw);
  const type = headers.get('content-type') ?? 'text/plain';
  const kind = (type.split(';')[0] ?? '').trim().toLowerCase();
  const boundary = parameter(type, 'boundary');
  if (kind.startsWith('multipart/') && boundary && depth < 10) {
    for (const part of splitMultipart(body, boundary)) walk(part, mail, depth + 1);
    return;
  }
  const disposition = headers.get('content-disposition') ?? '';
  const fileName = parameter(disposition, 'filename') || parameter(type, 'name');
  const content = decodeBody(headers, body);
  if (/^attachment/i.test(disposition) || fileName) {
    mail.attachments.push({ fileName, contentType: kind, size: content.length });
  } else if (kind === 'text/html' && mail.html === '') {
    mail.html = decodeCharset(content, parameter(type, 'charset'));
  } else if (kind === 'text/plain' && mail.text === '') {
    mail.text = decodeCharset(content, parameter(type, 'charset'));
  }
}

/** Reads a message as far as the mailbox shows it. */
export function parseMail(raw: Buffer): ParsedMail {
  const { headers } = splitPart(raw);
  const header = (name: string): string => decodeHeader(headers.get(name) ?? '');
  const mail: ParsedMail = {
    from: header('from'),
    to: header('to'),
    subject: header('subject'),
    messageId: header('message-id'),
    date: header('date'),
    text: '',
    html: '',
    attachments: [],
  };
  walk(raw, mail, 0);
  return mail;
}
