import { PROGRAM_PREFIX, findSession, type SessionRow } from '../../db/queries/sessions.ts';
import type { Database } from '../../db/connect.ts';
import type { StaffRole } from '../../domain/application/role.ts';
import type { LoginType } from '../../domain/schemes/index.ts';
import { Problem } from './problems.ts';

interface Common {
  /** Row of `session`. */
  id: string;
  client: 'browser' | 'program';
  /** All tokens of one login share it. */
  loginId: string;
  userId: string;
  firstName: string;
  lastName: string;
  email: string | null;
  issuedAt: Date;
  expiresAt: Date;
}

export interface ApplicantSession extends Common {
  kind: 'applicant';
  partyId: number;
  partyName: string;
  partyCode: string;
  loginType: LoginType;
  roles: readonly ['applicant'];
  /** The party of the login itself; another than `partyId` while the person acts for somebody. */
  selfPartyId: number;
  /** Null: in their own name. `id` null: the authorisation has ended or was removed, and nothing may be done for the party. */
  representation: { id: string | null; validTo: string | null } | null;
}

export interface StaffSession extends Common {
  kind: 'staff';
  roles: readonly StaffRole[];
}

export type Session = ApplicantSession | StaffSession;

const BEARER = /^Bearer ((?:vpp_)?[\w-]{43})$/;

/** What a call brings to say who it is from. */
export interface Credentials {
  authorization: string | undefined;
  /** The secret of the browser, from its cookie. */
  device: string | null;
  /** What only browsers send came along: Origin, Sec-Fetch-Site. */
  isFromBrowser: boolean;
}

/**
 * The living session behind the Authorization header; 401 when there is none. A browser's token counts beside the secret
 * of its browser alone, a program's outside of browsers alone: a page that got hold of one cannot use it.
 */
export async function authenticate(db: Database, given: Credentials): Promise<Session> {
  if (!given.authorization) throw new Problem('unauthenticated');
  const token = BEARER.exec(given.authorization)?.[1];
  if (token?.startsWith(PROGRAM_PREFIX) && given.isFromBrowser) throw new Problem('programTokenInBrowser');
  const row = token ? await findSession(db, token, given.device) : null;
  if (row === 'elsewhere') throw new Problem('sessionElsewhere');
  if (!row) throw new Problem('sessionExpired');
  return sessionOf(row);
}

function sessionOf(row: SessionRow): Session {
  const common: Common = {
    id: row.id,
    client: row.client,
    loginId: row.login_id,
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    issuedAt: row.issued_at,
    expiresAt: row.expires_at,
  };
  if (row.kind === 'staff') return { ...common, kind: 'staff', roles: row.staff_roles };
  if (row.party_id === null || row.login_type === null) throw new Problem('sessionExpired');
  return {
    ...common,
    kind: 'applicant',
    partyId: row.party_id,
    partyName: row.party_name ?? '',
    partyCode: row.party_code ?? '',
    loginType: row.login_type,
    roles: ['applicant'],
    selfPartyId: row.self_party_id ?? row.party_id,
    representation: row.represents ? { id: row.representative_id, validTo: row.represented_until } : null,
  };
}

/** Under which authorisation the person acts, for the records; null in their own name, and for staff. */
export function representativeIdOf(session: Session): string | null {
  return session.kind === 'applicant' ? (session.representation?.id ?? null) : null;
}
