import type { z } from 'zod';
import { listSchemeSums } from '../db/queries/scheme-sums.ts';
import {
  budgetWeeks,
  countByAge,
  countTotals,
  evaluationTimes,
  loadOfPeople,
  sumsByStatus,
  sumsOfDecisions,
  type StatisticsAsked,
  type Sums,
} from '../db/queries/statistics/statistics.ts';
import { hasRight } from '../domain/application/rights.ts';
import { STATUS_IDS } from '../domain/application/status.ts';
import { SCHEMES, type SchemeCode } from '../domain/schemes/index.ts';
import { statisticsDay } from '../domain/statistics/days.ts';
import { AGE_FROM, AGEING_STATUSES, type AgeBucket } from '../domain/statistics/figures.ts';
import { forecastOf, PACE_WEEKS } from '../domain/statistics/forecast.ts';
import { isPastTerm } from '../domain/statistics/past-term.ts';
import { toWire } from '../domain/values/money.ts';
import { addDays, vilniusDate, vilniusInstant, weekdayOf } from '../domain/values/days.ts';
import { addWorkingDays } from '../domain/values/working-days.ts';
import type { Deps } from './deps.ts';
import { time } from './present/wire-values.ts';
import { holidaysOf } from './staff-filter.ts';
import type { statistics, StatisticsQuery } from './wire/statistics.ts';

type Wire = z.input<typeof statistics>;

const WEEKS_SHOWN = 12;
/** Days over which a person's pace is taken. */
const PACE_DAYS = 20;
const NONE: Sums = { count: 0, loanCents: 0, invegaCents: 0 };

const wireSums = ({ count, loanCents, invegaCents }: Sums) => ({
  RequestsCount: count,
  LoanSum: toWire(loanCents),
  InvegaLoanSum: toWire(invegaCents),
});

/** Everything the statistics say now. */
export async function statisticsOf(
  deps: Deps,
  query: StatisticsQuery,
  roles: readonly string[],
): Promise<Wire> {
  const now = new Date();
  const today = vilniusDate(now);
  const holidays = holidaysOf(await deps.calendar());
  const asked: StatisticsAsked = {
    day: statisticsDay(today, holidays),
    schemeCode: query.SchemeCode ?? null,
    decidedFrom: query.dateFrom ? vilniusInstant(query.dateFrom) : null,
    decidedTo: query.dateTo ? vilniusInstant(addDays(query.dateTo, 1)) : null,
  };
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  const { db } = deps;
  const [totals, byStatus, decisions, ages, times, load, weeks, schemes] = await Promise.all([
    countTotals(db, asked),
    sumsByStatus(db, asked),
    sumsOfDecisions(db, asked),
    countByAge(db, asked),
    evaluationTimes(db, asked),
    loadOfPeople(db, asked, vilniusInstant(addWorkingDays(today, -PACE_DAYS, holidays))),
    budgetWeeks(db, {
      since: addDays(monday, -7 * WEEKS_SHOWN),
      until: addDays(monday, 7),
      schemeCode: asked.schemeCode,
    }),
    listSchemeSums(db),
  ]);
  const budget = schemes
    .filter(({ schemeCode }) => asked.schemeCode === null || schemeCode === asked.schemeCode)
    .reduce(
      (sum, one) => ({
        total: sum.total + one.budgetCents,
        issued: sum.issued + one.issuedCents,
        reserved: sum.reserved + one.reservedCents,
      }),
      { total: 0, issued: 0, reserved: 0 },
    );
  const seesPace = hasRight('seePace', roles);
  return {
    Totals: {
      RequestsCount: totals.requests,
      RequestsCountYesterday: totals.yesterday,
      RequestsIneligibleForFunding: totals.ineligible,
      RequestsToAsses: totals.toAssess,
      overdue: totals.overdue,
    },
    Requests: STATUS_IDS.map((id) => ({ RequestStatusId: id, ...wireSums(byStatus.get(id) ?? NONE) })),
    Decisions: decisions.map(({ id, ...sums }) => ({ RequestStatusId: id, ...wireSums(sums) })),
    budget: { total: toWire(budget.total), issued: toWire(budget.issued), reserved: toWire(budget.reserved) },
    ageing: AGEING_STATUSES.flatMap((status) =>
      AGE_FROM.map((_from, bucket) => ({
        RequestStatusId: status,
        bucket,
        count: ages.find((age) => age.status === status && age.bucket === bucket)?.count ?? 0,
        isPastTerm: isPastTerm(status, bucket as AgeBucket),
      })),
    ),
    times,
    load: load.map(({ assessorId, done, ...person }) => ({
      AssessorId: assessorId,
      ...person,
      perDay: seesPace ? done / PACE_DAYS : null,
    })),
    weeks: weeks.map(({ from, cents }) => ({ from, sum: toWire(cents) })),
    forecast: forecastNow({
      freeCents: budget.total - budget.issued - budget.reserved,
      weeks: weeks.slice(0, -1).slice(-PACE_WEEKS),
      decisions: times.decisions,
      today,
      scheme: asked.schemeCode as SchemeCode | null,
    }),
    updatedAt: time(now),
  };
}

interface Outlook {
  freeCents: number;
  weeks: readonly { from: string; cents: number }[];
  decisions: number;
  today: string;
  scheme: SchemeCode | null;
}

/** Further than this a forecast says nothing. */
const WEEKS_AHEAD = 520;

function forecastNow({ freeCents, weeks, decisions, today, scheme }: Outlook): Wire['forecast'] {
  const forecast = forecastOf(Math.max(0, freeCents), weeks, decisions);
  if (!forecast) return null;
  const dayOf = (count: number | null): string | null =>
    count === null || count > WEEKS_AHEAD ? null : addDays(today, 7 * count);
  return {
    pace: toWire(forecast.pace),
    spread: toWire(forecast.spread),
    endsOn: dayOf(forecast.weeksLeft),
    endsEarliest: dayOf(forecast.weeksAtLeast),
    endsLatest: dayOf(forecast.weeksAtMost),
    callEnds: scheme && SCHEMES[scheme].period.to,
  };
}
