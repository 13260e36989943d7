import { describe, expect, test } from '@jest/globals';
import type { FormData } from './form.ts';
import { getAt, setAt } from './path.ts';
import {
  COMPANY_CONTEXT,
  INDIVIDUAL_CONTEXT,
  filledCompanyForm,
  filledIndividualForm,
} from './testing/filled.ts';
import { validateForm } from './validate.ts';

const company = (path: string, value: unknown): FormData => {
  const data = filledCompanyForm();
  setAt(data, path, value);
  return data;
};
const messageAt = (path: string, value: unknown): string | null =>
  validateForm(company(path, value), COMPANY_CONTEXT).find((problem) => problem.path === path)?.message ??
  null;

const EMAIL_MISSING = '* neįvestas el.paštas (pvz. vardas@imone.lt)';
const EMAIL_WRONG = '* neteisingas el.paštas (pvz. vardas@imone.lt)';
const PHONE_MISSING = '* neįvestas telefono numeris (pvz. +370 612 34567)';
const PHONE_WRONG = '* neteisingas telefono numeris (pvz. +370 612 34567)';
const SUM_MISSING = 'Neįvesta suma. Formatas 0.00 EUR';
const SUM_WRONG = 'Turi būti įvesti skaičiai (formatas 0.00)';
const FORMAT = 'Neteisingas formatas';
const WHOLE = '*neteisingas formatas. Galimi tik sveiki skaičiai';

describe('a filled form', () => {
  test('of a company has no problems', () => {
    expect(validateForm(filledCompanyForm(), COMPANY_CONTEXT)).toEqual([]);
  });

  test('of a sole trader has no problems', () => {
    expect(validateForm(filledIndividualForm(), INDIVIDUAL_CONTEXT)).toEqual([]);
  });

  test('an empty form names every required field once, in the order of the screen', () => {
    const problems = validateForm({}, COMPANY_CONTEXT);
    const paths = problems.map((problem) => problem.path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.slice(0, 3)).toEqual([
      'ContactInfo.ApplicantEmail',
      'ContactInfo.ApplicantPhone',
      'CompanyData.CompanyEvrk',
    ]);
    expect(paths.at(-1)).toBe('SelfDeclaration');
    for (const problem of problems) expect(problem.message).not.toMatch(/[{<]|undefined/);
  });
});

describe('each rule says what the specification says', () => {
  test.each([
    ['ContactInfo.ApplicantEmail', '', EMAIL_MISSING],
    ['ContactInfo.ApplicantEmail', '   ', EMAIL_MISSING],
    ['ContactInfo.ApplicantEmail', 'ieva@', EMAIL_WRONG],
    ['ContactInfo.ApplicantEmail', 'ieva@linija', EMAIL_WRONG],
    ['ContactInfo.ApplicantEmail', `${'a'.repeat(65)}@linija.lt`, EMAIL_WRONG],
    ['ContactInfo.ApplicantEmail', ' ieva@linija.lt ', null],
    ['ContactInfo.ApplicantPhone', '', PHONE_MISSING],
    ['ContactInfo.ApplicantPhone', '12345', PHONE_WRONG],
    ['ContactInfo.ApplicantPhone', 'skambinti vakare', PHONE_WRONG],
    ['ContactInfo.ApplicantPhone', '+370 612 34567', null],
    ['ContactInfo.ApplicantPhone', '61234567', null],
    ['ContactInfo.ApplicantPhone', '8-612-34567', null],
    ['ContactInfo.ApplicantPhone', '00370 612 34567', null],
    ['CompanyData.CompanyEvrk', '', 'Privalote pasirinkti pagrindinę ekonominę veiklą'],
    ['CompanyData.CompanyEvrk', '46430', 'Neteisingai įvestas EVRK kodas'],
    ['CompanyData.CompanyEvrk', '46.43.00', null],
    ['CompanyData.CompanyManagerCitizenshipId', '', 'Privalote pasirinkti pilietybę'],
    ['CompanyData.CompanyManagerCitizenshipId', 'lt', null],
    ['CompanyData.CompanySizeType', null, 'Privalote nurodyti verslo subjekto statusą'],
    ['CompanyData.CompanySizeType', 5, 'Privalote nurodyti verslo subjekto statusą'],
    ['CompanyData.CompanySizeType', '4', null],
    ['CompanyData.NumberOfEmployees', '', '*neįvestas privalomas laukas'],
    ['CompanyData.NumberOfEmployees', 'daug', WHOLE],
    ['CompanyData.NumberOfEmployees', '3,5', WHOLE],
    ['CompanyData.NumberOfEmployees', 0, null],
    ['CompanyData.ActivityAddress.DistrictId', '', 'Nepasirinkta reikšmė'],
    ['CompanyData.ActivityAddress.MunicipalityId', null, 'Nepasirinkta reikšmė'],
    ['CompanyData.ActivityAddress.SettlementId', '', 'Nepasirinkta reikšmė'],
    ['CompanyData.ActivityAddress.EldershipId', '', null],
    ['CompanyData.ActivityAddress.PostalCode', '123456', FORMAT],
    ['CompanyData.ActivityAddress.PostalCode', 'LT-01103', null],
    ['CompanyData.ActivityAddress.PostalCode', '', null],
    ['CompanyData.Iban', 'LT', FORMAT],
    ['CompanyData.Iban', '', FORMAT],
    ['CompanyData.Iban', 'LT12 1000 0111 0100', FORMAT],
    ['CompanyData.Iban', 'LT13 1000 0111 0100 1000', FORMAT],
    ['CompanyData.Iban', 'lt12 1000 0111 0100 1000', null],
    ['CompanyData.HasParentCompanyCode', null, 'Nepasirinkta reikšmė'],
    ['LoanInfo.LoanSum', '', SUM_MISSING],
    ['LoanInfo.LoanSum', '0', 'Paskolos suma negali būti 0'],
    ['LoanInfo.LoanSum', '0,00', 'Paskolos suma negali būti 0'],
    ['LoanInfo.LoanSum', 'milijonas', SUM_WRONG],
    ['LoanInfo.LoanSum', '100,555', SUM_WRONG],
    ['LoanInfo.LoanSum', '-5', SUM_WRONG],
    [
      'LoanInfo.LoanSum',
      '5 000 000,01',
      'Suma viršija šiam prašymui galimą 5\u00A0000\u00A0000,00\u00A0EUR ribą',
    ],
    ['LoanInfo.LoanSum', '5 000 000', null],
    ['LoanInfo.LoanSum', 185000.5, null],
    ['LoanInfo.LoanPurposeId', 3, 'Nepasirinkta reikšmė'],
    ['LoanInfo.LoanTerm', '', 'Privalote paskolos terminą'],
    ['LoanInfo.LoanTerm', 25, 'Paskolos terminas turi būti nuo 1 iki 24 mėnesių'],
    ['LoanInfo.LoanTerm', 7, null],
    ['LoanInfo.LoanDelayTerm', '', 'Įveskite atidėjimo terminą'],
    ['LoanInfo.LoanDelayTerm', 7, 'Atidėjimo terminas turi būti nuo 1 iki 6 mėnesių'],
    ['LoanInfo.LoanDelayTerm', 0, 'Atidėjimo terminas turi būti nuo 1 iki 6 mėnesių'],
    ['LoanInfo.LoanPaymentDay', 10, 'Privalote pasirinkti pageidaujamą mokėjimo dieną'],
    ['LoanInfo.LoanPaymentDay', '25', null],
    ['LoanInfo.LoanEvrk', '', 'neįvestas EVRK kodas'],
    ['LoanInfo.LoanEvrk', '999', 'Neteisingai įvestas EVRK kodas'],
    ['InvegaReason', '', '* neįvestas dalykinių santykių tikslas'],
    ['InvegaReason', 'abcd', '* per trumpas dalykinių santykių tikslas'],
    ['InvegaReason', 'abcde', null],
    ['InvegaReason', 'x'.repeat(2001), '* per ilgas dalykinių santykių tikslas'],
    ['Checks.Check7Restructuring', false, 'Turite sutikti su sąlyga'],
    ['Checks.Check10Chinese', 'taip', 'Turite sutikti su sąlyga'],
    ['Questionnaire.IsSmall', null, 'Visi klausimyno atsakymai privalomo būti užpildyti'],
    ['SelfDeclaration', false, 'Turite sutikti su sąlyga'],
  ])('%s = %j → %s', (path, value, message) => {
    expect(messageAt(path, value)).toBe(message);
  });

  test.each([3, 5, 6])('a delay of six months does not fit a term of %i', (term) => {
    const data = company('LoanInfo.LoanTerm', term);
    expect(validateForm(data, COMPANY_CONTEXT)).toEqual([
      expect.objectContaining({
        path: 'LoanInfo.LoanDelayTerm',
        sectionId: 'loan',
        message: 'Atidėjimas turi būti trumpesnis už paskolos terminą',
      }),
    ]);
  });

  test.each([
    ['', 'privalote užpildyti komentaro lauką'],
    ['trump', 'įveskite ilgesnį/tikslesnį komentarą'],
    ['pakankamai', null],
  ])('„Ne“ with the comment „%s“', (comment, message) => {
    const data = company('Questionnaire.IsNotListed', false);
    setAt(data, 'Questionnaire.IsNotListedComment', comment);
    const [problem] = validateForm(data, COMPANY_CONTEXT);
    expect(problem?.message ?? null).toBe(message);
  });

  test.each([
    ['', 'Neįvestas laukas'],
    ['900000016,900000023', null],
    ['900000016 900000023.', null],
    ['90000001', FORMAT],
    ['abc', FORMAT],
  ])('codes of the group „%s“', (codes, message) => {
    const data = company('CompanyData.HasParentCompanyCode', true);
    setAt(data, 'CompanyData.ParentCompanyCodesFromRequest', codes);
    const [problem] = validateForm(data, COMPANY_CONTEXT);
    expect(problem?.message ?? null).toBe(message);
  });

  test('somebody without a registered activity is told so, whatever he chose', () => {
    const [problem] = validateForm(filledIndividualForm(), { ...INDIVIDUAL_CONTEXT, registeredEvrks: [] });
    expect(problem).toMatchObject({
      path: 'ApplicantData.CompanyEvrk',
      code: 'noActivity',
      message:
        'Pagal iš VMI gautą informaciją, šiuo metu nevykdote jokios veiklos. Paraiškos užpildyti ir pateikti nepavyks.',
    });
    const nothing = validateForm({}, { ...INDIVIDUAL_CONTEXT, registeredEvrks: [] });
    expect(nothing.filter(({ path }) => path === 'ApplicantData.CompanyEvrk')).toMatchObject([
      { code: 'noActivity' },
    ]);
    expect(validateForm(filledIndividualForm(), { ...INDIVIDUAL_CONTEXT, registeredEvrks: null })).toEqual(
      [],
    );
  });

  test('a certificate cannot begin tomorrow', () => {
    const data = filledIndividualForm();
    setAt(data, 'ApplicantData.IndividualActivityCertificateStartDate', '2026-11-22');
    expect(validateForm(data, INDIVIDUAL_CONTEXT)[0]?.message).toBe('Neteisingai pasirinkta data');
    setAt(data, 'ApplicantData.IndividualActivityCertificateStartDate', '');
    expect(validateForm(data, INDIVIDUAL_CONTEXT)[0]?.message).toBe('Turite pasirinkti datą');
  });

  test('schemes ask different things', () => {
    const covid = { ...COMPANY_CONTEXT, scheme: 'covid' as const };
    expect(validateForm(filledCompanyForm(), covid).map((problem) => problem.path)).toEqual([
      'LoanInfo.SectorType',
    ]);
    expect(validateForm(company('LoanInfo.SectorType', 2), covid)).toEqual([]);
  });
});

describe('hostile values', () => {
  const NASTY: unknown[] = [
    null,
    undefined,
    0,
    -1,
    1e308,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    '',
    'x'.repeat(1_000_000),
    '1'.repeat(1_000_000),
    ' '.repeat(100_000),
    `${'a@'.repeat(50_000)}`,
    `${'a.'.repeat(50_000)}`,
    [],
    [[]],
    ['LT121000011101001000'],
    {},
    { toString: 'x' },
    { valueOf: null },
    { length: 5 },
    JSON.parse('{"__proto__": {"polluted": true}}'),
    JSON.parse('{"constructor": {"prototype": {"polluted": true}}}'),
    () => 'x',
    Symbol('x'),
    10n,
    new Date(),
    '\u0000\u202E<script>alert(1)</script>',
  ];
  const paths = validateForm({}, COMPANY_CONTEXT).map((problem) => problem.path);

  test.each(NASTY.map((value, index) => [index, value]))(
    'value no. %i never throws, in any field and as any object',
    (_, value) => {
      expect(Array.isArray(validateForm(value, COMPANY_CONTEXT))).toBe(true);
      for (const path of paths) {
        const data = company(path, value);
        expect(Array.isArray(validateForm(data, COMPANY_CONTEXT))).toBe(true);
        const parent = path.split('.')[0] ?? path;
        expect(
          Array.isArray(validateForm({ ...filledCompanyForm(), [parent]: value }, COMPANY_CONTEXT)),
        ).toBe(true);
      }
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
      expect(getAt(value, '__proto__.polluted')).not.toBe(false);
    },
  );
});
