// The calculator of the conditions page: what is typed there becomes terms, and terms become a schedule (values/loan-schedule.ts).
import {
  contractFeeCents,
  interestRatePpm,
  isDelayShorter,
  repaymentSchedule,
  totalInterestCents,
  type Instalment,
} from '../values/loan-schedule.ts';
import { parseSum } from '../values/money.ts';
import type { Scheme } from '../schemes/scheme.ts';

export const PAYMENT_DAYS = [5, 15, 25] as const;

/** Text as typed; rates in per cents. */
export interface TypedTerms {
  sum: string;
  term: string;
  delay: string;
  paymentDay: string;
  reference: string;
  margin: string;
}

export type TermField = keyof TypedTerms;

export interface LoanTerms {
  sumCents: number;
  termMonths: number;
  delayMonths: number;
  paymentDay: number;
  referenceBp: number;
  marginBp: number;
}

export type TermProblem =
  'missing' | 'invalid' | 'zero' | 'tooLarge' | 'outOfRange' | 'notShorterThanTerm' | 'notChosen';

export type TermProblems = Partial<Record<TermField, TermProblem>>;

/** What the scheme allows. */
export type LoanBounds = Pick<Scheme, 'borrowerCapCents' | 'termMonths' | 'delayMonths'>;

/** Rates beyond these are slips of the finger: a reference rate may be negative, a margin not. */
export const RATE_BOUNDS = { reference: { min: -500, max: 2000 }, margin: { min: 0, max: 2000 } } as const;

type Read<T> = { value: T } | { problem: TermProblem };

function readSum(typed: string, maxCents: number): Read<number> {
  const cents = parseSum(typed);
  if (cents === null) return { problem: 'missing' };
  if (Number.isNaN(cents) || cents < 0) return { problem: 'invalid' };
  if (cents === 0) return { problem: 'zero' };
  return cents > maxCents ? { problem: 'tooLarge' } : { value: cents };
}

function readWhole(typed: string, { min, max }: { min: number; max: number }): Read<number> {
  const text = typed.replace(/\s/g, '');
  if (text === '') return { problem: 'missing' };
  if (!/^\d{1,4}$/.test(text)) return { problem: 'invalid' };
  const value = Number(text);
  return value < min || value > max ? { problem: 'outOfRange' } : { value };
}

/** Per cents with at most two decimals → basis points. */
function readRate(typed: string, { min, max }: { min: number; max: number }): Read<number> {
  const value = parseSum(typed.replace(/%\s*$/, ''));
  if (value === null) return { problem: 'missing' };
  if (Number.isNaN(value)) return { problem: 'invalid' };
  return value < min || value > max ? { problem: 'outOfRange' } : { value };
}

function readDay(typed: string): Read<number> {
  const day = PAYMENT_DAYS.find((paymentDay) => String(paymentDay) === typed.trim());
  return day === undefined ? { problem: 'notChosen' } : { value: day };
}

/** Reads what was typed: commas, dots and spaces are forgiven; what no contract could hold is a problem of its field. */
export function readTerms(
  typed: TypedTerms,
  bounds: LoanBounds,
): { terms: LoanTerms; problems?: undefined } | { terms?: undefined; problems: TermProblems } {
  const read = {
    sum: readSum(typed.sum, bounds.borrowerCapCents),
    term: readWhole(typed.term, bounds.termMonths),
    delay: readWhole(typed.delay, bounds.delayMonths),
    paymentDay: readDay(typed.paymentDay),
    reference: readRate(typed.reference, RATE_BOUNDS.reference),
    margin: readRate(typed.margin, RATE_BOUNDS.margin),
  };
  const problems: TermProblems = {};
  const valueOf = (field: TermField): number => {
    const one = read[field];
    if ('value' in one) return one.value;
    problems[field] = one.problem;
    return 0;
  };
  const terms: LoanTerms = {
    sumCents: valueOf('sum'),
    termMonths: valueOf('term'),
    delayMonths: valueOf('delay'),
    paymentDay: valueOf('paymentDay'),
    referenceBp: valueOf('reference'),
    marginBp: valueOf('margin'),
  };
  if (!problems.term && !problems.delay && !isDelayShorter(terms.delayMonths, terms.termMonths))
    problems.delay = 'notShorterThanTerm';
  return Object.keys(problems).length > 0 ? { problems } : { terms };
}

export interface LoanCalculation {
  /** 0.3 × (max(reference, 0) + margin). */
  ratePpm: number;
  feeCents: number;
  rows: Instalment[];
  first: Instalment;
  /** First row that pays back the loan itself; the first row when nothing is delayed. */
  firstPrincipal: Instalment;
  interestCents: number;
  /** Loan, interest and fee together. */
  totalCents: number;
}

/** Schedule and totals of a loan that is paid out whole on a day, with the days as they are (ACT/365). Pure. */
export function calculateLoan(terms: LoanTerms, payoutDate: string): LoanCalculation {
  const ratePpm = interestRatePpm(terms.referenceBp, terms.marginBp);
  const { sumCents, termMonths, delayMonths, paymentDay } = terms;
  const rows = repaymentSchedule({ sumCents, ratePpm, payoutDate, paymentDay, termMonths, delayMonths });
  const interestCents = totalInterestCents(rows);
  const feeCents = contractFeeCents(sumCents);
  const first = rows[0]!;
  return {
    ratePpm,
    feeCents,
    rows,
    first,
    firstPrincipal: rows.find((row) => row.principalCents > 0) ?? first,
    interestCents,
    totalCents: sumCents + interestCents + feeCents,
  };
}
