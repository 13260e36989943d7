// A rate made by the formula of the schemes, in words: 0.3 × (max(reference, 0) + margin). Basis points in.
import { interestRatePpm } from '../../values/loan-schedule.ts';
import { formatExactRate, formatRate } from './format.ts';

export interface RateParts {
  referenceBp: number;
  marginBp: number;
}

/** With all its decimals. */
export const exactRate = ({ referenceBp, marginBp }: RateParts): string =>
  formatExactRate(interestRatePpm(referenceBp, marginBp));

export const formulaText = ({ referenceBp, marginBp }: RateParts): string =>
  `(${formatRate(Math.max(0, referenceBp))} + ${formatRate(marginBp)}) × 0,3`;
