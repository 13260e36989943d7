import { sql } from 'kysely';
import { LENDER } from '../../domain/texts/lt/document.ts';
import { officeHolder, type Party } from '../../domain/texts/lt/party.ts';
import type { Tx } from './command-input.ts';

export interface HeldOffice {
  office: string;
  basisNumber: string;
  /** 'yyyy-MM-dd' */
  basisDate: string;
}

export interface SignatoryAccount extends Partial<Record<keyof HeldOffice, string | null>> {
  id: string;
  name: string;
  /** Of the newest change; null: nobody has kept anything here. */
  reason: string | null;
  madeBy: string | null;
  madeAt: Date | null;
}

/** Accounts that sign for the provider, with the office and basis each signs by (decision 0065). */
export async function listSignatories(db: Tx): Promise<SignatoryAccount[]> {
  const { rows } =
    await sql<SignatoryAccount>`select u.id, u.first_name || ' ' || u.last_name as name, o.office,
      o.basis_number as "basisNumber", o.basis_date::text as "basisDate", o.reason, o.made_at as "madeAt",
      m.first_name || ' ' || m.last_name as "madeBy"
    from app_user u left join lateral (select * from signatory_office h where h.user_id = u.id order by h.id desc limit 1) o
      on true left join app_user m on m.id = o.made_by
    where u.kind = 'staff' and u.active and 'signatory' = any(u.staff_roles)
    order by u.last_name, u.first_name, u.id`.execute(db);
  return rows;
}

export interface OfficeChange {
  userId: string;
  /** Null: the account holds none any more, and documents name it no longer. */
  held: HeldOffice | null;
  reason: string;
  by: string;
  callKey: string;
}

/** False: no account that signs for the provider. The same call again changes nothing. */
export async function keepOffice(
  db: Tx,
  { userId, held, reason, by, callKey }: OfficeChange,
): Promise<boolean> {
  const { rows } = await sql`select 1 from app_user where id = ${userId}::uuid and kind = 'staff' and active
    and 'signatory' = any(staff_roles)`.execute(db);
  if (rows.length === 0) return false;
  await sql`insert into signatory_office (user_id, office, basis_number, basis_date, reason, made_by, call_key)
    values (${userId}::uuid, ${held?.office ?? null}, ${held?.basisNumber ?? null}, ${held?.basisDate ?? null}::date,
      ${reason}, ${by}::uuid, ${callKey}) on conflict (call_key) do nothing`.execute(db);
  return true;
}

export interface OfficeEntry extends Partial<Record<keyof HeldOffice, string | null>> {
  name: string;
  reason: string;
  madeBy: string;
  madeAt: Date;
}

/** Who held what office and why it changed, the newest first. */
export async function listOfficeHistory(db: Tx): Promise<OfficeEntry[]> {
  const { rows } = await sql<OfficeEntry>`select u.first_name || ' ' || u.last_name as name, o.office,
      o.basis_number as "basisNumber", o.basis_date::text as "basisDate", o.reason, o.made_at as "madeAt",
      m.first_name || ' ' || m.last_name as "madeBy"
    from signatory_office o join app_user u on u.id = o.user_id join app_user m on m.id = o.made_by
    order by o.id desc limit 100`.execute(db);
  return rows;
}

/**
 * The provider as party of a document: whoever of its signatories holds an office is named, for any of them may sign;
 * `notBy` never may, having decided. Without one it stays an office without a name.
 */
export async function lenderParty(db: Tx, notBy: string | null = null): Promise<Party> {
  const holders = (await listSignatories(db)).flatMap(({ id, name, office, basisNumber, basisDate }) =>
    office && basisNumber && basisDate && id !== notBy
      ? [officeHolder(name, { office, basisNumber, basisDate })]
      : [],
  );
  const [signatory, ...others] = holders;
  return signatory ? { ...LENDER, signatory, others } : LENDER;
}
