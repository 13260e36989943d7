import { IconCalendarPlus } from '@tabler/icons-react';
import { TURN } from '../../../domain/application/status.ts';
import { DEADLINE } from '../../../domain/texts/lt/screen/common.ts';
import { formProgressText } from '../../../domain/texts/lt/form/progress.ts';
import { REQUESTS } from '../../../domain/texts/lt/screen/applicant.ts';
import { deadlineSummary, ROW } from '../../../domain/texts/lt/screen/applicant-request.ts';
import { paths } from '../../paths.ts';
import { deadlineTone } from '../../ui/deadline.ts';
import { Ruler, rulerCells } from '../../ui/Ruler.tsx';
import { saveDeadline } from '../save-deadline.ts';
import type { RequestRow } from './query.ts';
import { calendarDaysLeft } from './time-left.ts';
import classes from './RowClock.module.css';

type Clock = NonNullable<RequestRow['clock']>;

/** How far the form is, or how much time is left, with a ruler. */
export function RowClock({ row }: { row: RequestRow }) {
  const { clock, progress } = row;
  if (clock && clock.unit === 'workingDays') return <WorkingDays row={row} clock={clock} />;
  if (progress) {
    const text = formProgressText(progress.done, progress.total);
    return (
      <>
        <p className={classes.words}>
          <b>{text}</b>
        </p>
        <Ruler days={rulerCells(progress.done, progress.total)} name={text} plain />
        {progress.next && <p className={classes.note}>{ROW.next(progress.next)}</p>}
      </>
    );
  }
  if (clock)
    return (
      <p className={classes.note}>{DEADLINE.calendarLeft(Math.max(0, calendarDaysLeft(clock.dueDate)))}</p>
    );
  return null;
}

function WorkingDays({ row, clock }: { row: RequestRow; clock: Clock }) {
  const mine = TURN[row.Status] === 'applicant';
  const used = Math.max(0, clock.length - clock.leftDays);
  const days = calendarDaysLeft(clock.dueDate);
  const tone = mine ? 'warning' : deadlineTone(clock) === 'gray' ? 'gray' : 'brand';
  const head = clock.paused
    ? DEADLINE.paused
    : clock.overdueDays > 0
      ? DEADLINE.overdueLong(clock.overdueDays)
      : mine
        ? days === 0
          ? DEADLINE.today
          : DEADLINE.calendarLeft(days)
        : DEADLINE.usedOf(used, clock.length);
  const addToCalendar = () =>
    saveDeadline({
      requestId: row.Id,
      kind: clock.kind,
      date: clock.dueDate,
      summary: deadlineSummary(clock.kind, row.Id),
      path: paths.request(row.Id),
    });
  return (
    <>
      <p className={classes.words}>
        <b data-tone={clock.overdueDays > 0 ? 'danger' : undefined}>{head}</b>
        {mine && clock.overdueDays === 0 && <span>{DEADLINE.workingDays(clock.leftDays)}</span>}
      </p>
      <Ruler
        days={rulerCells(used, clock.length)}
        tone={tone}
        scale={20}
        name={DEADLINE.rulerName(used, clock.leftDays, clock.dueDate)}
      />
      {mine ? (
        <button type="button" className={classes.calendar} onClick={addToCalendar}>
          <IconCalendarPlus size={16} stroke={1.8} aria-hidden />
          {REQUESTS.calendar}
          <span className="visually-hidden">: {REQUESTS.request(row.Id)}</span>
        </button>
      ) : (
        <p className={classes.note}>{REQUESTS.nothingToDo}</p>
      )}
    </>
  );
}
