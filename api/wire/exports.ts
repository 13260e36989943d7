import { z } from 'zod';
import { dateTime, uuid, wholeInput } from './shared.ts';
import { managerFilter } from './staff-list.ts';

export const exportKind = z.enum(['list', 'data']);

export const newExport = z
  .strictObject({ kind: exportKind, filter: managerFilter })
  .meta({ id: 'NewExport' });

export const exportParams = z.object({ id: uuid });

export const exportJob = z
  .object({
    Id: z.string(),
    kind: exportKind,
    state: z.enum(['InProgress', 'Finished', 'Stopped', 'Failed', 'Expired']),
    startedAt: dateTime,
    total: z.int(),
    done: z.int(),
    stopAsked: z.boolean(),
    /** Until when its file may be fetched. */
    expiresAt: dateTime.nullable(),
    sizeBytes: z.int().nullable(),
  })
  .meta({ id: 'ExportJob' });

export const turnoverFile = z
  .object({ Id: z.int(), Name: z.string(), Created: dateTime, rows: z.int(), sizeBytes: z.int() })
  .meta({ id: 'TurnoverFile' });
export const turnoverQuery = z.object({ id: wholeInput.pipe(z.int().positive().max(2_000_000_000)) });
