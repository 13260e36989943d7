import { z } from 'zod';
import { dateTime, statusId } from './shared.ts';

/** Which keys are set decides the dialog (specification, section 8); `code` is ours and stable. */
export const problem = z
  .object({
    ErrorId: z.string().nullable().optional(),
    ErrorMessage: z.string().nullable().optional(),
    ErrorDescription: z.string().nullable().optional(),
    /** By field: the validation dialog. A list: the dialog „Privalomi pateikti priedai“. */
    errors: z.union([z.record(z.string(), z.array(z.string())), z.array(z.string())]).optional(),
    code: z.string(),
    requestId: z.string(),
    /** Who moved the request or saved its draft meanwhile (409). */
    latest: z
      .object({
        action: z.string(),
        actorName: z.string().nullable(),
        actorRole: z.string(),
        /** It was the caller, in another window. */
        own: z.boolean().optional(),
        at: dateTime,
        status: statusId.nullable(),
        version: z.int(),
      })
      .optional(),
    /** What is stored now, when a draft was saved by another window (409). */
    formVersion: z.int().optional(),
    details: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'Problem' });

export type ProblemBody = z.output<typeof problem>;

/** 202: the outcome is not known yet; the same call with the same Idempotency-Key asks again. */
export const pending = z
  .object({ pending: z.literal(true), requestId: z.string(), retryAfterSeconds: z.number() })
  .meta({ id: 'Pending' });
