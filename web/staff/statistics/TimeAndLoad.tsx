import { lazy } from 'react';
import { formatInteger } from '../../../domain/texts/lt/format.ts';
import { STATISTICS as T } from '../../../domain/texts/lt/screen/staff-statistics.ts';
import { eurOfWire, fromWire } from '../../../domain/values/money.ts';
import { inMillions } from '../../ui/budget.ts';
import { ChartCard } from './ChartCard.tsx';
import { share } from './Figures.tsx';
import { OpenList } from './OpenList.tsx';
import type { Statistics } from './queries.ts';
import classes from './Statistics.module.css';

const TimesChart = lazy(() => import('./charts.tsx').then(({ TimesChart: view }) => ({ default: view })));
const ForecastChart = lazy(() =>
  import('./charts.tsx').then(({ ForecastChart: view }) => ({ default: view })),
);

/** How long decisions take. */
export function Times({ times }: Pick<Statistics, 'times'>) {
  return (
    <ChartCard
      title={
        times.median === null
          ? T.times.none
          : T.times.title(times.median, share(times.inTerm, times.decisions))
      }
      lead={T.times.lead(times.decisions)}
      chart={<TimesChart times={times} />}
      table={
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col" data-num>
                {T.times.days}
              </th>
              <th scope="col" data-num>
                {T.times.count}
              </th>
              <th scope="col" data-num>
                {T.times.late}
              </th>
            </tr>
          </thead>
          <tbody>
            {times.byDays.map(({ days, count, late }) => (
              <tr key={days}>
                <th scope="row" data-num>
                  {days}
                </th>
                <td data-num>
                  <OpenList ofDecisions filter={{ figure: `decidedIn-${days}` }}>
                    {formatInteger(count)}
                  </OpenList>
                </td>
                <td data-num>{formatInteger(late)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  );
}

const millions = (wire: string): string => T.million(inMillions(fromWire(wire) ?? 0));

/** How long the money lasts at the pace of the last eight weeks. */
export function Forecast(statistics: Statistics) {
  const { forecast, weeks } = statistics;
  const title = !forecast
    ? T.forecast.tooLittle
    : forecast.endsOn
      ? T.forecast.ends(forecast.endsOn)
      : T.forecast.stays;
  return (
    <ChartCard
      title={title}
      lead={
        forecast
          ? T.forecast.lead(millions(forecast.pace), millions(forecast.spread))
          : T.forecast.tooLittleLead
      }
      chart={<ForecastChart {...statistics} />}
      table={
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{T.forecast.week}</th>
              <th scope="col" data-num>
                {T.forecast.moved}
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ from, sum }) => (
              <tr key={from}>
                <th scope="row">{from}</th>
                <td data-num>{eurOfWire(sum)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    >
      {forecast?.endsEarliest && (
        <p className={classes.note}>
          {T.forecast.range(forecast.endsEarliest, forecast.endsLatest ?? T.forecast.open)}
          {forecast.callEnds && ` · ${T.forecast.callEnds(forecast.callEnds)}`}
        </p>
      )}
    </ChartCard>
  );
}
