import { sql } from 'kysely';
import type { MailKind } from '../../domain/application/mail-kind.ts';
import type { Database } from '../connect.ts';
import type { Tx } from './command-input.ts';
import { hashOf, newToken } from './sessions.ts';

/** How long a mail's link leads on. */
export const LINK_DAYS = 30;

/**
 * A one-time link of a mail to a path of the portal. Only its hash is stored, so every try of a mail has one of its own; those
 * of earlier tries hold as well, because one of them may have arrived.
 */
export async function issueMailLink(
  db: Tx,
  { mailId, path }: { mailId: string; path: string },
): Promise<string> {
  const token = newToken();
  await sql`insert into mail_link (token_hash, outbox_id, path, expires_at)
    values (${hashOf(token)}, ${mailId}::uuid, ${path}, now() + ${LINK_DAYS} * interval '1 day')`.execute(db);
  return token;
}

export interface MailLink {
  kind: MailKind;
  state: 'open' | 'used' | 'expired';
  expiresAt: Date;
}

const STATE = sql`case when l.used_at is not null then 'used' when l.expires_at <= now() then 'expired' else 'open' end`;

/** What a link is, without using it up: programs that look at mails open links too. Null: there is none. */
export async function findMailLink(db: Tx, token: string): Promise<MailLink | null> {
  const { rows } = await sql<MailLink>`select o.kind, ${STATE} as state, l.expires_at as "expiresAt"
    from mail_link l join outbox o on o.id = l.outbox_id where l.token_hash = ${hashOf(token)}`.execute(db);
  return rows[0] ?? null;
}

/** Uses a link up; answers the path it leads to, null when it leads nowhere any more. Of two clicks at once one goes. */
export async function useMailLink(db: Database, token: string): Promise<string | null> {
  const { rows } = await sql<{ path: string }>`update mail_link set used_at = now()
    where token_hash = ${hashOf(token)} and used_at is null and expires_at > now() returning path`.execute(
    db,
  );
  return rows[0]?.path ?? null;
}
