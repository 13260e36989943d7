import { sql } from 'kysely';
import type { MailKind } from '../../domain/application/mail-kind.ts';
import type { Database } from '../connect.ts';
import type { Tx } from './command-input.ts';
import { MAY_ACT } from './mail-recipients.ts';
import { noticeGiven } from './outbox.ts';
import { closeTask } from './tasks.ts';

export interface UndeliveredMail {
  id: string;
  kind: MailKind;
  /** Empty: there was nobody it could go to. */
  address: string;
  /** What the mail server said: 5xx of SMTP; null when the address could not be said to one. */
  replyCode: number | null;
  /** Of RFC 3463, when it came back after the server had taken it. */
  bounceStatus: string | null;
  at: Date;
}

const UNDELIVERED = sql`o.error_code = 'undeliverable' and o.closed_at is not null`;

/** Mails of a request that were refused for good and nobody has put right, the oldest first. */
export async function listUndelivered(db: Tx, requestId: number): Promise<UndeliveredMail[]> {
  const { rows } = await sql<UndeliveredMail>`
    select o.id, o.kind, o.recipient as address, o.reply_code as "replyCode",
      o.bounce_status as "bounceStatus", o.closed_at as at
    from outbox o where o.request_id = ${requestId} and ${UNDELIVERED} order by o.closed_at, o.id`.execute(
    db,
  );
  return rows;
}

export interface Repair {
  requestId: number;
  mailId: string;
  actorId: string;
}

/** The address the person has given since, in place of the one that was refused. */
const ADDRESS_NOW = sql`coalesce(
  (select c.email from consent c join loan_request r on r.party_id = c.party_id
    where r.id = o.request_id and c.user_id = o.user_id),
  (select u.email from app_user u where u.id = o.user_id and u.kind = 'staff'), nullif(o.recipient, ''),
  (select c.email from consent c join loan_request r on r.party_id = c.party_id
    where r.id = o.request_id and ${MAY_ACT} order by c.accepted_at desc limit 1))`;

/**
 * Sends an undelivered mail once more, to `address` or (null) to the one its person has now. False: it is not there,
 * somebody has put it right already, or nobody has an address now.
 */
export async function sendAgain(db: Database, repair: Repair & { address: string | null }): Promise<boolean> {
  const { address } = repair;
  return repaired(
    db,
    { ...repair, deed: 'mailSentAgain', details: { otherAddress: address !== null } },
    (tx) =>
      sql`update outbox o set recipient = coalesce(${address}, ${ADDRESS_NOW}), closed_at = null, error_code = null,
      reply_code = null, sent_at = null, bounced_at = null, bounce_status = null, claim = null, attempts = 0,
      next_try_at = clock_timestamp()
    where o.id = ${repair.mailId}::uuid and o.request_id = ${repair.requestId} and ${UNDELIVERED}
      and coalesce(${address}, ${ADDRESS_NOW}) is not null`.execute(tx),
  );
}

/** Somebody told the person otherwise: the mail is not sent any more, and the notice of a decision counts as given. */
export async function settleMail(db: Database, repair: Repair): Promise<boolean> {
  return repaired(db, { ...repair, deed: 'mailSettled', details: {} }, (tx) =>
    sql`with told as (
      update outbox o set error_code = 'toldOtherwise'
      where o.id = ${repair.mailId}::uuid and o.request_id = ${repair.requestId} and ${UNDELIVERED}
      returning request_id, kind),
    stopped as (${noticeGiven(sql.ref('told'))})
    select 1 from told`.execute(tx),
  );
}

/** The task goes with the last mail; the audit keeps who did what. */
async function repaired(
  db: Database,
  { requestId, mailId, actorId, deed, details }: Repair & { deed: string; details: object },
  change: (tx: Tx) => Promise<{ numAffectedRows?: bigint; rows: unknown[] }>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { numAffectedRows, rows } = await change(tx);
    if (Number(numAffectedRows ?? 0) + rows.length === 0) return false;
    const kept = JSON.stringify({ mail: mailId, ...details });
    await sql`insert into audit_event (actor_id, kind, request_id, details)
      values (${actorId}::uuid, ${deed}, ${requestId}, ${kept}::jsonb)`.execute(tx);
    if ((await listUndelivered(tx, requestId)).length === 0)
      await closeTask(tx, requestId, 'undeliveredMail', actorId);
    return true;
  });
}
