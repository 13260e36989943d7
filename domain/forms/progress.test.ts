import { describe, expect, test } from '@jest/globals';
import { formAnswers } from './answers.ts';
import { normaliseForm, withReadOnly } from './normalise.ts';
import { setAt } from './path.ts';
import { formProgress } from './progress.ts';
import {
  COMPANY_CONTEXT,
  INDIVIDUAL_CONTEXT,
  filledCompanyForm,
  filledIndividualForm,
} from './testing/filled.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');
const states = (raw: unknown, attempted = false): Record<string, string> =>
  Object.fromEntries(
    formProgress(raw, COMPANY_CONTEXT, attempted).sections.map((section) => [section.id, section.text]),
  );

describe('progress', () => {
  test('an empty form has everything before it, except what the system fills', () => {
    expect(states({})).toEqual({
      requestData: 'Iš registrų',
      contact: 'Nepradėta',
      companyEntity: 'Nepradėta',
      financialData: 'Nepradėta',
      groupStatements: 'Netaikoma',
      pep: 'Nepradėta',
      beneficialOwners: 'Nepradėta',
      companyLinks: 'Neprivaloma',
      suppliers: 'Nepradėta',
      loan: 'Nepradėta',
      purpose: 'Nepradėta',
      confirmations: 'Nepradėta',
      declarations: 'Nepradėta',
    });
    const progress = formProgress({}, COMPANY_CONTEXT);
    expect(plain(progress.text)).toBe('Užpildyta 2 iš 12 skilčių');
    expect(progress.nextSection).toBe('contact');
  });

  test('a filled form is filled, not submitted', () => {
    const progress = formProgress(filledCompanyForm(), COMPANY_CONTEXT, true);
    expect(plain(progress.text)).toBe('Užpildyta 12 iš 12 skilčių');
    expect(progress.nextSection).toBeNull();
    expect(formProgress(filledIndividualForm(), INDIVIDUAL_CONTEXT).done).toBe(11);
  });

  test('a begun section counts its answers, and shows errors only after the first attempt', () => {
    const data = filledCompanyForm();
    setAt(data, 'LoanInfo.LoanSum', 'milijonas');
    setAt(data, 'LoanInfo.LoanTerm', null);
    expect(states(data)['loan']).toBe('Pildoma 5/7');
    expect(states(data, true)['loan']).toBe('Yra klaidų: 2');
    expect(formProgress(data, COMPANY_CONTEXT).nextSection).toBe('loan');
  });

  test('the answer „Ne“ is an answer, and opens a question', () => {
    const data = {
      CompanyData: { CompanySizeType: 1 },
      LoanInfo: { LoanSocialBusiness: true },
      Questionnaire: { IsSmall: false },
    };
    expect(states(data)['declarations']).toBe('Pildoma 1/8');
  });

  test('the default „LT“ of the account is no answer', () => {
    expect(states({ CompanyData: { Iban: 'LT' } })['companyEntity']).toBe('Nepradėta');
  });
});

describe('answers', () => {
  const data = withReadOnly(
    normaliseForm(filledCompanyForm(), COMPANY_CONTEXT),
    {
      RequestSystemInfo: { RequestId: 127, Created: '2026-11-20T12:05:09Z', Status: 2 },
      CompanyData: { CompanyName: 'UAB „Šiaurės linija“' },
    },
    COMPANY_CONTEXT,
  );
  test('an instant of the wire stands in Vilnius time already', () => {
    const system = { Created: '2026-11-20 14:05:09' };
    const shown = formAnswers({ ...data, RequestSystemInfo: system }, COMPANY_CONTEXT, {});
    const row = shown.flatMap((section) => section.rows).find((one) => one.label === 'Sukūrimo data');
    expect(row?.value).toBe('2026-11-20 14:05:09');
  });

  const answers = formAnswers(data, COMPANY_CONTEXT, {
    evrk: (code) =>
      code === '464300' ? 'Elektrinių buitinių aparatų arba prietaisų didmeninė prekyba' : null,
    country: () => 'Lietuva',
  });
  const value = (path: string): string | undefined =>
    answers.flatMap((section) => section.rows).find((row) => row.path === path)?.value;

  test.each([
    ['RequestSystemInfo.RequestId', '127'],
    ['RequestSystemInfo.Created', '2026-11-20 14:05:09'],
    ['RequestSystemInfo.Status', 'Pateikta vertinti'],
    ['CompanyData.CompanyName', 'UAB „Šiaurės linija“'],
    ['CompanyData.CompanyCode', '–'],
    ['CompanyData.CompanyEvrk', '464300 Elektrinių buitinių aparatų arba prietaisų didmeninė prekyba'],
    ['CompanyData.CompanyManagerCitizenshipId', 'Lietuva'],
    ['CompanyData.Iban', 'LT19 7300 0900 0000 0001'],
    ['CompanyData.CompanySizeType', 'Maža įmonė'],
    ['CompanyData.HasParentCompanyCode', 'Ne'],
    ['CompanyData.ParentCompanyCodesFromRequest', undefined],
    ['LoanInfo.LoanSum', '185 000,00 EUR'],
    ['LoanInfo.LoanPurposeId', 'Apyvartinis kapitalas'],
    ['LoanInfo.LoanPaymentDay', '15 d.'],
    ['Checks.Check1Confirment', 'Sutinku'],
    ['Questionnaire.IsSmall', 'Taip'],
    ['Questionnaire.IsSmallComment', undefined],
  ])('%s is read as %s', (path, text) => {
    const shown = value(path);
    expect(shown === undefined ? undefined : plain(shown)).toBe(text);
  });

  test('sections come in the order of the screen with their numbers', () => {
    expect(answers.map((section) => section.number)).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  test('values that came from a register are marked', () => {
    const rows = answers.flatMap((section) => section.rows);
    expect(rows.filter((row) => row.fromRegister).map((row) => row.path)).toContain(
      'CompanyData.CompanyName',
    );
    expect(rows.find((row) => row.path === 'CompanyData.Iban')?.fromRegister).toBe(false);
  });
});
