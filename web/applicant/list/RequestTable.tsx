import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatSum, fromWire } from '../../../domain/values/money.ts';
import { REQUESTS } from '../../../domain/texts/lt/screen/applicant.ts';
import { UI } from '../../../domain/texts/lt/screen/common.ts';
import { paths } from '../../paths.ts';
import { DateText } from '../../ui/DateText.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { RequestRow } from './query.ts';
import { grantedWire, mayDo } from './row-model.ts';
import classes from './RequestTable.module.css';

const sum = (wire: string | null): string => {
  const cents = fromWire(wire);
  return cents === null ? '–' : formatSum(cents);
};

/** Every column of the specification. */
export function RequestTable({
  rows,
  onDelete,
}: {
  rows: readonly RequestRow[];
  onDelete: (row: RequestRow) => void;
}) {
  const columns = REQUESTS.columns;
  return (
    <div className={classes.scroll} role="region" aria-label={REQUESTS.tableName} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{columns.Id}</th>
            <th scope="col">{columns.CompanyName}</th>
            <th scope="col">{columns.CompanyCode}</th>
            <th scope="col">{columns.CreateDate}</th>
            <th scope="col">{columns.SubmittedDate}</th>
            <th scope="col" className={classes.right}>
              {columns.LoanSum}
            </th>
            <th scope="col">{columns.Status}</th>
            <th scope="col" className={classes.right}>
              {columns.InvegaLoanSum}
            </th>
            <th scope="col">{columns.AssessorEmail}</th>
            <th scope="col">{columns.AssesorPhone}</th>
            <th scope="col">
              <span className="visually-hidden">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.Id}>
              <th scope="row" className="num">
                {row.Id}
              </th>
              <td>{row.CompanyName}</td>
              <td className="num">{row.CompanyCode}</td>
              <td>
                <DateText value={row.CreateDate.slice(0, 10)} />
              </td>
              <td>{row.SubmittedDate ? <DateText value={row.SubmittedDate.slice(0, 10)} /> : '–'}</td>
              <td className={`num ${classes.right}`}>{sum(row.LoanSum)}</td>
              <td>
                <StatusBadge status={row.Status} look="plain" />
              </td>
              <td className={`num ${classes.right}`}>{sum(grantedWire(row.Status, row.InvegaLoanSum))}</td>
              <td>
                <a href={`mailto:${row.AssessorEmail}`}>{row.AssessorEmail}</a>
              </td>
              <td className="num">
                <a href={`tel:${row.AssesorPhone.replace(/\s/g, '')}`}>{row.AssesorPhone}</a>
              </td>
              <td className={classes.icons}>
                <IconLink
                  to={paths.request(row.Id, 'view')}
                  label={`${REQUESTS.view}: ${REQUESTS.request(row.Id)}`}
                >
                  <IconEye size={17} stroke={1.8} aria-hidden />
                </IconLink>
                {mayDo(row, 'save') && (
                  <IconLink
                    to={paths.request(row.Id, 'edit')}
                    label={`${REQUESTS.edit}: ${REQUESTS.request(row.Id)}`}
                  >
                    <IconPencil size={17} stroke={1.8} aria-hidden />
                  </IconLink>
                )}
                {mayDo(row, 'delete') && (
                  <button
                    type="button"
                    className={classes.icon}
                    aria-label={`${REQUESTS.remove}: ${REQUESTS.request(row.Id)}`}
                    onClick={() => onDelete(row)}
                  >
                    <IconTrash size={17} stroke={1.8} aria-hidden />
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.total}>{UI.total(rows.length)}</p>
    </div>
  );
}

function IconLink({ to, label, children }: { to: string; label: string; children: React.ReactNode }) {
  return (
    <Link to={to} className={classes.icon} aria-label={label}>
      {children}
    </Link>
  );
}
