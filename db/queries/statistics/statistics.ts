import { sql, type RawBuilder } from 'kysely';
import { PENDING_STATUSES, Status, type StatusId } from '../../../domain/application/status.ts';
import type { StatisticsDay } from '../../../domain/statistics/days.ts';
import {
  DECISION_IDS,
  LOAD_PARTS,
  type DecisionId,
  type LoadPart,
} from '../../../domain/statistics/figures.ts';
import type { Tx } from '../command-input.ts';
import { OVERDUE } from '../manager-filter.ts';
import { decided, evaluationDays, figureCondition, loaded } from './figure-conditions.ts';

export interface Sums {
  count: number;
  loanCents: number;
  invegaCents: number;
}

export interface StatisticsAsked {
  day: StatisticsDay;
  /** Only requests of this scheme. */
  schemeCode: string | null;
  /** Decisions within these instants; a bound that is null is open. */
  decidedFrom: string | null;
  decidedTo: string | null;
}

type Part = RawBuilder<unknown>;

const SUMS = sql`count(*)::int as count, coalesce(sum(r.loan_sum_cents), 0)::bigint as "loanCents",
  coalesce(sum(r.invega_loan_sum_cents), 0)::bigint as "invegaCents"`;

const ofScheme = ({ schemeCode }: StatisticsAsked): Part =>
  schemeCode === null ? sql`true` : sql`r.scheme_code = ${schemeCode}`;

function decidedWithin({ decidedFrom, decidedTo }: StatisticsAsked): Part {
  return sql`${decidedFrom === null ? sql`true` : sql`r.decided_at >= ${decidedFrom}::timestamptz`}
    and ${decidedTo === null ? sql`true` : sql`r.decided_at < ${decidedTo}::timestamptz`}`;
}

export interface Totals {
  requests: number;
  yesterday: number;
  ineligible: number;
  toAssess: number;
  overdue: number;
}

export async function countTotals(db: Tx, asked: StatisticsAsked): Promise<Totals> {
  const pending = sql`r.status = any(${[...PENDING_STATUSES]}::smallint[])`;
  const { rows } = await sql<Totals>`select
      count(*) filter (where ${figureCondition({ kind: 'submitted' }, asked.day)})::int as requests,
      count(*) filter (where ${figureCondition({ kind: 'yesterday' }, asked.day)})::int as yesterday,
      count(*) filter (where r.status = ${Status.criteriaNotMet})::int as ineligible,
      count(*) filter (where ${pending})::int as "toAssess",
      (select count(*)::int from loan_request r where r.deleted_at is null and ${ofScheme(asked)} and ${OVERDUE}) as overdue
    from loan_request r where r.deleted_at is null and ${ofScheme(asked)}`.execute(db);
  return rows[0]!;
}

export async function sumsByStatus(db: Tx, asked: StatisticsAsked): Promise<Map<StatusId, Sums>> {
  const { rows } = await sql<Sums & { status: StatusId }>`select r.status, ${SUMS} from loan_request r
    where r.deleted_at is null and ${ofScheme(asked)} group by r.status`.execute(db);
  return new Map(rows.map(({ status, ...sums }) => [status, sums]));
}

export async function sumsOfDecisions(
  db: Tx,
  asked: StatisticsAsked,
): Promise<(Sums & { id: DecisionId })[]> {
  return Promise.all(
    DECISION_IDS.map(async (id) => {
      const { rows } = await sql<Sums>`select ${SUMS} from loan_request r where r.deleted_at is null
        and ${ofScheme(asked)} and ${decidedWithin(asked)} and ${decided(id)}`.execute(db);
      return { id, ...rows[0]! };
    }),
  );
}

/** How many requests are in a status for so long: by status, then by bucket. */
export async function countByAge(
  db: Tx,
  asked: StatisticsAsked,
): Promise<{ status: StatusId; bucket: number; count: number }[]> {
  const bounds = [...asked.day.ageSince];
  const { rows } = await sql<{ status: StatusId; bucket: number; count: number }>`
    select r.status, (select count(*) from unnest(${bounds}::timestamptz[]) b where r.status_changed_at < b)::int as bucket,
      count(*)::int as count
    from loan_request r where r.deleted_at is null and ${ofScheme(asked)} group by 1, 2`.execute(db);
  return rows;
}

export interface EvaluationTimes {
  decisions: number;
  inTerm: number;
  median: number | null;
  p90: number | null;
  /** How many took so many working days. */
  byDays: { days: number; count: number; late: number }[];
}

export async function evaluationTimes(db: Tx, asked: StatisticsAsked): Promise<EvaluationTimes> {
  const where = sql`${ofScheme(asked)} and ${decidedWithin(asked)}`;
  const { rows } =
    await sql<EvaluationTimes>`with d as materialized (${evaluationDays(asked.day.counted, where)})
    select count(*)::int as decisions, count(*) filter (where days <= length)::int as "inTerm",
      percentile_disc(0.5) within group (order by days) as median, percentile_disc(0.9) within group (order by days) as p90,
      coalesce((select jsonb_agg(x order by x.days) from (select days, count(*)::int as count,
        count(*) filter (where days > length)::int as late from d group by days) x), '[]') as "byDays"
    from d`.execute(db);
  return rows[0]!;
}

export type Load = { assessorId: string; name: string; roles: string[]; done: number } & Record<
  LoadPart,
  number
>;

/** Who has how much before them by its term, and how much they handed over or decided since an instant. */
export async function loadOfPeople(db: Tx, asked: StatisticsAsked, doneSince: string): Promise<Load[]> {
  const parts = LOAD_PARTS.map(
    (part) => sql`count(*) filter (where ${loaded(part, asked.day)})::int as ${sql.ref(part)}`,
  );
  const { rows } = await sql<Load>`select u.id as "assessorId", u.first_name || ' ' || u.last_name as name,
      u.staff_roles as roles, x.late, x.soon, x.later,
      (select count(*)::int from request_event e where e.actor_id = u.id and e.at >= ${doneSince}::timestamptz
        and e.action in ('handOver', 'approve', 'approveWithDocs', 'reject')) as done
    from (select r.assessor_id, ${sql.join(parts)} from loan_request r
      where r.deleted_at is null and r.assessor_id is not null and ${ofScheme(asked)}
        and r.status = any(${[...PENDING_STATUSES]}::smallint[]) group by r.assessor_id) x
      join app_user u on u.id = x.assessor_id
    order by x.late + x.soon + x.later desc, name`.execute(db);
  return rows;
}

export interface WeekSums {
  /** Its Monday in Vilnius. */
  from: string;
  cents: number;
}

/** What left the budget a week, since a Monday; weeks in which nothing moved are there too. */
export async function budgetWeeks(
  db: Tx,
  { since, until, schemeCode }: { since: string; until: string; schemeCode: string | null },
): Promise<WeekSums[]> {
  const { rows } = await sql<WeekSums>`select to_char(w, 'YYYY-MM-DD') as from, coalesce((
      select sum(l.reserved_delta_cents + l.issued_delta_cents) from ledger_entry l
      where l.at >= (w::timestamp at time zone 'Europe/Vilnius')
        and l.at < ((w + interval '7 days')::timestamp at time zone 'Europe/Vilnius')
        and (${schemeCode}::text is null or l.scheme_code = ${schemeCode})), 0)::bigint as cents
    from generate_series(${since}::date::timestamp, ${until}::date::timestamp - interval '1 day', interval '7 days') w
    order by w`.execute(db);
  return rows;
}
