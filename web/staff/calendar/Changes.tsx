import { CLOCK_TITLE } from '../../../domain/texts/lt/screen/staff-clock.ts';
import { CALENDAR } from '../../../domain/texts/lt/screen/staff-calendar.ts';
import { Card } from '../../ui/Card.tsx';
import classes from './Calendar.module.css';
import type { WorkingCalendar } from './queries.ts';

/** Who changed what and why, and how far the open terms are counted anew; the newest first. */
export function Changes({ calendar: { dayChanges, termChanges } }: { calendar: WorkingCalendar }) {
  const rows = [
    ...dayChanges.map((change) => ({
      key: change.id,
      at: change.madeAt,
      row: <DayRow change={change} />,
    })),
    ...termChanges.map((change) => ({
      key: `${change.kind} ${change.madeAt}`,
      at: change.madeAt,
      row: <TermRow change={change} />,
    })),
  ].sort((a, b) => (a.at < b.at ? 1 : -1));
  return (
    <Card title={CALENDAR.changes}>
      {rows.length === 0 ? (
        <p className={classes.note}>{CALENDAR.noChanges}</p>
      ) : (
        <ul className={classes.list}>
          {rows.map(({ key, row }) => (
            <li key={key} className={classes.row}>
              {row}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function DayRow({ change }: { change: WorkingCalendar['dayChanges'][number] }) {
  const { date, kind, name, reason, madeBy, madeAt, state, moved, unreached } = change;
  return (
    <>
      <span className={classes.name}>
        <span className="num">{date}</span>
        {CALENDAR.made(kind, name)}
      </span>
      <span>{reason}</span>
      <span className={classes.meta} role={state === 'running' ? 'status' : undefined}>
        {CALENDAR.moved(moved)}
        {state === 'running' ? `, ${CALENDAR.running}` : ''}
      </span>
      {unreached.length > 0 && <span className={classes.warn}>{CALENDAR.unreached(unreached)}</span>}
      <span className={classes.meta}>
        {madeBy}, <span className="num">{madeAt.slice(0, 16)}</span>
      </span>
    </>
  );
}

function TermRow({ change }: { change: WorkingCalendar['termChanges'][number] }) {
  return (
    <>
      <span className={classes.name}>
        {CALENDAR.termChange(CLOCK_TITLE[change.kind], change.lengthBefore, change.length)}
      </span>
      <span>{change.reason}</span>
      <span className={classes.meta}>
        {change.madeBy}, <span className="num">{change.madeAt.slice(0, 16)}</span>
      </span>
    </>
  );
}
