import { sql } from 'kysely';
import type { MailGroup } from '../../domain/application/mail-groups.ts';
import type { Tx } from './command-input.ts';

export interface MailPreference {
  /** Groups the person does without. */
  muted: MailGroup[];
  /** 'HH:MM' of Vilnius. */
  digestAt: string;
}

/** When the digest comes unless one says otherwise. */
export const DIGEST_AT = '08:00';

export async function findMailPreference(db: Tx, userId: string): Promise<MailPreference> {
  const { rows } = await sql<MailPreference>`select muted, to_char(digest_at, 'HH24:MI') as "digestAt"
    from mail_preference where user_id = ${userId}::uuid`.execute(db);
  return rows[0] ?? { muted: [], digestAt: DIGEST_AT };
}

export async function storeMailPreference(
  db: Tx,
  userId: string,
  { muted, digestAt }: MailPreference,
): Promise<void> {
  await sql`insert into mail_preference (user_id, muted, digest_at)
    values (${userId}::uuid, ${muted}::text[], ${digestAt}::time)
    on conflict (user_id) do update set muted = excluded.muted, digest_at = excluded.digest_at, changed_at = now()`.execute(
    db,
  );
}
