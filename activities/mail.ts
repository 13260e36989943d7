import { setTimeout as sleep } from 'node:timers/promises';
import type { ClockKind } from '../domain/application/clocks.ts';
import { messageIdOf } from '../domain/application/mail-ids.ts';
import { mailPath, mailText, mailWords, settingsPath, type EditedMail } from '../domain/texts/lt/mail.ts';
import type { DigestCounts } from '../domain/texts/lt/mail-digest.ts';
import { mailKey, type TextParts } from '../domain/texts/lt/template/kinds.ts';
import { daysBetween, vilniusDate } from '../domain/values/days.ts';
import { workingDaysBetween } from '../domain/values/working-days.ts';
import type { Database } from '../db/connect.ts';
import { loadCalendar } from '../db/queries/clocks.ts';
import { textInForce } from '../db/queries/texts.ts';
import { issueMailLink } from '../db/queries/mail-links.ts';
import {
  claimMail,
  keepMail,
  noteFailed,
  noteNeedless,
  noteSent,
  noteUndeliverable,
  type ClaimedMail,
} from '../db/queries/outbox.ts';
import { AdapterError } from './adapters/adapter-error.ts';
import { UndeliverableMail, type Mailer } from './adapters/mail.ts';
import { mailHtml, type DaysLeft } from './mail-html.ts';

/** A worker that died gives its mail back after so long. */
const LEASE_MS = 60_000;
const NOTE_AGAIN_MS = 500;
const NOTE_TRIES = 600;

export interface MailDeps {
  db: Database;
  mailer: Pick<Mailer, 'send'>;
  /** Address of the portal: mails link to the case. */
  publicUrl: string;
  leaseMs?: number;
  /** Hears of mails that are sent once more without anybody knowing whether they went out before. */
  inDoubt?: (mail: ToldMail) => void;
  /** Hears of mails that did not go out this time, with the code of why; they are tried again unless it is `undeliverable`. */
  failed?: (mail: ToldMail, code: string) => void;
  /** Hears of mails that were not to go any more. */
  needless?: (mail: ToldMail, why: string) => void;
}

type ToldMail = Pick<ClaimedMail, 'id' | 'kind' | 'requestId' | 'attempts'>;

/** Sends what is due in the outbox, mail by mail, until nothing is left or `isStopped`; answers how many were tried. */
export async function sendDueMail(deps: MailDeps, isStopped = () => false): Promise<number> {
  let tried = 0;
  while (!isStopped() && (await sendNext(deps))) tried += 1;
  return tried;
}

/** Between the server's answer and the note stands nothing: whoever dies there sends the mail twice (decision 0029). */
async function sendNext(deps: MailDeps): Promise<boolean> {
  const { db, mailer, leaseMs = LEASE_MS } = deps;
  const mail = await claimMail(db, leaseMs);
  if (!mail) return false;
  if (mail.needless) {
    deps.needless?.(mail, mail.needless);
    await noteNeedless(db, mail);
    return true;
  }
  if (mail.inDoubt) deps.inDoubt?.(mail);
  const keeping = setInterval(() => void keepMail(db, mail, leaseMs).catch(() => undefined), leaseMs / 3);
  let version: number;
  try {
    const text = await textInForce(db, mailKey(mail.kind));
    version = text.version;
    await mailer.send(await messageOf(deps, mail, text.parts));
  } catch (error) {
    clearInterval(keeping);
    deps.failed?.(mail, codeOf(error));
    if (error instanceof UndeliverableMail) await noteUndeliverable(db, mail, error.replyCode);
    else await noteFailed(db, mail, codeOf(error));
    return true;
  }
  await persist(() => noteSent(db, mail, version)).finally(() => clearInterval(keeping));
  return true;
}

/** A database that is away for a moment is no reason to send a mail again: the note is written when it is back. */
async function persist(note: () => Promise<void>): Promise<void> {
  for (let left = NOTE_TRIES; ; left -= 1) {
    try {
      return await note();
    } catch (error) {
      if (left <= 1) throw error;
    }
    await sleep(NOTE_AGAIN_MS);
  }
}

/** The outbox row is the message: a repeated try carries the same id, and a link of its own. */
async function messageOf({ db, publicUrl }: MailDeps, mail: ClaimedMail, parts: TextParts) {
  const { id, kind, recipient, requestId } = mail;
  const { dueDate, clock, counts } = mail.params as MailParams;
  const token = await issueMailLink(db, { mailId: id, path: mailPath(kind, requestId) });
  const link = new URL(`/link?t=${token}`, publicUrl).href;
  const facts = { requestId, link, dueDate, clock, counts };
  const edited = editedMail(parts);
  const { subject, text } = mailText(kind, facts, edited);
  const words = mailWords(kind, facts, edited);
  const html = mailHtml(words, {
    link,
    settings: new URL(settingsPath(kind), publicUrl).href,
    left: words.until === null ? null : await daysLeft(db, words.until),
  });
  return { to: recipient, subject, text, html, messageId: messageIdOf(id), bounceId: id };
}

/** The version in force when the mail goes, whenever it was queued. */
function editedMail(parts: TextParts): EditedMail {
  return { subject: parts['subject'] ?? '', body: parts['body'] ?? '', missed: parts['missed'] ?? '' };
}

interface MailParams {
  dueDate?: string | null;
  clock?: ClockKind;
  counts?: DigestCounts;
}

/** Counted when the mail goes: it may have waited. */
async function daysLeft(db: Database, until: string): Promise<DaysLeft> {
  const { calendar } = await loadCalendar(db, null);
  const today = vilniusDate(new Date());
  const holidays = 'holidays' in calendar ? calendar.holidays : undefined;
  return { days: daysBetween(today, until), workingDays: workingDaysBetween(today, until, holidays) };
}

const codeOf = (error: unknown): string => (error instanceof AdapterError ? error.code : 'internal');
