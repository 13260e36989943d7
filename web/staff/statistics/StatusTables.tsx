import { TURN, STATUS_IDS } from '../../../domain/application/status.ts';
import { AGE_FROM, figureKey, type AgeBucket } from '../../../domain/statistics/figures.ts';
import { ageText } from '../../../domain/texts/lt/figure.ts';
import { formatEur, formatInteger } from '../../../domain/texts/lt/format.ts';
import { STATISTICS as T } from '../../../domain/texts/lt/screen/staff-statistics.ts';
import { STATUS_TEXT } from '../../../domain/texts/lt/status.ts';
import { eurOfWire, formatSum, fromWire } from '../../../domain/values/money.ts';
import { Card } from '../../ui/Card.tsx';
import { OpenList } from './OpenList.tsx';
import type { Statistics } from './queries.ts';
import classes from './Statistics.module.css';

const sumOf = (wire: string): string => formatSum(fromWire(wire) ?? 0);

/** Statuses in the order of the process, with a bar: the table is the chart. */
export function ByStatus({ Requests }: Pick<Statistics, 'Requests'>) {
  const most = Math.max(1, ...Requests.map(({ RequestsCount }) => RequestsCount));
  const ours = Requests.filter(({ RequestStatusId: id }) => TURN[id] === 'provider');
  return (
    <Card title={T.byStatus.title(ours.reduce((sum, { RequestsCount }) => sum + RequestsCount, 0))}>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{T.byStatus.status}</th>
              <th scope="col" data-num>
                {T.byStatus.count}
              </th>
              <td />
              <th scope="col" data-num>
                {T.byStatus.asked}
              </th>
              <th scope="col" data-num>
                {T.byStatus.granted}
              </th>
            </tr>
          </thead>
          <tbody>
            {Requests.map(({ RequestStatusId: id, RequestsCount, LoanSum, InvegaLoanSum }) => (
              <tr key={id}>
                <th scope="row">
                  <i className={classes.square} data-tone={STATUS_TEXT[id].tone} aria-hidden />
                  {STATUS_TEXT[id].short}
                </th>
                <td data-num>
                  <OpenList filter={{ statuses: [id] }}>{formatInteger(RequestsCount)}</OpenList>
                </td>
                <td className={classes.barCell} aria-hidden>
                  <i data-tone={STATUS_TEXT[id].tone} style={{ width: `${(RequestsCount / most) * 100}%` }} />
                </td>
                <td data-num>{sumOf(LoanSum)}</td>
                <td data-num>{sumOf(InvegaLoanSum)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

/** How long requests have been where they are; every number opens its list. */
export function Ageing({ ageing, Totals }: Pick<Statistics, 'ageing' | 'Totals'>) {
  const statuses = STATUS_IDS.filter((id) => ageing.some((one) => one.RequestStatusId === id));
  const most = Math.max(1, ...ageing.map(({ count }) => count));
  return (
    <Card title={T.ageing.title(Totals.overdue)}>
      <div className={classes.scroll}>
        <table className={classes.heat}>
          <thead>
            <tr>
              <th scope="col">{T.ageing.days}</th>
              {AGE_FROM.map((from, bucket) => (
                <th key={from} scope="col" data-num>
                  {ageText(bucket)}
                </th>
              ))}
              <th scope="col" data-num>
                {T.ageing.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {statuses.map((status) => {
              const cells = ageing.filter((one) => one.RequestStatusId === status);
              return (
                <tr key={status}>
                  <th scope="row">{STATUS_TEXT[status].short}</th>
                  {cells.map(({ bucket, count, isPastTerm }) => (
                    <td
                      key={bucket}
                      data-past={(isPastTerm && count > 0) || undefined}
                      data-heat={count === 0 ? 0 : Math.ceil((count / most) * 3)}
                    >
                      <OpenList
                        filter={{ figure: figureKey({ kind: 'age', status, bucket: bucket as AgeBucket }) }}
                      >
                        {formatInteger(count)}
                      </OpenList>
                    </td>
                  ))}
                  <td data-num>
                    <OpenList filter={{ statuses: [status] }}>
                      {formatInteger(cells.reduce((sum, { count }) => sum + count, 0))}
                    </OpenList>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className={classes.note}>
        <i className={classes.square} data-tone="brand" aria-hidden /> {T.ageing.inTime}{' '}
        <i className={classes.square} data-tone="danger" aria-hidden /> {T.ageing.past}. {T.ageing.hint}.
      </p>
    </Card>
  );
}

export function Decisions({ Decisions: rows }: Pick<Statistics, 'Decisions'>) {
  const [positive] = rows;
  const average =
    positive && positive.RequestsCount > 0
      ? Math.round((fromWire(positive.InvegaLoanSum) ?? 0) / positive.RequestsCount)
      : 0;
  return (
    <Card title={T.decisions.title}>
      <dl className={classes.decisions}>
        {rows.map(({ RequestStatusId: id, RequestsCount, LoanSum, InvegaLoanSum }) => (
          <div key={id}>
            <dt>{T.decisions[id]}</dt>
            <dd>
              <OpenList ofDecisions filter={{ figure: `decision-${id}` }}>
                {formatInteger(RequestsCount)}
              </OpenList>{' '}
              <small>{eurOfWire(id === 110 ? InvegaLoanSum : LoanSum)}</small>
            </dd>
          </div>
        ))}
        <div>
          <dt>{T.decisions.average}</dt>
          <dd className="num">{formatEur(average)}</dd>
        </div>
      </dl>
    </Card>
  );
}
