import { z } from 'zod';
import { date, dateTime, requestId, statusId } from './shared.ts';

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

export const dayQuery = z.object({ requestId, day: date });

/** A case as it stood at the end of a day. */
export const caseOnDay = z
  .object({
    day: date,
    /** Null: there was none yet. */
    Status: statusId.nullable(),
    since: dateTime.nullable(),
    by: z.string().nullable(),
    Assessor: z.string().nullable(),
    /** Whose answers counted; all of them by GetReceipt with this number. */
    submission: z.object({ No: z.int(), SubmittedAt: dateTime }).nullable(),
    files: z.array(z.object({ FileName: z.string(), FileType: z.int(), UploadedAt: dateTime })),
    documents: z.array(z.object({ FileName: z.string(), CreatedAt: dateTime })),
  })
  .meta({ id: 'CaseOnDay' });
