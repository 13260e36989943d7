import { ENTITY as T, LEGAL_STATUS } from '../../texts/lt/form/entity.ts';
import type { Section } from '../form.ts';
import { addressFields, ageField, commonFields, mainActivityField, noActivityRule } from './entity-fields.ts';

export const companyEntity: Section = {
  id: 'companyEntity',
  number: 3,
  title: T.title,
  short: T.short,
  group: 'applicant',
  help: T.helpCompany,
  loginTypes: ['Company'],
  fields: [
    { path: 'CompanyData.CompanyName', label: T.companyName, kind: 'text', registerSource: 'legalEntities' },
    {
      path: 'CompanyData.CompanyCode',
      label: T.companyCode,
      kind: 'companyCode',
      registerSource: 'legalEntities',
    },
    {
      path: 'CompanyData.CompanyRegistrationDate',
      label: T.registrationDate,
      kind: 'date',
      registerSource: 'legalEntities',
    },
    {
      path: 'CompanyData.RegistrationAddress',
      label: T.registrationAddress,
      kind: 'text',
      registerSource: 'legalEntities',
    },
    { path: 'CompanyData.CompanyType', label: T.companyType, kind: 'text', registerSource: 'legalEntities' },
    {
      path: 'CompanyData.CompanyManagerName',
      label: T.managerName,
      kind: 'text',
      registerSource: 'legalEntities',
    },
    {
      path: 'CompanyData.StatusInitial',
      label: T.legalStatus,
      kind: 'select',
      options: Object.entries(LEGAL_STATUS).map(([value, label]) => ({ value, label })),
      registerSource: 'legalEntities',
    },
    ageField('CompanyData.CheckCompanyAge'),
    mainActivityField('CompanyData'),
    {
      path: 'CompanyData.CompanyManagerCitizenshipId',
      label: T.managerCitizenship,
      kind: 'country',
      width: 'half',
    },
    ...addressFields('CompanyData'),
    ...commonFields('CompanyData', T.group),
  ],
  rules: [noActivityRule('CompanyData')],
};
