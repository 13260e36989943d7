// What a loan contract is made from. Sums in cents, rates in basis points, days 'yyyy-MM-dd'.
import type { PurposeId, SchemeCode } from '../../schemes/scheme.ts';
import { formatLongDate } from './format.ts';
import type { Party } from './party.ts';
import type { RateParts } from './rate-text.ts';

export interface LoanTerms {
  contractNumber: string;
  /** 'yyyy-MM-dd' */
  date: string;
  requestId: number;
  scheme: {
    code: SchemeCode;
    name: string;
    /** Rules the request was judged by; null: it was judged by none. */
    ruleSetVersion: string | null;
    retentionYears: number;
  };
  /** The decision the loan is given by; its number is null when staff's own document has another. */
  decision: { number: string | null; date: string } | null;
  lender: Party;
  borrower: Party;
  sumCents: number;
  rateBp: number;
  /** How the rate was made by the formula; null when it was agreed otherwise. */
  rateParts: (RateParts & { referenceDate: string }) | null;
  /** Aid in the loan (gross grant equivalent); null: not known where the formula did not make the rate. */
  aidCents: number | null;
  delayMonths: number;
  /** Final repayment date, 'yyyy-MM-dd'. */
  repaidBy: string;
  paymentDay: number;
  purpose: PurposeId;
  iban: string;
}

/** „2026 m. lapkričio 20 d. sprendimas Nr. 118-S1“, the noun in the case the sentence asks for; null when nobody decided. */
export function decisionText({ decision }: Pick<LoanTerms, 'decision'>, noun: string): string | null {
  if (!decision) return null;
  const number = decision.number === null ? '' : ` Nr. ${decision.number}`;
  return `${formatLongDate(decision.date)} ${noun}${number}`;
}
