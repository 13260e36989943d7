import { IconAlertTriangle, IconHourglass, IconPlayerPause } from '@tabler/icons-react';
import { DEADLINE } from '../../../domain/texts/lt/screen/common.ts';
import { INBOX } from '../../../domain/texts/lt/screen/staff-inbox.ts';
import { EMPTY } from '../../../domain/texts/lt/format.ts';
import { deadlineTone, deadlineUrgent, deadlineWords } from '../../ui/deadline.ts';
import { Ruler, rulerCells } from '../../ui/Ruler.tsx';
import type { ClockSummary } from '../data/types.ts';
import classes from './DeadlineColumn.module.css';

/** Date left, words right, ruler under both. A row knows how many days there were and are left: enough for its ruler. */
export function DeadlineColumn({ clock }: { clock: ClockSummary | null }) {
  if (!clock) return <span className={classes.none}>{EMPTY}</span>;
  const tone = deadlineTone(clock);
  const used = Math.max(0, clock.length - clock.leftDays);
  const isLate = clock.overdueDays > 0 || clock.leftDays === 0;
  const Icon = clock.paused ? IconPlayerPause : isLate ? IconAlertTriangle : IconHourglass;
  const urgent = deadlineUrgent(clock);
  return (
    <span className={classes.cell} data-tone={tone}>
      <span className={classes.top}>
        <DateDigits date={clock.dueDate} />
        <span className={classes.words} data-urgent={urgent || undefined}>
          {(urgent || clock.paused) && <Icon size={14} stroke={1.9} aria-hidden />}
          {clock.paused ? INBOX.paused : deadlineWords(clock)}
        </span>
      </span>
      {clock.unit === 'workingDays' && (
        <Ruler
          days={rulerCells(used, clock.length)}
          size="table"
          tone={tone}
          name={DEADLINE.rulerName(used, clock.leftDays, clock.dueDate)}
        />
      )}
    </span>
  );
}

function DateDigits({ date }: { date: string }) {
  return (
    <time className="num" dateTime={date}>
      {date}
    </time>
  );
}
