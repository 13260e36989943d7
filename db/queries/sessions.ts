import { sql } from 'kysely';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { StaffRole } from '../../domain/application/role.ts';
import type { Device } from '../../domain/values/device.ts';
import type { LoginType } from '../../domain/schemes/index.ts';
import { UNHURRIED } from '../unhurried.ts';
import type { Tx } from './command-input.ts';
import { IN_FORCE } from './representatives/represented.ts';

/** A login ends by itself after so much silence … */
export const IDLE_SECONDS = 30 * 60;
/** … and always after so long. */
export const ABSOLUTE_SECONDS = 12 * 3600;
/** A one-time code lives so long. */
export const CODE_SECONDS = 60;
/** A ticket of the identity gateway is waited for so long. */
export const TICKET_SECONDS = 10 * 60;
/** A token is replaced at a heartbeat when older than this; the old one works on for the grace (other tabs). */
const ROTATE_SECONDS = 15 * 60;
const GRACE_SECONDS = 120;
/** `last_seen_at` is written at most so often. */
const SEEN_SECONDS = 60;

/** 32 random bytes as 43 characters; only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export interface SessionRow {
  id: string;
  login_id: string;
  user_id: string;
  kind: 'applicant' | 'staff';
  client: 'browser' | 'program';
  party_id: number | null;
  party_name: string | null;
  party_code: string | null;
  login_type: LoginType | null;
  /** The party of the login itself, to which the person may always return. */
  self_party_id: number | null;
  /** The token was made to act for another. */
  represents: boolean;
  /** The authorisation that lets them do so today; null: there is none any more. */
  representative_id: string | null;
  represented_until: string | null;
  first_name: string;
  last_name: string;
  email: string | null;
  staff_roles: StaffRole[];
  issued_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

/** Tokens of programs say what they are, so that one found in a file or a log is known for what it is. */
export const PROGRAM_PREFIX = 'vpp_';

/**
 * The living login behind a token: neither revoked, idle for 30 minutes, past 12 hours, nor of an account that was
 * switched off; null otherwise. `elsewhere`: it lives, but the secret of its browser did not come along. Marks it as
 * seen. Whether somebody may still be represented is asked every time anew. A program's token lives until its own end.
 */
export async function findSession(
  db: Tx,
  token: string,
  deviceSecret: string | null,
): Promise<SessionRow | 'elsewhere' | null> {
  const { rows } = await sql<SessionRow & { device_hash: Buffer | null }>`
    select s.id, s.login_id, s.user_id, s.kind, s.client, s.device_hash, s.party_id, p.name as party_name, p.code as party_code, s.login_type,
      coalesce(s.self_party_id, s.party_id) as self_party_id, s.representative_id is not null as represents,
      a.id as representative_id, a.valid_to as represented_until,
      u.first_name, u.last_name, u.email, u.staff_roles, s.issued_at, s.last_seen_at, s.expires_at
    from session s join app_user u on u.id = s.user_id left join party p on p.id = s.party_id
      left join lateral (select r.id, r.valid_to from representative r where s.representative_id is not null
        and r.party_id = s.party_id and r.personal_code = u.personal_code and ${IN_FORCE} limit 1) a on true
    where s.token_hash = ${hashOf(token)} and s.revoked_at is null and u.active
      and s.expires_at > now()
      and (s.client = 'program' or s.last_seen_at > now() - make_interval(secs => ${IDLE_SECONDS}))`.execute(
    db,
  );
  const row = rows[0] ?? null;
  if (row?.client === 'browser' && !isSameDevice(row.device_hash, deviceSecret)) return 'elsewhere';
  if (row && Date.now() - row.last_seen_at.getTime() > SEEN_SECONDS * 1000) await markSeen(db, row.id);
  return row;
}

function isSameDevice(stored: Buffer | null, secret: string | null): boolean {
  return stored !== null && secret !== null && timingSafeEqual(stored, hashOf(secret));
}

/** Whether a living login is bound to this secret already: then the browser keeps it. */
export async function isKnownDevice(db: Tx, secret: string): Promise<boolean> {
  const { rows } = await sql`select 1 from session
    where device_hash = ${hashOf(secret)} and revoked_at is null and expires_at > now() limit 1`.execute(db);
  return rows.length > 0;
}

/** A heartbeat that is lost is told again within a minute. */
async function markSeen(db: Tx, sessionId: string): Promise<void> {
  await sql`update session set last_seen_at = now() from ${UNHURRIED} where id = ${sessionId}`.execute(db);
}

export interface NewSession {
  userId: string;
  kind: 'applicant' | 'staff';
  partyId: number | null;
  loginType: LoginType | null;
  /** The party of the login itself, when the person acts for another under an authorisation. */
  selfPartyId?: number;
  representativeId?: string;
  /** The browser it begins in. */
  device: Device & { secret: string };
}

/** Begins a login in a browser; answers the token, which is nowhere stored. */
export async function createSession(db: Tx, given: NewSession): Promise<string> {
  const token = newToken();
  await db
    .insertInto('session')
    .values({
      token_hash: hashOf(token),
      user_id: given.userId,
      kind: given.kind,
      party_id: given.partyId,
      login_type: given.loginType,
      self_party_id: given.selfPartyId ?? given.partyId,
      representative_id: given.representativeId ?? null,
      device_hash: hashOf(given.device.secret),
      device: given.device.device,
      browser: given.device.browser,
      expires_at: sql<Date>`now() + make_interval(secs => ${ABSOLUTE_SECONDS})`,
    })
    .execute();
  return token;
}

/**
 * Heartbeat: `findSession` has marked the login as seen. A token older than 15 minutes is replaced; the fresh one is answered,
 * else null.
 */
export async function pushSession(db: Tx, session: { id: string; issuedAt: Date }): Promise<string | null> {
  if (Date.now() - session.issuedAt.getTime() < ROTATE_SECONDS * 1000) return null;
  const token = newToken();
  const { numAffectedRows } = await sql`
    with before as (
      select * from session where id = ${session.id} and client = 'browser' and rotated_at is null
        and revoked_at is null for update
    ), old as (
      update session s set rotated_at = now(),
        expires_at = least(s.expires_at, now() + make_interval(secs => ${GRACE_SECONDS}))
      from before where s.id = before.id
      returning before.login_id, before.user_id, before.kind, before.party_id, before.login_type, before.expires_at,
        before.self_party_id, before.representative_id, before.device_hash, before.device, before.browser
    )
    insert into session (login_id, token_hash, user_id, kind, party_id, login_type, expires_at, self_party_id,
      representative_id, device_hash, device, browser)
    select login_id, ${hashOf(token)}, user_id, kind, party_id, login_type, expires_at, self_party_id,
      representative_id, device_hash, device, browser
    from old`.execute(db);
  return Number(numAffectedRows ?? 0) > 0 ? token : null;
}

export interface NewParty {
  partyId: number;
  loginType: LoginType;
  /** Null: in their own name again. */
  representativeId: string | null;
}

/**
 * A fresh token of the same login, bound to another party, as long-lived as the login; calls under way with the old one
 * have two minutes to finish. Null: the token had ended meanwhile.
 */
export async function changeParty(db: Tx, sessionId: string, to: NewParty): Promise<string | null> {
  const token = newToken();
  const { numAffectedRows } = await sql`
    with before as (
      select * from session where id = ${sessionId} and client = 'browser' and revoked_at is null for update
    ), old as (
      update session s set rotated_at = coalesce(s.rotated_at, now()),
        expires_at = least(s.expires_at, now() + make_interval(secs => ${GRACE_SECONDS}))
      from before where s.id = before.id
      returning before.login_id, before.user_id, before.kind, coalesce(before.self_party_id, before.party_id) as self,
        before.device_hash, before.device, before.browser
    )
    insert into session (login_id, token_hash, user_id, kind, party_id, login_type, self_party_id, representative_id,
      device_hash, device, browser, expires_at)
    select login_id, ${hashOf(token)}, user_id, kind, ${to.partyId}, ${to.loginType}, self,
      ${to.representativeId}::uuid, device_hash, device, browser, (select max(l.expires_at) from session l where l.login_id = old.login_id)
    from old`.execute(db);
  return Number(numAffectedRows ?? 0) > 0 ? token : null;
}

/** When a login began: the first of its tokens. */
export async function loginTime(db: Tx, loginId: string): Promise<Date> {
  const { rows } = await sql<{
    at: Date;
  }>`select min(issued_at) as at from session where login_id = ${loginId}::uuid`.execute(db);
  return rows[0]!.at;
}

/** Ends a login with all its tokens, at once. */
export async function endLogin(db: Tx, loginId: string): Promise<void> {
  await sql`update session set revoked_at = now() where login_id = ${loginId} and revoked_at is null`.execute(
    db,
  );
}
