import { z } from 'zod';
import { SCHEME_CODES } from '../../domain/schemes/index.ts';
import { date, dateTime } from './shared.ts';

const list = z.object({
  id: z.int(),
  year: z.int(),
  /** Day it was made for. */
  day: date,
  state: z.enum(['open', 'proposed', 'confirmed', 'finished']),
  reason: z.string().nullable(),
  proposedBy: z.string().nullable(),
  confirmedBy: z.string().nullable(),
  confirmedAt: dateTime.nullable(),
  finishedAt: dateTime.nullable(),
  total: z.int(),
  removed: z.int(),
  /** Held, or no longer due, when its turn came. */
  kept: z.int(),
  /** SHA-256 of the sealed report, hex. */
  hash: z.string().nullable(),
  /** What whoever asks may do now. */
  mine: z.enum(['toPropose', 'proposed', 'toConfirm', 'none']),
});

const hold = z.object({
  id: z.uuid(),
  requestId: z.int(),
  reason: z.string(),
  placedBy: z.string(),
  placedAt: dateTime,
  endedBy: z.string().nullable(),
  endedAt: dateTime.nullable(),
  endReason: z.string().nullable(),
});

export const records = z
  .object({
    lists: z.array(list),
    holds: z.array(hold),
    mayMakeList: z.boolean(),
    mayHold: z.boolean(),
  })
  .meta({ id: 'Records' });

const listId = z.coerce.number().int().positive().max(2_147_483_647);

export const listParams = z.object({ id: listId });
export const itemQuery = z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) });

export const recordItems = z.object({
  total: z.int(),
  pages: z.int(),
  items: z.array(
    z.object({
      requestId: z.int(),
      kind: z.enum(['case', 'draft']),
      schemeCode: z.enum(SCHEME_CODES),
      endedOn: date,
      dueOn: date,
      state: z.enum(['listed', 'held', 'changed', 'rowsGone', 'removed']),
      rowCount: z.int().nullable(),
      files: z.int().nullable(),
      runs: z.int().nullable(),
    }),
  ),
});

const reason = z.string().max(500).default('');

export const madeList = z.object({ id: z.int() });
export const proposalInput = z.object({ reason });
export const holdInput = z.object({ requestId: z.int().positive(), reason });
export const holdParams = z.object({ id: z.uuid() });
