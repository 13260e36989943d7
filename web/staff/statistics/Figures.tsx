import { Status } from '../../../domain/application/status.ts';
import { STATISTICS as T } from '../../../domain/texts/lt/screen/staff-statistics.ts';
import { formatEur, formatInteger, formatPercent } from '../../../domain/texts/lt/format.ts';
import { fromWire } from '../../../domain/values/money.ts';
import { budgetParts, inMillions } from '../../ui/budget.ts';
import { OpenList } from './OpenList.tsx';
import type { Statistics } from './queries.ts';
import classes from './Statistics.module.css';

export const share = (part: number, whole: number): string =>
  formatPercent(whole > 0 ? Math.round((part / whole) * 1_000) / 10 : 0);

/** Five numbers in one strip, each with what makes it good or bad. */
export function KeyFigures({ Totals, times }: Statistics) {
  const late = times.decisions - times.inTerm;
  return (
    <dl className={classes.strip} data-print="block">
      <div>
        <dt>{T.kpi.requests}</dt>
        <dd>
          <OpenList filter={{ figure: 'submitted' }}>{formatInteger(Totals.RequestsCount)}</OpenList>
          <small>
            <OpenList filter={{ figure: 'yesterday' }}>
              {T.kpi.yesterday(Totals.RequestsCountYesterday)}
            </OpenList>
          </small>
        </dd>
      </div>
      <div>
        <dt>{T.kpi.toAssess}</dt>
        <dd>
          <OpenList filter={{ statuses: [Status.submitted, Status.documentsSubmitted] }}>
            {formatInteger(Totals.RequestsToAsses)}
          </OpenList>
          <small data-tone={Totals.overdue > 0 ? 'danger' : undefined}>
            <OpenList queue="overdue">{T.kpi.overdue(Totals.overdue)}</OpenList>
          </small>
        </dd>
      </div>
      <div>
        <dt>{T.kpi.ineligible}</dt>
        <dd>
          <OpenList filter={{ statuses: [Status.criteriaNotMet] }}>
            {formatInteger(Totals.RequestsIneligibleForFunding)}
          </OpenList>
          <small>{T.kpi.ofAll(share(Totals.RequestsIneligibleForFunding, Totals.RequestsCount))}</small>
        </dd>
      </div>
      <div>
        <dt>{T.kpi.inTerm}</dt>
        <dd>
          <OpenList ofDecisions filter={{ figure: 'inTerm' }}>
            {times.decisions > 0 ? share(times.inTerm, times.decisions) : T.kpi.none}
          </OpenList>
          <small>
            <OpenList ofDecisions filter={{ figure: 'overTerm' }}>
              {T.kpi.late(late)}
            </OpenList>
          </small>
        </dd>
      </div>
      <div>
        <dt>{T.kpi.median}</dt>
        <dd>
          <span className={classes.figure}>
            {times.median === null ? T.kpi.none : T.kpi.days(times.median)}
          </span>
          <small>{times.p90 !== null && T.kpi.p90(times.p90)}</small>
        </dd>
      </div>
    </dl>
  );
}

/** One bar of the whole budget, with its words. */
export function BudgetBar({ budget }: Pick<Statistics, 'budget'>) {
  const parts = budgetParts({
    totalCents: fromWire(budget.total) ?? 0,
    signedCents: fromWire(budget.issued) ?? 0,
    reservedCents: fromWire(budget.reserved) ?? 0,
  });
  const millions = (cents: number) => T.million(inMillions(cents));
  const { signedCents, reservedCents, freeCents, totalCents } = parts;
  return (
    <section className={classes.budget} data-print="block">
      <div className={classes.budgetHead}>
        <h2>{T.budget.title(formatPercent(parts.free))}</h2>
        <span className="num">{formatEur(totalCents)}</span>
      </div>
      <div
        className={classes.budgetBar}
        role="img"
        aria-label={T.budget.sentence(
          millions(signedCents),
          millions(reservedCents),
          millions(freeCents),
          millions(totalCents),
        )}
      >
        {(['signed', 'reserved', 'free'] as const).map(
          (part) => parts[part] > 0 && <i key={part} data-part={part} style={{ flexGrow: parts[part] }} />,
        )}
      </div>
      <ul className={`plain-list ${classes.legend}`}>
        <li data-part="signed">
          {T.budget.issued} <b>{millions(signedCents)}</b> ({formatPercent(parts.signed)})
        </li>
        <li data-part="reserved">
          {T.budget.reserved} <b>{millions(reservedCents)}</b> ({formatPercent(parts.reserved)})
        </li>
        <li data-part="free">
          {T.budget.free} <b>{millions(freeCents)}</b> ({formatPercent(parts.free)})
        </li>
      </ul>
    </section>
  );
}
