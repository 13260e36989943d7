import type { RequestRow } from '../../db/queries/request-row.ts';
import { getAt } from '../../domain/forms/path.ts';
import { EMPTY, formatEur, formatRate } from '../../domain/texts/lt/format.ts';
import { MONTH, counted } from '../../domain/texts/lt/plural.ts';
import { CHANGE_REQUEST as T, REQUEST_COPY } from '../../domain/texts/lt/request-copy.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import type { ChangeLetter } from '../print/change-request.ts';

/** The conditions of the contract as they stand, for the letter that asks to change them. */
export function changeLetterOf(row: RequestRow): ChangeLetter {
  const { invegaLoanSumCents: sum, interestRateBp: rate, delayMonths: delay } = row;
  const day = getAt(row.form, 'LoanInfo.LoanPaymentDay');
  return {
    date: vilniusDate(new Date()),
    applicant: REQUEST_COPY.coded(row.partyName, row.partyCode),
    contractNumber: row.contractNumber ?? EMPTY,
    terms: [
      { label: T.terms.sum, value: sum === null ? EMPTY : formatEur(sum) },
      { label: T.terms.rate, value: rate === null ? EMPTY : formatRate(rate) },
      { label: T.terms.until, value: row.paymentTerm ?? EMPTY },
      { label: T.terms.delay, value: delay === null ? EMPTY : counted(delay, MONTH) },
      { label: T.terms.paymentDay, value: typeof day === 'number' ? String(day) : EMPTY },
    ],
  };
}
