import { sql, type RawBuilder } from 'kysely';
import type { MailKind } from '../../domain/application/mail-kind.ts';
import type { MailState } from '../../domain/application/mail-state.ts';
import type { TextParts } from '../../domain/texts/lt/template/kinds.ts';
import type { Json } from '../schema.gen.ts';
import type { Tx } from './command-input.ts';
import { MAY_ACT } from './mail-recipients.ts';
import { MAIL_STATE } from './mail-state.ts';

/** Who reads: an applicant for the party of the session, or a member of staff. */
export interface Reader {
  userId: string;
  /** Null: staff. */
  partyId: number | null;
}

export interface Notice {
  id: string;
  kind: MailKind;
  /** Null: it is about none the reader is to know of. */
  requestId: number | null;
  /** Days and numbers, as the mail has them. */
  params: Json;
  at: Date;
  isUnread: boolean;
  /** Of one's own mail about it; null: one got none. */
  mailState: MailState | null;
  mailAt: Date | null;
  /** The text its mail went out with, or would go out with now; null: version 1, which is in the program. */
  text: { version: number; parts: TextParts } | null;
}

/**
 * Notices `n` the person may read now. Rights are asked anew at every reading: a former head or representative, and whoever
 * the case was taken from, sees nothing more (decision 0041).
 */
function readable({ userId, partyId }: Reader): RawBuilder<unknown> {
  return partyId === null
    ? sql`from notification n join loan_request r on r.id = n.request_id
        cross join lateral (select '-infinity'::timestamptz as since) mine
        where n.user_id = ${userId}::uuid and r.assessor_id = n.user_id and r.deleted_at is null`
    : sql`from (select o.* from loan_request r join notification o on o.request_id = r.id
          where r.party_id = ${partyId} and o.user_id is null and r.deleted_at is null
          union all select o.* from notification o where o.party_id = ${partyId}) n
        cross join lateral (select coalesce(min(e.at), c.accepted_at) as since from consent c
          left join consent_event e on e.party_id = c.party_id and e.user_id = c.user_id
          where c.party_id = ${partyId} and c.user_id = ${userId}::uuid and ${MAY_ACT}
          group by c.accepted_at) mine
        where true`;
}

/** What was told before a person came is no news to them. */
const isUnread = ({ userId }: Reader): RawBuilder<boolean> => sql`(n.created_at >= mine.since
  and not exists (select 1 from notification_read d where d.notification_id = n.id and d.user_id = ${userId}::uuid))`;

/** A page of them, the newest first. */
export async function listNotices(
  db: Tx,
  reader: Reader,
  { page, perPage }: { page: number; perPage: number },
): Promise<Notice[]> {
  const { rows } = await sql<Notice>`select seen.*, ${MAIL_STATE} as "mailState",
      coalesce(o.bounced_at, o.sent_at, o.closed_at, o.created_at) as "mailAt",
      case when t.version is not null then jsonb_build_object('version', t.version, 'parts', t.parts) end as text
    from (select n.id, n.kind, n.request_id as "requestId", n.params, n.created_at as at, ${isUnread(reader)} as "isUnread"
      ${readable(reader)} order by n.created_at desc, n.id limit ${perPage} offset ${(page - 1) * perPage}) seen
    left join lateral (select * from outbox o where o.notification_id = seen.id and o.user_id = ${reader.userId}::uuid
      order by o.created_at desc limit 1) o on true
    left join lateral (select v.version, v.parts from text_version v where v.key = 'mail-' || seen.kind
      and case when o.text_version is not null then v.version = o.text_version
        else v.in_force_at <= coalesce(o.sent_at, now()) end order by v.version desc limit 1) t on true
    order by seen.at desc, seen.id`.execute(db);
  return rows;
}

export async function countNotices(db: Tx, reader: Reader): Promise<{ total: number; unread: number }> {
  const { rows } = await sql<{ total: number; unread: number }>`select count(*)::int as total,
    count(*) filter (where ${isUnread(reader)})::int as unread ${readable(reader)}`.execute(db);
  return rows[0]!;
}

/** Marks notices as read by this person; null: all. What the person may not read stays as it is. */
export async function markRead(db: Tx, reader: Reader, ids: readonly string[] | null): Promise<void> {
  await sql`insert into notification_read (notification_id, user_id)
    select n.id, ${reader.userId}::uuid ${readable(reader)}
      and (${ids === null} or n.id = any(${[...(ids ?? [])]}::uuid[]))
    on conflict do nothing`.execute(db);
}
