import { sql } from 'kysely';
import type { ContainerVerdict } from '../../../domain/documents/container.ts';
import type { Period } from '../../../domain/representation/authorisation.ts';
import type { Tx } from '../command-input.ts';

export interface AuthorisationFile {
  number: number;
  fileName: string;
  contentType: string;
  size: number;
  uploadedAt: string;
  container: ContainerVerdict | null;
}

export interface Authorisation extends Period {
  id: string;
  personalCode: string;
  firstName: string;
  lastName: string;
  files: AuthorisationFile[];
}

/** Columns of `representative r` with its documents. */
export const AUTHORISATION_COLUMNS = sql<Authorisation>`r.id, r.personal_code as "personalCode", r.first_name as "firstName", r.last_name as "lastName",
      r.valid_from as "validFrom", r.valid_to as "validTo",
  coalesce((select jsonb_agg(jsonb_build_object('number', f.number, 'fileName', f.file_name, 'contentType',
        f.content_type, 'size', f.size_bytes, 'uploadedAt', f.uploaded_at, 'container', f.container) order by f.number)
    from representative_file f where f.representative_id = r.id), '[]') as files`;

/** Authorisations a party has given and not removed, the one that ends last first. */
export async function listAuthorisations(db: Tx, partyId: number): Promise<Authorisation[]> {
  const { rows } =
    await sql<Authorisation>`select ${AUTHORISATION_COLUMNS} from representative r where r.party_id = ${partyId} and r.deleted_at is null
    order by r.valid_to desc, r.last_name, r.first_name, r.id`.execute(db);
  return rows;
}

/** Keeps two who save at once for one party apart: the second sees what the first has stored. */
export async function lockParty(tx: Tx, partyId: number): Promise<void> {
  await sql`select 1 from party where id = ${partyId} for no key update`.execute(tx);
}

/** The authorisation that this very call stored before; null when it did not. */
export async function findSavedBefore(
  db: Tx,
  partyId: number,
  createdKey: string,
): Promise<{ id: string } | null> {
  const row = await db
    .selectFrom('representative')
    .select('id')
    .where('party_id', '=', partyId)
    .where('created_key', '=', createdKey)
    .executeTakeFirst();
  return row ?? null;
}

export interface AuthorisationValues extends Period {
  partyId: number;
  personalCode: string;
  firstName: string;
  lastName: string;
  userId: string;
}

/** Adds an authorisation; `createdKey` is that of the call. */
export async function insertAuthorisation(
  tx: Tx,
  made: AuthorisationValues & { createdKey: string },
): Promise<string> {
  const { id } = await tx
    .insertInto('representative')
    .values({
      party_id: made.partyId,
      personal_code: made.personalCode,
      first_name: made.firstName,
      last_name: made.lastName,
      valid_from: made.validFrom,
      valid_to: made.validTo,
      created_by: made.userId,
      created_key: made.createdKey,
      changed_by: made.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes names and days of an authorisation of the party; the person it names stays. */
export async function updateAuthorisation(tx: Tx, id: string, made: AuthorisationValues): Promise<void> {
  await tx
    .updateTable('representative')
    .set({
      first_name: made.firstName,
      last_name: made.lastName,
      valid_from: made.validFrom,
      valid_to: made.validTo,
      changed_by: made.userId,
      changed_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .where('party_id', '=', made.partyId)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Removes an authorisation of the party; what was done under it keeps naming it. False: it was not there. */
export async function removeAuthorisation(
  tx: Tx,
  removed: { id: string; partyId: number; userId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('representative')
    .set({ deleted_at: sql<Date>`clock_timestamp()`, deleted_by: removed.userId })
    .where('id', '=', removed.id)
    .where('party_id', '=', removed.partyId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** For the audit: what became of an authorisation and by whom. Ids and days only. */
export async function noteAuthorisation(
  tx: Tx,
  note: { kind: 'authorisationSaved' | 'authorisationRemoved'; actorId: string; details: object },
): Promise<void> {
  await sql`insert into audit_event (actor_id, kind, details)
    values (${note.actorId}::uuid, ${note.kind}, ${JSON.stringify(note.details)}::jsonb)`.execute(tx);
}
