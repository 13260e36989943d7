import { sql, type RawBuilder } from 'kysely';
import { CLOCK_KINDS, MAIN_CLOCK } from '../../../domain/application/clocks.ts';
import { PENDING_STATUSES, Status, type StatusId } from '../../../domain/application/status.ts';
import type { CountedDays, StatisticsDay } from '../../../domain/statistics/days.ts';
import type { DecisionId, Figure, LoadPart } from '../../../domain/statistics/figures.ts';
import { addDays, vilniusInstant } from '../../../domain/values/days.ts';

type Part = RawBuilder<unknown>;

/** Clocks that are some status's main one, by status; for `clock c` of the row `r`. */
const isMainClock = sql.join(
  CLOCK_KINDS.flatMap((kind) => {
    const statuses = Object.entries(MAIN_CLOCK).flatMap(([id, main]) => (main === kind ? [Number(id)] : []));
    return statuses.length > 0
      ? [sql`(c.kind = ${sql.lit(kind)} and r.status in (${sql.raw(statuses.join(', '))}))`]
      : [];
  }),
  sql` or `,
);

/** When the term of the request's status ends; null while it is paused, or without one. */
export const TERM_ENDS = sql`(select c.due_at from clock c where c.request_id = r.id and c.stopped_at is null
  and (${isMainClock}) and not jsonb_path_exists(c.pauses, '$[*] ? (@.to == null)') limit 1)`;

/** Decisions by the row alone: a decision that was taken back leaves no `decided_at`, and 4 has no way back. */
export function decided(id: DecisionId): Part {
  return id === 210
    ? sql`(r.decided_at is not null and r.status = ${Status.rejected})`
    : sql`(r.decided_at is not null and r.status <> ${Status.rejected})`;
}

/** In a status since an instant or later. */
export function agedAs({ status, bucket }: { status: StatusId; bucket: number }, day: StatisticsDay): Part {
  const from = day.ageSince[bucket];
  const to = bucket === 0 ? undefined : day.ageSince[bucket - 1];
  return sql`(r.status = ${status}
    ${from ? sql`and r.status_changed_at >= ${from}::timestamptz` : sql``}
    ${to ? sql`and r.status_changed_at < ${to}::timestamptz` : sql``})`;
}

const place = (instant: Part, { first, upTo }: CountedDays): Part =>
  sql`least(greatest(((${instant}) at time zone 'Europe/Vilnius')::date - ${first}::date + 1, 1), ${upTo.length})`;

/**
 * Rows (request_id, days, length): working days a decided request was evaluated, without what the applicant took. The
 * days of a pause are those after it began, up to and with the one it ended on, as the clock counts (domain/case/clock.ts).
 */
export function evaluationDays(counted: CountedDays, where: Part): Part {
  const upTo = (instant: Part): Part => sql`k.n[${place(instant, counted)}]`;
  return sql`select r.id as request_id, c.length,
      greatest(0, ${upTo(sql`r.decided_at`)} - ${upTo(sql`c.started_at`)} - coalesce((
        select sum(${upTo(sql`least(coalesce((p->>'to')::timestamptz, r.decided_at), r.decided_at)`)}
          - ${upTo(sql`least((p->>'from')::timestamptz, r.decided_at)`)})
        from jsonb_array_elements(c.pauses) p), 0))::int as days
    from (select ${[...counted.upTo]}::int[] as n) k, loan_request r
      cross join lateral (select e.* from clock e where e.request_id = r.id and e.kind = 'evaluation'
        and e.started_at <= r.decided_at order by e.started_at desc limit 1) c
    where r.decided_at is not null and r.deleted_at is null and ${where}`;
}

function evaluated(day: StatisticsDay, holds: Part): Part {
  return sql`r.id in (select d.request_id from (${evaluationDays(day.counted, sql`true`)}) d where ${holds})`;
}

export function loaded(part: LoadPart, day: StatisticsDay): Part {
  const pending = sql`r.status = any(${[...PENDING_STATUSES]}::smallint[])`;
  const soon = sql`${day.soonUntil}::timestamptz`;
  if (part === 'late') return sql`(${pending} and ${TERM_ENDS} < now())`;
  if (part === 'soon') return sql`(${pending} and ${TERM_ENDS} >= now() and ${TERM_ENDS} < ${soon})`;
  return sql`(${pending} and (${TERM_ENDS} >= ${soon} or ${TERM_ENDS} is null))`;
}

/** Which requests a figure counts, of `loan_request r`. Deleted ones are the caller's to leave out. */
export function figureCondition(figure: Figure, day: StatisticsDay): Part {
  switch (figure.kind) {
    case 'submitted':
      return sql`r.first_submitted_at is not null`;
    case 'yesterday':
      return sql`(r.first_submitted_at >= ${vilniusInstant(addDays(day.today, -1))}::timestamptz
        and r.first_submitted_at < ${vilniusInstant(day.today)}::timestamptz)`;
    case 'decision':
      return decided(figure.id);
    case 'age':
      return agedAs(figure, day);
    case 'load':
      return loaded(figure.part, day);
    case 'decidedIn':
      return evaluated(day, sql`d.days = ${figure.days}`);
    case 'inTerm':
      return evaluated(day, sql`d.days <= d.length`);
    case 'overTerm':
      return evaluated(day, sql`d.days > d.length`);
  }
}
