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

/** Stores a consent; given again, the contacts and the version of the text are the new ones. */
export async function storeConsent(
  db: Tx,
  given: Consent & { partyId: number; userId: string },
): Promise<void> {
  const values = { email: given.email, phone: given.phone, text_version: given.textVersion };
  await db
    .insertInto('consent')
    .values({ party_id: given.partyId, user_id: given.userId, ...values })
    .onConflict((oc) =>
      oc.columns(['party_id', 'user_id']).doUpdateSet({ ...values, accepted_at: new Date() }),
    )
    .execute();
}
