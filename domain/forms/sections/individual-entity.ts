import { ENTITY as T } from '../../texts/lt/form/entity.ts';
import { VALIDATION } from '../../texts/lt/form/shared.ts';
import type { Section } from '../form.ts';
import { getAt } from '../path.ts';
import { addressFields, commonFields, mainActivityField, noActivityRule } from './entity-fields.ts';

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
    ...addressFields('ApplicantData'),
    ...commonFields('ApplicantData', T.groupIndividual),
  ],
  rules: [
    noActivityRule('ApplicantData'),
    (data, { today }) => {
      const path = 'ApplicantData.IndividualActivityCertificateStartDate';
      const start = getAt(data, path);
      return typeof start === 'string' && start > today
        ? { path, code: 'outOfRange', message: VALIDATION.dateInvalid }
        : null;
    },
  ],
};
