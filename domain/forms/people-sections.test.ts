import { describe, expect, test } from '@jest/globals';
import { formAnswers } from './answers.ts';
import type { FormContext, FormData } from './form.ts';
import { namedCompanies } from './named-companies.ts';
import { normaliseForm } from './normalise.ts';
import { getAt, setAt } from './path.ts';
import { formProgress } from './progress.ts';
import { COMPANY_CONTEXT, filledCompanyForm } from './testing/filled.ts';
import { validateForm } from './validate.ts';

const PERSON_BEGUN = 'Pilnai užpildykite pradėtą asmens informaciją arba pašalinkite pradėtą eilutę';
const PERSONS_MISSING = 'Užpildykite asmenis ir jų informaciją';
const SUPPLIER_BEGUN = 'Pilnai užpildykite pradėtą tiekėją arba pašalinkite pradėtą eilutę';
const FORMAT = 'Neteisingas formatas';
const NOT_CHOSEN = 'Nepasirinkta reikšmė';

const withValue = (path: string, value: unknown): FormData => {
  const data = filledCompanyForm();
  setAt(data, path, value);
  return data;
};
const problems = (data: FormData, context: FormContext = COMPANY_CONTEXT): string[] =>
  validateForm(data, context).map(({ path, message }) => `${path}: ${message}`);

const PEP = 'pepData.ImportantResponsibilityPersons';
const pepPerson = {
  name: 'Ona',
  surname: 'Onaitė',
  birthDate: '1970-02-03',
  country: 'LT',
  position: 'Seimo narė',
  personRelation: 2,
};
const withPep = (rows: unknown, more: unknown = false): FormData => {
  const data = withValue('pepData.HasImportantResponsibilities', true);
  setAt(data, PEP, rows);
  setAt(data, 'pepData.HasImportantResponsibilitiesMoreThan4', more);
  return data;
};

describe('politically exposed persons', () => {
  test.each<[string, FormData, string[]]>([
    ['nobody', withValue('pepData.HasImportantResponsibilities', false), []],
    [
      'not answered',
      withValue('pepData.HasImportantResponsibilities', null),
      [`pepData.HasImportantResponsibilities: ${NOT_CHOSEN}`],
    ],
    ['one, whole', withPep([pepPerson]), []],
    ['four, whole', withPep([pepPerson, pepPerson, pepPerson, pepPerson]), []],
    ['none named', withPep([]), [`${PEP}: ${PERSONS_MISSING}`]],
    ['begun', withPep([pepPerson, { name: 'Jonas' }]), [`${PEP}.1: ${PERSON_BEGUN}`]],
    ['an empty row is no person', withPep([pepPerson, { name: ' ' }]), []],
    [
      'more than four, not answered',
      withPep([pepPerson], null),
      [`pepData.HasImportantResponsibilitiesMoreThan4: ${NOT_CHOSEN}`],
    ],
    [
      'born tomorrow',
      withPep([{ ...pepPerson, birthDate: '2026-11-22' }]),
      [`${PEP}.0.birthDate: Neteisingai pasirinkta data`],
    ],
    [
      'a day that is none',
      withPep([{ ...pepPerson, birthDate: '1970-02-30' }]),
      [`${PEP}.0.birthDate: Neteisingai pasirinkta data`],
    ],
    ['an unknown relation', withPep([{ ...pepPerson, personRelation: 7 }]), [`${PEP}.0: ${PERSON_BEGUN}`]],
  ])('%s', (_name, data, expected) => {
    expect(problems(data)).toEqual(expected);
  });

  test('the answer „Ne“ clears the persons', () => {
    const data = withPep([pepPerson]);
    setAt(data, 'pepData.HasImportantResponsibilities', false);
    expect(getAt(normaliseForm(data, COMPANY_CONTEXT), PEP)).toEqual([]);
  });

  test('a fifth person is kept and said to be too many', () => {
    const five = Array.from({ length: 5 }, () => pepPerson);
    expect(getAt(normaliseForm(withPep(five), COMPANY_CONTEXT), PEP)).toHaveLength(5);
    expect(validateForm(withPep(five), COMPANY_CONTEXT)).toMatchObject([{ path: PEP, code: 'tooManyRows' }]);
  });
});

const OWNERS = 'pepData.ControllingPersons';
const owner = (getAt(filledCompanyForm(), OWNERS) as Record<string, unknown>[])[0]!;

describe('controlling persons', () => {
  test.each<[string, unknown, string[]]>([
    ['one, whole', [owner], []],
    ['none', [], [`${OWNERS}: ${PERSONS_MISSING}`]],
    ['begun', [{ surname: 'Sakalauskaitė' }], [`${OWNERS}.0: ${PERSON_BEGUN}`]],
    ['no shares said', [{ ...owner, sharesPart: '' }], [`${OWNERS}.0: ${PERSON_BEGUN}`]],
    ['no shares at all', [{ ...owner, sharesPart: 0, votingPart: '0' }], []],
    ['a part to four digits', [{ ...owner, sharesPart: '33,3333' }], []],
    [
      'more than the whole',
      [{ ...owner, sharesPart: 100.01 }],
      [`${OWNERS}.0.sharesPart: Turi būti įvestas skaičius nuo 0 iki 100`],
    ],
    [
      'less than nothing',
      [{ ...owner, votingPart: '-1' }],
      [`${OWNERS}.0.votingPart: Turi būti įvestas skaičius nuo 0 iki 100`],
    ],
    ['a short code', [{ ...owner, personCode: '4840312991' }], [`${OWNERS}.0.personCode: ${FORMAT}`]],
    ['a code of another country', [{ ...owner, citizenshipId: 'PL', personCode: '02070803628' }], []],
    [
      'no country of that name',
      [{ ...owner, citizenshipId: 'LTU' }],
      [`${OWNERS}.0.citizenshipId: ${FORMAT}`],
    ],
    ['the second one wrong', [owner, { ...owner, personCode: 'x' }], [`${OWNERS}.1.personCode: ${FORMAT}`]],
  ])('%s', (_name, rows, expected) => {
    expect(problems(withValue(OWNERS, rows))).toEqual(expected);
  });

  test('a wrong cell is named with its row', () => {
    const [problem] = validateForm(
      withValue(OWNERS, [owner, { ...owner, personCode: 'x' }]),
      COMPANY_CONTEXT,
    );
    expect(problem?.label).toBe('Asmuo 2, asmens kodas');
  });

  test('a wrong cell counts as one unanswered question', () => {
    const data = withValue(OWNERS, [{ ...owner, personCode: 'x' }]);
    const state = formProgress(data, COMPANY_CONTEXT).sections.find(({ id }) => id === 'beneficialOwners');
    expect(state?.text).toBe('Pildoma 0/1');
  });
});

const COMPANIES = 'pepData.ControllingCompanies';
const company = {
  country: 'LT',
  code: '900000023',
  name: 'AB „Baltijos audinys“',
  sharesPart: 51,
  votingPart: 51,
};
const known = (found: boolean): FormContext => ({
  ...COMPANY_CONTEXT,
  companies: { '900000023': { found, name: found ? 'AB „Baltijos audinys“' : null } },
});

describe('company links', () => {
  test.each<[string, string, unknown, string[]]>([
    ['none', COMPANIES, [], []],
    ['one, whole', COMPANIES, [company], []],
    ['begun', COMPANIES, [{ code: '900000023' }], [`${COMPANIES}.0: ${PERSON_BEGUN}`]],
    ['eight digits', COMPANIES, [{ ...company, code: '90000002' }], [`${COMPANIES}.0.code: ${FORMAT}`]],
    ['a foreign code', COMPANIES, [{ ...company, country: 'DE', code: 'HRB12345' }], []],
    ['parent', 'pepData.parentCompanyCode', '900 000 023', []],
    [
      'parent of eight digits',
      'pepData.parentCompanyCode',
      '90000002',
      [`pepData.parentCompanyCode: ${FORMAT}`],
    ],
    ['controlled', 'ControllingCompanies', '900000016,900000023', []],
    ['controlled wrongly', 'ControllingCompanies', '900000016, 9000', [`ControllingCompanies: ${FORMAT}`]],
    ['foreign', 'ControllingForeignCompanies', '1234567, 99', []],
    ['foreign, the longest', 'ControllingForeignCompanies', '1'.repeat(22), []],
    [
      'foreign, too long',
      'ControllingForeignCompanies',
      '1'.repeat(23),
      [`ControllingForeignCompanies: ${FORMAT}`],
    ],
  ])('%s', (_name, path, value, expected) => {
    expect(problems(withValue(path, value))).toEqual(expected);
  });

  test('a company the register does not know is told by name of the message', () => {
    const data = withValue('pepData.parentCompanyCode', '900000023');
    expect(problems(data, known(true))).toEqual([]);
    expect(problems(data, known(false))).toEqual([
      `${COMPANIES}.0.code: Įmonė nerasta.`,
      'pepData.parentCompanyCode: Įmonė nerasta.',
    ]);
  });

  test('only Lithuanian companies are looked up, each once', () => {
    const data = withValue(COMPANIES, [company, { ...company, country: 'DE', code: '111111111' }]);
    setAt(data, 'pepData.parentCompanyCode', '900000023');
    expect(namedCompanies(data)).toEqual(['900000023']);
    expect(namedCompanies({})).toEqual([]);
  });
});

const supplier = (filledCompanyForm().suppliers as Record<string, unknown>[])[0]!;

describe('suppliers', () => {
  test.each<[string, unknown, string[]]>([
    ['one, whole', [supplier], []],
    ['none', [], ['suppliers: Užpildykite bent vieną tiekėją']],
    ...['name', 'code', 'registrationCountryId', 'evrk', 'basisForPayments'].map(
      (cell): [string, unknown, string[]] => [
        `no ${cell}`,
        [{ ...supplier, [cell]: '' }],
        [`suppliers.0: ${SUPPLIER_BEGUN}`],
      ],
    ),
    ['a person', [{ ...supplier, registrationCountryId: 'LT', code: '48403129911' }], []],
    ['a company', [{ ...supplier, registrationCountryId: 'LT', code: '900000016' }], []],
    ['neither', [{ ...supplier, registrationCountryId: 'LT', code: '12' }], [`suppliers.0.code: ${FORMAT}`]],
    [
      'an activity of four digits',
      [{ ...supplier, evrk: '4643' }],
      ['suppliers.0.evrk: Neteisingai įvestas EVRK kodas'],
    ],
  ])('%s', (_name, rows, expected) => {
    expect(problems(withValue('suppliers', rows))).toEqual(expected);
  });

  test('are read row by row', () => {
    const rows = formAnswers(normaliseForm(filledCompanyForm(), COMPANY_CONTEXT), COMPANY_CONTEXT, {
      country: () => 'Suomija',
    }).find(({ id }) => id === 'suppliers')!.rows;
    expect(rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Tiekėjas 1: Pavadinimas: Nordic Parts OY',
      'Tiekėjas 1: Registracijos valstybė: Suomija',
      'Tiekėjas 1: Kodas: FI1234567-8',
      'Tiekėjas 1: Mokėjimų pagrindas: Prekių pirkimo sutartis',
      'Tiekėjas 1: Veikla: 464300',
    ]);
  });
});
