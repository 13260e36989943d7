import { z } from 'zod';
import { uuid } from './shared.ts';
import { managerFilter } from './staff-list.ts';

export const savedView = z
  .object({
    Id: z.string(),
    Name: z.string(),
    Team: z.boolean(),
    /** Of the person who asks: only these may be changed or removed. */
    Mine: z.boolean(),
    Owner: z.string(),
    /** What the list is asked with, as it was given. */
    View: z.record(z.string(), z.unknown()),
    Count: z.int(),
  })
  .meta({ id: 'SavedView' });

export const viewInput = z.object({
  /** Left out: a new one, or the one of this name. */
  Id: uuid.optional(),
  Name: z.string().trim().min(1, 'valueMissing').max(60),
  Team: z.boolean(),
  View: managerFilter,
  /** Removes the view of this Id. */
  Removed: z.boolean().optional(),
});
