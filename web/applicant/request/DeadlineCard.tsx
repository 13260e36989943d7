import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { movedEnd } from '../../../domain/texts/lt/moved-end.ts';
import { REQUESTS } from '../../../domain/texts/lt/screen/applicant.ts';
import { deadlineSummary, deadlineTitle } from '../../../domain/texts/lt/screen/applicant-request.ts';
import { DEADLINE } from '../../../domain/texts/lt/screen/common.ts';
import { DateText } from '../../ui/DateText.tsx';
import { Card } from '../../ui/Card.tsx';
import { deadlineTone, deadlineWords } from '../../ui/deadline.ts';
import { Ruler } from '../../ui/Ruler.tsx';
import { calendarDaysLeft } from '../list/time-left.ts';
import { saveDeadline } from '../save-deadline.ts';
import classes from './DeadlineCard.module.css';
import type { RequestDetail } from './queries.ts';

interface DeadlineCardProps {
  requestId: number;
  clock: RequestDetail['clocks'][number];
  /** Where the calendar's event leads back to. */
  path: string;
}

/** The clock of the status: the date, and one count, in working days, in words and as a ruler. */
export function DeadlineCard({ requestId, clock, path }: DeadlineCardProps) {
  const tone = deadlineTone(clock);
  const days = calendarDaysLeft(clock.dueDate);
  const moved = movedEnd(clock);
  const isAhead = days >= 0 && !clock.paused && !clock.stopped;
  return (
    <Card title={deadlineTitle(clock.kind)} aside={deadlineWords(clock, true)}>
      <p className={classes.date}>
        <b>
          <DateText value={clock.dueDate} />
        </b>
      </p>
      {moved && <p className={classes.moved}>{moved}.</p>}
      {clock.days.length > 0 && (
        <Ruler
          days={clock.days}
          size="case"
          tone={tone}
          name={DEADLINE.rulerName(clock.usedDays, clock.leftDays, clock.dueDate)}
        />
      )}
      {isAhead && clock.waitsFor === 'applicant' && (
        <Button
          variant="subtle"
          size="sm"
          ml={-14}
          data-print="no"
          leftSection={<IconCalendarPlus size={16} aria-hidden />}
          onClick={() =>
            saveDeadline({
              requestId,
              kind: clock.kind,
              date: clock.dueDate,
              summary: deadlineSummary(clock.kind, requestId),
              path,
            })
          }
        >
          {REQUESTS.calendar}
        </Button>
      )}
    </Card>
  );
}
