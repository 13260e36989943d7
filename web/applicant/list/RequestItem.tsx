import { Button } from '@mantine/core';
import { IconArrowRight, IconEye, IconMail, IconPhone, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatEur } from '../../../domain/texts/lt/format.ts';
import { REQUESTS } from '../../../domain/texts/lt/screen/applicant.ts';
import { fromWire } from '../../../domain/values/money.ts';
import { mayDo } from '../may-do.ts';
import { paths } from '../../paths.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { boldDates } from './bold-dates.tsx';
import { mainAction, rowDates, rowSentence, rowTerms } from './row-model.ts';
import { RowClock } from './RowClock.tsx';
import type { RowProps } from './row-props.ts';
import classes from './RequestItem.module.css';
import { ROW } from '../../../domain/texts/lt/screen/applicant-request.ts';
import type { RequestRow } from './query.ts';

/** One request: what, where it stands and what next, how much time, what to do. */
export function RequestItem({ row, closed, onDelete, onCopy }: RowProps) {
  const action = mainAction(row);
  const name = REQUESTS.request(row.Id);
  const cents = fromWire(row.LoanSum);
  const terms = rowTerms(row);
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Link to={action?.to ?? paths.request(row.Id, 'view')} className={classes.name}>
          {name}
        </Link>
        <span className={`num ${classes.sum}`}>{cents === null ? '–' : formatEur(cents)}</span>
        {terms && <span className={classes.terms}>{terms}</span>}
      </div>
      <div className={classes.state}>
        <StatusBadge status={row.Status} />
        <p className={classes.next}>{boldDates(rowSentence(row))}</p>
        <p className={classes.meta}>{rowDates(row).join(' · ')}</p>
        <p className={classes.meta}>
          {row.CompanyName}, <span className="num">{row.CompanyCode}</span> · <RowContact row={row} />
        </p>
      </div>
      <div className={classes.time}>
        <RowClock row={row} />
      </div>
      <div className={classes.actions}>
        {action && (
          <Button
            component={Link}
            to={action.to}
            size="md"
            fullWidth
            rightSection={<IconArrowRight size={16} aria-hidden />}
          >
            {action.label}
            <span className="visually-hidden">: {name}</span>
          </Button>
        )}
        {mayDo(row, 'copy') && (
          <Button
            variant="default"
            size="md"
            fullWidth
            disabled={closed}
            aria-describedby={closed ? 'period-closed' : undefined}
            onClick={() => onCopy(row)}
          >
            {REQUESTS.copy}
            <span className="visually-hidden">: {name}</span>
          </Button>
        )}
        <div className={classes.small}>
          <Link to={paths.request(row.Id, 'view')} className={action ? classes.quiet : classes.outlined}>
            <IconEye size={16} stroke={1.8} aria-hidden />
            {REQUESTS.view}
            <span className="visually-hidden">: {name}</span>
          </Link>
          {mayDo(row, 'delete') && (
            <button type="button" className={classes.quiet} onClick={() => onDelete(row)}>
              <IconTrash size={16} stroke={1.8} aria-hidden />
              {REQUESTS.remove}
              <span className="visually-hidden">: {name}</span>
            </button>
          )}
        </div>
      </div>
    </li>
  );
}

/** Whom to ask, by mail or telephone; the server chose them by status. */
function RowContact({ row }: { row: Pick<RequestRow, 'AssessorEmail' | 'AssesorPhone'> }) {
  return (
    <>
      <a href={`mailto:${row.AssessorEmail}`} className={classes.mail}>
        <IconMail size={14} stroke={1.8} aria-hidden />
        <span className="visually-hidden">{ROW.contact}: </span>
        {row.AssessorEmail}
      </a>{' '}
      <a href={`tel:${row.AssesorPhone.replace(/\s/g, '')}`} className={`num ${classes.phone}`}>
        <IconPhone size={14} stroke={1.8} aria-hidden />
        <span className="visually-hidden">{ROW.phone}: </span>
        {row.AssesorPhone}
      </a>
    </>
  );
}
