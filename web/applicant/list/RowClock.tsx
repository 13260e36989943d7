import { IconCalendarPlus } from '@tabler/icons-react';
import { TURN } from '../../../domain/application/status.ts';
import { DEADLINE } from '../../../domain/texts/lt/screen/common.ts';
import { REQUESTS, SIGNING, SUBMITTED } from '../../../domain/texts/lt/screen/applicant.ts';
import { saveBlob } from '../../api/files.ts';
import { paths } from '../../paths.ts';
import { deadlineTone } from '../../ui/deadline.ts';
import { Ruler, rulerCells } from '../../ui/Ruler.tsx';
import { calendarFile } from '../calendar.ts';
import type { RequestRow } from './query.ts';
import { calendarDaysLeft } from './time-left.ts';
import classes from './RowClock.module.css';

type Clock = NonNullable<RequestRow['clock']>;

/** How far the form is, or how much time is left, with a ruler. */
export function RowClock({ row }: { row: RequestRow }) {
  const { clock, progressPercent } = row;
  if (clock && clock.unit === 'workingDays') {
    return <WorkingDays row={row} clock={clock} />;
  }
  if (progressPercent !== null && row.SubmittedDate === null) {
    const text = REQUESTS.filled(progressPercent);
    return (
      <>
        <p className={classes.words}>
          <b>{text}</b>
        </p>
        <Ruler days={rulerCells(Math.round(progressPercent / 10), 10)} name={text} plain />
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
  const addToCalendar = () => {
    const url = new URL(paths.request(row.Id), window.location.origin).href;
    const summary = mine ? SIGNING.calendarSummary(row.Id) : SUBMITTED.calendarSummary(row.Id);
    const file = calendarFile(
      { uid: `${clock.kind}-${row.Id}@verslo-paskolos`, date: clock.dueDate, summary, url },
      new Date().toISOString(),
    );
    saveBlob(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `prasymas_Nr_${row.Id}.ics`);
  };
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
