import { sql } from 'kysely';
import type { Json } from '../schema.gen.ts';
import { UNHURRIED } from '../unhurried.ts';
import type { Tx } from './command-input.ts';

/** Whoever works on a call says so again and again, so often. */
export const CLAIM_RENEWED_MS = 1_000;
/** A call nobody has spoken for so long is taken for lost, and done again: its process died, or lost the database. */
const CLAIM_SECONDS = 3;
/** Answers are kept so long; a key older than that is a new one. */
const KEPT_DAYS = 7;

export type Claim =
  | { state: 'mine'; allocatedId: number | null }
  | { state: 'answered'; status: number; body: unknown }
  | { state: 'running' }
  | { state: 'otherRequest' };

export interface Call {
  /** Who calls, and for whom: `<kind>:<user id>`, for applicants with `:<party id>`. */
  actor: string;
  key: string;
  /** Hash of method, path, query and body. */
  requestHash: string;
}

/**
 * Takes the key for this call, or says how it stands: answered before, running now, or used for another request. It need
 * not wait for the disk: whatever the call then does is committed later, and takes the claim along.
 */
export async function claimKey(db: Tx, call: Call): Promise<Claim> {
  const { rows } = await sql<{ allocated_id: number | null }>`
    insert into idempotency (actor, key, request_hash)
      select ${call.actor}::text, ${call.key}::text, ${call.requestHash}::text from ${UNHURRIED}
    on conflict (actor, key) do update set claimed_at = now()
      where idempotency.request_hash = excluded.request_hash and idempotency.completed_at is null
        and idempotency.claimed_at < now() - make_interval(secs => ${CLAIM_SECONDS})
    returning allocated_id`.execute(db);
  if (rows[0]) return { state: 'mine', allocatedId: rows[0].allocated_id };
  const row = await db
    .selectFrom('idempotency')
    .select(['request_hash', 'status', 'body', 'completed_at'])
    .where('actor', '=', call.actor)
    .where('key', '=', call.key)
    .executeTakeFirst();
  if (!row) return { state: 'running' };
  if (row.request_hash !== call.requestHash) return { state: 'otherRequest' };
  if (row.completed_at === null) return { state: 'running' };
  return { state: 'answered', status: row.status ?? 200, body: row.body };
}

/** The call is still being worked on. One that was answered or released meanwhile stays so. */
export async function renewClaim(db: Tx, call: Call): Promise<void> {
  await db
    .updateTable('idempotency')
    .from(UNHURRIED.as('unhurried'))
    .set({ claimed_at: sql`now()` })
    .where('actor', '=', call.actor)
    .where('key', '=', call.key)
    .where('completed_at', 'is', null)
    .where('claimed_at', '>', new Date(0))
    .execute();
}

export interface KeptAnswer {
  status: number;
  body: unknown;
  /** Whether the command log knows it too. What no other row remembers must be on the disk before it is told. */
  logged: boolean;
}

/** Keeps the answer: the same call gets it again. */
export async function storeAnswer(db: Tx, call: Call, answer: KeptAnswer): Promise<void> {
  const update = db
    .updateTable('idempotency')
    .set({
      status: answer.status,
      body: sql<Json>`${JSON.stringify(answer.body ?? null)}::jsonb`,
      completed_at: new Date(),
    })
    .where('actor', '=', call.actor)
    .where('key', '=', call.key);
  await (answer.logged ? update.from(UNHURRIED.as('unhurried')) : update).execute();
}

/** The outcome is not known or did not count: the same key may try again at once, with the number drawn before. */
export async function releaseKey(db: Tx, call: Call): Promise<void> {
  await db
    .updateTable('idempotency')
    .set({ claimed_at: new Date(0) })
    .where('actor', '=', call.actor)
    .where('key', '=', call.key)
    .where('completed_at', 'is', null)
    .execute();
}

/** Keeps the number drawn for the key, in place of none or of `instead`; answers the one kept before, if there is another. */
export async function allocateId(
  db: Tx,
  call: Call,
  { drawn, instead = null }: { drawn: number; instead?: number | null },
): Promise<number> {
  const { rows } = await sql<{ allocated_id: number }>`
    update idempotency set allocated_id = coalesce(nullif(allocated_id, ${instead}::bigint), ${drawn})
    where actor = ${call.actor} and key = ${call.key} returning allocated_id`.execute(db);
  return rows[0]?.allocated_id ?? drawn;
}

/** Removes answers nobody will ask for again, and what logins left behind. */
export async function removeExpired(db: Tx): Promise<void> {
  await sql`delete from idempotency where created_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(
    db,
  );
  await sql`delete from login_code where created_at < now() - interval '1 day'`.execute(db);
  await sql`delete from login_ticket where created_at < now() - interval '1 day'`.execute(db);
  await sql`delete from session where expires_at < now() - interval '30 days'`.execute(db);
}
