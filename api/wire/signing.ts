import { z } from 'zod';
import { DOCUMENT_KINDS } from '../../domain/documents/kinds.ts';
import { dateTime, money, requestId, uuid } from './shared.ts';

/** As many as a person can look at before signing them together. */
const MOST_TOGETHER = 50;

export const batchRequests = z.object({ requestIds: z.array(requestId).min(1).max(MOST_TOGETHER) });
export const byBatch = z.object({ batchId: uuid });

/** A document as the signatory tells it from the others. */
const signable = {
  requestId: z.int(),
  kind: z.enum(DOCUMENT_KINDS).nullable(),
  fileName: z.string().nullable(),
  /** Of the contract or the change; null where the document has none of its own. */
  number: z.string().nullable(),
  sum: money.nullable(),
  borrower: z.string(),
};

export const documentsToSign = z
  .array(
    z
      .object({
        ...signable,
        documentId: z.string(),
        createdAt: dateTime,
        DueAt: dateTime.nullable(),
        /** Code why this person may not sign it; null: they may. */
        refusal: z.string().nullable(),
      })
      .meta({ id: 'DocumentToSign' }),
  )
  .meta({ id: 'DocumentsToSign' });

export const batchOpened = z
  .object({
    batchId: z.string(),
    /** null: nothing of it can be signed by this person; the rows say why. */
    signingUrl: z.string().nullable(),
  })
  .meta({ id: 'SigningBatchOpened' });

export const batchRows = z
  .array(
    z
      .object({
        ...signable,
        documentId: z.string().nullable(),
        signingId: z.string().nullable(),
        /** `refused`: never part of the session. `open`: not signed yet. */
        state: z.enum(['refused', 'open', 'signed', 'cancelled', 'failed']),
        code: z.string().nullable(),
        /** Why it is not signed, in words; null when it is, or may still be. */
        reason: z.string().nullable(),
      })
      .meta({ id: 'SigningBatchRow' }),
  )
  .meta({ id: 'SigningBatchRows' });
