import { z } from 'zod';
import { CLOCK_KINDS } from '../../domain/application/clocks.ts';
import { date, dateTime } from './shared.ts';

/** A clock as it stands now; the screens draw the ruler and say the sentence from it. */
export const clock = z
  .object({
    kind: z.enum(CLOCK_KINDS),
    startDate: date,
    length: z.int(),
    unit: z.enum(['workingDays', 'months']),
    dueAt: dateTime,
    dueDate: date,
    usedDays: z.int(),
    leftDays: z.int(),
    overdueDays: z.int(),
    heldDays: z.int(),
    skippedHolidays: z.array(date),
    paused: z.boolean(),
    stopped: z.boolean(),
    days: z.array(z.object({ date, state: z.enum(['used', 'left', 'held', 'holiday']) })),
    waitsFor: z.enum(['applicant', 'provider']),
    extended: z.boolean(),
  })
  .meta({ id: 'Clock' });

/** The same without the ruler: for rows of lists. */
export const clockSummary = clock
  .pick({
    kind: true,
    dueAt: true,
    dueDate: true,
    leftDays: true,
    overdueDays: true,
    paused: true,
    waitsFor: true,
    length: true,
    unit: true,
  })
  .meta({ id: 'ClockSummary' });
