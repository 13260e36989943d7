import { DIFFERENCE_TEXT, OPERATIONS } from '../../../domain/texts/lt/screen/operations.ts';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import classes from './Operations.module.css';
import type { Report } from './queries.ts';

const TEXT = OPERATIONS.reports;

/** The newest runs; those that found something say what and how often. */
export function ReportList({ reports }: { reports: readonly Report[] }) {
  if (reports.length === 0) return <p className={classes.none}>{TEXT.none}</p>;
  return (
    <ul className={classes.list}>
      {reports.map((report) => (
        <li key={report.id} className={classes.row}>
          <div className={classes.words}>
            <span className={classes.name}>
              {report.startedAt}
              {report.byOperator && ` · ${TEXT.byOperator}`}
            </span>
            <span className={classes.meta}>
              {[
                TEXT.looked(report.checked, report.listed),
                ...report.differences.map(({ kind, count }) => `${DIFFERENCE_TEXT[kind]}: ${count}`),
              ].join(' · ')}
            </span>
          </div>
          <Outcome report={report} />
        </li>
      ))}
    </ul>
  );
}

function Outcome({ report }: { report: Report }) {
  const found = report.differences.reduce((sum, { count }) => sum + count, 0);
  if (report.finishedAt === null)
    return (
      <ToneBadge look="staff" tone="gray">
        {TEXT.running}
      </ToneBadge>
    );
  return (
    <ToneBadge look="staff" tone={found > 0 ? 'warning' : 'success'}>
      {found > 0 ? TEXT.found(found) : TEXT.same}
    </ToneBadge>
  );
}
