import { z } from 'zod';
import { dateTime, money, progressState } from './shared.ts';

/** The code as it was typed: what is no code is told as a field error, not as a missing page. */
export const codeParams = z.object({ code: z.string().max(60) });

/** A question to the tax authority; the first nine keys are the specification's. */
export const vmiCheck = z
  .object({
    Id: z.string(),
    Created: dateTime,
    Finished: dateTime.nullable(),
    Code: z.string(),
    /** Day the data describe. */
    VmiExportDate: z.string().nullable(),
    VmiExportSum: money.nullable(),
    VmiImportDate: z.string().nullable(),
    VmiImportSum: money.nullable(),
    UserPersonalName: z.string(),
    state: progressState,
    /** Why there is no answer, or why it is late. */
    errorCode: z.string().nullable(),
  })
  .meta({ id: 'VmiCheck' });

export const vmiCheckSent = vmiCheck
  .extend({
    /** Somebody had asked about this code and was not answered yet: this is that very record. */
    joined: z.boolean(),
  })
  .meta({ id: 'VmiCheckSent' });
