import { sql } from 'kysely';
import type { Tx } from './command-input.ts';
import { IDLE_SECONDS } from './sessions.ts';

/** One login of a person, however many tokens it has had. */
export interface OwnSession {
  /** `login_id`: what the calls that end it name. */
  id: string;
  kind: 'applicant' | 'staff';
  client: 'browser' | 'program';
  device: 'computer' | 'phone' | 'tablet' | 'unknown';
  browser: string | null;
  /** What a program's token is for; null for browsers. */
  label: string | null;
  startedAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
}

const LIVING = sql`revoked_at is null and expires_at > now()
  and (client = 'program' or last_seen_at > now() - make_interval(secs => ${IDLE_SECONDS}))`;

/** Every living login of a person, as applicant and as staff: `current` (a login) first, then the last seen. */
export async function listSessions(db: Tx, userId: string, current: string): Promise<OwnSession[]> {
  const { rows } = await sql<OwnSession>`
    select n.login_id as id, n.kind, n.client, n.device, n.browser, n.label, n.last_seen_at as "lastSeenAt",
      n.expires_at as "expiresAt",
      (select min(a.issued_at) from session a where a.login_id = n.login_id) as "startedAt"
    from (select distinct on (login_id) * from session where user_id = ${userId}::uuid and ${LIVING}
      order by login_id, issued_at desc) n
    order by n.login_id = ${current}::uuid desc, n.last_seen_at desc, n.login_id`.execute(db);
  return rows;
}

/** Ends one login of this person at once; false when they have no such login. */
export async function endOwnSession(db: Tx, userId: string, loginId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update session set revoked_at = now()
    where user_id = ${userId}::uuid and login_id = ${loginId}::uuid and revoked_at is null`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}

/** Ends every login of this person but `except`, programs' too; answers how many logins that were. */
export async function endAllSessions(db: Tx, userId: string, except: string | null): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with ended as (update session set revoked_at = now() where user_id = ${userId}::uuid and revoked_at is null
      and (${except}::uuid is null or login_id <> ${except}::uuid) and ${LIVING} returning login_id)
    select count(distinct login_id)::int as n from ended`.execute(db);
  return rows[0]!.n;
}
