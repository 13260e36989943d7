import { sql } from 'kysely';
import type { LoginType } from '../../../domain/schemes/index.ts';
import type { Tx } from '../command-input.ts';
import { AUTHORISATION_COLUMNS, type Authorisation } from './authorisations.ts';
import { STORED_FILE, type StoredAuthorisationFile } from './files.ts';

/** An authorisation of any party, and who is represented by it. */
export interface StaffAuthorisation extends Authorisation {
  partyId: number;
  loginType: LoginType;
  partyName: string;
  partyCode: string;
}

/** Those that are not removed, of all parties or of one; what was changed last comes first. */
export async function listAllAuthorisations(
  db: Tx,
  { limit, partyId = null }: { limit: number; partyId?: number | null },
): Promise<StaffAuthorisation[]> {
  const { rows } = await sql<StaffAuthorisation>`
    select ${AUTHORISATION_COLUMNS}, p.id as "partyId", p.login_type as "loginType", p.name as "partyName", p.code as "partyCode"
    from representative r join party p on p.id = r.party_id
    where r.deleted_at is null and (${partyId}::bigint is null or r.party_id = ${partyId}::bigint)
    order by r.changed_at desc, r.id limit ${limit}`.execute(db);
  return rows;
}

/** Whose authorisation it is; null when it is not there, or was removed. */
export async function partyOfAuthorisation(db: Tx, id: string): Promise<number | null> {
  const row = await db
    .selectFrom('representative')
    .select('party_id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.party_id ?? null;
}

/** A document of an authorisation of any party; null when it is not there, or the authorisation was removed. */
export async function findAnyAuthorisationFile(
  db: Tx,
  wanted: { representativeId: string; number: number },
): Promise<StoredAuthorisationFile | null> {
  const { rows } = await sql<StoredAuthorisationFile>`
    select ${STORED_FILE} from representative_file f join representative r on r.id = f.representative_id
    where r.id = ${wanted.representativeId}::uuid and r.deleted_at is null and f.number = ${wanted.number}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** A party by its code; null when nobody of it has been here. */
export async function findPartyByCode(
  db: Tx,
  loginType: LoginType,
  code: string,
): Promise<{ id: number } | null> {
  const row = await db
    .selectFrom('party')
    .select('id')
    .where('login_type', '=', loginType)
    .where('code', '=', code)
    .executeTakeFirst();
  return row ?? null;
}
