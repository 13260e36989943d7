import { sql } from 'kysely';
import { DECIDED_STATUSES } from '../../domain/application/status.ts';
import type { SchemeCode } from '../../domain/schemes/index.ts';
import { PUBLISHED_FROM_CENTS, publishesItselfOn } from '../../domain/transparency/aid.ts';
import type { Database, Tx } from '../connect.ts';

export interface Aid {
  requestId: number;
  name: string;
  /** Null: a person, whose code is nobody's business. */
  code: string | null;
  cents: number;
  /** Day both had signed the contract. */
  grantedOn: string;
  schemeCode: SchemeCode;
  sizeId: number | null;
  publishedAt: Date | null;
  /** Null: not yet, or by itself. */
  publishedBy: string | null;
}

const COLUMNS = sql`r.id as "requestId", r.applicant_name as name,
  case r.login_type when 'Company' then r.applicant_code end as code, r.invega_loan_sum_cents as cents,
  to_char(r.contract_signing_time at time zone 'Europe/Vilnius', 'YYYY-MM-DD') as "grantedOn", r.scheme_code as "schemeCode",
  coalesce(r.company_size_type_id_invega, r.company_size_type_id) as "sizeId", a.published_at as "publishedAt",
  u.first_name || ' ' || u.last_name as "publishedBy"`;

/** Contracts both have signed about so much, also those that were terminated since: the aid was given. */
const LARGE = sql`r.invega_loan_sum_cents >= ${sql.lit(PUBLISHED_FROM_CENTS)} and r.contract_signing_time is not null
  and r.deleted_at is null and r.status = any(${[...DECIDED_STATUSES]}::smallint[])`;

/** What anybody may read, the newest contract first. */
export async function listPublished(
  db: Tx,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: Aid[]; total: number }> {
  const from = sql`from aid_publication a join loan_request r on r.id = a.request_id
    left join app_user u on u.id = a.published_by`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<Aid>`select ${COLUMNS} ${from} order by r.contract_signing_time desc, r.id desc
      limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db),
  ]);
  return { rows, total: counted[0]!.total };
}

/** What is to be published and what was, the oldest contract that waits first. */
export async function listAid(db: Tx): Promise<Aid[]> {
  const { rows } = await sql<Aid>`select ${COLUMNS} from loan_request r
      left join aid_publication a on a.request_id = r.id left join app_user u on u.id = a.published_by
    where (${LARGE}) or a.request_id is not null
    order by a.published_at is not null, case when a.published_at is null then r.contract_signing_time end,
      r.contract_signing_time desc limit 1000`.execute(db);
  return rows;
}

/** Publishes it; twice is the same as once. False: there is no such aid. */
export async function publishAid(
  db: Database,
  { requestId, by }: { requestId: number; by: string },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows } =
      await sql`select 1 from loan_request r where r.id = ${requestId} and ${LARGE} for update`.execute(tx);
    if (rows.length === 0) return false;
    await publish(tx, [requestId], by);
    return true;
  });
}

/** Publishes what its term is about to end for; answers how many. */
export async function publishDueAid(db: Database, today: string): Promise<number> {
  const due = (await listAid(db)).filter(
    ({ publishedAt, grantedOn }) => publishedAt === null && publishesItselfOn(grantedOn) <= today,
  );
  return db.transaction().execute((tx) =>
    publish(
      tx,
      due.map(({ requestId }) => requestId),
      null,
    ),
  );
}

async function publish(tx: Tx, requestIds: readonly number[], by: string | null): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into aid_publication (request_id, published_by)
    select unnest(${[...requestIds]}::bigint[]), ${by}::uuid on conflict do nothing returning request_id as id`.execute(
    tx,
  );
  await sql`insert into audit_event (actor_id, kind, request_id) select ${by}::uuid, 'aidPublished', id
    from unnest(${rows.map(({ id }) => id)}::bigint[]) id`.execute(tx);
  return rows.length;
}
