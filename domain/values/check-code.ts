// The code a check at the tax authority is asked by: of a company or of a person (specification 2, „VMI check code“).
import { checkCompanyCode, cleanCompanyCode } from './company-code.ts';
import { checkPersonCode, cleanPersonCode } from './person-code.ts';

export interface CheckCode {
  kind: 'company' | 'person';
  code: string;
  /** False is only a warning: the register is the truth. */
  checksumOk: boolean;
}

/** Reads what a person typed or pasted; null when there are neither nine nor eleven digits. */
export function readCheckCode(typed: string): CheckCode | null {
  const company = checkCompanyCode(cleanCompanyCode(typed));
  if (company.formatOk)
    return { kind: 'company', code: cleanCompanyCode(typed), checksumOk: company.checksumOk };
  const person = checkPersonCode(cleanPersonCode(typed));
  if (person.formatOk) return { kind: 'person', code: cleanPersonCode(typed), checksumOk: person.checksumOk };
  return null;
}
