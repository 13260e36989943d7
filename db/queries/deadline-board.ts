import { sql, type RawBuilder } from 'kysely';
import { CLOCK_KINDS, CLOCKS, type ClockKind, type Pause } from '../../domain/application/clocks.ts';
import { FINAL_STATUSES, type StatusId } from '../../domain/application/status.ts';
import { endOfDayVilnius, vilniusInstant } from '../../domain/values/days.ts';
import type { Tx } from './command-input.ts';

export interface BoardFilter {
  kind?: ClockKind | undefined;
  assessor?: string | undefined;
  status?: number | undefined;
  turn?: 'applicant' | 'provider' | undefined;
  /** 'yyyy-MM-dd' of Vilnius: ends on this day. */
  endsOn?: string | undefined;
}

export interface BoardRow {
  requestId: number;
  name: string;
  status: StatusId;
  assessor: string | null;
  kind: ClockKind;
  startedAt: string;
  length: number;
  pauses: Pause[];
  dueAt: string;
  isPaused: boolean;
}

const IS_PAUSED = sql<boolean>`jsonb_path_exists(c.pauses, '$[*] ? (@.to == null)')`;

const FROM = sql`from clock c join loan_request r on r.id = c.request_id left join app_user a on a.id = r.assessor_id`;

/** Clocks of cases that go on; an appeal is counted after a case is over, and the board is about work. */
function where({ kind, assessor, status, turn, endsOn }: BoardFilter): RawBuilder<unknown> {
  const kinds = CLOCK_KINDS.filter(
    (one) => (!kind || one === kind) && (!turn || CLOCKS[one].waitsFor === turn),
  );
  const parts = [
    sql`c.stopped_at is null and r.deleted_at is null`,
    sql`r.status <> all(${[...FINAL_STATUSES]}::smallint[])`,
    sql`c.kind = any(${kinds}::text[])`,
  ];
  if (assessor) parts.push(sql`r.assessor_id = ${assessor}::uuid`);
  if (status) parts.push(sql`r.status = ${status}`);
  if (endsOn)
    parts.push(
      sql`c.due_at between ${vilniusInstant(endsOn)} and ${endOfDayVilnius(endsOn)} and not ${IS_PAUSED}`,
    );
  return sql`where ${sql.join(parts, sql` and `)}`;
}

/** A page of the board: what is overdue first, by the end, paused ones last. */
export async function listBoard(
  db: Tx,
  filter: BoardFilter,
  { page, perPage }: { page: number; perPage: number },
): Promise<BoardRow[]> {
  const { rows } = await sql<Omit<BoardRow, 'startedAt' | 'dueAt'> & { startedAt: Date; dueAt: Date }>`
    select c.request_id as "requestId", r.applicant_name as name, r.status, c.kind, c.length,
      a.first_name || ' ' || a.last_name as assessor, c.started_at as "startedAt", c.pauses, c.due_at as "dueAt",
      ${IS_PAUSED} as "isPaused"
    ${FROM} ${where(filter)}
    order by ${IS_PAUSED}, c.due_at, c.id limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return rows.map((row) => ({
    ...row,
    startedAt: row.startedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
  }));
}

export interface BoardDay {
  /** Day of Vilnius on which clocks end; null: they are paused. */
  date: string | null;
  /** They have ended: the instant has passed, whatever day it is. */
  isLate: boolean;
  count: number;
}

/** How many clocks end on each day, those that have ended by `now` and paused ones apart, and of how many requests they are. */
export async function countBoard(
  db: Tx,
  filter: BoardFilter,
  now: string,
): Promise<{ days: BoardDay[]; requests: number }> {
  const { rows } = await sql<BoardDay>`
    select case when not ${IS_PAUSED} then (c.due_at at time zone 'Europe/Vilnius')::date::text end as date,
      not ${IS_PAUSED} and c.due_at < ${now}::timestamptz as "isLate",
      count(*)::int as count ${FROM} ${where(filter)} group by 1, 2 order by 1, 2`.execute(db);
  const { rows: all } = await sql<{ requests: number }>`
    select count(distinct c.request_id)::int as requests ${FROM} ${where(filter)}`.execute(db);
  return { days: rows, requests: all[0]!.requests };
}
