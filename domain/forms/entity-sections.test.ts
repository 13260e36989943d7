import { describe, expect, test } from '@jest/globals';
import type { RegisterData } from '../registers/stored.ts';
import { formAnswers } from './answers.ts';
import { financialValues } from './financial-values.ts';
import type { FormContext, FormData } from './form.ts';
import { normaliseForm, withReadOnly } from './normalise.ts';
import { getAt, setAt } from './path.ts';
import { SECTIONS } from './sections/index.ts';
import { ibanProblem } from '../values/iban.ts';
import { formProgress } from './progress.ts';
import {
  COMPANY_CONTEXT,
  INDIVIDUAL_CONTEXT,
  filledCompanyForm,
  filledIndividualForm,
} from './testing/filled.ts';
import { validateForm } from './validate.ts';

const ADDRESS = 'CompanyData.ActivityAddress';
const inMunicipality = (id: number): FormData => {
  const data = filledCompanyForm();
  setAt(data, `${ADDRESS}.MunicipalityId`, id);
  setAt(data, `${ADDRESS}.EldershipId`, 5);
  setAt(data, `${ADDRESS}.Eldership`, 'Senoji seniūnija');
  return data;
};
const kept = (id: number): unknown[] => {
  const data = normaliseForm(inMunicipality(id), COMPANY_CONTEXT);
  return ['EldershipId', 'Eldership', 'SettlementId', 'Settlement'].map((key) =>
    getAt(data, `${ADDRESS}.${key}`),
  );
};

describe('the address', () => {
  test.each([11, 30, 27, 25, 21, 23])('municipality %i is saved without an eldership', (id) => {
    expect(kept(id)).toEqual([null, null, 410001, 'Airėnų k.']);
  });

  test.each([13, 18, 19, 29])(
    'municipality %i is saved without a settlement, which is not asked there',
    (id) => {
      expect(kept(id)).toEqual([5, 'Senoji seniūnija', null, null]);
      expect(validateForm(inMunicipality(id), COMPANY_CONTEXT)).toEqual([]);
    },
  );

  test('any other keeps both, and asks for the settlement only', () => {
    expect(kept(41)).toEqual([5, 'Senoji seniūnija', 410001, 'Airėnų k.']);
    const data = inMunicipality(41);
    setAt(data, `${ADDRESS}.EldershipId`, null);
    expect(validateForm(data, COMPANY_CONTEXT)).toEqual([]);
  });

  test('a place is read by its name', () => {
    const rows = formAnswers(normaliseForm(filledCompanyForm(), COMPANY_CONTEXT), COMPANY_CONTEXT).flatMap(
      (section) => section.rows,
    );
    expect(rows.find(({ label }) => label === 'Savivaldybė')?.value).toBe('Vilniaus rajono savivaldybė');
  });

  test('a draft from before the classifiers opens, keeps its words and is told what to choose', () => {
    const data = filledCompanyForm();
    setAt(data, ADDRESS, { Settlement: 'Vilnius', Street: 'Gedimino pr.' });
    expect(getAt(normaliseForm(data, COMPANY_CONTEXT), `${ADDRESS}.Settlement`)).toBe('Vilnius');
    expect(validateForm(data, COMPANY_CONTEXT).map(({ path }) => path)).toEqual([
      `${ADDRESS}.DistrictId`,
      `${ADDRESS}.MunicipalityId`,
      `${ADDRESS}.SettlementId`,
    ]);
  });

  test('a draft from before the new sections opens and is told what is missing', () => {
    const { pepData: _pep, suppliers: _suppliers, FinancialData: _financial, ...old } = filledCompanyForm();
    const left = formProgress(old, COMPANY_CONTEXT).sections.filter(({ text }) => text === 'Nepradėta');
    expect(left.map(({ id }) => id)).toEqual(['financialData', 'pep', 'beneficialOwners', 'suppliers']);
  });
});

const NO_FIGURES = { subscribedCapital: null, sharePremium: null, ebitda: null, interest: null };
const answered = <R extends 'accounts' | 'tax-authority'>(register: R, data: RegisterData[R]) => ({
  register,
  source: 'x',
  asOf: null,
  fetchedAt: '2026-11-21T08:00:00.000Z',
  data,
  handEntryId: null,
});
const accounts = (filed: Record<number, boolean>) =>
  answered('accounts', {
    financialYearIsCalendarYear: true,
    years: [2019, 2020, 2021].map((year) => ({
      year,
      filed: filed[year] ?? false,
      periodFrom: `${year}-01-01`,
      periodTo: `${year}-12-31`,
      figures: filed[year]
        ? { ...NO_FIGURES, assets: year * 100, liabilities: 1, equity: 2, income: 3_00, shortTermDebts: 4_00 }
        : null,
    })),
  });
const TAXPAYER = answered('tax-authority', {
  reliableTaxpayer: true,
  isVatPayer: true,
  vatCode: 'LT100',
  activities: [],
  trade: {
    periodTo: '2021-12-31',
    importTotal: null,
    importAffected: null,
    exportTotal: null,
    exportAffected: null,
  },
});
const rowsOn = (today: string, filed: Record<number, boolean>): string[] => {
  const context: FormContext = { ...COMPANY_CONTEXT, today };
  const FinancialData = financialValues({ accounts: accounts(filed), 'tax-authority': TAXPAYER });
  const data = withReadOnly(filledCompanyForm(), { FinancialData }, context);
  return formAnswers(data, context)
    .find(({ id }) => id === 'financialData')!
    .rows.map(({ label, value }) => `${label}: ${value.replaceAll('\u00A0', ' ')}`);
};

describe('financial data', () => {
  test('until 2022-06-01 the year 2019 is shown', () => {
    const rows = rowsOn('2022-05-31', { 2019: true });
    expect(rows).toContain('2019 m. ataskaitos pateiktos: Taip');
    expect(rows).toContain('2019 m. pajamos: 3,00 EUR');
    expect(rows).toContain('2019 m. trumpalaikiai įsipareigojimai: 4,00 EUR');
    expect(rows.some((row) => /202[01] m\./.test(row))).toBe(false);
  });

  test('from 2022-06-01 the years 2021 and 2020 are shown instead', () => {
    const rows = rowsOn('2022-06-01', { 2019: true, 2020: true, 2021: true });
    expect(rows.filter((row) => /20(19|20|21) m\./.test(row))).toEqual([
      '2021 m. ataskaitos pateiktos: Taip',
      '2020 m. ataskaitos pateiktos: Taip',
      '2021 m. apyvarta: 3,00 EUR',
      '2020 m. apyvarta: 3,00 EUR',
    ]);
    expect(rows).toContain('Turtas: 2 021,00 EUR');
    expect(rows.some((row) => row.startsWith('Rodomi 2020'))).toBe(false);
  });

  test('figures of 2020 say so while those of 2021 are not filed', () => {
    const rows = rowsOn('2026-11-21', { 2020: true });
    expect(rows).toContain('Finansinių metų pabaiga: 2020-12-31');
    expect(rows).toContain('Rodomi 2020 finansiniai metai: Taip');
    expect(rows).toContain('2021 m. ataskaitos pateiktos: Ne');
  });

  test('nothing is said of a register that has not answered', () => {
    expect(
      Object.values(financialValues({ accounts: null, 'tax-authority': null })).every(
        (value) => value === null,
      ),
    ).toBe(true);
  });

  test.each([
    ['0', null],
    ['0.00', null],
    ['12 000,50', null],
    ['', 'Neįvesta suma. Formatas 0.00 EUR'],
    ['tiek', 'Turi būti įvesti skaičiai (formatas 0.00)'],
    ['-1', 'Turi būti įvesti skaičiai (formatas 0.00)'],
    ['1.005', 'Turi būti įvesti skaičiai (formatas 0.00)'],
  ])('an earlier loan of „%s“', (sum, message) => {
    const data = filledCompanyForm();
    setAt(data, 'FinancialData.InvegaAligTurnSumLoan', sum);
    expect(validateForm(data, COMPANY_CONTEXT)[0]?.message ?? null).toBe(message);
  });

  test('a sole trader has none', () => {
    const ids = formProgress({}, INDIVIDUAL_CONTEXT).sections.map(({ id }) => id);
    expect(ids).not.toContain('financialData');
    expect(ids).not.toContain('groupStatements');
  });
});

describe('sections of certain statuses', () => {
  const ids = (status: FormContext['status'], source: FormData): string[] => {
    const context = { ...COMPANY_CONTEXT, status };
    return formAnswers(withReadOnly(filledCompanyForm(), source, context), context).map(({ id }) => id);
  };

  test('statements of the group are hidden in 1 and 6', () => {
    for (const status of [1, 6] as const) expect(ids(status, {})).not.toContain('groupStatements');
    for (const status of [2, 5, 9] as const) expect(ids(status, {})).toContain('groupStatements');
  });

  test('declaration data come above 7', () => {
    expect(ids(7, {})).not.toContain('declarationData');
    expect(ids(8, {})).toContain('declarationData');
  });

  test('answers of the survey come when any is given', () => {
    expect(ids(9, {})).not.toContain('survey');
    expect(ids(9, { Ratings: { starterRatingId: 2 } })).toContain('survey');
  });
});

describe('the certificate before this one', () => {
  const OLD = 'ApplicantData.OldIndividualActivityCertificate';
  test.each<[Record<string, string>, string[]]>([
    [{}, []],
    [{ Number: 'IV-1', StartDate: '2010-01-01', EndDate: '2012-01-01' }, []],
    [{ Number: 'IV-1' }, ['Turite pasirinkti datą', 'Turite pasirinkti datą']],
    [{ Number: 'IV-1', StartDate: '2010-01-01', EndDate: '2009-01-01' }, ['Neteisingai pasirinkta data']],
    [{ Number: 'IV-1', StartDate: '2010-01-01', EndDate: '2026-11-22' }, ['Neteisingai pasirinkta data']],
  ])('%j', (old, messages) => {
    const data = filledIndividualForm();
    for (const [name, value] of Object.entries(old)) setAt(data, `${OLD}${name}`, value);
    expect(validateForm(data, INDIVIDUAL_CONTEXT).map(({ message }) => message)).toEqual(messages);
  });
});

describe('the parts of the form on the wire', () => {
  const namesOf = (root: string): string[] => [
    ...new Set(
      SECTIONS.flatMap(({ fields }) => fields.map(({ path }) => path))
        .filter((path) => path.startsWith(`${root}.`))
        .map((path) => path.split('.')[1]!),
    ),
  ];

  test('the company has the names of the specification, its account of at most twenty signs', () => {
    const names =
      `CompanyName CompanyCode CompanyManagerName CompanyManagerCitizenshipId CompanyType StatusInitial CompanyEvrk
      CompanyRegistrationDate RegistrationAddress ActivityAddress CompanyPhone CompanyEmail ContractEmail Iban CompanySizeType
      HasParentCompanyCode ParentCompanyCodesFromRequest CheckCompanyAge NumberOfEmployees`.split(/\s+/);
    expect(names).toHaveLength(19);
    expect(namesOf('CompanyData')).toEqual(expect.arrayContaining(names));
    expect(ibanProblem('LT12 1000 0111 0100 1000')).toBeNull();
    expect(ibanProblem('LT12 1000 0111 0100 1000 1')).not.toBeNull();
  });

  test('so has the person', () => {
    const names =
      `CompanyManagerName CompanyManagerSurName PersonalCode BirthDate IndividualActivityCertificateNumber
      IndividualActivityCertificateStartDate CheckIndividualAge`.split(/\s+/);
    expect(namesOf('ApplicantData')).toEqual(expect.arrayContaining(names));
  });
});
