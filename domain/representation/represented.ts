// Who is represented, as staff enter it: by the code of a company or of a person (specification 2, „Representative“).
import type { LoginType } from '../schemes/scheme.ts';
import { checkCompanyCode, cleanCompanyCode } from '../values/company-code.ts';
import { checkPersonCode, cleanPersonCode } from '../values/person-code.ts';

export const REPRESENTED_FIELDS = [
  'RepresentedCompanyCode',
  'RepresentedPersonalCode',
  'RepresentedName',
] as const;
export type RepresentedField = (typeof REPRESENTED_FIELDS)[number];
export type RepresentedProblem =
  | 'representedCodeMissing'
  | 'representedCompanyInvalid'
  | 'representedPersonInvalid'
  | 'representedLocked'
  | 'representedNameMissing';

export interface RepresentedInput {
  RepresentativeType: 'Company' | 'Personal';
  RepresentedCompanyCode: string;
  RepresentedPersonalCode: string;
  RepresentedName: string;
}

export interface RepresentedParty {
  loginType: LoginType;
  code: string;
}

/** The party that was meant, or the fault of the field its code belongs into. */
export function readRepresented(
  given: RepresentedInput,
): RepresentedParty | { field: RepresentedField; problem: RepresentedProblem } {
  const isCompany = given.RepresentativeType === 'Company';
  const field = isCompany ? 'RepresentedCompanyCode' : 'RepresentedPersonalCode';
  const code = isCompany
    ? cleanCompanyCode(given.RepresentedCompanyCode)
    : cleanPersonCode(given.RepresentedPersonalCode);
  if (code === '') return { field, problem: 'representedCodeMissing' };
  if (isCompany && !checkCompanyCode(code).formatOk) return { field, problem: 'representedCompanyInvalid' };
  if (!isCompany && !checkPersonCode(code).formatOk) return { field, problem: 'representedPersonInvalid' };
  return { loginType: isCompany ? 'Company' : 'Individual', code };
}
