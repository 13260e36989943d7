import { sql } from 'kysely';
import type { Tx } from './command-input.ts';
import { PROGRAM_PREFIX, hashOf, newToken } from './sessions.ts';

/** No program's token lives longer; it is issued anew instead. */
export const MOST_DAYS = 366;

export interface NewProgramToken {
  /** A member of staff, whose roles at the time of each call are the program's rights. */
  userId: string;
  /** What the program is for, as the owner reads it among their sessions; at most 60 characters. */
  label: string;
  days: number;
}

/** A token for a program; answered once and nowhere stored, as those of browsers. */
export async function issueProgramToken(db: Tx, given: NewProgramToken): Promise<string> {
  const token = PROGRAM_PREFIX + newToken();
  await db
    .insertInto('session')
    .values({
      token_hash: hashOf(token),
      user_id: given.userId,
      kind: 'staff',
      client: 'program',
      label: given.label,
      expires_at: sql<Date>`now() + make_interval(days => ${given.days})`,
    })
    .execute();
  return token;
}

export interface ProgramToken {
  /** What `revokeProgramToken` takes. */
  id: string;
  email: string | null;
  label: string;
  lastSeenAt: Date;
  expiresAt: Date;
}

/** Tokens of programs that still count, the next to end first. */
export async function listProgramTokens(db: Tx): Promise<ProgramToken[]> {
  const { rows } = await sql<ProgramToken>`
    select s.login_id as id, u.email, s.label, s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt"
    from session s join app_user u on u.id = s.user_id
    where s.client = 'program' and s.revoked_at is null and s.expires_at > now() order by s.expires_at`.execute(
    db,
  );
  return rows;
}

/** Ends a program's token at once; false when there is none. */
export async function revokeProgramToken(db: Tx, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update session set revoked_at = now()
    where login_id::text = ${id} and client = 'program' and revoked_at is null`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}
