import type { CaseFacts } from './case-facts.ts';
import type { FormAction } from './fields.ts';
import type { ReadDialog } from './values.ts';

const MIN_REASON = 6;
/** Terms of a change of conditions. */
const COVERS_FUNDED: readonly FormAction[] = ['confirmConditions', 'uploadConditionsChange'];

interface SumWithReason {
  sumCents?: number;
  reason?: string;
}

/**
 * What only the case can judge, before it is sent: a sum that must grow, one that must cover what is funded, and one above
 * the requested that needs a reason.
 */
export function againstCase<A extends FormAction>(
  read: ReadDialog<A>,
  action: FormAction,
  { setCents, requestedCents, fundedCents }: Pick<CaseFacts, 'setCents' | 'requestedCents' | 'fundedCents'>,
): ReadDialog<A> {
  if (!read.input) return read;
  const { sumCents = 0, reason = '' } = read.input as SumWithReason;
  if (action === 'increaseLoanSum' && setCents !== null && sumCents <= setCents)
    return { input: null, errors: { sumCents: 'sumNotHigher' } };
  if (COVERS_FUNDED.includes(action) && sumCents < fundedCents)
    return { input: null, errors: { sumCents: 'sumUnderFunded' } };
  const isAbove = requestedCents !== null && sumCents > requestedCents;
  if (action === 'setLoanSum' && isAbove && reason.trim().length < MIN_REASON)
    return { input: null, errors: { reason: reason.trim() === '' ? 'reasonWanted' : 'reasonTooShort' } };
  return read;
}
