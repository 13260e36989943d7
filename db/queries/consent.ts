import { sql } from 'kysely';
import type { Tx } from './command-input.ts';

export interface Consent {
  email: string;
  phone: string;
  textVersion: string;
}

/** The consent this person gave for this party; null when there is none. */
export async function findConsent(db: Tx, partyId: number, userId: string): Promise<Consent | null> {
  const row = await db
    .selectFrom('consent')
    .select(['email', 'phone', 'text_version'])
    .where('party_id', '=', partyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? { email: row.email, phone: row.phone, textVersion: row.text_version } : null;
}

/** A consent as its printed copy tells it. */
export interface GivenConsent extends Consent {
  at: Date;
  /** The person gave it as a representative. */
  represents: boolean;
}

/** The newest consent this person gave for this party, with its time; null when there is none. */
export async function newestConsent(db: Tx, partyId: number, userId: string): Promise<GivenConsent | null> {
  const { rows } = await sql<GivenConsent>`
    select email, phone, text_version as "textVersion", at, representative_id is not null as represents
    from consent_event where party_id = ${partyId} and user_id = ${userId}::uuid order by id desc limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
}

/**
 * Stores a consent; given again, the contacts and the version of the text are the new ones, and the record keeps both.
 * A representative gives it for the represented party, under the authorisation.
 */
export async function storeConsent(
  db: Tx,
  given: Consent & { partyId: number; userId: string; representativeId: string | null },
): Promise<void> {
  const { partyId, userId, representativeId, email, phone, textVersion } = given;
  await sql`
    with kept as (
      insert into consent (party_id, user_id, representative_id, email, phone, text_version)
      values (${partyId}, ${userId}::uuid, ${representativeId}::uuid, ${email}, ${phone}, ${textVersion})
      on conflict (party_id, user_id) do update set representative_id = excluded.representative_id,
        email = excluded.email, phone = excluded.phone, text_version = excluded.text_version, accepted_at = now()
    )
    insert into consent_event (party_id, user_id, representative_id, email, phone, text_version)
    values (${partyId}, ${userId}::uuid, ${representativeId}::uuid, ${email}, ${phone}, ${textVersion})`.execute(
    db,
  );
}
