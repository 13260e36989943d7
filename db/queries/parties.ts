import { sql } from 'kysely';
import type { PersonName } from '../../domain/forms/read-only-values.ts';
import type { LoginType } from '../../domain/schemes/index.ts';
import type { Tx } from './command-input.ts';

/**
 * First and last name of the sole trader that is `party p`, as the gateway told at their own login (a party of a person
 * is made by nothing else); null for a company.
 */
export const OWNER = sql<PersonName | null>`case when p.login_type = 'Individual' then coalesce(
  (select jsonb_build_object('firstName', o.first_name, 'lastName', o.last_name) from app_user o
    where o.kind = 'applicant' and o.personal_code = p.code),
  jsonb_build_object('firstName', p.name, 'lastName', '')) end`;

/** The company or sole trader a person acts for, made on first login; a name the gateway gives replaces the old one. */
export async function upsertParty(
  db: Tx,
  party: { loginType: LoginType; code: string; name: string | null },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into party (login_type, code, name) values (${party.loginType}, ${party.code}, ${party.name ?? party.code})
    on conflict (login_type, code) do update set name = coalesce(${party.name}, party.name)
    returning id`.execute(db);
  return rows[0]!.id;
}

/** Newest name of a company in the legal entities register; null when the register was never asked. */
export async function registeredName(db: Tx, companyCode: string): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select n.data->>'name' as name from register_snapshot n join register_subject s on s.id = n.subject_id
    where s.kind = 'company' and s.code = ${companyCode} and n.register = 'legal-entities' order by n.id desc limit 1`.execute(
    db,
  );
  return rows[0]?.name ?? null;
}

export interface Party {
  id: number;
  loginType: LoginType;
  code: string;
  name: string;
}

/** A party that is known to be there. */
export async function findParty(db: Tx, partyId: number): Promise<Party> {
  const row = await db
    .selectFrom('party')
    .select(['id', 'login_type', 'code', 'name'])
    .where('id', '=', partyId)
    .executeTakeFirstOrThrow();
  return { id: row.id, loginType: row.login_type as LoginType, code: row.code, name: row.name };
}

/** Name of a party, and of the person it is when it is a sole trader. */
export async function nameOfParty(
  db: Tx,
  partyId: number,
): Promise<{ name: string; owner: PersonName | null }> {
  const { rows } = await sql<{ name: string; owner: PersonName | null }>`
    select p.name, ${OWNER} as owner from party p where p.id = ${partyId}`.execute(db);
  return rows[0]!;
}
