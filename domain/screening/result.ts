/** AmlCheckResultId of the specification. */
export const AML_RESULT = { passed: 1, failed: 2, needsReview: 3 } as const;
export type AmlResult = (typeof AML_RESULT)[keyof typeof AML_RESULT];

/** 1 the assessment cannot go on, 2 it affects the assessment, 3 it does not. */
export const RISK_RESULTS = [1, 2, 3] as const;
export type RiskResult = (typeof RISK_RESULTS)[number];

export const NOTE_MAX = 300;

export interface ScreeningOutcome {
  /** Matches of this screening: who was found as whom. */
  found: readonly string[];
  /** What a person has decided of earlier matches; null when nobody has. */
  decided: AmlResult | null;
  /** The matches that person saw. */
  reviewed: readonly string[];
}

/**
 * The overall result. A match never fails a request by itself: somebody must look. What somebody has decided stands:
 * a failure until the additional check, a pass until a match turns up that they have not seen.
 */
export function overallResult({ found, decided, reviewed }: ScreeningOutcome): AmlResult {
  if (decided === AML_RESULT.failed) return AML_RESULT.failed;
  if (found.length === 0) return AML_RESULT.passed;
  const isKnown = decided === AML_RESULT.passed && found.every((match) => reviewed.includes(match));
  return isKnown ? AML_RESULT.passed : AML_RESULT.needsReview;
}
