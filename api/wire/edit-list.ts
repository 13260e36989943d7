import { z } from 'zod';
import { dateTime } from './shared.ts';

/** One submission and what it changed in the answers of the one before. */
export const editList = z.array(
  z
    .object({
      No: z.int(),
      SubmittedAt: dateTime,
      SubmittedBy: z.string(),
      edits: z.array(
        z.object({
          section: z.string(),
          path: z.string(),
          label: z.string(),
          /** Null: there was no such answer. */
          before: z.string().nullable(),
          after: z.string().nullable(),
        }),
      ),
    })
    .meta({ id: 'EditedSubmission' }),
);
