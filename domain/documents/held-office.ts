import { isDate } from '../values/days.ts';

export interface OfficeInput {
  office: string;
  basisNumber: string;
  basisDate: string;
  reason: string;
}

export type OfficeProblem =
  'officeMissing' | 'numberMissing' | 'dateInvalid' | 'dateFuture' | 'reasonMissing';

const LEAST_REASON = 6;

/**
 * What is wrong with an office and its power of attorney, by field. All empty is an answer: none is held any more. A power
 * of attorney of a later day does not let anybody sign today.
 */
export function officeProblems(
  { office, basisNumber, basisDate, reason }: OfficeInput,
  today: string,
): Partial<Record<keyof OfficeInput, OfficeProblem>> {
  const isHeld = [office, basisNumber, basisDate].some((text) => text.trim());
  return {
    ...(reason.trim().length < LEAST_REASON ? { reason: 'reasonMissing' } : {}),
    ...(isHeld && !office.trim() ? { office: 'officeMissing' } : {}),
    ...(isHeld && !basisNumber.trim() ? { basisNumber: 'numberMissing' } : {}),
    ...(isHeld && !isDate(basisDate)
      ? { basisDate: 'dateInvalid' }
      : isHeld && basisDate > today
        ? { basisDate: 'dateFuture' }
        : {}),
  };
}
