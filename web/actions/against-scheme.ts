import {
  approvalOutsideScheme,
  changeOutsideScheme,
  contractOutsideScheme,
  type ContractInForce,
  type SchemeTermProblem,
} from '../../domain/application/scheme-terms.ts';
import { schemeOf, type SchemeCode } from '../../domain/schemes/index.ts';
import { fromWire } from '../../domain/values/money.ts';
import type { StaffCase } from '../staff/data/types.ts';
import type { FieldName, FormAction } from './fields.ts';
import type { DialogErrors, ReadDialog } from './values.ts';

/** What the scheme's rule must know of a case; rate in basis points, days as yyyy-MM-dd. */
export interface SchemeCase {
  schemeCode: SchemeCode;
  inForce: ContractInForce;
  /** Null: not signed yet, the contract would be of today. */
  signedOn: string | null;
}

export function schemeCase({ RequestSystemInfo, Contract }: StaffCase): SchemeCase {
  const rate = fromWire(Contract.InvegaLoanInterestRate);
  return {
    schemeCode: RequestSystemInfo.SchemeCode,
    inForce: {
      ...(rate === null ? {} : { rate }),
      ...(Contract.InvegaLoanPaymentTerm === null ? {} : { paymentTerm: Contract.InvegaLoanPaymentTerm }),
      delayMonths: Contract.InvegaLoanDelayTerm ?? 0,
    },
    signedOn: Contract.ContractSigningTime?.slice(0, 10) ?? null,
  };
}

interface GivenTerms {
  rate?: number | null;
  termMonths?: number;
  paymentTerm?: string;
  delayMonths?: number;
}

/** The server's rule (domain/application/scheme-terms.ts), said beside the fields before anything is sent. */
export function againstScheme<A extends FormAction>(
  read: ReadDialog<A>,
  action: FormAction,
  { about, today }: { about: SchemeCase; today: string },
): ReadDialog<A> {
  if (!read.input) return read;
  const given = read.input as GivenTerms;
  const problems = problemsOf(given, action, { about, today });
  if (problems.length === 0) return read;
  const errors: DialogErrors = {};
  for (const problem of problems) errors[fieldOf(problem, given)] ??= problem;
  return { input: null, errors };
}

function problemsOf(
  { rate, termMonths, paymentTerm, delayMonths }: GivenTerms,
  action: FormAction,
  { about, today }: { about: SchemeCase; today: string },
): SchemeTermProblem[] {
  const scheme = schemeOf(about.schemeCode);
  if (termMonths !== undefined && delayMonths !== undefined) {
    const marginBp = typeof rate === 'number' ? null : scheme.rate.marginBp;
    const terms = { rateBp: rate ?? null, marginBp, termMonths, delayMonths };
    return approvalOutsideScheme(terms, scheme, { mayExtendDelay: action === 'changeTerms' });
  }
  if (typeof rate !== 'number' || paymentTerm === undefined) return [];
  if (delayMonths !== undefined)
    return contractOutsideScheme({ rate, paymentTerm, delayMonths }, scheme, { contractDate: today, today });
  const contractDate = about.signedOn ?? today;
  return changeOutsideScheme(about.inForce, { rate, paymentTerm }, scheme, { contractDate, today });
}

/** A change of conditions has no delay of its own: what does not fit it is the new term. */
function fieldOf(problem: SchemeTermProblem, { termMonths, delayMonths }: GivenTerms): FieldName {
  if (problem === 'rateOverScheme') return 'rate';
  const isDelay = problem === 'delayOverScheme' || problem === 'delayNotShorter';
  if (isDelay && delayMonths !== undefined) return 'delayMonths';
  return termMonths === undefined ? 'paymentTerm' : 'termMonths';
}
