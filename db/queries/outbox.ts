import { sql } from 'kysely';
import type { MailKind } from '../../domain/application/arrivals.ts';
import type { Database } from '../connect.ts';
import type { Json } from '../schema.gen.ts';
import type { Tx } from './command-input.ts';
import { IN_FORCE } from './representatives/represented.ts';

export interface NewMail {
  kind: MailKind;
  requestId: number;
  /** Dates and numbers only: no mail names a person or a company. */
  params?: Record<string, string | number | null>;
}

/** A representative `c` consented as is told no more once the authorisation has ended. */
const MAY_BE_TOLD = sql`(c.representative_id is null or exists (
  select 1 from representative r join app_user u on u.personal_code = r.personal_code
  where r.party_id = c.party_id and u.id = c.user_id and ${IN_FORCE}))`;

/** Queues one mail to each address the applicant's party gave with its consent. */
export async function enqueueMail(db: Tx, mail: NewMail): Promise<void> {
  const params = JSON.stringify({ requestId: mail.requestId, ...mail.params });
  await sql`insert into outbox (kind, request_id, recipient, params)
    select distinct on (lower(c.email)) ${mail.kind}, r.id, c.email, ${params}::jsonb
    from loan_request r join consent c on c.party_id = r.party_id
    where r.id = ${mail.requestId} and ${MAY_BE_TOLD}
    order by lower(c.email), c.accepted_at desc`.execute(db);
}

/** Where mails about a request go now: the addresses the party gave with its consent. */
export async function mailAddresses(db: Tx, requestId: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct on (lower(c.email)) c.email from loan_request r join consent c on c.party_id = r.party_id
    where r.id = ${requestId} and ${MAY_BE_TOLD} order by lower(c.email), c.accepted_at desc`.execute(db);
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
  claim: string;
}

const DECISIONS: readonly MailKind[] = ['approved', 'approvedWithDocs', 'rejected'];

/**
 * Takes the oldest mail that is due, for `leaseMs`: nobody else takes it meanwhile. One statement, committed before a word
 * is said to the mail server (decision 0029). Null when none is due.
 */
export async function claimMail(db: Database, leaseMs: number): Promise<ClaimedMail | null> {
  const { rows } = await sql<ClaimedMail>`
    with due as (
      select id, claim from outbox where sent_at is null and next_try_at <= clock_timestamp()
      order by next_try_at limit 1 for update skip locked)
    update outbox o set claim = gen_random_uuid(), attempts = o.attempts + 1,
      doubts = o.doubts + (due.claim is not null)::int,
      next_try_at = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
    from due where o.id = due.id
    returning o.id, o.kind, o.request_id as "requestId", o.recipient, o.params, o.attempts,
      due.claim is not null as "inDoubt", o.claim`.execute(db);
  return rows[0] ?? null;
}

/** Puts the end of the lease off while the mail server takes its time. */
export async function keepMail(db: Database, mail: ClaimedMail, leaseMs: number): Promise<void> {
  await sql`update outbox set next_try_at = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
    where id = ${mail.id} and claim = ${mail.claim} and sent_at is null`.execute(db);
}

/**
 * Notes that the mail server took it: one statement, because what dies before it sends the mail again. A decision that
 * was sent stops its notice clock (PRODUCT.md 7).
 */
export async function noteSent(db: Database, { id }: ClaimedMail): Promise<void> {
  await sql`with sent as (
      update outbox set sent_at = clock_timestamp(), claim = null, error_code = null where id = ${id}
      returning request_id, kind)
    update clock set stopped_at = clock_timestamp() from sent
    where clock.request_id = sent.request_id and sent.kind = any(${[...DECISIONS]}::text[])
      and clock.kind = 'decisionNotice' and clock.stopped_at is null`.execute(db);
}

/** Gives the mail back for another try: after 5, 10, 20 … seconds, an hour at most. */
export async function noteFailed(db: Database, { id, claim }: ClaimedMail, errorCode: string): Promise<void> {
  await sql`update outbox set claim = null, error_code = ${errorCode},
      next_try_at = clock_timestamp() + least(interval '1 hour', interval '5 seconds' * power(2, least(attempts - 1, 20)))
    where id = ${id} and claim = ${claim} and sent_at is null`.execute(db);
}
