import { sql } from 'kysely';
import type { CheckedBill, CheckQuestion } from '../../../domain/bills/check.ts';
import { registeredActivity, rentCeilingCents, type Aid } from '../../../domain/bills/ceiling.ts';
import { BillStatus } from '../../../domain/bills/moves.ts';
import { ruleSetFor } from '../../../domain/eligibility/rule-sets.ts';
import type { StatusId } from '../../../domain/application/status.ts';
import { schemeOf, type SchemeCode } from '../../../domain/schemes/index.ts';
import { SCHEME_CODES } from '../../../domain/schemes/scheme.ts';
import type { Tx } from '../../connect.ts';
import { registerAnswers } from '../register-answers.ts';
import { loadSnapshots } from '../registers.ts';
import { listBills } from './rows.ts';

export interface BillRequest {
  id: number;
  scheme: SchemeCode;
  status: StatusId | null;
  partyId: number;
  partyCode: string;
  /** Day whose rules judge it. */
  judgedOn: string;
  declaredEvrk: string | null;
}

/** What a request says of its bills; null: there is none. */
export async function findBillRequest(db: Tx, requestId: number): Promise<BillRequest | null> {
  const { rows } = await sql<BillRequest>`select r.id, r.scheme_code as scheme,
      case when r.deleted_at is null then r.status end as status, r.party_id as "partyId", p.code as "partyCode",
      coalesce(r.first_submitted_at, now())::date::text as "judgedOn",
      s.form #>> array[case r.login_type when 'Company' then 'CompanyData' else 'ApplicantData' end, 'CompanyEvrk']
        as "declaredEvrk"
    from loan_request r join party p on p.id = r.party_id
      left join submission s on s.request_id = r.id and s.no = r.submission_count
    where r.id = ${requestId} and r.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

const kindOf = (code: string): 'company' | 'person' => (code.length === 9 ? 'company' : 'person');

/** The newest word of the registers about a party of a bill. */
export async function partyAnswers(db: Tx, code: string) {
  return registerAnswers(code, await loadSnapshots(db, kindOf(code), code));
}

/** What a bill is checked against now. */
export async function checkQuestion(
  db: Tx,
  bill: CheckedBill & { id: number; tenantCode: string },
  request: BillRequest,
): Promise<CheckQuestion> {
  const { leases } = await partyAnswers(db, bill.tenantCode);
  const { rows } =
    await sql`select 1 from bill b where b.id <> ${bill.id} and b.tenant_code = ${bill.tenantCode}
    and b.object_id = ${bill.objectId} and b.deleted_at is null
    and b.status not in (${BillStatus.preparing}, ${BillStatus.rejected})
    and date_trunc('month', b.rent_date) = date_trunc('month', ${bill.rentDate}::date) limit 1`.execute(db);
  return {
    leases,
    terms: ruleSetFor(request.scheme, request.judgedOn).parameters,
    hasSameMonth: rows.length > 0,
  };
}

/** Rent aid of a party so far and its ceiling. Exact only under `lockAid`. */
export async function loadAid(db: Tx, code: string, declaredEvrk: string | null): Promise<Aid> {
  const [answers, funded] = await Promise.all([
    partyAnswers(db, code),
    db.selectFrom('rent_aid').select('funded_cents').where('party_code', '=', code).executeTakeFirst(),
  ]);
  const ceilingCents = rentCeilingCents(registeredActivity(answers, declaredEvrk));
  return { fundedCents: funded?.funded_cents ?? 0, ceilingCents };
}

/** Takes the aid of these parties until the transaction ends: in one order, and last of all locks. */
export async function lockAid(tx: Tx, codes: readonly string[]): Promise<void> {
  const sorted = [...new Set(codes)].sort();
  await sql`insert into rent_aid (party_code, funded_cents) select code, 0 from unnest(${sorted}::text[]) code order by code
    on conflict do nothing`.execute(tx);
  await sql`select 1 from rent_aid where party_code = any(${sorted}::text[]) order by party_code for update`.execute(
    tx,
  );
}

export interface LeaseCard {
  objectId: string;
  ownerCode: string;
  /** As the tenant's own bills name them; the register's names are not kept. */
  ownerName: string | null;
  from: string;
  to: string | null;
}

/** The tenant's leases as the register has them; null: it has not answered. */
export async function leaseCards(
  db: Tx,
  tenantCode: string,
): Promise<{ at: string; leases: LeaseCard[] } | null> {
  const { leases } = await partyAnswers(db, tenantCode);
  if (leases.state === 'missing') return null;
  const { rows } = await sql<{
    code: string;
    name: string;
  }>`select distinct on (owner_code) owner_code as code, owner_name as name
    from bill where tenant_code = ${tenantCode} and deleted_at is null order by owner_code, id desc`.execute(
    db,
  );
  const names = new Map(rows.map(({ code, name }) => [code, name]));
  const found = (leases.data?.leases ?? []).map(({ objectId, ownerCode, from, to }) => {
    return { objectId, ownerCode, ownerName: names.get(ownerCode) ?? null, from, to };
  });
  return { at: leases.fetchedAt, leases: found };
}

/** Requests of a party whose schemes have bills, the newest first. */
export async function billRequests(db: Tx, partyId: number): Promise<{ id: number; status: StatusId }[]> {
  const { rows } = await sql<{ id: number; status: StatusId }>`select id, status from loan_request
    where party_id = ${partyId} and scheme_code = any(${SCHEMES_WITH_BILLS}::text[]) and deleted_at is null
    order by id desc limit 100`.execute(db);
  return rows;
}

const SCHEMES_WITH_BILLS = SCHEME_CODES.filter((code) => schemeOf(code).hasBills);

/** Whose bills the party of a session has to do with, for its menu. */
export async function billSidesOf(
  db: Tx,
  party: { id: number; code: string },
): Promise<{ tenant: boolean; owner: boolean }> {
  const requests = await billRequests(db, party.id);
  const owned = await listBills(db, { side: 'owner', partyCode: party.code }, { page: { no: 1, size: 1 } });
  return { tenant: requests.length > 0, owner: owned.length > 0 };
}
