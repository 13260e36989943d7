import type { AmlHit, StaffCase } from '../data/types.ts';

/** Matches of the lists that nobody has settled. */
export const openHits = (request: StaffCase): AmlHit[] =>
  request.AmlChecks.flatMap(({ Hits }) => Hits).filter(
    ({ state }) => state !== 'other' && state !== 'cleared',
  );
