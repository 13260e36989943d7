import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { CALENDAR, WEEKDAY } from '../../../domain/texts/lt/screen/staff-calendar.ts';
import { weekdayOf } from '../../../domain/values/days.ts';
import { Card } from '../../ui/Card.tsx';
import { ToneBadge } from '../../ui/StatusBadge.tsx';
import classes from './Calendar.module.css';
import type { WorkingCalendar } from './queries.ts';

const TONE = { statutory: 'gray', added: 'brand', worked: 'warning' } as const;

interface DaysProps {
  calendar: WorkingCalendar;
  onYear: (year: number) => void;
}

/** The days off of a year; what was changed by hand stands out, what falls on a weekend recedes. */
export function Days({ calendar: { year, days }, onYear }: DaysProps) {
  const { columns } = CALENDAR;
  return (
    <Card
      title={`${CALENDAR.days}, ${year}`}
      aside={
        <span className={classes.years}>
          <ActionIcon variant="default" aria-label={CALENDAR.earlier} onClick={() => onYear(year - 1)}>
            <IconChevronLeft size={16} stroke={1.8} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="default" aria-label={CALENDAR.later} onClick={() => onYear(year + 1)}>
            <IconChevronRight size={16} stroke={1.8} aria-hidden />
          </ActionIcon>
        </span>
      }
    >
      <table className={classes.table} aria-label={`${CALENDAR.days}, ${year}`}>
        <thead>
          <tr>
            <th scope="col">{columns.date}</th>
            <th scope="col" className={classes.wide}>
              {columns.weekday}
            </th>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.source}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date} data-off={day.onWeekend || undefined}>
              <td className="num">{day.date}</td>
              <td className={classes.wide}>{WEEKDAY[weekdayOf(day.date)]}</td>
              <td>{day.name}</td>
              <td>
                {day.source === 'statutory' ? (
                  CALENDAR.source.statutory
                ) : (
                  <ToneBadge tone={TONE[day.source]}>{CALENDAR.source[day.source]}</ToneBadge>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
