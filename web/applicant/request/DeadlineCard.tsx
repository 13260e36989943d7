import { DEADLINE } from '../../../domain/texts/lt/screen/common.ts';
import { VIEW } from '../../../domain/texts/lt/screen/applicant.ts';
import { DateText } from '../../ui/DateText.tsx';
import { Card } from '../../ui/Card.tsx';
import { deadlineTone, deadlineWords } from '../../ui/deadline.ts';
import { Ruler } from '../../ui/Ruler.tsx';
import { calendarDaysLeft } from '../list/time-left.ts';
import classes from './DeadlineCard.module.css';
import type { RequestDetail } from './queries.ts';

/** The clock of the status: date first, calendar days, working days as a ruler. */
export function DeadlineCard({ clock }: { clock: RequestDetail['clocks'][number] }) {
  const tone = deadlineTone(clock);
  const days = calendarDaysLeft(clock.dueDate);
  return (
    <Card title={VIEW.deadline} aside={deadlineWords(clock, true)}>
      <p className={classes.date}>
        <b>
          <DateText value={clock.dueDate} />
        </b>{' '}
        {days >= 0 && !clock.paused && (
          <span>{days === 0 ? DEADLINE.today : DEADLINE.calendarLeft(days)}</span>
        )}
      </p>
      {clock.days.length > 0 && (
        <Ruler
          days={clock.days}
          size="case"
          tone={tone}
          name={DEADLINE.rulerName(clock.usedDays, clock.leftDays, clock.dueDate)}
        />
      )}
    </Card>
  );
}
