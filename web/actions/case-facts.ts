import type { StaffCase } from '../staff/data/types.ts';
import { fromWire } from '../../domain/values/money.ts';

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The few facts of a case that dialogs and bars show; sums in cents. */
export interface CaseFacts {
  requestedCents: number | null;
  setCents: number | null;
  /** Approved by decisions on payment requests. */
  fundedCents: number;
  declaredSize: number | null;
  enteredSize: number | null;
  employees: number | null;
  termMonths: number | null;
  delayMonths: number | null;
  purposeId: number | null;
  assessorName: string | null;
  iban: string | null;
}

export function caseFacts(request: StaffCase): CaseFacts {
  const loan = request.LoanInfo ?? {};
  const entity = request.CompanyData ?? request.ApplicantData ?? {};
  return {
    requestedCents: fromWire(request.loanSum ?? loan.LoanSum),
    setCents: fromWire(request.Contract.InvegaLoanSum),
    fundedCents: fromWire(request.funded) ?? 0,
    declaredSize: number(entity.CompanySizeType),
    enteredSize: request.CompanySizeTypeIdInvega,
    employees: number(entity.NumberOfEmployees),
    termMonths: number(loan.LoanTerm),
    delayMonths: number(loan.LoanDelayTerm),
    purposeId: number(loan.LoanPurposeId),
    assessorName: request.Assessor ? `${request.Assessor.FirstName} ${request.Assessor.LastName}` : null,
    iban: text(entity.Iban),
  };
}

/** The clock a screen shows first. */
export function mainClock(request: StaffCase) {
  return request.clocks.find((clock) => clock.kind === request.mainClock && !clock.stopped) ?? null;
}
