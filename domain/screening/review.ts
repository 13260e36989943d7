import { AML_RESULT, type AmlResult } from './result.ts';

export type MatchKind = 'sanctions' | 'pep';
/** Whether the list's entry is the person or company of the request. */
export const MATCH_ANSWERS = ['other', 'same'] as const;
export type MatchAnswer = (typeof MATCH_ANSWERS)[number];

/** The answer that stands for a match, and how far it counts. */
export interface StandingAnswer {
  answer: MatchAnswer;
  answeredById: string;
  /** A second person has said the same. */
  isConfirmed: boolean;
  /** The additional check has passed over it. */
  isCleared: boolean;
}

export interface JudgedMatch {
  kind: MatchKind;
  review: StandingAnswer | null;
}

/** `awaitsSecond`: somebody else, but of a sanctions match only one person has said so yet. */
export const MATCH_STATES = ['unseen', 'awaitsSecond', 'other', 'same', 'cleared'] as const;
export type MatchState = (typeof MATCH_STATES)[number];

export function matchState({ kind, review }: JudgedMatch): MatchState {
  if (!review) return 'unseen';
  if (review.answer === 'same') return review.isCleared ? 'cleared' : 'same';
  return kind === 'sanctions' && !review.isConfirmed ? 'awaitsSecond' : 'other';
}

/** Nothing is left to be done about the match. */
export const isSettled = (state: MatchState): boolean => state === 'other' || state === 'cleared';

/**
 * The overall result of the screening. A match never fails a request by itself: somebody must look. One that is the
 * person of the request fails it until the additional check passes, found again or not; all others must be settled.
 */
export function overallResult(found: readonly JudgedMatch[], failedBefore: boolean): AmlResult {
  const states = found.map(matchState);
  if (failedBefore || states.includes('same')) return AML_RESULT.failed;
  return states.every(isSettled) ? AML_RESULT.passed : AML_RESULT.needsReview;
}

/**
 * What an answer does: it `answers` (anew), `confirms` what another person said of a sanctions match; `own`: nobody
 * confirms themselves; `settled`: there is nothing to say (a match that is the same person is the additional check's).
 */
export type AnswerEffect = 'answers' | 'confirms' | 'own' | 'settled';

export function effectOf(
  { kind, review }: JudgedMatch,
  given: { answer: MatchAnswer; actorId: string | null },
): AnswerEffect {
  if (!review) return 'answers';
  if (review.answer === 'same') return 'settled';
  if (given.answer === 'same') return 'answers';
  if (kind === 'pep' || review.isConfirmed) return 'settled';
  return review.answeredById === given.actorId ? 'own' : 'confirms';
}
