import { sql, type RawBuilder } from 'kysely';
import { DECISION_MAILS } from '../../domain/application/mails.ts';
import { CLOCKS } from '../../domain/application/clocks.ts';
import { groupOf, isRequired, sideOf } from '../../domain/application/mail-groups.ts';
import type { MailKind } from '../../domain/application/mail-kind.ts';
import type { Database } from '../connect.ts';
import type { Json } from '../schema.gen.ts';
import type { Tx } from './command-input.ts';
import { MAY_ACT, NO_LONGER, OUTDATED, recipientsOf } from './mail-recipients.ts';
import { openTask } from './tasks.ts';

export interface NewMail {
  kind: MailKind;
  requestId: number;
  /** Dates and numbers only: no mail names a person or a company. */
  params?: Record<string, string | number | null>;
  /** The term it is about: when that has ended otherwise, the mail does not go. */
  clockId?: string;
  /** Whose deed it tells of. */
  doneBy?: string | null;
}

/**
 * Tells of something in the portal (`notification`) and queues one mail to each address its kind is for, in the caller's
 * transaction; addresses that differ in case only are one. Who does without this kind has the mail's row closed at once,
 * so that its state stays true. A mail to an applicant's side that reaches nobody is a task (decision 0051).
 */
export async function enqueueMail(
  db: Tx,
  { kind, requestId, clockId, doneBy, ...mail }: NewMail,
): Promise<void> {
  const params = JSON.stringify({ requestId, ...mail.params });
  const told = { kind, requestId, params, clockId: clockId ?? null, doneBy: doneBy ?? null };
  const notificationId = await notify(db, told);
  if (!notificationId) return;
  const recipients = sql`select a.* from loan_request r cross join lateral (${recipientsOf(kind, told.doneBy)}) a
    where r.id = ${requestId}`;
  const queued = await queueMails(db, { ...told, notificationId }, recipients);
  if (queued === 0n && sideOf(kind) === 'applicant')
    await reachedNobody(db, { kind, requestId, notificationId, params });
}

interface Queued {
  kind: MailKind;
  /** Null: it is about none the recipients are to know of. */
  requestId: number | null;
  notificationId: string;
  clockId: string | null;
  params: string;
}

/** One mail of a notice to each address of `recipients` (email, user_id, at); answers how many there are. */
export async function queueMails(
  db: Tx,
  { kind, requestId, notificationId, clockId, params }: Queued,
  recipients: RawBuilder<unknown>,
): Promise<bigint> {
  const { numAffectedRows } =
    await sql`insert into outbox (kind, request_id, notification_id, recipient, user_id, clock_id, params,
      closed_at, next_try_at, error_code)
    select distinct on (lower(a.email)) ${kind}, ${requestId}::bigint, ${notificationId}::uuid, a.email, a.user_id,
      ${clockId}::uuid, ${params}::jsonb, case when w.mutes then clock_timestamp() end,
      case when w.mutes then 'infinity' else clock_timestamp() end, case when w.mutes then 'notWanted' end
    from (${recipients}) a cross join lateral (select ${mutes(kind, sql.ref('a.user_id'))} as mutes) w
    order by lower(a.email), w.mutes, a.at desc`.execute(db);
  return numAffectedRows ?? 0n;
}

interface Told {
  kind: MailKind;
  requestId: number;
  params: string;
  doneBy: string | null;
}

/** The notice of a mail; for staff only when there is a person to read it, whose deed it is not. */
async function notify(db: Tx, { kind, requestId, params, doneBy }: Told): Promise<string | null> {
  const forStaff = sideOf(kind) === 'staff';
  const { rows } = await sql<{ id: string }>`insert into notification (kind, request_id, user_id, params)
    select ${kind}, r.id, ${forStaff ? sql`r.assessor_id` : sql`null::uuid`}, ${params}::jsonb from loan_request r
    where r.id = ${requestId}
      and (not ${forStaff} or (r.assessor_id is not null and r.assessor_id is distinct from ${doneBy}::uuid))
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Whether the person does without mails of this kind; nobody can do without those the law needs. */
const mutes = (kind: MailKind, userId: RawBuilder<unknown>): RawBuilder<boolean> =>
  isRequired(groupOf(kind))
    ? sql`false`
    : sql`exists (select 1 from mail_preference w where w.user_id = ${userId} and ${groupOf(kind)} = any(w.muted))`;

/** A mail nobody can get is one that was not delivered: it lies on the case until somebody gives an address or tells otherwise. */
async function reachedNobody(
  db: Tx,
  mail: { kind: MailKind; requestId: number; notificationId: string | null; params: string },
): Promise<void> {
  await sql`insert into outbox (kind, request_id, notification_id, recipient, params, closed_at, next_try_at, error_code)
    values (${mail.kind}, ${mail.requestId}, ${mail.notificationId}::uuid, '', ${mail.params}::jsonb, clock_timestamp(),
      'infinity', 'undeliverable')`.execute(db);
  await openMailTask(db, mail.requestId);
}

const openMailTask = (db: Tx, requestId: number): Promise<void> =>
  openTask(db, 'undeliveredMail', { requestId, assessorId: null, clocks: [] });

/** Where mails about a request go now: the addresses of those who may act for its party. */
export async function mailAddresses(db: Tx, requestId: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct on (lower(c.email)) c.email from loan_request r join consent c on c.party_id = r.party_id
    where r.id = ${requestId} and ${MAY_ACT} order by lower(c.email), c.accepted_at desc`.execute(db);
  return rows.map(({ email }) => email);
}

export interface ClaimedMail {
  id: string;
  kind: MailKind;
  requestId: number | null;
  notificationId: string | null;
  recipient: string;
  params: Json;
  /** With this one. */
  attempts: number;
  /** Who took it before died without a word, and it may have gone out already. */
  inDoubt: boolean;
  /** Why it is not to go any more: it is for nobody who may have it, or what it says is no longer so. */
  needless: 'notEntitled' | 'outdated' | null;
  claim: string;
}

/**
 * Takes the oldest mail that is due, for `leaseMs`: nobody else takes it meanwhile. One statement, committed before a word
 * is said to the mail server (decision 0029). Says whether it is still to go (decision 0041). Null when none is due.
 */
export async function claimMail(db: Database, leaseMs: number): Promise<ClaimedMail | null> {
  const { rows } = await sql<ClaimedMail>`
    with due as (
      select id, claim from outbox where sent_at is null and closed_at is null and next_try_at <= clock_timestamp()
      order by next_try_at limit 1 for update skip locked)
    update outbox o set claim = gen_random_uuid(), attempts = o.attempts + 1,
      doubts = o.doubts + (due.claim is not null)::int,
      next_try_at = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
    from due where o.id = due.id
    returning o.id, o.kind, o.request_id as "requestId", o.notification_id as "notificationId", o.recipient, o.params, o.attempts,
      due.claim is not null as "inDoubt", o.claim,
      coalesce(${NO_LONGER}, case when ${OUTDATED} then 'outdated' end) as needless`.execute(db);
  return rows[0] ?? null;
}

/** Puts the end of the lease off while the mail server takes its time. */
export async function keepMail(db: Database, mail: ClaimedMail, leaseMs: number): Promise<void> {
  await sql`update outbox set next_try_at = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
    where id = ${mail.id} and claim = ${mail.claim} and sent_at is null`.execute(db);
}

/** Stops the notice clock of the decision that a mail in `told` (request_id, kind) tells of (PRODUCT.md 7). */
export const noticeGiven = (
  told: RawBuilder<unknown>,
) => sql`update clock set stopped_at = clock_timestamp() from ${told} told
  where clock.request_id = told.request_id and told.kind = any(${[...DECISION_MAILS]}::text[])
    and clock.kind = 'decisionNotice' and clock.stopped_at is null`;

/** Notes that the mail server took it, and with which version of its text: one statement, because what dies before it sends the mail again. */
export async function noteSent(db: Database, { id }: ClaimedMail, textVersion: number): Promise<void> {
  await sql`with sent as (
      update outbox set sent_at = clock_timestamp(), claim = null, text_version = ${textVersion},
        error_code = case when bounced_at is not null then error_code end where id = ${id}
      returning request_id, kind)
    ${noticeGiven(sql.ref('sent'))}`.execute(db);
}

/** Gives the mail back for another try: after 5, 10, 20 … seconds, an hour at most. */
export async function noteFailed(db: Database, { id, claim }: ClaimedMail, errorCode: string): Promise<void> {
  await sql`update outbox set claim = null, error_code = ${errorCode},
      next_try_at = clock_timestamp() + least(interval '1 hour', interval '5 seconds' * power(2, least(attempts - 1, 20)))
    where id = ${id} and claim = ${claim} and sent_at is null`.execute(db);
}

const CLOSED = sql`claim = null, closed_at = clock_timestamp(), next_try_at = 'infinity'`;

/** Ends the tries of a mail that is needless. Where it was the last that could have reached the applicant's side, that is a task. */
export async function noteNeedless(db: Database, mail: ClaimedMail): Promise<void> {
  const { id, claim, kind, needless, notificationId, requestId } = mail;
  await db.transaction().execute(async (tx) => {
    const { numAffectedRows } = await sql`update outbox set ${CLOSED}, error_code = ${needless}
      where id = ${id} and claim = ${claim}`.execute(tx);
    if (!numAffectedRows || needless !== 'notEntitled' || requestId === null) return;
    if (sideOf(kind) === 'staff' || (await reachesSomebody(tx, notificationId))) return;
    await reachedNobody(tx, { kind, requestId, notificationId, params: JSON.stringify(mail.params) });
  });
}

/** Another mail of the same notice went, waits, was not wanted, or lies with its task. The notice's row is locked: the last two may end at once. */
async function reachesSomebody(tx: Tx, notificationId: string | null): Promise<boolean> {
  if (notificationId === null) return true;
  await sql`select 1 from notification where id = ${notificationId}::uuid for update`.execute(tx);
  const { rows } = await sql`select 1 from outbox where notification_id = ${notificationId}::uuid
    and error_code is distinct from 'notEntitled' limit 1`.execute(tx);
  return rows.length > 0;
}

/**
 * Ends the tries of a mail that was refused for good, with the server's reply (null: it was never said to one), and opens
 * the task of whoever puts it right. A mail that somebody else has taken meanwhile stays theirs.
 */
export async function noteUndeliverable(
  db: Database,
  { id, claim, requestId }: ClaimedMail,
  replyCode: number | null,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numAffectedRows } = await sql`update outbox
      set ${CLOSED}, error_code = 'undeliverable', reply_code = ${replyCode}
      where id = ${id} and claim = ${claim} and sent_at is null`.execute(tx);
    if (!numAffectedRows || requestId === null) return;
    await openMailTask(tx, requestId);
  });
}

/**
 * A mail the server had taken came back with this status (RFC 3463): the same task as for one it refused. The notice of a
 * decision that reached nobody counts as not given, so its clock runs again. False: no such mail, or it is known already.
 */
export async function noteBounced(db: Database, id: string, status: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{
      requestId: number | null;
      kind: MailKind;
    }>`update outbox set bounced_at = clock_timestamp(),
        bounce_status = ${status}, closed_at = clock_timestamp(), next_try_at = 'infinity', error_code = 'undeliverable'
      where id = ${id}::uuid and closed_at is null and (sent_at is not null or claim is not null)
      returning request_id as "requestId", kind`.execute(tx);
    const [mail] = rows;
    if (!mail) return false;
    if (mail.requestId === null) return true;
    await openMailTask(tx, mail.requestId);
    if (DECISION_MAILS.some((told) => told === mail.kind)) await noticeNotGiven(tx, id);
    return true;
  });
}

/** Undoes `noticeGiven` for a mail that came back, unless another copy arrived or the case has gone on. */
async function noticeNotGiven(tx: Tx, id: string): Promise<void> {
  const { rows } = await sql<{ requestId: number }>`
    select o.request_id as "requestId" from outbox o join loan_request r on r.id = o.request_id
    where o.id = ${id}::uuid and r.status = any(${[...CLOCKS.decisionNotice.runsIn]}::smallint[])
      and not exists (select 1 from outbox other where other.id <> o.id and other.sent_at is not null
        and other.bounced_at is null and other.notification_id = o.notification_id)`.execute(tx);
  if (!rows[0]) return;
  await sql`update clock set stopped_at = null where id = (
    select k.id from clock k join outbox o on o.id = ${id}::uuid
    where k.request_id = ${rows[0].requestId} and k.kind = 'decisionNotice'
      and k.stopped_at between o.sent_at - interval '1 second' and o.sent_at + interval '1 second'
    order by k.started_at desc limit 1)`.execute(tx);
}
