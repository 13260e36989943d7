import { sql } from 'kysely';
import type { MailKind } from '../../domain/application/mail-kind.ts';
import type { MailState } from '../../domain/application/mail-state.ts';
import type { Tx } from './command-input.ts';

/** What became of the mail `o` (a row of outbox), null where there is none; the words are in domain/texts. */
export const MAIL_STATE = sql<MailState | null>`case
  when o.id is null then null
  when o.error_code = 'undeliverable' and o.bounced_at is not null then 'bounced'
  when o.error_code = 'undeliverable' and o.recipient = '' then 'nobody'
  when o.error_code = 'undeliverable' then 'refused'
  when o.error_code = 'toldOtherwise' then 'toldOtherwise'
  when o.sent_at is not null then 'sent'
  when o.error_code in ('notWanted', 'notEntitled', 'outdated') then o.error_code
  else 'waiting' end`;

export interface CaseMail {
  id: string;
  kind: MailKind;
  /** Empty: there was nobody it could go to. */
  address: string;
  state: MailState;
  /** When that came about: sent, closed, or queued. */
  at: Date;
}

/** Every mail of a request, the newest first. */
export async function listCaseMails(db: Tx, requestId: number): Promise<CaseMail[]> {
  const { rows } = await sql<CaseMail>`
    select o.id, o.kind, o.recipient as address, ${MAIL_STATE} as state,
      coalesce(o.bounced_at, o.sent_at, o.closed_at, o.created_at) as at
    from outbox o where o.request_id = ${requestId} order by o.created_at desc, o.id`.execute(db);
  return rows;
}
