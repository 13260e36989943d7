import { IconCopy, IconEye, IconPencil, IconSignature, IconTrash, IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Status, TURN } from '../../../domain/application/status.ts';
import { formatSum, fromWire } from '../../../domain/values/money.ts';
import { REQUESTS } from '../../../domain/texts/lt/screen/applicant.ts';
import { formProgressText } from '../../../domain/texts/lt/form/progress.ts';
import { turnText } from '../../../domain/texts/lt/status.ts';
import { mayDo } from '../may-do.ts';
import { paths } from '../../paths.ts';
import { DateText } from '../../ui/DateText.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { grantedWire, mainAction, rowTerms } from './row-model.ts';
import type { RowProps, RowsProps } from './row-props.ts';
import classes from './RequestTable.module.css';

const sum = (wire: string | null): string => {
  const cents = fromWire(wire);
  return cents === null ? '–' : formatSum(cents);
};

/** Every column of the specification; whose turn and until when stand under the status, purpose and term under the sum. */
export function RequestTable({ rows, ...rest }: RowsProps) {
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
            <Row key={row.Id} row={row} {...rest} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, closed, onDelete, onCopy }: RowProps) {
  const name = REQUESTS.request(row.Id);
  const action = mainAction(row);
  const due = TURN[row.Status] === 'nobody' ? null : row.clock?.dueDate;
  return (
    <tr>
      <th scope="row" className="num">
        {row.Id}
      </th>
      <td className={classes.name}>{row.CompanyName}</td>
      <td className="num">{row.CompanyCode}</td>
      <td>
        <DateText value={row.CreateDate.slice(0, 10)} />
      </td>
      <td>{row.SubmittedDate ? <DateText value={row.SubmittedDate.slice(0, 10)} /> : '–'}</td>
      <td className={`num ${classes.right}`}>
        {sum(row.LoanSum)}
        <span className={classes.under}>{rowTerms(row)}</span>
      </td>
      <td className={classes.status}>
        <StatusBadge status={row.Status} look="plain" />
        <span className={classes.under}>
          {turnText(row.Status)}
          {due && (
            <>
              {', '}
              <DateText value={due} />
            </>
          )}
        </span>
        {row.progress && (
          <span className={classes.under}>{formProgressText(row.progress.done, row.progress.total)}</span>
        )}
      </td>
      <td className={`num ${classes.right}`}>{sum(grantedWire(row.Status, row.InvegaLoanSum))}</td>
      <td className={classes.mail}>
        <a href={`mailto:${row.AssessorEmail}`}>{row.AssessorEmail}</a>
      </td>
      <td className="num">
        <a href={`tel:${row.AssesorPhone.replace(/\s/g, '')}`} className={classes.phone}>
          {row.AssesorPhone}
        </a>
      </td>
      <td className={classes.icons}>
        <IconLink to={paths.request(row.Id, 'view')} label={`${REQUESTS.view}: ${name}`}>
          <IconEye size={17} stroke={1.8} aria-hidden />
        </IconLink>
        {action && !mayDo(row, 'save') && (
          <IconLink to={action.to} label={`${action.label}: ${name}`}>
            {row.Status === Status.awaitingDocuments ? (
              <IconUpload size={17} stroke={1.8} aria-hidden />
            ) : (
              <IconSignature size={17} stroke={1.8} aria-hidden />
            )}
          </IconLink>
        )}
        {mayDo(row, 'save') && (
          <IconLink to={paths.request(row.Id, 'edit')} label={`${REQUESTS.edit}: ${name}`}>
            <IconPencil size={17} stroke={1.8} aria-hidden />
          </IconLink>
        )}
        {mayDo(row, 'copy') && (
          <IconButton label={`${REQUESTS.copy}: ${name}`} disabled={closed} onClick={() => onCopy(row)}>
            <IconCopy size={17} stroke={1.8} aria-hidden />
          </IconButton>
        )}
        {mayDo(row, 'delete') && (
          <IconButton label={`${REQUESTS.remove}: ${name}`} onClick={() => onDelete(row)}>
            <IconTrash size={17} stroke={1.8} aria-hidden />
          </IconButton>
        )}
      </td>
    </tr>
  );
}

function IconLink({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Link to={to} className={classes.icon} aria-label={label} title={label}>
      {children}
    </Link>
  );
}

interface IconButtonProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function IconButton({ label, disabled = false, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className={classes.icon}
      aria-label={label}
      title={label}
      disabled={disabled}
      aria-describedby={disabled ? 'period-closed' : undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
