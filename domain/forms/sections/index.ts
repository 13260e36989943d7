import { schemeOf } from '../../schemes/index.ts';
import type { FormContext, FormData, Section } from '../form.ts';
import { companyEntity } from './company-entity.ts';
import { confirmations } from './confirmations.ts';
import { contact } from './contact.ts';
import { declarations } from './declarations.ts';
import { individualEntity } from './individual-entity.ts';
import { loan } from './loan.ts';
import { purpose } from './purpose.ts';
import { requestData } from './request-data.ts';

/** Sections of the loan request in the order of the screen. A new section is one more row. */
export const SECTIONS: readonly Section[] = [
  requestData,
  contact,
  companyEntity,
  individualEntity,
  loan,
  purpose,
  confirmations,
  declarations,
];

/** Sections that this login type has in this scheme, whether they apply now or not. */
export function sectionsFor(context: FormContext): Section[] {
  const inScheme = schemeOf(context.scheme).sections;
  return SECTIONS.filter(
    (section) => (section.loginTypes?.includes(context.loginType) ?? true) && inScheme.includes(section.id),
  );
}

/** A section that does not apply now is shown as „Netaikoma“ and asks nothing. */
export function appliesNow(section: Section, data: FormData, context: FormContext): boolean {
  return section.showIf?.(data, context) ?? true;
}
