import { sql, type RawBuilder } from 'kysely';
import { DECISION_MAILS } from '../../domain/application/mails.ts';
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

/** Queues one mail to each address its kind is for; addresses that differ in case only are one. */
export async function enqueueMail(
  db: Tx,
  { kind, requestId, clockId, doneBy, ...mail }: NewMail,
): Promise<void> {
  const params = JSON.stringify({ requestId, ...mail.params });
  await sql`insert into outbox (kind, request_id, recipient, user_id, clock_id, params)
    select distinct on (lower(a.email)) ${kind}, r.id, a.email, a.user_id, ${clockId ?? null}::uuid, ${params}::jsonb
    from loan_request r cross join lateral (${recipientsOf(kind, doneBy ?? null)}) a
    where r.id = ${requestId} order by lower(a.email), a.at desc`.execute(db);
}

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
    returning o.id, o.kind, o.request_id as "requestId", o.recipient, o.params, o.attempts,
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

/** Notes that the mail server took it: one statement, because what dies before it sends the mail again. */
export async function noteSent(db: Database, { id }: ClaimedMail): Promise<void> {
  await sql`with sent as (
      update outbox set sent_at = clock_timestamp(), claim = null, error_code = null where id = ${id}
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

/** Ends the tries of a mail that is needless. */
export async function noteNeedless(db: Database, { id, claim, needless }: ClaimedMail): Promise<void> {
  await sql`update outbox set ${CLOSED}, error_code = ${needless} where id = ${id} and claim = ${claim}`.execute(
    db,
  );
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
    await openTask(tx, 'undeliveredMail', { requestId, assessorId: null, clocks: [] });
  });
}
