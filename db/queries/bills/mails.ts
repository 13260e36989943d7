import { sql } from 'kysely';
import type { MailKind } from '../../../domain/application/mail-kind.ts';
import { BillStatus, type BillStatusId } from '../../../domain/bills/moves.ts';
import type { Tx } from '../../connect.ts';
import { MAY_ACT } from '../mail-recipients.ts';
import { enqueueMail, queueMails } from '../outbox.ts';

const TOLD_THE_TENANT: Readonly<Partial<Record<BillStatusId, MailKind>>> = {
  [BillStatus.returned]: 'billReturned',
  [BillStatus.rejected]: 'billRejected',
};

/** Tells the tenant that a bill came back or was refused, whoever did it. */
export async function tellTenant(
  tx: Tx,
  { requestId, to }: { requestId: number; to: BillStatusId },
): Promise<void> {
  const kind = TOLD_THE_TENANT[to];
  if (kind) await enqueueMail(tx, { kind, requestId });
}

const KIND: MailKind = 'billToConfirm';

/**
 * Tells whoever may act for the owner that a bill waits; nothing of the request is in it. Of several bills one after the other
 * one notice is made, until somebody has read it or a day has gone by. An owner who has never come to the portal hears nothing:
 * no address is known.
 */
export async function tellOwner(tx: Tx, ownerCode: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`insert into notification (kind, party_id)
    select ${KIND}, p.id from party p where p.code = ${ownerCode}
      and not exists (select 1 from notification n where n.party_id = p.id and n.kind = ${KIND}
        and n.created_at > now() - interval '1 day'
        and not exists (select 1 from notification_read d where d.notification_id = n.id))
    returning id`.execute(tx);
  for (const { id } of rows) {
    const notice = { kind: KIND, requestId: null, notificationId: id, clockId: null, params: '{}' };
    const recipients = sql`select c.email, c.user_id, c.accepted_at as at from notification n
      join consent c on c.party_id = n.party_id and ${MAY_ACT} where n.id = ${id}::uuid`;
    await queueMails(tx, notice, recipients);
  }
}
