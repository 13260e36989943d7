import { Status } from '../../application/status.ts';
import { schemeOf } from '../../schemes/index.ts';
import type { FormContext, FormData, Section } from '../form.ts';
import { beneficialOwners } from './beneficial-owners.ts';
import { companyEntity } from './company-entity.ts';
import { companyLinks } from './company-links.ts';
import { confirmations } from './confirmations.ts';
import { contact } from './contact.ts';
import { declarationData } from './declaration-data.ts';
import { declarations } from './declarations.ts';
import { financialData } from './financial-data.ts';
import { groupStatements } from './group-statements.ts';
import { individualEntity } from './individual-entity.ts';
import { loan } from './loan.ts';
import { pep } from './pep.ts';
import { purpose } from './purpose.ts';
import { requestData } from './request-data.ts';
import { suppliers } from './suppliers.ts';
import { survey } from './survey.ts';

/** Sections of the loan request in the order of the screen. A new section is one more row. */
export const SECTIONS: readonly Section[] = [
  requestData,
  contact,
  companyEntity,
  individualEntity,
  financialData,
  groupStatements,
  pep,
  beneficialOwners,
  companyLinks,
  suppliers,
  loan,
  purpose,
  confirmations,
  declarations,
  survey,
  declarationData,
];

/** Sections that this login type has in this scheme, whether they apply now or not. */
export function sectionsFor(context: FormContext): Section[] {
  const inScheme = schemeOf(context.scheme).sections;
  return SECTIONS.filter(
    (section) =>
      (section.loginTypes?.includes(context.loginType) ?? true) &&
      (section.statuses?.(context.status ?? Status.preparing) ?? true) &&
      inScheme.includes(section.id),
  );
}

/** A section that does not apply now is shown as „Netaikoma“ and asks nothing. */
export function appliesNow(section: Section, data: FormData, context: FormContext): boolean {
  return section.showIf?.(data, context) ?? true;
}
