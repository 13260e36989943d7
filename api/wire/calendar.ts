import { z } from 'zod';
import { CLOCK_KINDS } from '../../domain/application/clocks.ts';
import { DAY_KINDS } from '../../domain/calendar/day-off.ts';
import { date, dateTime, wholeInput } from './shared.ts';

export const calendarQuery = z.object({ year: wholeInput.pipe(z.int().min(2000).max(2100)).optional() });

const day = z.object({
  date,
  name: z.string(),
  /** By law, added by the administrator, or a public holiday that is worked. */
  source: z.enum(['statutory', 'added', 'worked']),
  /** It falls on a Saturday or Sunday, so no term notices it. */
  onWeekend: z.boolean(),
});

const dayChange = z.object({
  id: z.string(),
  madeAt: dateTime,
  madeBy: z.string(),
  date,
  kind: z.enum(DAY_KINDS),
  name: z.string().nullable(),
  reason: z.string(),
  /** `running`: open terms are still being counted anew. */
  state: z.enum(['running', 'finished']),
  moved: z.int(),
  /** Numbers of the cases that could not be reached. */
  unreached: z.array(z.int()),
  finishedAt: dateTime.nullable(),
});

const term = z.object({
  kind: z.enum(CLOCK_KINDS),
  unit: z.enum(['workingDays', 'months']),
  length: z.int(),
  /** By PRODUCT.md section 7. */
  standard: z.int(),
  max: z.int(),
});

const termChange = z.object({
  madeAt: dateTime,
  madeBy: z.string(),
  kind: z.enum(CLOCK_KINDS),
  lengthBefore: z.int(),
  length: z.int(),
  reason: z.string(),
});

export const calendar = z
  .object({
    year: z.int(),
    today: date,
    days: z.array(day),
    dayChanges: z.array(dayChange),
    terms: z.array(term),
    termChanges: z.array(termChange),
  })
  .meta({ id: 'WorkingCalendar' });

const text = z.string().max(500).default('');

export const dayInput = z.object({ date: text, kind: z.enum(DAY_KINDS), name: text, reason: text });
export const termInput = z.object({
  kind: z.enum(CLOCK_KINDS),
  length: z.number(),
  /** The length the person saw. */
  seen: z.int(),
  reason: text,
});
