import { z } from 'zod';
import { NOTE_MAX } from '../screening/result.ts';
import { MATCH_ANSWERS } from '../screening/review.ts';
import { SCHEME_CODES } from '../schemes/scheme.ts';
import { isDate } from '../values/days.ts';
import {
  FILLED_KINDS,
  type ActionField,
  type ActionFields,
  type FieldKind,
  type FieldOf,
  type InputOf,
} from './actions/field.ts';
import type { FileRule } from './actions/row.ts';
import type { TRANSITIONS } from './transitions.ts';
import { ACTION_NAMES, transitionOf, type ActionName } from './transitions.ts';

/**
 * What a person must give with an action: parsed by the API and by the dialog alike, made from the fields of its row.
 * Messages are codes of texts/lt/problem.ts (`field.*`), never sentences.
 */
const text = (max: number, tooLong: string) => z.string().trim().max(max, tooLong);
const optionalText = text(2000, 'commentTooLong').default('');
const note = text(NOTE_MAX, 'noteTooLong').default('');

/** One match of the lists: who says „other“ says what differs. The id of the answer they saw goes along. */
const matchAnswer = z
  .object({
    matchId: z.int().positive(),
    seenReviewId: z.int().positive().nullable().default(null),
    answer: z.enum(MATCH_ANSWERS, 'valueMissing'),
    note,
  })
  .refine(({ answer, note: words }) => answer === 'same' || words !== '', {
    path: ['note'],
    message: 'differenceMissing',
  });

const list = (max: number) => z.array(z.string().max(60)).max(max).default([]);
const choice = (max: number, code: string) => z.int(code).min(1, code).max(max, code);

const SCHEMA: { [K in FieldKind]: (field: FieldOf<K>) => z.ZodType } = {
  comment: ({ optional }) =>
    optional
      ? optionalText
      : z.string().trim().min(1, 'commentMissing').min(6, 'commentTooShort').max(2000, 'commentTooLong'),
  why: ({ optional }) =>
    optional
      ? optionalText
      : z.string().trim().min(1, 'reasonWanted').min(6, 'reasonTooShort').max(2000, 'commentTooLong'),
  /** Needed while matches are open (`matchesReviewed`): why the decision does not wait for them. */
  acknowledgement: () =>
    text(2000, 'commentTooLong')
      .refine((words) => words === '' || words.length >= 6, 'commentTooShort')
      .default(''),
  note: () => note,
  tick: () => z.boolean().default(false),
  sections: () => list(40),
  documents: () => list(200),
  reason: () => z.string().max(60).nullable().default(null),
  seen: () => z.int().positive().nullable().default(null),
  matches: () =>
    z
      .array(matchAnswer)
      .min(1, 'matchMissing')
      .max(200, 'rowsTooMany')
      .refine((all) => new Set(all.map(({ matchId }) => matchId)).size === all.length, 'matchTwice'),
  assessor: () => z.uuid('assessorMissing'),
  size: () => choice(4, 'sizeMissing'),
  result: ({ max }) => choice(max, 'valueMissing'),
  sum: ({ mayBeZero }) =>
    z
      .int('sumMissing')
      .min(mayBeZero ? 0 : 1, mayBeZero ? 'sumInvalid' : 'sumZero')
      .max(1_000_000_000_00, 'sumTooLarge'),
  /** Basis points of a per cent: 2.10 % = 210. */
  rate: ({ formula }) => {
    const rate = z.int('rateMissing').positive('rateZero').max(10_000, 'rateTooLarge');
    return formula ? rate.nullable() : rate;
  },
  date: ({ missing = 'dateMissing' }) =>
    z.string(missing).min(1, missing).pipe(z.string().refine(isDate, 'dateInvalid')),
  /** A typed number is told its bounds (specification 2, section 5, contract edit). */
  delay: ({ min, max, offer, offerFrom }) => {
    const outside = offer === 'typed' && offerFrom === 1 ? 'delayOutOfRange' : 'delayInvalid';
    return z.int('delayInvalid').min(min, outside).max(max, outside);
  },
  months: () => z.int('termInvalid').min(1, 'termInvalid').max(360, 'termInvalid'),
  text: ({ missing = 'fieldMissing' }) => z.string(missing).trim().min(1, missing).max(60, 'tooLong'),
  version: () => z.int().min(0),
  source: () => z.int().positive(),
  scheme: () => z.enum(SCHEME_CODES).default('tiesiogines'),
  signing: () => z.uuid(),
};

/** The default kind of evaluation is the applicant's own; staff rechecks and double checks never move a status. */
export const EVALUATION_KINDS = ['applicant', 'recheck', 'double'] as const;
export type EvaluationKind = (typeof EVALUATION_KINDS)[number];

const isFilled = ({ kind }: ActionField): boolean => FILLED_KINDS.some((filled) => filled === kind);

function schemaOfField(field: ActionField): z.ZodType {
  const make = SCHEMA[field.kind] as (field: ActionField) => z.ZodType;
  const schema = make(field);
  return field.optional && !isFilled(field) ? schema.optional() : schema;
}

function schemaOf(fields: ActionFields): z.ZodType {
  const shape = Object.entries(fields).map(([name, field]) => [name, schemaOfField(field)] as const);
  const whole = z.object(Object.fromEntries(shape));
  return Object.entries(fields).reduce<z.ZodType>((schema, [name, field]) => {
    if (field.kind !== 'note' || field.neededForResult === undefined) return schema;
    return schema.refine(
      (given) => {
        const said = given as Record<string, unknown>;
        return said['result'] !== field.neededForResult || said[name] !== '';
      },
      { path: [name], message: 'noteMissing' },
    );
  }, whole);
}

type FieldsOf<A extends ActionName> = (typeof TRANSITIONS)[A] extends { fields: infer F extends ActionFields }
  ? F
  : Record<never, never>;

export type ActionInput<A extends ActionName> = InputOf<FieldsOf<A>>;

export const INPUTS = Object.fromEntries(
  ACTION_NAMES.map((action) => [action, schemaOf(fieldsOf(action))]),
) as { [A in ActionName]: z.ZodType<ActionInput<A>> };

/** The fields of an action by their names inside, in the order of its dialog. */
export function fieldsOf(action: ActionName): ActionFields {
  return transitionOf(action).fields ?? {};
}

/** What was stored of an action's input before it was whole; null when something in it does not fit. */
export function readPartly<A extends ActionName>(action: A, given: unknown): Partial<ActionInput<A>> | null {
  const shape = Object.entries(fieldsOf(action)).map(([name, field]) => [
    name,
    schemaOfField(field).optional(),
  ]);
  const read = z.object(Object.fromEntries(shape)).safeParse(given);
  return read.success ? (read.data as Partial<ActionInput<A>>) : null;
}

/** A comment by itself, judged as that of an action is. */
export const commentSchema = (action: 'return'): z.ZodType<{ comment: string }> =>
  z.object({ comment: schemaOfField(fieldsOf(action).comment!) as z.ZodType<string> });

export function filesOf(action: ActionName): FileRule | null {
  return transitionOf(action).files ?? null;
}
