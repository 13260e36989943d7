/** Decisions, and the certificates issued beside them. */
export type DecisionSeries = 'S' | 'P';

export interface DecisionNumber {
  requestId: number;
  series: DecisionSeries;
  /** From 1 within the request and series; null: printed when a decision had the number of its request. */
  ordinal: number | null;
}

/** „118-S2“: the second decision (S – sprendimas) about request 118; „118-P1“ its first certificate (P – pažyma). */
export function decisionNumberText({ requestId, series, ordinal }: DecisionNumber): string {
  return ordinal === null ? `${requestId}` : `${requestId}-${series}${ordinal}`;
}
