import { sql } from 'kysely';
import type { Tx } from './command-input.ts';

export interface TurnoverFile {
  id: number;
  /** First day of the month whose end it was made for. */
  month: string;
  rows: number;
  storageKey: string;
  sizeBytes: number;
  createdAt: Date;
}

export interface TurnoverRow {
  requestId: number;
  code: string;
  name: string;
  /** As it stands in the answers: 'yyyy-MM' or a date. */
  month: string;
  sum: string;
}

const COLUMNS = sql`id, month::text as month, rows, storage_key as "storageKey", size_bytes as "sizeBytes",
  created_at as "createdAt"`;

export async function listTurnoverFiles(db: Tx): Promise<TurnoverFile[]> {
  const { rows } = await sql<TurnoverFile>`select ${COLUMNS} from turnover_file order by month desc`.execute(
    db,
  );
  return rows;
}

export async function findTurnoverFile(db: Tx, id: number): Promise<TurnoverFile | null> {
  const { rows } = await sql<TurnoverFile>`select ${COLUMNS} from turnover_file where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Months that ended and have no file, from the first submission (at most a year back) on; in order. */
export async function monthsWithoutFile(db: Tx, now: string): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    with today as (select (${now}::timestamptz at time zone 'Europe/Vilnius')::date as day),
      first as (select min(first_submitted_at at time zone 'Europe/Vilnius')::date as day from loan_request
        where deleted_at is null)
    select m::date::text as month from today, first,
      generate_series(date_trunc('month', greatest(first.day, (today.day - interval '1 year')::date)),
        date_trunc('month', today.day) - interval '1 month', interval '1 month') m
    where not exists (select 1 from turnover_file f where f.month = m::date) order by m`.execute(db);
  return rows.map(({ month }) => month);
}

/** Monthly turnovers of all submitted requests, as submitted last; the next ones after a request. */
export async function turnoverPage(
  db: Tx,
  { before, after, limit }: { before: string; after: number; limit: number },
): Promise<{ rows: TurnoverRow[]; last: number | null }> {
  const { rows } = await sql<
    Omit<TurnoverRow, 'month' | 'sum'> & { turnovers: { Date?: unknown; Value?: unknown }[] }
  >`
    select r.id as "requestId", r.applicant_code as code, r.applicant_name as name,
      case jsonb_typeof(s.form->'TurnoversInfo') when 'array' then s.form->'TurnoversInfo' else '[]' end as turnovers
    from loan_request r join submission s on s.request_id = r.id and s.no = r.submission_count
    where r.deleted_at is null and r.id > ${after} and r.first_submitted_at < ${before}::timestamptz
    order by r.id limit ${limit}`.execute(db);
  return {
    rows: rows.flatMap(({ turnovers, ...row }) =>
      turnovers.map(({ Date: month, Value: sum }) => ({ ...row, month: String(month), sum: String(sum) })),
    ),
    last: rows.length === limit ? rows.at(-1)!.requestId : null,
  };
}

/** Keeps the file of a month; false when somebody kept one first. */
export async function addTurnoverFile(
  db: Tx,
  file: { month: string; rows: number; storageKey: string; size: number },
): Promise<boolean> {
  const { rows } = await sql`insert into turnover_file (month, rows, storage_key, size_bytes)
    values (${file.month}::date, ${file.rows}, ${file.storageKey}, ${file.size})
    on conflict (month) do nothing returning id`.execute(db);
  return rows.length > 0;
}
