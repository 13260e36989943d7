import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { normaliseForm, withReadOnly } from './normalise.ts';
import { normaliseValue } from './normalise-value.ts';
import { cellProblems, checkValue } from './check-value.ts';
import { getAt, setAt } from './path.ts';
import type { Field } from './form.ts';
import { COMPANY_CONTEXT, INDIVIDUAL_CONTEXT, filledCompanyForm } from './testing/filled.ts';

const stored = (path: string, value: unknown): unknown => {
  const data = filledCompanyForm();
  setAt(data, path, value);
  return getAt(normaliseForm(data, COMPANY_CONTEXT), path);
};

describe('what is stored after a save', () => {
  test.each([
    ['ContactInfo.ApplicantPhone', '8 (612) 34-567', '+37061234567'],
    ['ContactInfo.ApplicantPhone', '+48 601 234 567', '+48601234567'],
    ['ContactInfo.ApplicantPhone', 'skambinti vakare', 'skambintivakare'],
    ['CompanyData.Iban', 'lt12 1000 0111 0100 1000', 'LT121000011101001000'],
    ['CompanyData.Iban', 'LT', null],
    ['CompanyData.ActivityAddress.PostalCode', 'LT-01103', '01103'],
    ['CompanyData.ActivityAddress.PostalCode', 'LT-LT-01103', '01103'],
    ['InvegaReason', 'raide\u200b\u0301 ir toliau', 'raid\u00e9 ir toliau'],
    ['CompanyData.NumberOfEmployees', '1 200', 1200],
    ['LoanInfo.LoanSum', '185 000,5', '185000.50'],
    ['LoanInfo.LoanSum', 185000, '185000.00'],
    ['LoanInfo.LoanSum', 'keli šimtai', 'keli šimtai'],
    ['LoanInfo.LoanTerm', '18', 18],
    ['LoanInfo.LoanPaymentDay', '15', 15],
    ['LoanInfo.LoanPaymentDay', 16, null],
    ['LoanInfo.LoanSocialBusiness', 'true', true],
    ['Checks.Check1Confirment', 'on', false],
    ['InvegaReason', '  Pirma eilutė\r\nantra\u0000 ', 'Pirma eilutė\nantra'],
    ['InvegaReason', ['x'], null],
    ['InvegaReason', 'pusė \uD83D jaustuko', 'pusė  jaustuko'],
    ['CompanyData.CompanyEvrk', ' 46.43.00 ', '464300'],
  ])('%s %j → %j', (path, typed, value) => {
    expect(stored(path, typed)).toEqual(value);
  });

  test('unknown keys, register values and other variants are dropped', () => {
    const data = normaliseForm(
      {
        ...filledCompanyForm(),
        Hacked: 1,
        ApplicantData: { PersonalCode: '48403129911' },
        CompanyData: {
          ...(filledCompanyForm().CompanyData as object),
          CompanyName: 'Kita įmonė',
          Extra: { a: 1 },
        },
      },
      COMPANY_CONTEXT,
    );
    expect(Object.keys(data).sort()).toEqual([
      'Checks',
      'CompanyData',
      'ContactInfo',
      'ControllingCompanies',
      'ControllingForeignCompanies',
      'FinancialData',
      'InvegaReason',
      'Invoice',
      'LoanInfo',
      'Questionnaire',
      'SelfDeclaration',
      'pepData',
      'suppliers',
    ]);
    expect(getAt(data, 'CompanyData.CompanyName')).toBeUndefined();
    expect(getAt(data, 'CompanyData.Extra')).toBeUndefined();
    expect(getAt(normaliseForm(data, INDIVIDUAL_CONTEXT), 'CompanyData')).toBeUndefined();
  });

  test('answering „Ne“ clears the codes of the group, and „Taip“ the comment', () => {
    const data = filledCompanyForm();
    setAt(data, 'CompanyData.ParentCompanyCodesFromRequest', '900000016');
    setAt(data, 'Questionnaire.IsSmallComment', 'senas komentaras');
    const saved = normaliseForm(data, COMPANY_CONTEXT);
    expect(getAt(saved, 'CompanyData.ParentCompanyCodesFromRequest')).toBeNull();
    expect(getAt(saved, 'Questionnaire.IsSmallComment')).toBeNull();
  });

  test('saving twice changes nothing, whatever was typed', () => {
    const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true });
    const form = fc.record(
      {
        ContactInfo: fc.oneof(
          anything,
          fc.record({ ApplicantEmail: fc.oneof(fc.string(), anything), ApplicantPhone: fc.string() }),
        ),
        CompanyData: fc.oneof(
          anything,
          fc.record({
            Iban: fc.string(),
            NumberOfEmployees: anything,
            HasParentCompanyCode: fc.boolean(),
            ParentCompanyCodesFromRequest: fc.string(),
          }),
        ),
        LoanInfo: fc.oneof(
          anything,
          fc.record({
            LoanSum: fc.oneof(fc.string(), fc.float()),
            LoanTerm: fc.oneof(fc.string(), fc.integer()),
          }),
        ),
        InvegaReason: anything,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(form, (typed) => {
        const once = normaliseForm(typed, COMPANY_CONTEXT);
        expect(normaliseForm(once, COMPANY_CONTEXT)).toEqual(once);
        expect(() => JSON.stringify(once)).not.toThrow();
      }),
    );
  });

  test('register values are shown beside the answers', () => {
    const data = withReadOnly(
      filledCompanyForm(),
      { CompanyData: { CompanyName: 'UAB „Šiaurės linija“' } },
      COMPANY_CONTEXT,
    );
    expect(getAt(data, 'CompanyData.CompanyName')).toBe('UAB „Šiaurės linija“');
    expect(getAt(data, 'CompanyData.CompanyCode')).toBeNull();
    expect(getAt(data, 'CompanyData.CompanyEvrk')).toBe('464300');
  });
});

describe('repeating rows', () => {
  const suppliers: Field = {
    path: 'suppliers',
    label: 'Tiekėjai',
    kind: 'rows',
    rows: {
      min: 1,
      max: 2,
      itemLabel: 'Tiekėjas',
      addLabel: 'Pridėti tiekėją',
      incomplete: 'nebaigta',
      tooFew: 'nė vieno',
      fields: [
        { path: 'name', label: 'Pavadinimas', kind: 'text' },
        { path: 'code', label: 'Kodas', kind: 'companyCode' },
      ],
    },
  };

  test.each([
    [[], 'nė vieno', []],
    ['tekstas', 'nė vieno', []],
    [[{ name: ' ', code: '' }], 'nė vieno', []],
    [[{ name: 'UAB „A“' }], null, [{ name: 'UAB „A“', code: null }]],
    [[{ name: 'A', code: '900 000 016', junk: 1 }], null, [{ name: 'A', code: '900000016' }]],
    // Lines of nothing do not take the place of one that says something.
    [[null, 5, { name: 'A', code: '900000016' }], null, [{ name: 'A', code: '900000016' }]],
  ])('%j', (typed, message, kept) => {
    const value = normaliseValue(suppliers, typed, COMPANY_CONTEXT);
    expect(value).toEqual(kept);
    expect(checkValue(suppliers, value, COMPANY_CONTEXT)?.message ?? null).toBe(message);
  });

  test('what is not finished is said of its row', () => {
    const rows = [
      { name: 'A', code: '900000016' },
      { name: 'B', code: null },
    ];
    expect(cellProblems(suppliers, rows, COMPANY_CONTEXT)).toEqual([
      { path: 'suppliers.1', code: 'incompleteRow', message: 'nebaigta' },
    ]);
  });
});

describe('paths', () => {
  test('never reach a prototype', () => {
    const data = {};
    setAt(data, '__proto__.polluted', true);
    setAt(data, 'a.constructor.b', true);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(getAt({}, 'constructor.name')).toBeUndefined();
    expect(getAt('text', 'length')).toBeUndefined();
  });
});
