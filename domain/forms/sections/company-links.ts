import { LINKS as T } from '../../texts/lt/form/company-links.ts';
import { VALIDATION } from '../../texts/lt/form/shared.ts';
import type { Section } from '../form.ts';
import { getAt } from '../path.ts';
import { partField } from './beneficial-owners.ts';
import { companyProblem, foundInRegister, homeCode } from './row-rules.ts';

const PARENT = 'pepData.parentCompanyCode';
/** What these inputs accept (specification section 5). */
const CODES_ONLY = /[\d,. ]/;

export const companyLinks: Section = {
  id: 'companyLinks',
  number: 8,
  title: T.title,
  short: T.short,
  group: 'people',
  help: T.help,
  fields: [
    {
      path: 'pepData.ControllingCompanies',
      label: T.companies,
      kind: 'rows',
      hint: T.companiesHint,
      optional: true,
      rows: {
        min: 0,
        max: 6,
        itemLabel: T.item,
        addLabel: T.add,
        incomplete: VALIDATION.personIncomplete,
        tooFew: '',
        rules: [homeCode('code', 'country', ['company']), foundInRegister('code', 'country')],
        fields: [
          { path: 'country', label: T.country, kind: 'country' },
          { path: 'code', label: T.code, kind: 'text', hint: T.codeHint, maxLength: 22, lookUp: true },
          { path: 'name', label: T.name, kind: 'text' },
          { ...partField('sharesPart', T.shares), width: 'quarter' },
          { ...partField('votingPart', T.votes), width: 'quarter' },
        ],
      },
    },
    {
      path: PARENT,
      label: T.parent,
      kind: 'companyCode',
      hint: T.parentHint,
      optional: true,
      allowed: CODES_ONLY,
      lookUp: true,
    },
    {
      path: 'ControllingCompanies',
      label: T.controlled,
      kind: 'companyCodes',
      hint: T.controlledHint,
      width: 'full',
      optional: true,
      allowed: CODES_ONLY,
    },
    {
      path: 'ControllingForeignCompanies',
      label: T.foreign,
      kind: 'tokens',
      hint: T.foreignHint,
      width: 'full',
      optional: true,
      allowed: CODES_ONLY,
    },
  ],
  rules: [
    (data, context) => {
      const code = getAt(data, PARENT);
      return typeof code === 'string' ? companyProblem(PARENT, code, context) : null;
    },
  ],
};
