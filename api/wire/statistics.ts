import { z } from 'zod';
import { DECISION_IDS } from '../../domain/statistics/figures.ts';
import { date, dateTime, money, schemeCode, statusId } from './shared.ts';

export const statisticsQuery = z.object({
  SchemeCode: schemeCode.optional(),
  /** Decisions and times only: when the decision was taken, both days included. */
  dateFrom: date.optional(),
  dateTo: date.optional(),
});
export type StatisticsQuery = z.output<typeof statisticsQuery>;

const sums = { RequestsCount: z.int(), LoanSum: money, InvegaLoanSum: money };

export const statistics = z
  .object({
    Totals: z.object({
      RequestsCount: z.int(),
      RequestsCountYesterday: z.int(),
      RequestsIneligibleForFunding: z.int(),
      RequestsToAsses: z.int(),
      /** Terms of ours that have run out. */
      overdue: z.int(),
    }),
    Requests: z.array(z.object({ RequestStatusId: statusId, ...sums })),
    /** 110 to finance, 210 not to. */
    Decisions: z.array(z.object({ RequestStatusId: z.literal(DECISION_IDS), ...sums })),
    budget: z.object({ total: money, issued: money, reserved: money }),
    /** Requests by how many working days they are in their status; `bucket` is a place in AGE_FROM. */
    ageing: z.array(
      z.object({ RequestStatusId: statusId, bucket: z.int(), count: z.int(), isPastTerm: z.boolean() }),
    ),
    times: z.object({
      decisions: z.int(),
      inTerm: z.int(),
      median: z.int().nullable(),
      p90: z.int().nullable(),
      byDays: z.array(z.object({ days: z.int(), count: z.int(), late: z.int() })),
    }),
    load: z.array(
      z.object({
        AssessorId: z.string(),
        name: z.string(),
        roles: z.array(z.string()),
        late: z.int(),
        soon: z.int(),
        later: z.int(),
        /** Handed over or decided a working day, of the last twenty; managers only. */
        perDay: z.number().nullable(),
      }),
    ),
    /** What left the budget a week, the running week last. */
    weeks: z.array(z.object({ from: date, sum: money })),
    forecast: z
      .object({
        pace: money,
        spread: money,
        endsOn: date.nullable(),
        endsEarliest: date.nullable(),
        endsLatest: date.nullable(),
        /** Last day of the call, when one scheme was asked about. */
        callEnds: date.nullable(),
      })
      .nullable(),
    updatedAt: dateTime,
  })
  .meta({ id: 'Statistics' });
