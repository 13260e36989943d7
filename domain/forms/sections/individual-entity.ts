import { ENTITY as T } from '../../texts/lt/form/entity.ts';
import { schemeOf } from '../../schemes/index.ts';
import { VALIDATION } from '../../texts/lt/form/shared.ts';
import type { Condition, FieldProblem, Section, SectionRule } from '../form.ts';
import { getAt } from '../path.ts';
import { addressFields, ageField, commonFields, mainActivityField, noActivityRule } from './entity-fields.ts';

/** The certificate before this one. */
const OLD = {
  number: 'ApplicantData.OldIndividualActivityCertificateNumber',
  start: 'ApplicantData.OldIndividualActivityCertificateStartDate',
  end: 'ApplicantData.OldIndividualActivityCertificateEndDate',
} as const;
const hasOld: Condition = (data) =>
  typeof getAt(data, OLD.number) === 'string' && getAt(data, OLD.number) !== '';

const wrongDate = (path: string): FieldProblem => ({
  path,
  code: 'outOfRange',
  message: VALIDATION.dateInvalid,
});

function notAfterToday(path: string): SectionRule {
  return (data, { today }) => {
    const date = getAt(data, path);
    return typeof date === 'string' && date > today ? wrongDate(path) : null;
  };
}

export const individualEntity: Section = {
  id: 'individualEntity',
  number: 3,
  title: T.title,
  short: T.short,
  group: 'applicant',
  help: T.helpIndividual,
  loginTypes: ['Individual'],
  fields: [
    {
      path: 'ApplicantData.CompanyManagerName',
      label: T.firstName,
      kind: 'text',
      registerSource: 'identity',
    },
    {
      path: 'ApplicantData.CompanyManagerSurName',
      label: T.lastName,
      kind: 'text',
      registerSource: 'identity',
    },
    {
      path: 'ApplicantData.PersonalCode',
      label: T.personCode,
      kind: 'personCode',
      registerSource: 'identity',
    },
    { path: 'ApplicantData.BirthDate', label: T.birthDate, kind: 'date', registerSource: 'identity' },
    ageField('ApplicantData.CheckIndividualAge'),
    mainActivityField('ApplicantData'),
    {
      path: 'ApplicantData.CompanyManagerCitizenshipId',
      label: T.citizenship,
      kind: 'country',
      width: 'half',
    },
    {
      path: 'ApplicantData.IndividualActivityCertificateNumber',
      label: T.certificateNumber,
      kind: 'text',
      width: 'half',
      maxLength: 30,
    },
    {
      path: 'ApplicantData.IndividualActivityCertificateStartDate',
      label: T.certificateStart,
      kind: 'date',
      width: 'half',
    },
    {
      path: OLD.number,
      label: T.oldCertificateNumber,
      kind: 'text',
      hint: T.oldCertificateHint,
      width: 'full',
      maxLength: 30,
      optional: true,
    },
    { path: OLD.start, label: T.oldCertificateStart, kind: 'date', width: 'half', showIf: hasOld },
    { path: OLD.end, label: T.oldCertificateEnd, kind: 'date', width: 'half', showIf: hasOld },
    ...addressFields('ApplicantData'),
    ...commonFields('ApplicantData', T.groupIndividual),
    {
      path: 'FinancialData.Income19',
      label: T.income19,
      kind: 'money',
      hint: T.income19Hint,
      unit: 'EUR',
      min: 0,
      width: 'half',
      optional: true,
      showIf: (_data, { scheme }) => schemeOf(scheme).rules.includes('IncomeOrAssetsCap'),
    },
  ],
  rules: [
    noActivityRule('ApplicantData'),
    notAfterToday('ApplicantData.IndividualActivityCertificateStartDate'),
    notAfterToday(OLD.start),
    notAfterToday(OLD.end),
    (data) => {
      const [start, end] = [getAt(data, OLD.start), getAt(data, OLD.end)];
      return typeof start === 'string' && typeof end === 'string' && end < start ? wrongDate(OLD.end) : null;
    },
  ],
};
