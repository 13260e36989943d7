import { Status } from '../../../domain/application/status.ts';
import { LOAD_PARTS } from '../../../domain/statistics/figures.ts';
import { formatInteger } from '../../../domain/texts/lt/format.ts';
import { STATISTICS as T } from '../../../domain/texts/lt/screen/staff-statistics.ts';
import { Card } from '../../ui/Card.tsx';
import { OpenList } from './OpenList.tsx';
import type { Statistics } from './queries.ts';
import classes from './Statistics.module.css';

const oneDecimal = new Intl.NumberFormat('lt-LT', { maximumFractionDigits: 1 });

/** Who has how much, by its term; how much a day each finishes is for managers only. */
export function Load({ load }: Pick<Statistics, 'load'>) {
  const late = load.reduce((sum, one) => sum + one.late, 0);
  const most = Math.max(1, ...load.map((one) => one.late + one.soon + one.later));
  const showsPace = load.some(({ perDay }) => perDay !== null);
  if (load.length === 0) return <Card title={T.load.nobody}>{null}</Card>;
  return (
    <Card title={T.load.title(late)}>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{T.load.person}</th>
              <th scope="col" data-num>
                {T.load.has}
              </th>
              <td />
              {LOAD_PARTS.map((part) => (
                <th key={part} scope="col" data-num>
                  {T.load[part]}
                </th>
              ))}
              {showsPace && (
                <>
                  <th scope="col" data-num>
                    {T.load.perDay}
                  </th>
                  <th scope="col" data-num>
                    {T.load.needs}
                  </th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {load.map((one) => {
              const has = one.late + one.soon + one.later;
              const { AssessorId, perDay } = one;
              return (
                <tr key={AssessorId}>
                  <th scope="row">{one.name}</th>
                  <td data-num>
                    <OpenList
                      filter={{
                        assessorId: AssessorId,
                        statuses: [Status.submitted, Status.documentsSubmitted],
                      }}
                    >
                      {formatInteger(has)}
                    </OpenList>
                  </td>
                  <td className={classes.loadCell} aria-hidden>
                    <span style={{ width: `${(has / most) * 100}%` }}>
                      {LOAD_PARTS.map(
                        (part) =>
                          one[part] > 0 && <i key={part} data-part={part} style={{ flexGrow: one[part] }} />,
                      )}
                    </span>
                  </td>
                  {LOAD_PARTS.map((part) => (
                    <td key={part} data-num>
                      <OpenList filter={{ assessorId: AssessorId, figure: `load-${part}` }}>
                        {formatInteger(one[part])}
                      </OpenList>
                    </td>
                  ))}
                  {showsPace && (
                    <>
                      <td data-num>{oneDecimal.format(perDay ?? 0)}</td>
                      <td data-num>{perDay ? T.load.days(Math.ceil(has / perDay)) : T.kpi.none}</td>
                    </>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
