import { IconCalendarPlus } from '@tabler/icons-react';
import { movedEnd } from '../../../domain/texts/lt/moved-end.ts';
import { REQUESTS } from '../../../domain/texts/lt/screen/applicant.ts';
import { deadlineSummary, SIGNATURES } from '../../../domain/texts/lt/screen/applicant-request.ts';
import { DEADLINE } from '../../../domain/texts/lt/screen/common.ts';
import { SIGNING as T } from '../../../domain/texts/lt/screen/signing.ts';
import { paths } from '../../paths.ts';
import { withDates } from '../../ui/DateText.tsx';
import { deadlineTone } from '../../ui/deadline.ts';
import { Ruler } from '../../ui/Ruler.tsx';
import { calendarDaysLeft } from '../list/time-left.ts';
import type { RequestDetail } from '../request/queries.ts';
import { saveDeadline } from '../save-deadline.ts';
import classes from './SigningCard.module.css';

interface SigningDeadlineProps {
  id: number;
  clock: RequestDetail['clocks'][number];
  isChange: boolean;
}

/** Until when one may sign, what is left of it, and what a day later means. */
export function SigningDeadline({ id, clock, isChange }: SigningDeadlineProps) {
  const left = Math.max(0, calendarDaysLeft(clock.dueDate));
  const moved = movedEnd(clock);
  return (
    <div className={classes.deadline}>
      <p className={classes.line}>
        <b>
          <span className={classes.wideOnly}>{T.signBy} </span>
          {withDates(T.until(clock.dueDate))}
        </b>
        <b>{left === 0 ? DEADLINE.today : DEADLINE.calendarLeft(left)}</b>
      </p>
      {clock.days.length > 0 && (
        <Ruler
          days={clock.days}
          size="home"
          tone={deadlineTone(clock)}
          name={DEADLINE.rulerName(clock.usedDays, clock.leftDays, clock.dueDate)}
        />
      )}
      <p className={classes.line}>
        <span className={classes.small}>
          {moved && `${moved}. `}
          {isChange ? SIGNATURES.changeDeadlineWarning : SIGNATURES.deadlineWarning}
        </span>
        <button
          type="button"
          className={classes.calendar}
          onClick={() =>
            saveDeadline({
              requestId: id,
              kind: clock.kind,
              date: clock.dueDate,
              summary: deadlineSummary(clock.kind, id),
              path: paths.signing(id),
            })
          }
        >
          <IconCalendarPlus size={16} stroke={1.8} aria-hidden />
          {REQUESTS.calendar}
        </button>
      </p>
    </div>
  );
}
