import { AreaChart, BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { STATISTICS as T } from '../../../domain/texts/lt/screen/staff-statistics.ts';
import { fromWire } from '../../../domain/values/money.ts';
import { addDays } from '../../../domain/values/days.ts';
import type { Statistics } from './queries.ts';

const HEIGHT = 240;
const MOST_DAYS = 60;
const AHEAD_WEEKS = 26;
const BRAND = 'var(--mantine-color-brand-6)';
const LATE = 'var(--mantine-color-danger-6)';

/** Decisions by working days; what came after its term stands apart in red. */
export function TimesChart({ times }: Pick<Statistics, 'times'>) {
  const last = Math.min(MOST_DAYS, Math.max(20, ...times.byDays.map(({ days }) => days)));
  const data = Array.from({ length: last + 1 }, (_, days) => {
    const found = times.byDays.find((one) => one.days === days);
    return { days, inTime: (found?.count ?? 0) - (found?.late ?? 0), late: found?.late ?? 0 };
  });
  return (
    <BarChart
      h={HEIGHT}
      data={data}
      dataKey="days"
      type="stacked"
      series={[
        { name: 'inTime', label: T.times.count, color: BRAND },
        { name: 'late', label: T.times.late, color: LATE },
      ]}
      barProps={{ isAnimationActive: false }}
      referenceLines={[
        { x: 20, label: T.times.term, color: 'gray.7' },
        ...(times.median === null ? [] : [{ x: times.median, label: T.times.median, color: 'brand.9' }]),
      ]}
    />
  );
}

export interface BudgetWeek {
  week: string;
  used: number | null;
  ahead: number | null;
}

const MILLION = 100_000_000;

/** What is used by the end of each week in millions, then as it would go on. */
export function budgetSeries({ weeks, budget, forecast }: Statistics): BudgetWeek[] {
  const now = (fromWire(budget.issued) ?? 0) + (fromWire(budget.reserved) ?? 0);
  const moved = weeks.map(({ sum }) => fromWire(sum) ?? 0);
  let used = now - moved.reduce((a, b) => a + b, 0);
  const past = weeks.map(({ from }, at): BudgetWeek => {
    used += moved[at]!;
    return { week: from, used: used / MILLION, ahead: at === weeks.length - 1 ? used / MILLION : null };
  });
  const pace = forecast ? (fromWire(forecast.pace) ?? 0) : 0;
  const total = fromWire(budget.total) ?? 0;
  if (pace <= 0) return past;
  const from = weeks.at(-1)!.from;
  const ahead = Array.from({ length: AHEAD_WEEKS }, (_, at): BudgetWeek => {
    const sum = Math.min(total, now + pace * (at + 1));
    return { week: addDays(from, 7 * (at + 1)), used: null, ahead: sum / MILLION };
  });
  return [...past, ...ahead];
}

export function ForecastChart(statistics: Statistics) {
  const total = (fromWire(statistics.budget.total) ?? 0) / MILLION;
  return (
    <AreaChart
      h={HEIGHT}
      data={budgetSeries(statistics)}
      dataKey="week"
      curveType="linear"
      withDots={false}
      connectNulls={false}
      series={[
        { name: 'used', label: T.forecast.used, color: BRAND },
        { name: 'ahead', label: T.forecast.ahead, color: 'gray.6', strokeDasharray: '4 4' },
      ]}
      areaProps={{ isAnimationActive: false }}
      yAxisProps={{ domain: [0, Math.ceil(total)], width: 56 }}
      referenceLines={[{ y: total, label: T.forecast.ceiling, color: 'gray.7' }]}
    />
  );
}
