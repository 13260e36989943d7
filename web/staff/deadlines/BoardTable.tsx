import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import {
  CLOCK_NAME,
  DEADLINE_BOARD as T,
  DEADLINE_GROUP,
  WEEKDAY_SHORT,
} from '../../../domain/texts/lt/screen/deadlines.ts';
import { weekdayOf } from '../../../domain/values/days.ts';
import { paths } from '../../paths.ts';
import { deadlineTone, deadlineWords } from '../../ui/deadline.ts';
import { cellsOf, wordsAfter } from './cells.ts';
import classes from './Deadlines.module.css';
import type { Board, BoardRow } from './queries.ts';

interface BoardTableProps {
  board: Board;
  endsOn: string | undefined;
  onDay: (date: string | undefined) => void;
}

/** Every clock is its ruler on one calendar; on a phone the calendar goes and the words stay. */
export function BoardTable({ board, endsOn, onDay }: BoardTableProps) {
  const { days, today, rows, groups } = board;
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={T.title}>
      <table className={classes.board}>
        <thead>
          <tr>
            <th scope="col">{T.request}</th>
            <th scope="col">{T.clock}</th>
            <th scope="col">{T.turn}</th>
            {days.map(({ date }) => (
              <th
                key={date}
                scope="col"
                className={classes.day}
                data-today={date === today || undefined}
                data-monday={weekdayOf(date) === 1 || undefined}
              >
                <span className={classes.weekday}>{WEEKDAY_SHORT[weekdayOf(date)]}</span>
                <span>{Number(date.slice(8))}</span>
              </th>
            ))}
            <th scope="col" className={classes.words}>
              {T.left}
            </th>
          </tr>
          <tr className={classes.counts}>
            <th scope="row" colSpan={3}>
              {T.endsThatDay}
            </th>
            {days.map(({ date, count }) => (
              <td key={date} className={classes.day} data-today={date === today || undefined}>
                {count > 0 && (
                  <button
                    type="button"
                    className={classes.count}
                    data-late={date < today || undefined}
                    aria-pressed={endsOn === date}
                    aria-label={T.ends(count, date)}
                    title={T.ends(count, date)}
                    onClick={() => onDay(endsOn === date ? undefined : date)}
                  >
                    {count}
                  </button>
                )}
              </td>
            ))}
            <td className={classes.words} />
          </tr>
        </thead>
        <tbody>
          {groups.map(({ group, count }) => {
            const members = rows.filter((row) => row.group === group);
            if (members.length === 0) return null;
            return (
              <Fragment key={group}>
                <tr className={classes.group} data-group={group}>
                  <th scope="rowgroup" colSpan={days.length + 4}>
                    {DEADLINE_GROUP[group]} <span className={classes.groupCount}>{count}</span>
                  </th>
                </tr>
                {members.map((row) => (
                  <Row key={`${row.requestId}:${row.kind}`} row={row} board={board} />
                ))}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, board: { days, today } }: { row: BoardRow; board: Board }) {
  const cells = cellsOf(row, days, today);
  const last = wordsAfter(cells);
  const isBeyond = !row.paused && row.dueDate > days.at(-1)!.date;
  const words = deadlineWords(row);
  const holder = row.waitsFor === 'applicant' ? T.applicant : (row.assessor ?? T.provider);
  return (
    <tr className={classes.row} data-tone={deadlineTone(row)}>
      <td className={classes.request}>
        <span className={classes.number}>{row.requestId}</span>
        <Link to={paths.staffRequest(row.requestId)} title={row.name}>
          {row.name}
        </Link>
      </td>
      <td className={classes.clock}>{CLOCK_NAME[row.kind]}</td>
      <td className={classes.turn}>
        <i aria-hidden data-turn={row.waitsFor} />
        {holder}
      </td>
      {cells.map((state, index) => (
        <td
          key={days[index]!.date}
          className={classes.cell}
          data-today={days[index]!.date === today || undefined}
        >
          {state !== 'none' && (
            <i data-state={state} data-end={days[index]!.date === row.dueDate || undefined} aria-hidden />
          )}
          {index === last && index < cells.length - 3 && (
            <span className={classes.after} aria-hidden>
              {words}
            </span>
          )}
        </td>
      ))}
      <td className={classes.words} data-shown={last >= cells.length - 3 || undefined}>
        <span>{words}</span>{' '}
        <span className={classes.due}>{isBeyond ? T.beyond(row.dueDate) : row.dueDate}</span>
      </td>
    </tr>
  );
}
