import { sql } from 'kysely';
import type { StaffRole } from '../../domain/application/role.ts';
import { PENDING_STATUSES } from '../../domain/application/status.ts';
import type { Tx } from './command-input.ts';

export interface Person {
  personalCode: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
}

/**
 * The applicant with that personal code, made on first login; names follow the identity gateway. Null when the account
 * is switched off.
 */
export async function upsertApplicant(db: Tx, person: Person): Promise<{ id: string } | null> {
  const { rows } = await sql<{ id: string; active: boolean }>`
    insert into app_user (kind, personal_code, first_name, last_name, email, phone)
    values ('applicant', ${person.personalCode}, ${person.firstName}, ${person.lastName}, ${person.email}, ${person.phone})
    on conflict (kind, personal_code) do update set first_name = excluded.first_name, last_name = excluded.last_name,
      email = coalesce(excluded.email, app_user.email), phone = coalesce(excluded.phone, app_user.phone)
    returning id, active`.execute(db);
  return rows[0]?.active ? { id: rows[0].id } : null;
}

/** Names an account has already; null when the person never logged in. */
export async function findApplicant(
  db: Tx,
  personalCode: string,
): Promise<{ firstName: string; lastName: string } | null> {
  const row = await db
    .selectFrom('app_user')
    .select(['first_name', 'last_name'])
    .where('kind', '=', 'applicant')
    .where('personal_code', '=', personalCode)
    .executeTakeFirst();
  return row ? { firstName: row.first_name, lastName: row.last_name } : null;
}

/** The active account of a member of staff, by id, personal code or e-mail; null when there is none. */
export async function findStaff(
  db: Tx,
  by: { id?: string; personalCode?: string; email?: string },
): Promise<{ id: string; roles: StaffRole[] } | null> {
  let query = db
    .selectFrom('app_user')
    .select(['id', 'staff_roles'])
    .where('kind', '=', 'staff')
    .where('active', '=', true);
  if (by.id) query = query.where('id', '=', by.id);
  else if (by.personalCode) query = query.where('personal_code', '=', by.personalCode);
  else if (by.email) query = query.where(sql<boolean>`lower(email) = lower(${by.email})`);
  else return null;
  const row = await query.executeTakeFirst();
  return row ? { id: row.id, roles: row.staff_roles as StaffRole[] } : null;
}

export interface StaffMember {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  roles: StaffRole[];
  /** Requests assigned to the person that wait for the provider. */
  openRequests: number;
}

/** Active staff by name; `role` narrows. */
export async function listStaff(db: Tx, role?: StaffRole): Promise<StaffMember[]> {
  const { rows } = await sql<StaffMember>`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.staff_roles as roles,
      (select count(*) from loan_request r where r.assessor_id = u.id and r.deleted_at is null
        and r.status = any(${[...PENDING_STATUSES]}::smallint[]))::int as "openRequests"
    from app_user u where u.kind = 'staff' and u.active and (${role ?? null}::text is null or ${role ?? null} = any(u.staff_roles))
    order by u.last_name, u.first_name, u.id`.execute(db);
  return rows;
}

/** Personal code of an account that is known to be there. */
export async function findPersonCode(db: Tx, userId: string): Promise<string> {
  const row = await db
    .selectFrom('app_user')
    .select('personal_code')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.personal_code;
}
