import { addDays, addMonths, endOfDayVilnius, vilniusDate } from '../values/days.ts';
import {
  addWorkingDays,
  isWorkingDay,
  nextWorkingDay,
  skippedHolidays,
  workingDaysBetween,
  type Holidays,
} from '../values/working-days.ts';

export type ClockUnit = 'workingDays' | 'months';

/** A term of a kind of case, as long as it waits in certain statuses. */
export interface ClockRule<Status, Wake extends string = string> {
  length: number;
  unit: ClockUnit;
  /** The clock runs while the case is in these statuses … */
  runsIn: readonly Status[];
  /** … stands still in these, and stops in every other. */
  pausesIn: readonly Status[];
  /** Goes on here once it runs, but does not begin. */
  lastsIn?: readonly Status[];
  /** What happens by itself when it runs out. */
  onExpiry: Wake;
  /** Reminders to whom the clock waits for, so many working days before the end. */
  remindBefore: readonly number[];
}

export type ClockMove = 'start' | 'resume' | 'pause' | 'stop' | 'keep';

/** What a change of status does to a clock of the rule. `running`: it exists, is not stopped and not paused. */
export function clockMoveBy<Status>(
  rule: Pick<ClockRule<Status>, 'runsIn' | 'pausesIn' | 'lastsIn'>,
  to: Status | null,
  state: 'none' | 'running' | 'paused',
): ClockMove {
  if (to !== null && rule.runsIn.includes(to)) {
    return state === 'none' ? 'start' : state === 'paused' ? 'resume' : 'keep';
  }
  if (state === 'none') return 'keep';
  if (to !== null && rule.lastsIn?.includes(to)) return 'keep';
  if (to !== null && rule.pausesIn.includes(to)) return state === 'running' ? 'pause' : 'keep';
  return 'stop';
}

export interface Pause {
  from: string;
  /** null: still paused. */
  to: string | null;
}

/** A stored clock. Instants are ISO strings; `length` in the rule's unit. */
export interface ClockRecord<Kind extends string = string> {
  kind: Kind;
  startedAt: string;
  length: number;
  pauses: readonly Pause[];
  stoppedAt: string | null;
}

/** The real calendar, or one in which a working day lasts some seconds (tests, demo, training). */
export type Calendar = { holidays: Holidays } | { daySeconds: number };

export interface ClockDay {
  date: string;
  state: 'used' | 'left' | 'held' | 'holiday';
}

/** Everything needed to show the clock and to say it in a sentence. */
export interface ClockView<Kind extends string = string> {
  kind: Kind;
  startDate: string;
  length: number;
  unit: ClockUnit;
  dueAt: string;
  dueDate: string;
  usedDays: number;
  leftDays: number;
  overdueDays: number;
  heldDays: number;
  /** Public holidays on weekdays that were not counted. */
  skippedHolidays: readonly string[];
  paused: boolean;
  stopped: boolean;
  /** One cell a working day; holds and weekday holidays in between. Empty for terms in months. */
  days: readonly ClockDay[];
}

/** Pauses as dates. A day is held after the day the pause began and up to the day it ended: the day of return counts, that of resubmission does not. */
type Hold = { after: string; upTo: string };

/**
 * The clock as it stands at `now` (ISO instant). The event day is excluded, a term ends at 23:59:59 Vilnius time of its
 * last day (domain.md 4.3). A paused clock's end is what it would be if it resumed today.
 */
export function clockViewIn<Kind extends string>(
  record: ClockRecord<Kind>,
  unit: ClockUnit,
  now: string,
  calendar: Calendar,
): ClockView<Kind> {
  const view =
    'daySeconds' in calendar
      ? scaledView(record, unit, now, calendar.daySeconds)
      : unit === 'months'
        ? monthsView(record, now, calendar.holidays)
        : workingDaysView(record, now, calendar.holidays);
  return { kind: record.kind, unit, ...standing(record), ...view };
}

/** What the view says of the record as it is; the rest is reckoned. */
type Reckoned = Omit<ClockView, 'kind' | 'unit' | keyof ReturnType<typeof standing>>;

function workingDaysView(record: ClockRecord, now: string, holidays: Holidays): Reckoned {
  const today = vilniusDate(record.stoppedAt ?? now);
  const holds: Hold[] = record.pauses.map((pause) => ({
    after: vilniusDate(pause.from),
    upTo: pause.to === null ? today : vilniusDate(pause.to),
  }));
  const days: ClockDay[] = [];
  const startDate = vilniusDate(record.startedAt);
  let date = startDate;
  for (let counted = 0; counted < record.length;) {
    date = addDays(date, 1);
    const day = date;
    if (!isWorkingDay(day, holidays)) {
      if (skippedHolidays(addDays(day, -1), day, holidays).length > 0)
        days.push({ date: day, state: 'holiday' });
    } else if (holds.some((hold) => hold.after < day && day <= hold.upTo)) {
      days.push({ date: day, state: 'held' });
    } else {
      counted += 1;
      days.push({ date: day, state: day <= today ? 'used' : 'left' });
    }
  }
  const count = (state: ClockDay['state']) => days.filter((day) => day.state === state).length;
  return {
    dueAt: endOfDayVilnius(date),
    dueDate: date,
    usedDays: count('used'),
    leftDays: count('left'),
    overdueDays: Math.max(0, workingDaysBetween(date, today, holidays)),
    heldDays: count('held'),
    skippedHolidays: days.filter((day) => day.state === 'holiday').map((day) => day.date),
    days,
  };
}

function monthsView(record: ClockRecord, now: string, holidays: Holidays): Reckoned {
  const startDate = vilniusDate(record.startedAt);
  const dueDate = nextWorkingDay(addMonths(startDate, record.length), holidays);
  const today = vilniusDate(record.stoppedAt ?? now);
  return {
    dueAt: endOfDayVilnius(dueDate),
    dueDate,
    usedDays: workingDaysBetween(startDate, today < dueDate ? today : dueDate, holidays),
    leftDays: Math.max(0, workingDaysBetween(today, dueDate, holidays)),
    overdueDays: Math.max(0, workingDaysBetween(dueDate, today, holidays)),
    heldDays: 0,
    skippedHolidays: [],
    days: [],
  };
}

function scaledView(record: ClockRecord, unit: ClockUnit, now: string, daySeconds: number): Reckoned {
  const at = (instant: string) => Date.parse(instant);
  const end = at(record.stoppedAt ?? now);
  const heldMs = record.pauses.reduce(
    (sum, pause) => sum + ((pause.to ? at(pause.to) : end) - at(pause.from)),
    0,
  );
  const days = unit === 'months' ? record.length * 21 : record.length;
  const dayMs = daySeconds * 1000;
  const due = at(record.startedAt) + days * dayMs + heldMs;
  const used = Math.max(0, Math.min(days, Math.floor((end - at(record.startedAt) - heldMs) / dayMs)));
  const dueAt = new Date(due).toISOString();
  return {
    dueAt,
    dueDate: vilniusDate(dueAt),
    usedDays: used,
    leftDays: days - used,
    overdueDays: Math.max(0, Math.floor((end - due) / dayMs)),
    heldDays: Math.round(heldMs / dayMs),
    skippedHolidays: [],
    days: Array.from({ length: days }, (_, index) => ({
      date: vilniusDate(new Date(due - (days - index - 1) * dayMs).toISOString()),
      state: index < used ? ('used' as const) : ('left' as const),
    })),
  };
}

function standing(record: ClockRecord) {
  return {
    startDate: vilniusDate(record.startedAt),
    length: record.length,
    paused: record.stoppedAt === null && record.pauses.some((pause) => pause.to === null),
    stopped: record.stoppedAt !== null,
  };
}

/** The instant `days` working days before the end: when a reminder goes out. */
export function reminderAt(view: ClockView, days: number, calendar: Calendar): string {
  if ('daySeconds' in calendar)
    return new Date(Date.parse(view.dueAt) - days * calendar.daySeconds * 1000).toISOString();
  const date = addWorkingDays(view.dueDate, -days, calendar.holidays);
  // Nine in the morning, Vilnius: 15 hours before the end of that day.
  return new Date(Date.parse(endOfDayVilnius(date)) - 15 * 3_600_000 + 1000).toISOString();
}
