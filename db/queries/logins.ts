import { sql } from 'kysely';
import type { LoginType } from '../../domain/schemes/index.ts';
import type { Tx } from './command-input.ts';
import { CODE_SECONDS, TICKET_SECONDS, hashOf, newToken } from './sessions.ts';

export interface Ticket {
  kind: 'company' | 'individual' | 'staff';
  browserHash: Buffer;
  returnTo: string | null;
}

/** Remembers which browser asked for a ticket of the identity gateway, and for what. */
export async function storeTicket(db: Tx, ticket: string, asked: Ticket): Promise<void> {
  await db
    .insertInto('login_ticket')
    .values({
      ticket_hash: hashOf(ticket),
      kind: asked.kind,
      browser_hash: asked.browserHash,
      return_to: asked.returnTo,
    })
    .execute();
}

/** Takes a ticket, once and within its life; null for one that is unknown, late or used. */
export async function takeTicket(db: Tx, ticket: string): Promise<Ticket | null> {
  const { rows } = await sql<{ kind: Ticket['kind']; browser_hash: Buffer; return_to: string | null }>`
    update login_ticket set used_at = now() where ticket_hash = ${hashOf(ticket)} and used_at is null
      and created_at > now() - make_interval(secs => ${TICKET_SECONDS})
    returning kind, browser_hash, return_to`.execute(db);
  const row = rows[0];
  return row ? { kind: row.kind, browserHash: row.browser_hash, returnTo: row.return_to } : null;
}

export interface CodeSubject {
  userId: string;
  kind: 'applicant' | 'staff';
  partyId: number | null;
  loginType: LoginType | null;
  /** Both, when the person logs in to a company under its authorisation. */
  selfPartyId?: number;
  representativeId?: string;
  returnTo: string | null;
}

/** A one-time code for the browser that began the login. */
export async function createCode(db: Tx, subject: CodeSubject, browserHash: Buffer): Promise<string> {
  const code = newToken();
  await db
    .insertInto('login_code')
    .values({
      code_hash: hashOf(code),
      browser_hash: browserHash,
      user_id: subject.userId,
      kind: subject.kind,
      party_id: subject.partyId,
      login_type: subject.loginType,
      self_party_id: subject.selfPartyId ?? null,
      representative_id: subject.representativeId ?? null,
      return_to: subject.returnTo,
    })
    .execute();
  return code;
}

/** Takes a code, once, within 60 s and from the browser it was made for; null otherwise. A wrong browser burns it. */
export async function takeCode(
  db: Tx,
  code: string,
  browserHash: Buffer | null,
): Promise<CodeSubject | null> {
  const { rows } = await sql<{
    user_id: string;
    kind: 'applicant' | 'staff';
    party_id: number | null;
    login_type: LoginType | null;
    self_party_id: number | null;
    representative_id: string | null;
    return_to: string | null;
    browser_hash: Buffer | null;
  }>`
    update login_code set used_at = now() where code_hash = ${hashOf(code)} and used_at is null
      and created_at > now() - make_interval(secs => ${CODE_SECONDS})
    returning user_id, kind, party_id, login_type, self_party_id, representative_id, return_to, browser_hash`.execute(
    db,
  );
  const row = rows[0];
  if (!row || !browserHash || !row.browser_hash?.equals(browserHash)) return null;
  return {
    userId: row.user_id,
    kind: row.kind,
    partyId: row.party_id,
    loginType: row.login_type,
    ...(row.self_party_id === null ? {} : { selfPartyId: row.self_party_id }),
    ...(row.representative_id === null ? {} : { representativeId: row.representative_id }),
    returnTo: row.return_to,
  };
}
