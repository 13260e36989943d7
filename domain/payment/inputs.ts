import { z } from 'zod';
import { isDate } from '../values/days.ts';
import type { PaymentAction } from './transitions.ts';

/** Shortest comment that explains anything. */
const SHORTEST = 6;

/** Messages are codes of texts/lt/problem.ts, as in application/inputs.ts. */
const comment = z
  .string('commentMissing')
  .trim()
  .min(1, 'commentMissing')
  .min(SHORTEST, 'commentTooShort')
  .max(2000, 'commentTooLong');
const optionalComment = z.string().trim().max(2000, 'commentTooLong').default('');
const documentId = z.int().positive();
const rating = z.int('answersMissing').min(1, 'answersMissing').max(4, 'answersMissing');

/** Asked with the first payment request of a loan. */
export const surveyInput = z.object({
  starterRatingId: rating,
  invegaCommunicationRatingId: rating,
  invegaFinancialRatingId: rating,
});

/** `ReturnWithComment` wants the words that `Return` may do without. */
export const returnWords = z.object({ comment });

/** What a person gives with an action, and (`requestId`) what the server puts beside it. */
export const PAYMENT_INPUTS = {
  start: z.object({ requestId: z.int().positive(), survey: surveyInput.nullable().default(null) }),
  submit: z.object({}),
  // Something to go by: a document, or words that explain.
  return: z
    .object({
      comment: optionalComment.refine((text) => text === '' || text.length >= SHORTEST, 'commentTooShort'),
      documentIds: z.array(documentId).max(500).default([]),
    })
    .refine(({ comment: said, documentIds }) => said !== '' || documentIds.length > 0, {
      path: ['comment'],
      message: 'returnReasonMissing',
    }),
  reject: z.object({ comment }),
  close: z.object({ comment }),
  approve: z.object({ comment: optionalComment }),
  editDocument: z.object({
    documentId,
    /** Evaluator's values by their names inside; sums in cents. */
    values: z.record(z.string().max(40), z.union([z.string().max(2000), z.int(), z.boolean()])),
    note: optionalComment,
  }),
  markUnpaid: z.object({ documentId }),
  payOut: z.object({
    sumCents: z.int('sumMissing').positive('sumMissing'),
    paidOn: z.string('dateInvalid').max(10, 'dateInvalid').refine(isDate, 'dateInvalid'),
  }),
  holdDecision: z.object({}),
  stopDecision: z.object({ comment }),
  endWindow: z.object({}),
} as const satisfies Record<PaymentAction, z.ZodType>;

export type PaymentInput<A extends PaymentAction> = z.output<(typeof PAYMENT_INPUTS)[A]>;
