import type { RequestRow } from '../db/queries/request-row.ts';
import type { FieldProblem } from '../domain/texts/lt/problem.ts';
import { fieldProblem } from './http/problems.ts';

/** The specification wants a delay named; none at all is for those whose approval has none. */
export function checkDelay(
  { approved }: Pick<RequestRow, 'approved'>,
  delay: unknown,
  code: FieldProblem = 'delayMissing',
): void {
  if (delay === 0 && approved?.delayMonths !== 0) throw fieldProblem('InvegaLoanDelayTerm', code);
}
