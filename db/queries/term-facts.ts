import {
  beyondApproved,
  beyondContract,
  type ChangeableTerms,
  type ContractTerms,
} from '../../domain/application/approved-terms.ts';
import type { Facts } from '../../domain/application/conditions.ts';
import { Status } from '../../domain/application/status.ts';
import {
  approvalOutsideScheme,
  changeOutsideScheme,
  contractOutsideScheme,
  type SchemeTermProblem,
} from '../../domain/application/scheme-terms.ts';
import { schemeOf } from '../../domain/schemes/index.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import { termsToApprove } from './approval.ts';
import type { FactsQuestion } from './facts-question.ts';
import { openProposal, stepOf } from './proposals.ts';
import type { RequestView } from './request-view.ts';

/** Shortest reason or comment that explains anything. */
const SAID = 6;

const isSaid = (text: unknown): boolean => typeof text === 'string' && text.trim().length >= SAID;

/** What the conditions about terms must know of an action; without input those on the input count as met. */
export function termFacts(view: RequestView, question: FactsQuestion): Partial<Facts> {
  const { action, input } = question;
  const step = stepOf(view, question);
  const toApprove = termsToApprove(view, action, input);
  return {
    beyondApproved: beyond(view, question),
    unconfirmedChange: unconfirmed(view, question),
    outsideScheme: outside(view, question),
    sumReasonGiven: input === undefined || isSumExplained(view, question),
    sumIncreases: input === undefined || Number(input.sumCents) > (view.contract.sumCents ?? 0),
    coversFunded: input === undefined || Number(input.sumCents) >= view.fundedCents,
    delayExtended: view.delayExtended,
    delayGrows: input === undefined || Number(input.delayMonths) > (view.contractDelayMonths ?? 0),
    proposalStep: step,
    reasonGiven: step !== 'propose' || input === undefined || isSaid(input.reason),
    // Who only proposes decides nothing.
    ...(step !== null && step !== 'confirm' ? { assessedBy: [] } : {}),
    ...(action === 'changeTerms' && toApprove ? { sumCents: toApprove.sumCents } : {}),
  };
}

function beyond(view: RequestView, { action, input }: FactsQuestion): Facts['beyondApproved'] {
  const { approved } = view;
  if (action === 'setLoanSum') {
    if (view.status !== Status.approved && view.status !== Status.awaitingDocuments) return [];
    if (!approved) return ['missing'];
    return Number(input?.sumCents ?? 0) > approved.sumCents ? ['sumCents'] : [];
  }
  if (action !== 'uploadContract' && action !== 'changeContractFile') return [];
  if (!approved) return ['missing'];
  if (input === undefined) return [];
  const { referenceBp } = schemeOf(view.schemeCode).rate;
  const measure = { contractDate: vilniusDate(view.now), referenceBp };
  return beyondApproved(approved, input as unknown as ContractTerms, measure);
}

function unconfirmed(view: RequestView, { action, input }: FactsQuestion): Facts['unconfirmedChange'] {
  if (action !== 'uploadConditionsChange' || input === undefined) return [];
  const asked = input as unknown as ChangeableTerms;
  const better = beyondContract(view.contract, asked);
  const agreed = openProposal(view, 'change');
  const isAgreed =
    agreed !== null &&
    agreed.confirmedBy !== null &&
    agreed.sumCents === asked.sumCents &&
    agreed.rate === asked.rate &&
    agreed.paymentTerm === asked.paymentTerm;
  return isAgreed ? [] : better;
}

/** Judged with the input: without one nobody has said yet what the terms shall be. */
function outside(view: RequestView, { action, input }: FactsQuestion): readonly SchemeTermProblem[] {
  if (input === undefined) return [];
  const scheme = schemeOf(view.schemeCode);
  const today = vilniusDate(view.now);
  const toApprove = termsToApprove(view, action, input);
  if (toApprove)
    return approvalOutsideScheme(toApprove, scheme, { mayExtendDelay: action === 'changeTerms' });
  switch (action) {
    case 'uploadContract':
    case 'changeContractFile':
      return contractOutsideScheme(input as unknown as ContractTerms, scheme, { contractDate: today, today });
    case 'extendDelay':
      return extensionOutsideScheme(view, Number(input.delayMonths));
    case 'confirmConditions':
    case 'uploadConditionsChange':
      return changeOutsideScheme(
        { ...view.contract, delayMonths: view.contractDelayMonths ?? 0 },
        input as unknown as ChangeableTerms,
        scheme,
        { contractDate: vilniusDate(view.contractSignedAt ?? view.now), today },
      );
    default:
      return [];
  }
}

/** Only the delay moves: it may be longer than the scheme usually gives, but something is left to repay in parts. */
function extensionOutsideScheme(view: RequestView, delayMonths: number): readonly SchemeTermProblem[] {
  const { rate, paymentTerm } = view.contract;
  if (rate === undefined || paymentTerm === undefined) return [];
  const contractDate = vilniusDate(view.contractSignedAt ?? view.now);
  return contractOutsideScheme({ rate, paymentTerm, delayMonths }, schemeOf(view.schemeCode), {
    contractDate,
    today: contractDate,
  }).filter((problem) => problem === 'delayNotShorter');
}

/** A sum above the one asked for needs a reason; the approver need not repeat the one given when it was set. */
function isSumExplained(view: RequestView, { action, input = {} }: FactsQuestion): boolean {
  const requested = view.loanSumCents ?? Infinity;
  if (action === 'setLoanSum') return Number(input.sumCents) <= requested || isSaid(input.reason);
  if (action !== 'approve' && action !== 'approveWithDocs') return true;
  const sum = termsToApprove(view, action, input)!.sumCents;
  return sum <= Math.max(requested, view.invegaLoanSumCents ?? 0) || isSaid(input.comment);
}
