import type { RequestRow } from '../db/queries/request-row.ts';
import { fieldProblem } from './http/problems.ts';

/** The specification wants a delay named; none at all is for those whose approval has none. */
export function checkDelay({ approved }: Pick<RequestRow, 'approved'>, delay: unknown): void {
  if (delay === 0 && approved?.delayMonths !== 0) throw fieldProblem('InvegaLoanDelayTerm', 'delayMissing');
}
