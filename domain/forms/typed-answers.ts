import type { LoginType } from '../schemes/index.ts';
import { fromWire } from '../values/money.ts';
import { getAt } from './path.ts';

/** What lists filter and sort by, and limits and attachments depend on, taken from the answers. */
export interface TypedAnswers {
  loanSumCents: number | null;
  loanTerm: number | null;
  purposeId: number | null;
  size: number | null;
  sectorType: number | null;
}

/** The columns are two bytes wide; a draft may hold any number, and the form says what is wrong with it. */
const WIDEST = 32_767;

/** Typed values of stored answers; null where nothing usable was given. Sums in cents. */
export function typedAnswers(form: unknown, loginType: LoginType): TypedAnswers {
  const number = (path: string): number | null => {
    const value = getAt(form, path);
    return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= WIDEST ? value : null;
  };
  return {
    loanSumCents: fromWire(getAt(form, 'LoanInfo.LoanSum')),
    loanTerm: number('LoanInfo.LoanTerm'),
    purposeId: number('LoanInfo.LoanPurposeId'),
    size: number(`${loginType === 'Company' ? 'CompanyData' : 'ApplicantData'}.CompanySizeType`),
    sectorType: number('LoanInfo.SectorType'),
  };
}
