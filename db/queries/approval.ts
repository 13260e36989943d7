import { createHash } from 'node:crypto';
import { canonicalTerms, withDefaults, type ApprovedTerms } from '../../domain/application/approved-terms.ts';
import type { ActionName } from '../../domain/application/transitions.ts';
import { getAt } from '../../domain/forms/path.ts';
import { schemeOf } from '../../domain/schemes/index.ts';
import type { RequestView } from './request-view.ts';

const APPROVING: readonly ActionName[] = ['approve', 'approveWithDocs', 'changeTerms'];

/**
 * Terms that an action of the approver approves: what was given, else what was approved before, else what the request
 * and its scheme say. Null: the action approves none.
 */
export function termsToApprove(
  view: RequestView,
  action: ActionName,
  input: Record<string, unknown> = {},
): ApprovedTerms | null {
  if (!APPROVING.includes(action)) return null;
  return withDefaults(input, defaultTerms(view, action), schemeOf(view.schemeCode).rate.marginBp);
}

function defaultTerms(view: RequestView, action: ActionName): ApprovedTerms {
  const { approved } = view;
  const scheme = schemeOf(view.schemeCode);
  const asked = getAt(view.form, 'LoanInfo.LoanDelayTerm');
  const terms = approved ?? {
    rateBp: null,
    marginBp: scheme.rate.marginBp,
    termMonths: view.loanTerm ?? scheme.termMonths.max,
    delayMonths: typeof asked === 'number' ? asked : 0,
  };
  const worked = view.invegaLoanSumCents ?? view.loanSumCents ?? 0;
  return { ...terms, sumCents: action === 'changeTerms' && approved ? approved.sumCents : worked };
}

/** SHA-256 of the canonical terms, in hexadecimal: on the decision, in its event and with its document. */
export function termsHash(requestId: number, terms: ApprovedTerms): string {
  return createHash('sha256').update(canonicalTerms(requestId, terms)).digest('hex');
}
