import type { SchemeCode } from '../../schemes/scheme.ts';
import type { MatchAnswer } from '../../screening/review.ts';

/**
 * What a person gives with an action, as data: its schema (inputs.ts), its place in the body of the call, the control of
 * the dialog and the documentation all follow from the kind.
 */
interface Base {
  /** Name on the wire (specification 2, section 7). */
  wire: string;
  /** The call may leave it out. */
  optional?: true;
  /** The dialog asks for it although the call may leave it out. */
  wanted?: true;
  /** Asked beside the file it is about, not among the fields. */
  beside?: 'file';
  /** Code of its absence where the kind's own would say something else. */
  missing?: string;
}

/** A comment or note is text that may be empty, a tick is no, a choice is none: these are never undefined. */
interface Plain extends Base {
  kind:
    | 'comment'
    | 'why'
    | 'acknowledgement'
    | 'tick'
    | 'sections'
    | 'documents'
    | 'reason'
    | 'seen'
    | 'matches'
    | 'assessor'
    | 'size'
    | 'text'
    | 'months'
    | 'version'
    | 'source'
    | 'scheme'
    | 'signing';
}
interface Sum extends Base {
  kind: 'sum';
  /** Nothing of it is an answer, too. */
  mayBeZero?: true;
}
interface Rate extends Base {
  kind: 'rate';
  /** May be left to the scheme's formula: null. */
  formula?: true;
}
interface Day extends Base {
  kind: 'date';
  /** `past`: a term must lie ahead. `future`: what is entered has happened. */
  never?: 'past' | 'future';
}
interface Delay extends Base {
  kind: 'delay';
  min: number;
  max: number;
  /** What the dialog offers: months to choose from, or a typed number where there are too many. */
  offer: 'list' | 'typed';
  /** Least the dialog offers; the call may say less when the approval has none. */
  offerFrom: number;
}
interface Choice extends Base {
  kind: 'result';
  max: number;
}
interface Note extends Base {
  kind: 'note';
  /** Passing what was failed before is answered for in words. */
  neededForResult?: number;
}

export type ActionField = Plain | Sum | Rate | Day | Delay | Choice | Note;
export type ActionFields = Readonly<Record<string, ActionField>>;
export type FieldKind = ActionField['kind'];
export type FieldOf<K extends FieldKind> = Extract<ActionField, { kind: K }>;

/** One match of the lists as a person answered it. */
export interface GivenMatch {
  matchId: number;
  /** The answer that stood when the person looked. */
  seenReviewId: number | null;
  answer: MatchAnswer;
  note: string;
}

/** What the kind is inside: sums in cents, rates in basis points, days as yyyy-MM-dd. */
interface Values {
  comment: string;
  why: string;
  acknowledgement: string;
  note: string;
  tick: boolean;
  sections: string[];
  documents: string[];
  reason: string | null;
  seen: number | null;
  matches: GivenMatch[];
  assessor: string;
  size: number;
  result: number;
  sum: number;
  rate: number;
  date: string;
  delay: number;
  months: number;
  text: string;
  version: number;
  source: number;
  scheme: SchemeCode;
  signing: string;
}

/** Kinds that have a value when nothing is given. */
export const FILLED_KINDS = [
  'comment',
  'why',
  'acknowledgement',
  'note',
  'tick',
  'sections',
  'documents',
  'reason',
  'seen',
] as const satisfies readonly FieldKind[];
type Filled = (typeof FILLED_KINDS)[number];

type ValueOf<F extends ActionField> = F extends { kind: 'rate'; formula: true }
  ? number | null
  : Values[F['kind']];

type MayLack<F extends ActionFields> = {
  [K in keyof F]: F[K] extends { optional: true } ? (F[K]['kind'] extends Filled ? never : K) : never;
}[keyof F];

/** What an action takes, as it is stored and judged. */
export type InputOf<F extends ActionFields> = {
  [K in Exclude<keyof F, MayLack<F>>]: ValueOf<F[K]>;
} & { [K in MayLack<F>]?: ValueOf<F[K]> | undefined };
