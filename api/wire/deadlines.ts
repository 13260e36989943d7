import { z } from 'zod';
import { CLOCK_KINDS } from '../../domain/application/clocks.ts';
import { CALL_TERM_KINDS } from '../../domain/schemes/after-call.ts';
import { SCHEME_CODES } from '../../domain/schemes/index.ts';
import { date, dateTime, statusId, uuid, wholeInput } from './shared.ts';

export const DEADLINE_GROUPS = ['overdue', 'today', 'soon', 'week', 'later', 'paused'] as const;
const group = z.enum(DEADLINE_GROUPS);

export const deadlineQuery = z.object({
  page: wholeInput.pipe(z.int().min(1)).optional(),
  kind: z.enum(CLOCK_KINDS).optional(),
  assessor: uuid.optional(),
  status: wholeInput.optional(),
  turn: z.enum(['applicant', 'provider']).optional(),
  /** Ends on this day. */
  endsOn: date.optional(),
});

const row = z
  .object({
    requestId: z.int(),
    name: z.string(),
    status: statusId,
    assessor: z.string().nullable(),
    kind: z.enum(CLOCK_KINDS),
    waitsFor: z.enum(['applicant', 'provider']),
    group,
    startDate: date,
    dueAt: dateTime,
    dueDate: date,
    leftDays: z.int(),
    overdueDays: z.int(),
    paused: z.boolean(),
  })
  .meta({ id: 'DeadlineRow' });

/** What is due since a call has closed, and the requests that have not met it. */
const callTerm = z
  .object({
    schemeCode: z.enum(SCHEME_CODES),
    kind: z.enum(CALL_TERM_KINDS),
    closedOn: date,
    dueDate: date,
    isLate: z.boolean(),
    count: z.int(),
    /** The first twenty. */
    requestIds: z.array(z.int()),
  })
  .meta({ id: 'CallTerm' });

export const deadlines = z
  .object({
    today: date,
    rows: z.array(row),
    /** Of all pages, in the order of the board. */
    groups: z.array(z.object({ group, count: z.int() })),
    /** How many clocks end on a day, for the working days that the board shows. */
    days: z.array(z.object({ date, count: z.int() })),
    /** Holidays on weekdays within those days. */
    holidays: z.array(z.object({ date, name: z.string() })),
    TotalPageCount: z.int(),
    TotalCount: z.int(),
    /** Requests among them. */
    requests: z.int(),
    callTerms: z.array(callTerm),
  })
  .meta({ id: 'DeadlineBoard' });
