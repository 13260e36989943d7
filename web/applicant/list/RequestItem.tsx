import { Button } from '@mantine/core';
import { IconArrowRight, IconCopy, IconEye, IconMail, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatEur } from '../../../domain/texts/lt/format.ts';
import { REQUESTS } from '../../../domain/texts/lt/screen/applicant.ts';
import { fromWire } from '../../../domain/values/money.ts';
import { nextStep } from '../../../domain/texts/lt/status.ts';
import { paths } from '../../paths.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useCopyRequest } from '../request/use-copy-request.ts';
import { boldDates } from './bold-dates.tsx';
import type { RequestRow } from './query.ts';
import { grantedWire, mainAction, mayDo } from './row-model.ts';
import { RowClock } from './RowClock.tsx';
import { calendarDaysLeft } from './time-left.ts';
import classes from './RequestItem.module.css';

const sum = (wire: string | null): string | null => {
  const cents = fromWire(wire);
  return cents === null ? null : formatEur(cents);
};

/** One request: what, where it stands and what next, how much time, what to do. */
export function RequestItem({ row, onDelete }: { row: RequestRow; onDelete: (row: RequestRow) => void }) {
  const action = mainAction(row);
  const copy = useCopyRequest();
  const name = REQUESTS.request(row.Id);
  const granted = sum(grantedWire(row.Status, row.InvegaLoanSum));
  const draft = row.progressPercent !== null && row.SubmittedDate === null;
  const unfinished = draft && (row.progressPercent ?? 0) < 100;
  const sentence = unfinished
    ? REQUESTS.draftUnfinished
    : nextStep(row.Status, {
        dueDate: row.clock?.dueDate ?? null,
        daysLeft: row.clock ? calendarDaysLeft(row.clock.dueDate) : null,
      });
  const meta = [
    row.SubmittedDate
      ? REQUESTS.submitted(row.SubmittedDate.slice(0, 10))
      : REQUESTS.created(row.CreateDate.slice(0, 10)),
    granted ? REQUESTS.granted(granted) : null,
  ].filter(Boolean);

  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Link to={action?.to ?? paths.request(row.Id, 'view')} className={classes.name}>
          {name}
        </Link>
        <span className={`num ${classes.sum}`}>{sum(row.LoanSum) ?? '–'}</span>
      </div>
      <div className={classes.state}>
        <StatusBadge status={row.Status} />
        <p className={classes.next}>{boldDates(sentence)}</p>
        <p className={classes.meta}>
          {meta.join(' · ')}
          {!draft && (
            <>
              {' · '}
              <a href={`mailto:${row.AssessorEmail}`} className={classes.mail}>
                <IconMail size={14} stroke={1.8} aria-hidden />
                {row.AssessorEmail}
              </a>
            </>
          )}
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
            loading={copy.busy}
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={() => void copy.run(row.Id)}
          >
            {REQUESTS.copy}
            <span className="visually-hidden">: {name}</span>
          </Button>
        )}
        <div className={classes.small}>
          {(!draft || !action) && (
            <Link to={paths.request(row.Id, 'view')} className={action ? classes.quiet : classes.outlined}>
              <IconEye size={16} stroke={1.8} aria-hidden />
              {REQUESTS.view}
              <span className="visually-hidden">: {name}</span>
            </Link>
          )}
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
