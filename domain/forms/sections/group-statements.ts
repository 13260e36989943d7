import { Status } from '../../application/status.ts';
import { FINANCIAL } from '../../texts/lt/form/financial-data.ts';
import { GROUP_STATEMENTS as T } from '../../texts/lt/form/group-statements.ts';
import type { Field, Section } from '../form.ts';

/** Companies and the statements they filed; nobody types here. */
function statements(path: string, label: string): Field {
  const filed = (year: number): Field => ({
    path: `Fsi${year}Submitted`,
    label: FINANCIAL.submitted(year),
    kind: 'yesNo',
  });
  return {
    path,
    label,
    kind: 'rows',
    registerSource: 'accounts',
    rows: {
      min: 0,
      max: 100,
      itemLabel: T.item,
      addLabel: '',
      incomplete: '',
      tooFew: '',
      fields: [
        { path: 'Name', label: T.name, kind: 'text' },
        { path: 'CompanyCode', label: T.code, kind: 'companyCode' },
        { path: 'IsFound', label: T.found, kind: 'yesNo' },
        filed(2019),
        filed(2020),
        filed(2021),
      ],
    },
  };
}

export const groupStatements: Section = {
  id: 'groupStatements',
  number: 5,
  title: T.title,
  short: T.short,
  group: 'applicant',
  loginTypes: ['Company'],
  // Hidden while the request is being prepared and when it met no criteria (specification section 2).
  showIf: (_data, { status }) =>
    status !== null && status !== Status.preparing && status !== Status.criteriaNotMet,
  fields: [
    statements('ControllingCompaniesFromRequest', T.fromRequest),
    statements('ControllingCompaniesFromRegister', T.fromRegister),
  ],
};
