import type { z } from 'zod';
import type { Sheet } from '../../db/exports/workbook.ts';
import { ageText } from '../../domain/texts/lt/figure.ts';
import { STATISTICS as T } from '../../domain/texts/lt/screen/staff-statistics.ts';
import { statusLabel } from '../../domain/texts/lt/status.ts';
import { fromWire } from '../../domain/values/money.ts';
import type { statistics } from '../wire/statistics.ts';

type Statistics = z.input<typeof statistics>;

const text = (head: string) => ({ head, kind: 'text' }) as const;
const whole = (head: string) => ({ head, kind: 'whole' }) as const;
const money = (head: string) => ({ head, kind: 'money' }) as const;
const sums = [whole(T.byStatus.count), money(T.byStatus.asked), money(T.byStatus.granted)];

/** The screen's tables, a sheet each. */
export function statisticsSheets(given: Statistics): Sheet[] {
  const { Totals, times } = given;
  return [
    {
      name: T.title,
      columns: [text(T.title), whole(T.byStatus.count)],
      rows: [
        [T.kpi.requests, Totals.RequestsCount],
        [T.kpi.toAssess, Totals.RequestsToAsses],
        [T.kpi.ineligible, Totals.RequestsIneligibleForFunding],
        [T.load.late, Totals.overdue],
        [T.decisions.title, times.decisions],
        [T.kpi.inTerm, times.inTerm],
        [T.kpi.median, times.median],
      ],
    },
    {
      name: T.byStatus.status,
      columns: [text(T.byStatus.status), ...sums],
      rows: given.Requests.map(({ RequestStatusId: id, RequestsCount, LoanSum, InvegaLoanSum }) => [
        statusLabel(id),
        RequestsCount,
        fromWire(LoanSum),
        fromWire(InvegaLoanSum),
      ]),
    },
    {
      name: T.decisions.title,
      columns: [text(T.decisions.title), ...sums],
      rows: given.Decisions.map(({ RequestStatusId: id, RequestsCount, LoanSum, InvegaLoanSum }) => [
        T.decisions[id],
        RequestsCount,
        fromWire(LoanSum),
        fromWire(InvegaLoanSum),
      ]),
    },
    {
      name: T.ageing.days,
      columns: [text(T.byStatus.status), text(T.ageing.days), whole(T.byStatus.count)],
      rows: given.ageing.map(({ RequestStatusId: id, bucket, count }) => [
        statusLabel(id),
        ageText(bucket),
        count,
      ]),
    },
    {
      name: T.times.days,
      columns: [whole(T.times.days), whole(T.times.count), whole(T.times.late)],
      rows: times.byDays.map(({ days, count, late }) => [days, count, late]),
    },
    {
      name: T.load.person,
      columns: [text(T.load.person), whole(T.load.late), whole(T.load.soon), whole(T.load.later)],
      rows: given.load.map(({ name, late, soon, later }) => [name, late, soon, later]),
    },
    {
      name: T.forecast.used,
      columns: [{ head: T.forecast.week, kind: 'day' }, money(T.forecast.moved)],
      rows: given.weeks.map(({ from, sum }) => [from, fromWire(sum)]),
    },
  ];
}
