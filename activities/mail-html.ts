// The look of every mail: tables and inline styles, because programs that show mail know no others. Colours: design/LOOK.
import { MAIL_FRAME, type MailWords } from '../domain/texts/lt/mail.ts';

export interface DaysLeft {
  days: number;
  workingDays: number;
}

export interface MailPlaces {
  /** Absolute addresses. */
  link: string;
  settings: string;
  /** Of the term; null when there is none. */
  left: DaysLeft | null;
}

const CELLS = 10;
const FONT = "font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif";

/** Kept in a style block for programs that know it; the others show the light colours of the inline styles. */
const DARK = `@media (prefers-color-scheme:dark){
.page{background:#10141a!important}.sheet{background:#181d25!important}.foot{background:#141920!important}
.word,.word b{color:#e7eaee!important}.dim,.dim a{color:#a9b2bd!important}
.term{background:#3a2c10!important;border-color:#614f22!important}
.button{background:#41669f!important}.button a{color:#ffffff!important}}
@media (max-width:600px){.pad{padding-left:18px!important;padding-right:18px!important}}`;

/** The whole message. Without styles it reads from top to bottom as plain text with two links. */
export function mailHtml(words: MailWords, { link, settings, left }: MailPlaces): string {
  const rows = [
    brand(),
    row('sheet', 'background:#ffffff;padding:28px 28px 20px', [
      `<h3 class="word" style="margin:0 0 8px;${FONT};font-size:22px;line-height:1.3;font-weight:600;color:#18212d">${safe(words.title)}</h3>`,
      paragraph(words.body, 'word', 'font-size:16px;color:#18212d'),
      words.until !== null && left !== null ? term(words.until, left) : '',
      button(words.button, link),
      words.missed === null ? '' : paragraph(words.missed, 'dim', 'font-size:14px;color:#4d5661'),
    ]),
    row('foot', 'background:#f5f5f1;padding:18px 28px', [
      paragraph(`${MAIL_FRAME.privacy} ${MAIL_FRAME.once}`, 'dim', 'font-size:13px;color:#4d5661'),
      `<p class="dim" style="margin:0;${FONT};font-size:13px;line-height:1.5;color:#4d5661"><a href="${safe(settings)}" style="color:#2b4f88">${safe(MAIL_FRAME.settings)}</a> · ${safe(MAIL_FRAME.footer)}</p>`,
    ]),
  ];
  return `<!doctype html>
<html lang="lt"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${safe(words.subject)}</title><style>${DARK}</style></head>
<body class="page" style="margin:0;padding:0;background:#eeede8">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#eeede8"><tr><td align="center" style="padding:18px 8px">
<table role="presentation" width="558" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:558px">
${rows.join('\n')}
</table></td></tr></table></body></html>`;
}

function brand(): string {
  return row('', 'background:#14284a;padding:14px 28px', [
    `<span style="${FONT};font-size:16px;line-height:1.2;font-weight:600;color:#ffffff">${safe(MAIL_FRAME.brand)}</span>`,
  ]);
}

function row(name: string, style: string, parts: readonly string[]): string {
  return `<tr><td class="${name} pad" style="${style}">${parts.filter(Boolean).join('\n')}</td></tr>`;
}

function paragraph(text: string, name: string, style: string): string {
  return `<p class="${name}" style="margin:0 0 14px;${FONT};line-height:1.5;${style}">${safe(text)}</p>`;
}

/** The day, what is left of it in words, and a cell a working day, ten at most. */
function term(until: string, left: DaysLeft): string {
  const words =
    left.days > 0 ? MAIL_FRAME.left(left.days, left.workingDays) : left.days === 0 ? MAIL_FRAME.today : '';
  const cells = Array.from(
    { length: CELLS },
    (_, at) =>
      `<td width="26" height="10" style="width:26px;height:10px;font-size:1px;line-height:1px;border:1px solid #d9b566;${at < left.workingDays ? 'background:#e3bf78' : ''}">&nbsp;</td>`,
  ).join('');
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td class="term" style="background:#fdf6e7;border:1px solid #eedfbd;border-radius:4px;padding:12px 14px">
<p class="word" style="margin:0 0 8px;${FONT};font-size:15px;line-height:1.4;color:#18212d"><b>${safe(MAIL_FRAME.until(until))}</b>${safe(words)}</p>
<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="3" border="0"><tr>${cells}</tr></table></td></tr></table>`;
}

function button(label: string, link: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td class="button" style="background:#2b4f88;border-radius:4px"><a href="${safe(link)}" style="display:inline-block;padding:11px 22px;${FONT};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${safe(label)}</a></td></tr></table>`;
}

function safe(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
