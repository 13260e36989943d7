import { IconAlertTriangle, IconHourglass } from '@tabler/icons-react';
import { DEADLINE } from '../../domain/texts/lt/screen/common.ts';
import { DateText } from './DateText.tsx';
import { deadlineTone, deadlineUrgent, deadlineWords, type Remaining } from './deadline.ts';
import classes from './DeadlineCell.module.css';
import { Ruler, type RulerCell } from './Ruler.tsx';

export interface DeadlineView extends Remaining {
  dueDate: string;
  usedDays: number;
  days: readonly RulerCell[];
}

/** Date left, words right (icon from five days down), ruler under both. */
export function DeadlineCell({ clock }: { clock: DeadlineView | null }) {
  if (!clock) return <span className={classes.none}>–</span>;
  const tone = deadlineTone(clock);
  const Icon =
    clock.overdueDays > 0 || (clock.leftDays === 0 && !clock.paused) ? IconAlertTriangle : IconHourglass;
  return (
    <span className={classes.cell} data-tone={tone}>
      <span className={classes.top}>
        <DateText value={clock.dueDate} />
        <span className={classes.words} data-urgent={deadlineUrgent(clock) || undefined}>
          {deadlineUrgent(clock) && <Icon size={14} stroke={2} aria-hidden />}
          {deadlineWords(clock)}
        </span>
      </span>
      {clock.days.length > 0 && (
        <Ruler
          days={clock.days}
          size="table"
          tone={tone}
          name={DEADLINE.rulerName(clock.usedDays, clock.leftDays, clock.dueDate)}
        />
      )}
    </span>
  );
}
