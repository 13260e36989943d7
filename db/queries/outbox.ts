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

export interface WaitingMail {
  id: string;
  kind: MailKind;
  requestId: number | null;
  recipient: string;
  params: Json;
  attempts: number;
}

const DECISIONS: readonly MailKind[] = ['approved', 'approvedWithDocs', 'rejected'];

/**
 * Takes the oldest mail that is due, hands it to `send` and notes the outcome, all in one transaction: a process that
 * dies gives the mail back. Answers false when none was due. A sent decision stops its notice clock (PRODUCT.md 7).
 */
export async function sendNextMail(
  db: Database,
  send: (mail: WaitingMail) => Promise<void>,
  codeOf: (error: unknown) => string,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('outbox')
      .select(['id', 'kind', 'request_id', 'recipient', 'params', 'attempts'])
      .where('sent_at', 'is', null)
      .where('next_try_at', '<=', sql<Date>`now()`)
      .orderBy('next_try_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return false;
    const mail = { ...row, kind: row.kind as MailKind, requestId: row.request_id };
    try {
      await send(mail);
    } catch (error) {
      await sql`update outbox set attempts = attempts + 1, error_code = ${codeOf(error)},
        next_try_at = clock_timestamp() + least(interval '1 hour', interval '5 seconds' * power(2, attempts))
        where id = ${row.id}`.execute(tx);
      return true;
    }
    await sql`update outbox set sent_at = clock_timestamp(), attempts = attempts + 1, error_code = null
      where id = ${row.id}`.execute(tx);
    if (DECISIONS.includes(mail.kind)) {
      await sql`update clock set stopped_at = clock_timestamp()
        where request_id = ${mail.requestId} and kind = 'decisionNotice' and stopped_at is null`.execute(tx);
    }
    return true;
  });
}
