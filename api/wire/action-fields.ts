import { z } from 'zod';
import type { ActionField, FieldKind, FieldOf } from '../../domain/application/actions/field.ts';
import { flagInput, moneyInput, rateInput, uuid, wholeInput } from './shared.ts';

/** Longer texts are refused by the inputs of the domain, with their sentence. */
const words = z.string().max(4000).default('');
const texts = (max: number) => z.array(z.string().max(60)).max(max).default([]);
const seen = z.int().positive().nullable().default(null);

/** How each kind of field stands in a body: decimal sums and rates, numbers and flags also as text. */
const WIRE: { [K in FieldKind]: (field: FieldOf<K>) => z.ZodType } = {
  comment: () => words,
  why: () => words,
  acknowledgement: () => words,
  note: () => words,
  tick: () => flagInput.default(false),
  sections: () => texts(40),
  documents: () => texts(200),
  reason: () => z.string().max(60).nullable().default(null),
  seen: () => seen,
  matches: () =>
    z
      .array(
        z.object({
          matchId: z.int().positive(),
          seenReviewId: seen,
          answer: z.string().max(20),
          note: words,
        }),
      )
      .max(200)
      .default([]),
  assessor: () => uuid,
  size: () => wholeInput,
  result: () => wholeInput.optional(),
  sum: () => moneyInput,
  rate: () => rateInput,
  date: () => z.string().max(40).optional().meta({ description: 'yyyy-MM-dd' }),
  delay: () => wholeInput,
  months: () => wholeInput,
  text: () => z.string().max(200).optional(),
  version: () => wholeInput.pipe(z.int().min(0)).optional(),
  source: () => wholeInput,
  scheme: () => z.string().max(40).optional(),
  signing: () => uuid,
};

/** A field as it comes; what is missing or wrong beyond its form is judged by the action's input. */
export function wireField(field: ActionField): z.ZodType {
  const make = WIRE[field.kind] as (field: ActionField) => z.ZodType;
  const schema = make(field);
  return field.optional && !schema.safeParse(undefined).success ? schema.optional() : schema;
}
