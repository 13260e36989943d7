// Fields that the company and the individual variant of section 3 share, under the prefix of each.
import { ENTITY as T, SIZE_TEXT } from '../../texts/lt/form/entity.ts';
import { VALIDATION } from '../../texts/lt/form/shared.ts';
import { judgesAge, schemeOf, type SizeType } from '../../schemes/index.ts';
import { PLACE_KEYS, type Field, type FormData, type PlaceLevel, type SectionRule } from '../form.ts';
import { getAt } from '../path.ts';

type Prefix = 'CompanyData' | 'ApplicantData';

const SIZES = ([1, 2, 3, 4] as const satisfies readonly SizeType[]).map((value) => ({
  value,
  ...SIZE_TEXT[value],
}));

export function mainActivityField(prefix: Prefix): Field {
  return {
    path: `${prefix}.CompanyEvrk`,
    label: T.mainActivity,
    kind: 'evrk',
    listed: true,
    hint: T.mainActivityHint,
    width: 'full',
    words: { missing: VALIDATION.mainActivityMissing },
  };
}

/** The tax authority says that no activity is carried on: the form cannot be filled (specification section 5). */
export function noActivityRule(prefix: Prefix): SectionRule {
  return (_data, context) =>
    context.registeredEvrks?.length === 0
      ? { path: `${prefix}.CompanyEvrk`, code: 'noActivity', message: VALIDATION.noActivity }
      : null;
}

/** Ids of municipalities whose elderships, or settlements, are not kept on save (specification section 3). */
const WITHOUT_ELDERSHIP: readonly unknown[] = [11, 30, 27, 25, 21, 23];
const WITHOUT_SETTLEMENT: readonly unknown[] = [13, 18, 19, 29];

/** The cascade of the classifiers, then street, house, flat and postal code. */
export function addressFields(prefix: Prefix): Field[] {
  const address = `${prefix}.ActivityAddress`;
  const at = (name: string): string => `${address}.${name}`;
  const municipality = (data: FormData): unknown => getAt(data, at('MunicipalityId'));
  const place = (level: PlaceLevel, label: string): Field => ({
    path: at(PLACE_KEYS[level].id),
    label,
    kind: 'place',
    width: 'half',
    place: { level, at: address },
  });
  return [
    place('district', T.district),
    place('municipality', T.municipality),
    {
      ...place('eldership', T.eldership),
      // Not every municipality is divided, and some settlements belong to no eldership.
      optional: true,
      showIf: (data) => !WITHOUT_ELDERSHIP.includes(municipality(data)),
    },
    {
      ...place('settlement', T.settlement),
      showIf: (data) => !WITHOUT_SETTLEMENT.includes(municipality(data)),
    },
    { path: at('Street'), label: T.street, kind: 'text', width: 'half', maxLength: 100, optional: true },
    { path: at('HouseNumber'), label: T.house, kind: 'text', width: 'third', maxLength: 10, optional: true },
    {
      path: at('ApartmentNumber'),
      label: T.apartment,
      kind: 'text',
      width: 'third',
      maxLength: 10,
      optional: true,
    },
    {
      path: at('PostalCode'),
      label: T.postalCode,
      kind: 'postalCode',
      hint: T.postalCodeHint,
      width: 'third',
      optional: true,
    },
  ];
}

/** Does the scheme judge by the age of the activity? Said by the system. */
export function ageField(path: string): Field {
  return {
    path,
    label: T.checkAge,
    kind: 'yesNo',
    registerSource: 'system',
    showIf: (_data, { scheme }) => judgesAge(schemeOf(scheme)),
  };
}

/** Phone, e-mails, account, size, employees and the group. `groupLabel` asks the group question in the variant's words. */
export function commonFields(prefix: Prefix, groupLabel: string): Field[] {
  const at = (name: string): string => `${prefix}.${name}`;
  return [
    { path: at('CompanyPhone'), label: T.phone, kind: 'phone', width: 'half' },
    { path: at('CompanyEmail'), label: T.email, kind: 'email', width: 'half' },
    {
      path: at('ContractEmail'),
      label: T.contractEmail,
      kind: 'email',
      hint: T.contractEmailHint,
      width: 'half',
    },
    { path: at('Iban'), label: T.iban, kind: 'iban', hint: T.ibanHint, width: 'half' },
    {
      path: at('CompanySizeType'),
      label: T.size,
      kind: 'select',
      options: SIZES,
      width: 'half',
      words: { missing: VALIDATION.sizeMissing },
    },
    {
      path: at('NumberOfEmployees'),
      label: T.employees,
      kind: 'integer',
      width: 'half',
      min: 0,
      max: 1_000_000,
    },
    { path: at('HasParentCompanyCode'), label: groupLabel, kind: 'yesNo', width: 'full' },
    {
      path: at('ParentCompanyCodesFromRequest'),
      label: T.parentCodes,
      kind: 'companyCodes',
      hint: T.parentCodesHint,
      width: 'full',
      allowed: /[\d,. ]/,
      // Answering No clears the codes.
      showIf: (data) => getAt(data, at('HasParentCompanyCode')) === true,
    },
  ];
}
