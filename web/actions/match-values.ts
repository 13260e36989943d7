import type { AmlHit, StaffCase } from '../staff/data/types.ts';

/** What stands in the controls of one match; nothing chosen says nothing of it. */
export interface MatchValue {
  answer: '' | 'same' | 'other';
  note: string;
  /** The answer that stood when the dialog was opened; null for none. */
  seenReviewId?: number | null;
}

/** By id of the match. */
export type MatchValues = Readonly<Record<number, MatchValue>>;

/** Matches to be answered: those that are open; when none is, those said to be others, which may prove the same. */
export function answerableHits(request: Pick<StaffCase, 'AmlChecks'>): AmlHit[] {
  const hits = request.AmlChecks.flatMap(({ Hits }) => Hits);
  const open = hits.filter(({ state }) => state === 'unseen' || state === 'awaitsSecond');
  return open.length > 0 ? open : hits.filter(({ state }) => state === 'other');
}

/** The part of a dialog's values that matches stand in. */
interface WithMatches {
  readonly matches?: unknown;
}

export function matchesIn({ matches }: WithMatches): MatchValues {
  return typeof matches === 'object' && matches !== null && !Array.isArray(matches)
    ? (matches as MatchValues)
    : {};
}

export function firstMatches(request: StaffCase): MatchValues {
  return Object.fromEntries(
    answerableHits(request).map(({ MatchId, review }) => [
      MatchId,
      { answer: '', note: '', seenReviewId: review?.Id ?? null },
    ]),
  );
}

/** The answers as the action takes them. */
export function readMatches(values: WithMatches): object[] {
  return Object.entries(matchesIn(values))
    .filter(([, { answer }]) => answer !== '')
    .map(([id, { answer, note, seenReviewId = null }]) => ({
      matchId: Number(id),
      answer,
      note,
      seenReviewId,
    }));
}
