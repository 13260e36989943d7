/** AmlCheckResultId of the specification. */
export const AML_RESULT = { passed: 1, failed: 2, needsReview: 3 } as const;
export type AmlResult = (typeof AML_RESULT)[keyof typeof AML_RESULT];

/** 1 the assessment cannot go on, 2 it affects the assessment, 3 it does not. */
export const RISK_RESULTS = [1, 2, 3] as const;
export type RiskResult = (typeof RISK_RESULTS)[number];

export const NOTE_MAX = 300;
