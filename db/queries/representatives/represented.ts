import { sql } from 'kysely';
import type { LoginType } from '../../../domain/schemes/index.ts';
import type { Period } from '../../../domain/representation/authorisation.ts';
import type { Tx } from '../command-input.ts';

/** The day it is in Vilnius, by the clock of the database: one clock for every process. */
export const VILNIUS_TODAY = sql`(now() at time zone 'Europe/Vilnius')::date`;

/** `representative` under the alias `r` is in force today. */
export const IN_FORCE = sql`r.deleted_at is null and ${VILNIUS_TODAY} between r.valid_from and r.valid_to`;

export interface Represented extends Period {
  id: string;
  partyId: number;
  loginType: LoginType;
  name: string;
  code: string;
  lastUsedAt: Date | null;
  today: string;
}

const COLUMNS = sql<Represented>`r.id, r.party_id as "partyId", p.login_type as "loginType", p.name, p.code,
  r.valid_from as "validFrom", r.valid_to as "validTo", r.last_used_at as "lastUsedAt", ${VILNIUS_TODAY} as today`;

/** Whom a person may act for today; who was chosen last comes first. */
export async function listRepresented(db: Tx, userId: string): Promise<Represented[]> {
  const { rows } = await sql<Represented>`
    select ${COLUMNS} from representative r join party p on p.id = r.party_id
      join app_user u on u.personal_code = r.personal_code
    where u.id = ${userId}::uuid and ${IN_FORCE}
    order by r.last_used_at desc nulls last, p.name, r.id`.execute(db);
  return rows;
}

/** An authorisation that names this person, in force or not; null when there is none, or it was removed. */
export async function findRepresented(
  db: Tx,
  userId: string,
  representativeId: string,
): Promise<Represented | null> {
  const { rows } = await sql<Represented>`
    select ${COLUMNS} from representative r join party p on p.id = r.party_id
      join app_user u on u.personal_code = r.personal_code
    where u.id = ${userId}::uuid and r.id = ${representativeId}::uuid and r.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

/** The authorisation under which a person may act for a party today; null when there is none. */
export async function authorisationInForce(
  db: Tx,
  partyId: number,
  personalCode: string,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select r.id from representative r
    where r.party_id = ${partyId} and r.personal_code = ${personalCode} and ${IN_FORCE} limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Whether the party's authorisation of that row's person is in force now, be it the same row or a later one. */
export async function mayStillRepresent(db: Tx, representativeId: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select exists (
    select 1 from representative given join representative r
      on r.party_id = given.party_id and r.personal_code = given.personal_code
    where given.id = ${representativeId}::uuid and ${IN_FORCE}) as may`.execute(db);
  return rows[0]?.may === true;
}

/** The person chose this authorisation: it stands on top the next time. */
export async function noteUse(db: Tx, representativeId: string): Promise<void> {
  await sql`update representative set last_used_at = now()
    where id = ${representativeId}::uuid and deleted_at is null`.execute(db);
}

/** Sole manager of a company by the register's newest word; null when it was not asked or names none. */
export async function registeredManager(
  db: Tx,
  companyCode: string,
): Promise<{ personalCode: string; askedHoursAgo: number } | null> {
  const { rows } = await sql<{ personalCode: string | null; askedHoursAgo: number }>`
    select n.data->'manager'->>'personalCode' as "personalCode",
      extract(epoch from now() - n.fetched_at)::float8 / 3600 as "askedHoursAgo"
    from register_snapshot n join register_subject s on s.id = n.subject_id
    where s.kind = 'company' and s.code = ${companyCode} and n.register = 'legal-entities'
    order by n.id desc limit 1`.execute(db);
  const row = rows[0];
  return row?.personalCode ? { personalCode: row.personalCode, askedHoursAgo: row.askedHoursAgo } : null;
}
