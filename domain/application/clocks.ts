import {
  addDays,
  addMonths,
  addWorkingDays,
  endOfDayVilnius,
  isWorkingDay,
  nextWorkingDay,
  skippedHolidays,
  vilniusDate,
  workingDaysBetween,
  type Holidays,
} from '../values/working-days.ts';
import type { WakeKind } from './command.ts';
import { Status, type StatusId } from './status.ts';

export const CLOCK_KINDS = [
  'evaluation',
  'decisionNotice',
  'contract',
  'applicantSigns',
  'applicantSignsChange',
  'providerSigns',
  'additionalDocuments',
  'correction',
  'fundsUse',
  'appeal',
] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

export interface ClockRule {
  length: number;
  unit: 'workingDays' | 'months';
  /** The clock runs while the request is in these statuses … */
  runsIn: readonly StatusId[];
  /** … stands still in these, and stops in every other. */
  pausesIn: readonly StatusId[];
  waitsFor: 'applicant' | 'provider';
  /** What happens by itself when it runs out. */
  onExpiry: WakeKind;
  /** Reminders to the applicant, so many working days before the end. */
  remindBefore: readonly number[];
}

const S = Status;
const signing = {
  length: 10,
  unit: 'workingDays',
  pausesIn: [],
  waitsFor: 'applicant',
  remindBefore: [5, 2, 1],
} as const;
const provider = {
  unit: 'workingDays',
  pausesIn: [],
  waitsFor: 'provider',
  onExpiry: 'overdue',
  remindBefore: [],
} as const;

/** PRODUCT.md section 7. */
export const CLOCKS = {
  evaluation: {
    ...provider,
    length: 20,
    runsIn: [S.submitted, S.documentsSubmitted],
    pausesIn: [S.returned, S.awaitingDocuments],
  },
  decisionNotice: { ...provider, length: 2, runsIn: [S.rejected, S.approved, S.awaitingDocuments] },
  contract: { ...provider, length: 5, runsIn: [S.approved] },
  applicantSigns: { ...signing, runsIn: [S.contractGenerated], onExpiry: 'signingExpired' },
  applicantSignsChange: { ...signing, runsIn: [S.changeGenerated], onExpiry: 'changeSigningExpired' },
  providerSigns: { ...provider, length: 5, runsIn: [S.signedByApplicant, S.changeSignedByApplicant] },
  additionalDocuments: {
    length: 20,
    unit: 'workingDays',
    runsIn: [S.awaitingDocuments],
    pausesIn: [],
    waitsFor: 'applicant',
    onExpiry: 'docsExpired',
    remindBefore: [5, 2, 1],
  },
  correction: {
    length: 20,
    unit: 'workingDays',
    runsIn: [S.returned],
    pausesIn: [],
    waitsFor: 'applicant',
    onExpiry: 'reminder',
    remindBefore: [5, 2, 1],
  },
  fundsUse: {
    length: 6,
    unit: 'months',
    runsIn: [S.signed, S.conditionsChange, S.changeGenerated, S.changeSignedByApplicant, S.changeSigned],
    pausesIn: [],
    waitsFor: 'applicant',
    onExpiry: 'reminder',
    remindBefore: [20, 5],
  },
  appeal: {
    length: 1,
    unit: 'months',
    runsIn: [S.rejected],
    pausesIn: [],
    waitsFor: 'applicant',
    onExpiry: 'reminder',
    remindBefore: [],
  },
} as const satisfies Record<ClockKind, ClockRule>;

/** Evaluation may be extended once to 30 working days; certificates of refused financing give 30 for documents. */
export const EXTENDED_LENGTH = 30;

/** The clock that a screen shows first for a status. */
export const MAIN_CLOCK: Partial<Record<StatusId, ClockKind>> = {
  [S.submitted]: 'evaluation',
  [S.documentsSubmitted]: 'evaluation',
  [S.approved]: 'contract',
  [S.rejected]: 'appeal',
  [S.returned]: 'correction',
  [S.contractGenerated]: 'applicantSigns',
  [S.signedByApplicant]: 'providerSigns',
  [S.signed]: 'fundsUse',
  [S.awaitingDocuments]: 'additionalDocuments',
  [S.conditionsChange]: 'fundsUse',
  [S.changeGenerated]: 'applicantSignsChange',
  [S.changeSignedByApplicant]: 'providerSigns',
  [S.changeSigned]: 'fundsUse',
};

export type ClockMove = 'start' | 'resume' | 'pause' | 'stop' | 'keep';

/** What a change of status does to one clock. `running`: it exists, is not stopped and not paused. */
export function clockMove(
  kind: ClockKind,
  to: StatusId | null,
  state: 'none' | 'running' | 'paused',
): ClockMove {
  const rule: ClockRule = CLOCKS[kind];
  if (to !== null && rule.runsIn.includes(to)) {
    return state === 'none' ? 'start' : state === 'paused' ? 'resume' : 'keep';
  }
  if (state === 'none') return 'keep';
  if (to !== null && rule.pausesIn.includes(to)) return state === 'running' ? 'pause' : 'keep';
  return 'stop';
}

export interface Pause {
  from: string;
  /** null: still paused. */
  to: string | null;
}

/** A stored clock. Instants are ISO strings; `length` in the rule's unit. */
export interface ClockRecord {
  kind: ClockKind;
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
export interface ClockView {
  kind: ClockKind;
  startDate: string;
  length: number;
  unit: 'workingDays' | 'months';
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
export function clockView(record: ClockRecord, now: string, calendar: Calendar): ClockView {
  return 'daySeconds' in calendar
    ? scaledView(record, now, calendar.daySeconds)
    : CLOCKS[record.kind].unit === 'months'
      ? monthsView(record, now, calendar.holidays)
      : workingDaysView(record, now, calendar.holidays);
}

function workingDaysView(record: ClockRecord, now: string, holidays: Holidays): ClockView {
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
    ...common(record),
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

function monthsView(record: ClockRecord, now: string, holidays: Holidays): ClockView {
  const startDate = vilniusDate(record.startedAt);
  const dueDate = nextWorkingDay(addMonths(startDate, record.length), holidays);
  const today = vilniusDate(record.stoppedAt ?? now);
  return {
    ...common(record),
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

function scaledView(record: ClockRecord, now: string, daySeconds: number): ClockView {
  const at = (instant: string) => Date.parse(instant);
  const end = at(record.stoppedAt ?? now);
  const heldMs = record.pauses.reduce(
    (sum, pause) => sum + ((pause.to ? at(pause.to) : end) - at(pause.from)),
    0,
  );
  const days = CLOCKS[record.kind].unit === 'months' ? record.length * 21 : record.length;
  const dayMs = daySeconds * 1000;
  const due = at(record.startedAt) + days * dayMs + heldMs;
  const used = Math.max(0, Math.min(days, Math.floor((end - at(record.startedAt) - heldMs) / dayMs)));
  const dueAt = new Date(due).toISOString();
  return {
    ...common(record),
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

function common(record: ClockRecord) {
  return {
    kind: record.kind,
    startDate: vilniusDate(record.startedAt),
    length: record.length,
    unit: CLOCKS[record.kind].unit,
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
