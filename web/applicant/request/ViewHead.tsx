import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { REQUESTS } from '../../../domain/texts/lt/screen/applicant.ts';
import { VIEW } from '../../../domain/texts/lt/screen/view.ts';
import { nextStep } from '../../../domain/texts/lt/status.ts';
import { paths } from '../../paths.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { boldDates } from '../list/bold-dates.tsx';
import { calendarDaysLeft } from '../list/time-left.ts';
import type { RequestDetail } from './queries.ts';
import classes from './ViewRequest.module.css';

/** Days are counted once, on the card of the deadline; here only that it is today, or over. */
function lastDays(dueDate: string | null): number | null {
  const days = dueDate === null ? null : calendarDaysLeft(dueDate);
  return days !== null && days <= 0 ? days : null;
}

interface ViewHeadProps {
  detail: RequestDetail;
  dueDate: string | null;
  /** Buttons. */
  children: ReactNode;
}

/** Which request, in whose name, where it stands and what next. */
export function ViewHead({ detail, dueDate, children }: ViewHeadProps) {
  const { RequestId: id, Status: status } = detail.RequestSystemInfo;
  const { returned, turning, company, reasons } = detail;
  return (
    <div className={classes.head}>
      <div>
        <Link to={paths.requests} className={classes.back} data-print="no">
          <IconArrowLeft size={16} stroke={1.8} aria-hidden />
          {VIEW.back}
        </Link>
        <div className={classes.titleRow}>
          <h1 className={classes.title}>{REQUESTS.request(id)}</h1>
          <StatusBadge status={status} />
        </div>
        <p className={classes.party}>
          {company.Name}, <span className="num">{company.Code}</span>
        </p>
        <p className={classes.next}>
          {boldDates(
            nextStep(status, {
              dueDate,
              daysLeft: lastDays(dueDate),
              returnedSections: returned?.sections.length ?? null,
              returnedDocuments: returned?.documents.length ?? null,
              reasons,
              since: turning?.at.slice(0, 10) ?? null,
            }),
          )}
        </p>
      </div>
      <div className={classes.actions} data-print="no">
        {children}
      </div>
    </div>
  );
}
