// One wrong answer in a form that is right otherwise: „Save“ says which field and why, and stores nothing.
import { VALIDATION, fill } from '../../../domain/texts/lt/form/shared.ts';
import { LOAN } from '../../../domain/texts/lt/form/loan.ts';
import { setAt } from '../../../domain/forms/path.ts';
import { validForm } from '../../harness/form.ts';
import { CANARY, post, type HostileCase, type HostileWorld } from './case.ts';

const V = VALIDATION;
const EMAIL = fill(V.emailInvalid, {});
const NO_EMAIL = fill(V.emailMissing, {});
const PHONE = fill(V.phoneInvalid, {});
const NO_PHONE = fill(V.phoneMissing, {});
const SHARE = fill(V.numberRange, { min: 0, max: 100 });
const TERM = fill(LOAN.termRange, { min: 1, max: 24 });
const DELAY = fill(LOAN.delayRange, { min: 1, max: 6 });

/** What is wrong, where it is put, what is put there, and what is said – of the same place unless others are named. */
type Row = readonly [
  what: string,
  path: string,
  value: unknown,
  sentence: string,
  at?: string | readonly string[],
];

const person = {
  name: 'Ieva',
  surname: 'Sakalauskaitė',
  citizenshipId: 'LT',
  personCode: '48403129911',
  position: 'Direktorė',
  sharesPart: 100,
  votingPart: 100,
};
const supplier = {
  name: 'Tiekėjas',
  code: 'PL1234567890',
  registrationCountryId: 'PL',
  evrk: '620100',
  basisForPayments: 'Sutartis',
};
const official = {
  name: 'Ona',
  surname: 'Onaitė',
  birthDate: '1980-02-29',
  country: 'LT',
  position: 'Merė',
  personRelation: 1,
};
const link = { country: 'PL', code: 'KRS0000123456', name: 'Spółka', sharesPart: 50, votingPart: 50 };
const ADDRESS = 'CompanyData.ActivityAddress';
const PEOPLE = 'pepData.ControllingPersons';
const OFFICIALS = 'pepData.ImportantResponsibilityPersons';
const LINKS = 'pepData.ControllingCompanies';
const officials = (row: Record<string, unknown>) => ({
  HasImportantResponsibilities: true,
  HasImportantResponsibilitiesMoreThan4: false,
  ImportantResponsibilityPersons: [row],
  ControllingPersons: [person],
});

const MONEY: readonly Row[] = [
  ['a sum in words', 'LoanInfo.LoanSum', 'šimtas tūkstančių', V.sumInvalid],
  ['a sum with three decimals', 'LoanInfo.LoanSum', '100.001', V.sumInvalid],
  ['a sum in scientific notation', 'LoanInfo.LoanSum', '1e6', V.sumInvalid],
  ['a negative sum', 'LoanInfo.LoanSum', '-250000.00', V.sumInvalid],
  ['zero', 'LoanInfo.LoanSum', '0.00', V.sumZero],
  ['minus zero', 'LoanInfo.LoanSum', '-0', V.sumZero],
  ['a sum over 2^53 cents', 'LoanInfo.LoanSum', '99999999999999.99', V.sumInvalid],
  ['a sum of forty digits', 'LoanInfo.LoanSum', '9'.repeat(40), V.sumInvalid],
  ['„NaN“', 'LoanInfo.LoanSum', 'NaN', V.sumInvalid],
  ['„Infinity“', 'LoanInfo.LoanSum', 'Infinity', V.sumInvalid],
  ['a formula of a spreadsheet for a sum', 'LoanInfo.LoanSum', '=1+1', V.sumInvalid],
  ['SQL for a sum', 'LoanInfo.LoanSum', "1'; drop table loan_request; --", V.sumInvalid],
  ['a hexadecimal sum', 'LoanInfo.LoanSum', '0x10', V.sumInvalid],
  ['digits of another script', 'LoanInfo.LoanSum', '١٢٣', V.sumInvalid],
  ['an object for a sum', 'LoanInfo.LoanSum', { valueOf: 1 }, V.sumMissing],
  ['a list for a sum', 'LoanInfo.LoanSum', ['250000.00'], V.sumMissing],
  ['true for a sum', 'LoanInfo.LoanSum', true, V.sumMissing],
  ['no sum', 'LoanInfo.LoanSum', null, V.sumMissing],
  ['spaces for a sum', 'LoanInfo.LoanSum', '   ', V.sumMissing],
  ['letters for earlier aid', 'FinancialData.InvegaAligTurnSumLoan', 'nėra', V.sumInvalid],
  ['negative earlier aid', 'FinancialData.InvegaAligInvSumLoan', '-0.01', V.sumInvalid],
];

const NUMBERS: readonly Row[] = [
  ['a term of half a month', 'LoanInfo.LoanTerm', 1.5, V.wholeNumber],
  ['a term of zero', 'LoanInfo.LoanTerm', 0, TERM],
  ['a term of 25 months', 'LoanInfo.LoanTerm', 25, TERM],
  ['a negative term', 'LoanInfo.LoanTerm', -12, TERM],
  ['a term over 2^53', 'LoanInfo.LoanTerm', Number.MAX_SAFE_INTEGER + 2, V.wholeNumber],
  ['a term in words', 'LoanInfo.LoanTerm', 'metai', V.wholeNumber],
  ['a term of 1e3', 'LoanInfo.LoanTerm', '1e3', V.wholeNumber],
  ['no term', 'LoanInfo.LoanTerm', '', V.termMissing],
  ['a list for a term', 'LoanInfo.LoanTerm', [24], V.termMissing],
  ['a delay of seven months', 'LoanInfo.LoanDelayTerm', 7, DELAY],
  ['no delay', 'LoanInfo.LoanDelayTerm', null, V.delayMissing],
  ['minus one employee', 'CompanyData.NumberOfEmployees', -1, fill(V.numberRange, { min: 0, max: 1000000 })],
  ['a third of an employee', 'CompanyData.NumberOfEmployees', 0.3333, V.wholeNumber],
  [
    'a million and one employees',
    'CompanyData.NumberOfEmployees',
    1000001,
    fill(V.numberRange, { min: 0, max: 1000000 }),
  ],
  ['an object for employees', 'CompanyData.NumberOfEmployees', { a: 1 }, V.requiredNumber],
  ['NaN written as text', 'CompanyData.NumberOfEmployees', 'NaN', V.wholeNumber],
];

const CHOICES: readonly Row[] = [
  ['a purpose nobody offers', 'LoanInfo.LoanPurposeId', 99, V.optionMissing],
  ['an inherited name for a purpose', 'LoanInfo.LoanPurposeId', 'constructor', V.optionMissing],
  ['a list for a purpose', 'LoanInfo.LoanPurposeId', [2], V.optionMissing],
  ['the 31st for a payment day', 'LoanInfo.LoanPaymentDay', 31, V.paymentDayMissing],
  ['a size nobody knows', 'CompanyData.CompanySizeType', 5, V.sizeMissing],
  ['an object for a size', 'CompanyData.CompanySizeType', { $ne: null }, V.sizeMissing],
  ['a word for yes or no', 'pepData.HasImportantResponsibilities', 'gal', V.optionMissing],
  ['one for yes or no', 'CompanyData.HasParentCompanyCode', 1, V.optionMissing],
  ['a word for a tick', 'Checks.Check1Confirment', 'sutinku', V.notAccepted],
  ['one for a tick', 'Checks.Check10Chinese', 1, V.notAccepted],
  ['a list for a tick', 'SelfDeclaration', [true], V.notAccepted],
  ['an unticked condition', 'Checks.Check6OtherCircuference', false, V.notAccepted],
];

const TEXTS: readonly Row[] = [
  ['an e-mail without a domain', 'ContactInfo.ApplicantEmail', 'vardas@', EMAIL],
  ['two e-mails', 'ContactInfo.ApplicantEmail', 'a@example.test,b@example.test', EMAIL],
  ['a line break in an e-mail', 'ContactInfo.ApplicantEmail', 'a@example.test\r\nBcc: b@example.test', EMAIL],
  ['markup for an e-mail', 'CompanyData.CompanyEmail', '"><script>alert(1)</script>@example.test', EMAIL],
  [
    'an e-mail of 150 characters before the @',
    'CompanyData.ContractEmail',
    `${'a'.repeat(150)}@example.test`,
    EMAIL,
  ],
  ['a list for an e-mail', 'CompanyData.ContractEmail', ['a@example.test'], NO_EMAIL],
  ['letters for a phone', 'ContactInfo.ApplicantPhone', 'skambinti vakare', PHONE],
  ['a phone of four digits', 'CompanyData.CompanyPhone', '1234', PHONE],
  ['a phone of thirty digits', 'CompanyData.CompanyPhone', '+'.concat('3'.repeat(30)), PHONE],
  ['an object for a phone', 'CompanyData.CompanyPhone', {}, NO_PHONE],
  ['an IBAN of another country', 'CompanyData.Iban', 'DE89370400440532013000', V.format],
  ['an IBAN with a wrong check digit', 'CompanyData.Iban', 'LT131000011101001000', V.format],
  ['an IBAN that is too short', 'CompanyData.Iban', 'LT12100001110100100', V.format],
  ['an IBAN that is too long', 'CompanyData.Iban', 'LT1210000111010010001', V.format],
  ['letters in an IBAN', 'CompanyData.Iban', 'LTxx1000011101001000', V.format],
  ['only the country of an IBAN', 'CompanyData.Iban', 'LT', V.format],
  ['an activity of five digits', 'LoanInfo.LoanEvrk', '62010', V.evrkInvalid],
  ['an activity in words', 'LoanInfo.LoanEvrk', 'prekyba', V.evrkInvalid],
  ['no activity', 'LoanInfo.LoanEvrk', null, V.evrkMissing],
  ['no main activity', 'CompanyData.CompanyEvrk', [], V.mainActivityMissing],
  ['a citizenship of three letters', 'CompanyData.CompanyManagerCitizenshipId', 'LTU', V.format],
  ['a number for a citizenship', 'CompanyData.CompanyManagerCitizenshipId', 370, V.format],
  ['no citizenship', 'CompanyData.CompanyManagerCitizenshipId', '', V.citizenshipMissing],
  ['a purpose of four letters', 'InvegaReason', 'nori', '* per trumpas dalykinių santykių tikslas'],
  [
    'only invisible characters for a purpose',
    'InvegaReason',
    '\u200b\u202e\u2066\u0007\u0000',
    '* neįvestas dalykinių santykių tikslas',
  ],
  [
    'a purpose of 2,001 characters',
    'InvegaReason',
    'ą'.repeat(2001),
    '* per ilgas dalykinių santykių tikslas',
  ],
  ['a postal code of six digits', 'CompanyData.ActivityAddress.PostalCode', '123456', V.format],
  ['letters for a postal code', 'CompanyData.ActivityAddress.PostalCode', 'Vilnius', V.format],
  ['a street of 101 characters', 'CompanyData.ActivityAddress.Street', 'g'.repeat(101), '* per ilgas gatvė'],
  ['a code of eight digits for the parent', 'pepData.parentCompanyCode', '90000001', V.format],
  ['letters among controlled companies', 'ControllingCompanies', '900000016, abc', V.format],
  ['a foreign code of 23 characters', 'ControllingForeignCompanies', 'x'.repeat(23), V.format],
];

/** What is chosen within a place that is none is not there either. */
const TOWN = ['MunicipalityId', 'SettlementId'].map((name) => `${ADDRESS}.${name}`);
const COUNTY = [`${ADDRESS}.DistrictId`, ...TOWN];

const PLACES: readonly Row[] = [
  ['a county that is none', `${ADDRESS}.DistrictId`, 99, V.optionMissing, COUNTY],
  ['a fractional county', `${ADDRESS}.DistrictId`, 2.5, V.optionMissing, COUNTY],
  ['an object for the id of a county', `${ADDRESS}.DistrictId`, { id: 2 }, V.optionMissing, COUNTY],
  ['a municipality of another county', `${ADDRESS}.MunicipalityId`, 1, V.optionMissing, TOWN],
  ['a negative municipality', `${ADDRESS}.MunicipalityId`, -19, V.optionMissing, TOWN],
  ['a name for the id of a municipality', `${ADDRESS}.MunicipalityId`, 'Kauno m.', V.optionMissing, TOWN],
];

const ROWS: readonly Row[] = [
  ['nobody who controls', PEOPLE, [], V.personsMissing],
  ['an object for rows', PEOPLE, { 0: person }, V.personsMissing],
  ['text for rows', PEOPLE, CANARY, V.personsMissing],
  ['rows that are lists', PEOPLE, [[person]], V.personsMissing],
  ['rows that are null', PEOPLE, [null, null], V.personsMissing],
  ['a partly filled person', PEOPLE, [{ ...person, surname: '' }], V.personIncomplete, `${PEOPLE}.0`],
  [
    'a person code of ten digits',
    PEOPLE,
    [{ ...person, personCode: '4840312991' }],
    V.format,
    `${PEOPLE}.0.personCode`,
  ],
  ['a share over a hundred', PEOPLE, [{ ...person, sharesPart: 100.0001 }], SHARE, `${PEOPLE}.0.sharesPart`],
  ['a negative vote', PEOPLE, [{ ...person, votingPart: -0.0001 }], SHARE, `${PEOPLE}.0.votingPart`],
  ['a share in words', PEOPLE, [{ ...person, sharesPart: 'pusė' }], V.format, `${PEOPLE}.0.sharesPart`],
  ['an infinite share', PEOPLE, [{ ...person, sharesPart: 'Infinity' }], V.format, `${PEOPLE}.0.sharesPart`],
  [
    'a name of 101 characters',
    PEOPLE,
    [{ ...person, name: 'v'.repeat(101) }],
    '* per ilgas vardas',
    `${PEOPLE}.0.name`,
  ],
  ['no supplier', 'suppliers', [], V.suppliersMissing],
  [
    'a partly filled supplier',
    'suppliers',
    [{ ...supplier, basisForPayments: null }],
    V.supplierIncomplete,
    'suppliers.0',
  ],
  [
    'a Lithuanian supplier with a foreign code',
    'suppliers',
    [{ ...supplier, registrationCountryId: 'LT' }],
    V.format,
    'suppliers.0.code',
  ],
  [
    'an activity of a supplier in words',
    'suppliers',
    [{ ...supplier, evrk: 'statyba' }],
    V.evrkInvalid,
    'suppliers.0.evrk',
  ],
  ['a partly filled company', LINKS, [{ ...link, name: null }], V.personIncomplete, `${LINKS}.0`],
  [
    'a Lithuanian company with a code of ten digits',
    LINKS,
    [{ ...link, country: 'LT', code: '9000000160' }],
    V.format,
    `${LINKS}.0.code`,
  ],
  [
    'the 30th of February',
    'pepData',
    officials({ ...official, birthDate: '1980-02-30' }),
    V.dateInvalid,
    `${OFFICIALS}.0.birthDate`,
  ],
  [
    'a day of a year that had none',
    'pepData',
    officials({ ...official, birthDate: '1981-02-29' }),
    V.dateInvalid,
    `${OFFICIALS}.0.birthDate`,
  ],
  [
    'a day to come',
    'pepData',
    officials({ ...official, birthDate: '2126-01-01' }),
    V.dateInvalid,
    `${OFFICIALS}.0.birthDate`,
  ],
  [
    'a day before 1900',
    'pepData',
    officials({ ...official, birthDate: '1899-12-31' }),
    V.dateInvalid,
    `${OFFICIALS}.0.birthDate`,
  ],
  [
    'a month that is none',
    'pepData',
    officials({ ...official, birthDate: '1980-13-01' }),
    V.dateInvalid,
    `${OFFICIALS}.0.birthDate`,
  ],
  [
    'a moment for a day',
    'pepData',
    officials({ ...official, birthDate: '1980-02-28T00:00:00Z' }),
    V.dateInvalid,
    `${OFFICIALS}.0.birthDate`,
  ],
  [
    'a number for a day',
    'pepData',
    officials({ ...official, birthDate: 19800228 }),
    V.dateInvalid,
    `${OFFICIALS}.0.birthDate`,
  ],
  [
    'a relation that is none',
    'pepData',
    officials({ ...official, personRelation: 4 }),
    V.personIncomplete,
    `${OFFICIALS}.0`,
  ],
  [
    'a yes without anybody',
    'pepData',
    { ...officials(official), ImportantResponsibilityPersons: [] },
    V.personsMissing,
    OFFICIALS,
  ],
];

function saved([what, path, value, sentence, at = path]: Row): HostileCase {
  return {
    what: `Save: ${what}`,
    call: ({ draft }: HostileWorld) => {
      const form = validForm();
      setAt(form, path, value);
      return post('/api/Request/Save', { requestSystemInfo: { RequestId: draft }, formVersion: 1, ...form });
    },
    answer: '400 validation',
    errors: typeof at === 'string' ? [at] : at,
    sentence,
  };
}

export const FIELD_CASES: readonly HostileCase[] = [
  ...MONEY,
  ...NUMBERS,
  ...CHOICES,
  ...TEXTS,
  ...PLACES,
  ...ROWS,
].map(saved);
