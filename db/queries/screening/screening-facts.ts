import type { Facts } from '../../../domain/application/conditions.ts';
import type { ActionInput } from '../../../domain/application/inputs.ts';
import type { ActionName } from '../../../domain/application/transitions.ts';
import { AML_RESULT } from '../../../domain/screening/result.ts';
import { effectOf, isSettled, matchState } from '../../../domain/screening/review.ts';
import type { Tx } from '../command-input.ts';
import { findWaitingCheck, loadMatches } from './matches.ts';
import { isScreeningOpen } from './runs.ts';

type ScreeningFacts = Pick<
  Facts,
  'screeningRunning' | 'amlReviewable' | 'matchesReviewed' | 'findingsCurrent' | 'ownFinding'
>;

export interface ScreeningQuestion {
  requestId: number;
  action: ActionName;
  actorId: string | null;
  /** Null: what the person would give is not known; conditions on it count as met. */
  input: Record<string, unknown> | null;
}

const NEUTRAL: ScreeningFacts = {
  screeningRunning: false,
  amlReviewable: false,
  matchesReviewed: true,
  findingsCurrent: true,
  ownFinding: false,
};

/** What the screening says to the action: nothing is read for actions that do not ask. */
export async function screeningFacts(db: Tx, question: ScreeningQuestion): Promise<ScreeningFacts> {
  const { requestId, action } = question;
  switch (action) {
    case 'renewAml':
      return { ...NEUTRAL, screeningRunning: await isScreeningOpen(db, requestId) };
    case 'reviewAml':
      return { ...NEUTRAL, ...(await reviewFacts(db, question)) };
    case 'saveAmlCheck':
      return { ...NEUTRAL, ...(await checkFacts(db, question)) };
    case 'approve':
    case 'approveWithDocs':
      return { ...NEUTRAL, matchesReviewed: await areReviewed(db, question) };
    default:
      return NEUTRAL;
  }
}

async function reviewFacts(
  db: Tx,
  { requestId, actorId, input }: ScreeningQuestion,
): Promise<Partial<ScreeningFacts>> {
  const found = await loadMatches(db, requestId);
  const amlReviewable = found.some(({ review }) => review?.answer !== 'same');
  const given = (input?.matches ?? []) as ActionInput<'reviewAml'>['matches'];
  const effects = given.map((review) => {
    const match = found.find(({ id }) => id === review.matchId);
    if (!match || (match.review?.id ?? null) !== review.seenReviewId) return 'settled';
    return effectOf(match, { answer: review.answer, actorId });
  });
  return {
    amlReviewable,
    findingsCurrent: !effects.includes('settled'),
    ownFinding: effects.includes('own'),
  };
}

async function checkFacts(
  db: Tx,
  { requestId, actorId, input }: ScreeningQuestion,
): Promise<Partial<ScreeningFacts>> {
  if (!input) return {};
  const waiting = await findWaitingCheck(db, requestId);
  return {
    findingsCurrent: (waiting?.id ?? null) === (input.seenCheckId ?? null),
    ownFinding: input.result === AML_RESULT.passed && waiting !== null && waiting.madeById === actorId,
  };
}

async function areReviewed(db: Tx, { requestId, input }: ScreeningQuestion): Promise<boolean> {
  if (typeof input?.acknowledgement === 'string' && input.acknowledgement !== '') return true;
  const found = await loadMatches(db, requestId);
  return found.every((match) => isSettled(matchState(match)));
}
