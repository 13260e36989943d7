// What the approver binds the loan to (PRODUCT.md section 3): sum, rate or its formula, longest term and delay.
import { interestRatePpm, PPM_OF_BP } from '../values/loan-schedule.ts';
import { addMonths } from '../values/days.ts';

/** Sums in cents, rates in basis points, terms in months. */
export interface ApprovedTerms {
  sumCents: number;
  /** Fixed yearly rate; null: by the formula with `marginBp`. */
  rateBp: number | null;
  /** Margin of the formula 0.3 × (max(reference, 0) + margin); null: the rate is fixed. */
  marginBp: number | null;
  termMonths: number;
  delayMonths: number;
}

/** What an approver may say of the terms; what is left out comes from the defaults. `rate: null` asks for the formula. */
export interface GivenTerms {
  sumCents?: number | undefined;
  rate?: number | null | undefined;
  termMonths?: number | undefined;
  delayMonths?: number | undefined;
}

/** Terms of a contract as it is sent to be signed; the final repayment is a day. */
export interface ContractTerms {
  sumCents: number;
  rate: number;
  paymentTerm: string;
  delayMonths: number;
}

export const TERM_NAMES = ['sumCents', 'rate', 'paymentTerm', 'delayMonths'] as const;
export type TermName = (typeof TERM_NAMES)[number];

/** Terms an action would approve: what was said, else the defaults. The margin is the scheme's. */
export function withDefaults(
  given: GivenTerms,
  defaults: ApprovedTerms,
  schemeMarginBp: number,
): ApprovedTerms {
  const rate =
    given.rate === undefined
      ? { rateBp: defaults.rateBp, marginBp: defaults.marginBp }
      : given.rate === null
        ? { rateBp: null, marginBp: schemeMarginBp }
        : { rateBp: given.rate, marginBp: null };
  return {
    sumCents: given.sumCents ?? defaults.sumCents,
    ...rate,
    termMonths: given.termMonths ?? defaults.termMonths,
    delayMonths: given.delayMonths ?? defaults.delayMonths,
  };
}

/** The lowest rate a contract may have, basis points: what the formula gives is rounded up, never down. */
export function lowestRateBp(
  { rateBp, marginBp }: Pick<ApprovedTerms, 'rateBp' | 'marginBp'>,
  referenceBp: number,
): number {
  if (marginBp === null) return rateBp ?? 0;
  return Math.ceil(interestRatePpm(referenceBp, marginBp) / PPM_OF_BP);
}

/** The last day on which a contract of that day may be repaid. */
export function latestRepayment({ termMonths }: ApprovedTerms, contractDate: string): string {
  return addMonths(contractDate, termMonths);
}

export interface Measure {
  /** Day of the contract in Vilnius, 'yyyy-MM-dd'. */
  contractDate: string;
  /** Reference rate of the scheme on that day. */
  referenceBp: number;
}

/** The terms of a contract that go beyond the approved ones: more, cheaper, longer or later. Exact at the boundary. */
export function beyondApproved(
  approved: ApprovedTerms,
  contract: ContractTerms,
  measure: Measure,
): TermName[] {
  const beyond: Record<TermName, boolean> = {
    sumCents: contract.sumCents > approved.sumCents,
    rate: contract.rate < lowestRateBp(approved, measure.referenceBp),
    paymentTerm: contract.paymentTerm > latestRepayment(approved, measure.contractDate),
    delayMonths: contract.delayMonths > approved.delayMonths,
  };
  return TERM_NAMES.filter((name) => beyond[name]);
}

/** Terms of a contract in force, as a change of conditions may move them. */
export type ChangeableTerms = Pick<ContractTerms, 'sumCents' | 'rate' | 'paymentTerm'>;

/** What a change of conditions makes better for the borrower: a higher sum, a lower rate, a longer term. */
export function beyondContract(inForce: Partial<ChangeableTerms>, asked: ChangeableTerms): TermName[] {
  const { sumCents = 0, rate = Infinity, paymentTerm = '' } = inForce;
  const beyond: Partial<Record<TermName, boolean>> = {
    sumCents: asked.sumCents > sumCents,
    rate: asked.rate < rate,
    paymentTerm: asked.paymentTerm > paymentTerm,
  };
  return TERM_NAMES.filter((name) => beyond[name] === true);
}

/** Whether what is given says all that a document was made from. */
export function madeFromThese(
  made: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(made).every(([name, value]) => given[name] === value);
}

/** The text whose SHA-256 is printed on the decision: the number of the request and the terms, in a fixed order. */
export function canonicalTerms(requestId: number, terms: ApprovedTerms): string {
  const { sumCents, rateBp, marginBp, termMonths, delayMonths } = terms;
  return JSON.stringify({ requestId, sumCents, rateBp, marginBp, termMonths, delayMonths });
}
