// What no loan of a scheme may be, whoever agrees to it (domain.md 4.2): dearer than the market, longer than the scheme
// lends, repaid before it begins, put off until nothing is left to repay in parts.
import type { Scheme } from '../schemes/scheme.ts';
import { instalmentsUntil, isDelayShorter } from '../values/loan-schedule.ts';
import { addMonths } from '../values/days.ts';
import {
  lowestRateBp,
  type ApprovedTerms,
  type ChangeableTerms,
  type ContractTerms,
} from './approved-terms.ts';

/** Codes of the wrong terms; their sentences are those of fields (texts/lt/problem.ts). */
export const SCHEME_TERM_PROBLEMS = [
  'rateOverScheme',
  'termOverScheme',
  'termOver',
  'delayOverScheme',
  'delayNotShorter',
] as const;
export type SchemeTermProblem = (typeof SCHEME_TERM_PROBLEMS)[number];

type Limits = Pick<Scheme, 'termMonths' | 'delayMonths' | 'rate'>;

/** Highest margin of Communication 2008/C 14/02: weakest rating, low collateral. */
const HIGHEST_MARGIN_BP = 1000;

/** The reference rate of the weakest borrower, basis points: a loan dearer than that holds no aid. */
export function highestRateBp(referenceBp: number): number {
  return Math.max(referenceBp, 0) + HIGHEST_MARGIN_BP;
}

const named = (wrong: Partial<Record<SchemeTermProblem, boolean>>): SchemeTermProblem[] =>
  SCHEME_TERM_PROBLEMS.filter((problem) => wrong[problem] === true);

/** What of the terms an approver would bind a loan to the scheme does not know. `mayExtendDelay`: with a reason, beyond the scheme's usual deferral. */
export function approvalOutsideScheme(
  terms: Omit<ApprovedTerms, 'sumCents'>,
  { termMonths, delayMonths, rate }: Limits,
  { mayExtendDelay }: { mayExtendDelay: boolean },
): SchemeTermProblem[] {
  return named({
    rateOverScheme: lowestRateBp(terms, rate.referenceBp) > highestRateBp(rate.referenceBp),
    termOverScheme: terms.termMonths > termMonths.max,
    delayOverScheme: !mayExtendDelay && terms.delayMonths > delayMonths.max,
    delayNotShorter: !isDelayShorter(terms.delayMonths, terms.termMonths),
  });
}

/** Days 'yyyy-MM-dd': of the contract, from which its term counts, and the one on which it is asked. */
export interface ContractDays {
  contractDate: string;
  today: string;
}

/** What of a contract's terms the scheme does not know. */
export function contractOutsideScheme(
  { rate, paymentTerm, delayMonths }: Omit<ContractTerms, 'sumCents'>,
  limits: Limits,
  { contractDate, today }: ContractDays,
): SchemeTermProblem[] {
  const isOver = paymentTerm < today || paymentTerm < contractDate;
  return named({
    rateOverScheme: rate > highestRateBp(limits.rate.referenceBp),
    termOverScheme: paymentTerm > addMonths(contractDate, limits.termMonths.max),
    termOver: isOver,
    delayNotShorter: !isOver && !isDelayShorter(delayMonths, instalmentsUntil(contractDate, paymentTerm)),
  });
}

/** A contract that is to be changed; its delay stays as it is. */
export interface ContractInForce extends Partial<Omit<ChangeableTerms, 'sumCents'>> {
  delayMonths: number;
}

/** The same of the terms a contract is changed to. What the contract has already, from before this was judged, may stay. */
export function changeOutsideScheme(
  inForce: ContractInForce,
  { rate, paymentTerm }: Omit<ChangeableTerms, 'sumCents'>,
  limits: Limits,
  days: ContractDays,
): SchemeTermProblem[] {
  const { delayMonths } = inForce;
  const stays = (problem: SchemeTermProblem): boolean =>
    problem === 'rateOverScheme'
      ? rate === inForce.rate
      : problem !== 'termOver' && paymentTerm === inForce.paymentTerm;
  return contractOutsideScheme({ rate, paymentTerm, delayMonths }, limits, days).filter(
    (problem) => !stays(problem),
  );
}
