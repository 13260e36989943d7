import { z } from 'zod';
import { dateTime, uuid } from './shared.ts';
import { managerFilter } from './staff-list.ts';

export const batchParams = z.object({ id: uuid });

/** The filter as it was sent; which page was looked at does not matter. */
export const batchFilter = managerFilter
  .omit({ page: true, countPerPage: true, sortBy: true, sortDirection: true })
  .strip()
  .meta({ id: 'BatchFilter' });

export const batch = z
  .object({
    Id: z.string(),
    kind: z.enum(['vmiRenew', 'vmiAdditionalCheck']),
    state: z.enum(['InProgress', 'Finished', 'Cancelled']),
    filter: batchFilter,
    /** It takes up what that one left undone. */
    repeatOf: z.string().nullable(),
    total: z.int(),
    /** Asked, and not answered yet. */
    sent: z.int(),
    done: z.int(),
    failed: z.int(),
    cancelled: z.int(),
    startedBy: z.string(),
    /** Whether the caller started it. */
    mine: z.boolean(),
    startedAt: dateTime,
    finishedAt: dateTime.nullable(),
    cancelAsked: z.boolean(),
    /** The first two hundred, by number. */
    failures: z.array(
      z.object({ RequestId: z.int(), CompanyName: z.string(), code: z.string(), text: z.string() }),
    ),
  })
  .meta({ id: 'Batch' });
