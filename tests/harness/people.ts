import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/connect.ts';
import type { StaffRole } from '../../domain/application/role.ts';
import { ATTACHMENT_KINDS } from '../../domain/documents/kinds.ts';
import type { FileType } from '../../domain/documents/file-type.ts';
import { diskFileStore } from '../../db/files/store.ts';
import { COMPANIES, PEOPLE } from '../../stack/stand-ins/parties.ts';

/** Keys of the demo data: the company whose every check ends well, its director, and one of each staff role. */
export const COMPANY = 'linija';

export interface Applicant {
  userId: string;
  partyId: number;
  code: string;
}

const personByKey = (key: string) => PEOPLE.find((person) => person.key === key)!;

async function addUser(
  db: Database,
  key: string,
  kind: 'applicant' | 'staff',
  roles: readonly StaffRole[] = [],
) {
  const person = personByKey(key);
  const { rows } = await sql<{
    id: string;
  }>`insert into app_user (kind, personal_code, first_name, last_name, email, staff_roles)
    values (${kind}, ${person.PersonalCode}, ${person.FirstName}, ${person.LastName}, ${`${key}@example.test`}, ${[...roles]}::text[])
    on conflict (kind, personal_code) do update set active = true returning id`.execute(db);
  return rows[0]!.id;
}

/** The director of a demo company, the company as a party, and the consent; twice is the same as once. */
export async function addApplicant(db: Database, companyKey = COMPANY): Promise<Applicant> {
  const company = COMPANIES.find(({ key }) => key === companyKey)!;
  const userId = await addUser(db, company.manager, 'applicant');
  const { rows } = await sql<{ id: number }>`insert into party (login_type, code, name)
    values ('Company', ${company.CompanyCode}, ${company.CompanyName})
    on conflict (login_type, code) do update set name = excluded.name returning id`.execute(db);
  const partyId = rows[0]!.id;
  await sql`insert into consent (party_id, user_id, email, phone, text_version)
    values (${partyId}, ${userId}::uuid, ${`${company.key}@example.test`}, '+37061234567', '1')
    on conflict do nothing`.execute(db);
  return { userId, partyId, code: company.CompanyCode };
}

/** A person of the demo data as a sole trader: a party of its own, with consent. */
export async function addSoleTrader(db: Database, key: string): Promise<Applicant> {
  const userId = await addUser(db, key, 'applicant');
  const { PersonalCode, FirstName, LastName } = personByKey(key);
  const { rows } = await sql<{ id: number }>`insert into party (login_type, code, name)
    values ('Individual', ${PersonalCode}, ${`${FirstName} ${LastName}`})
    on conflict (login_type, code) do update set name = excluded.name returning id`.execute(db);
  const partyId = rows[0]!.id;
  await sql`insert into consent (party_id, user_id, email, phone, text_version)
    values (${partyId}, ${userId}::uuid, ${`${key}@example.test`}, '+37061234567', '1')
    on conflict do nothing`.execute(db);
  return { userId, partyId, code: PersonalCode };
}

/** A member of staff of the demo data with these roles (by default those the data gives); answers the user id. */
export async function addStaff(db: Database, key: string, roles?: readonly StaffRole[]): Promise<string> {
  return addUser(db, key, 'staff', roles ?? (personByKey(key).roles as StaffRole[]));
}

export async function newRequestId(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('loan_request_number') as id`.execute(db);
  return rows[0]!.id;
}

/** Writes the draft as the API's save does; answers the new form version. */
export async function saveForm(
  db: Database,
  requestId: number,
  form: Record<string, unknown>,
): Promise<number> {
  const { rows } = await sql<{ form_version: number }>`update loan_request_form
    set form = ${JSON.stringify(form)}::jsonb, form_version = form_version + 1, saved_at = now()
    where request_id = ${requestId} returning form_version`.execute(db);
  return rows[0]!.form_version;
}

/** Required attachments of a small company, as rows with bytes in the store. */
export async function addAttachments(
  db: Database,
  owner: { requestId: number; userId: string; storageDir: string },
  types: readonly FileType[] = [1, 12, 3, 5, 8, 9],
): Promise<void> {
  const store = diskFileStore(owner.storageDir);
  for (const type of types) {
    const stored = await store.put(Buffer.from('%PDF-1.7\n%%EOF\n'));
    await db
      .insertInto('attachment')
      .values({
        request_id: owner.requestId,
        file_type: type,
        file_name: `priedas-${type}${ATTACHMENT_KINDS[type].extensions.at(-1)!}`,
        content_type: 'application/pdf',
        size_bytes: stored.size,
        sha256: stored.sha256,
        storage_key: stored.storageKey,
        uploaded_by: owner.userId,
        upload_key: randomUUID(),
      })
      .execute();
  }
}
