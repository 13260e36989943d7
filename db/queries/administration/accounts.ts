import { sql } from 'kysely';
import type { StaffRole } from '../../../domain/application/role.ts';
import type { Tx } from '../../connect.ts';

export interface StaffAccount {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  roles: StaffRole[];
  isActive: boolean;
  /** Open tasks in the person's name. */
  openTasks: number;
}

/** Every account of staff, those out of use last. Personal codes stay in the table. */
export async function listAccounts(db: Tx): Promise<StaffAccount[]> {
  const { rows } = await sql<StaffAccount>`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.staff_roles as roles,
      u.active as "isActive",
      (select count(*) from staff_task t where t.assignee_id = u.id and t.closed_at is null)::int as "openTasks"
    from app_user u where u.kind = 'staff' order by u.active desc, u.last_name, u.first_name, u.id`.execute(
    db,
  );
  return rows;
}

export async function findAccount(db: Tx, id: string): Promise<Omit<StaffAccount, 'openTasks'> | null> {
  const { rows } = await sql<Omit<StaffAccount, 'openTasks'>>`
    select id, first_name as "firstName", last_name as "lastName", email, staff_roles as roles, active as "isActive"
    from app_user where kind = 'staff' and id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}

export interface AccountData {
  personalCode: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** A new account, without any role; null: there is one with this personal code or e-mail. */
export async function insertAccount(tx: Tx, data: AccountData): Promise<string | null> {
  if (await isEmailTaken(tx, data.email, null)) return null;
  const { rows } = await sql<{ id: string }>`
    insert into app_user (kind, personal_code, first_name, last_name, email)
    values ('staff', ${data.personalCode}, ${data.firstName}, ${data.lastName}, ${data.email})
    on conflict (kind, personal_code) do nothing returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** False: another account has the e-mail. The personal code of an account never changes. */
export async function updateAccount(
  tx: Tx,
  id: string,
  data: Omit<AccountData, 'personalCode'>,
): Promise<boolean> {
  if (await isEmailTaken(tx, data.email, id)) return false;
  await sql`update app_user set first_name = ${data.firstName}, last_name = ${data.lastName}, email = ${data.email}
    where id = ${id}::uuid and kind = 'staff'`.execute(tx);
  return true;
}

async function isEmailTaken(tx: Tx, email: string, except: string | null): Promise<boolean> {
  const { rows } = await sql`select 1 from app_user where kind = 'staff' and lower(email) = lower(${email})
    and id is distinct from ${except}::uuid limit 1`.execute(tx);
  return rows.length > 0;
}

/** Active accounts with the administrator's role, beside this one. */
export async function countOtherAdministrators(tx: Tx, id: string | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from app_user
    where kind = 'staff' and active and 'administrator' = any(staff_roles) and id is distinct from ${id}::uuid`.execute(
    tx,
  );
  return rows[0]!.count;
}

/** Sets what the account may do; a right that was taken ends every login of the person, programs' tokens included. */
export async function setRights(
  tx: Tx,
  given: { id: string; roles: readonly StaffRole[]; isActive: boolean },
): Promise<void> {
  const { rows } = await sql<{ lost: boolean }>`
    with before as (select id, staff_roles, active from app_user where id = ${given.id}::uuid for update)
    update app_user u set staff_roles = ${[...given.roles]}::text[], active = ${given.isActive}
    from before where u.id = before.id
    returning (before.active and not u.active) or not before.staff_roles <@ u.staff_roles as lost`.execute(
    tx,
  );
  if (!rows[0]?.lost) return;
  await sql`update session set revoked_at = now() where user_id = ${given.id}::uuid and kind = 'staff'
    and revoked_at is null`.execute(tx);
}
