import { describe, expect, test } from '@jest/globals';
import { DOCUMENT_FIELDS, type DocumentValues } from './document-fields.ts';
import { readDocument, readEvaluation, type RawDocument } from './document.ts';

const QUESTION = { today: '2026-11-24', askableCents: 1_000_00 };
const WHOLE: RawDocument = {
  SupplierIsCompany: true,
  SupplierName: 'UAB „Staklės“',
  SupplierCode: '900000016',
  DocumentNumber: 'SF-1',
  DocumentDate: '2026-11-24',
  DocumentSum: '1 234,50',
  RequiredSum: '1000',
};

test('each field is a row of data: title, kind, name, whether it is required, its bounds or its options', () => {
  const rows = DOCUMENT_FIELDS.map((field) => {
    const bound =
      field.kind === 'text'
        ? field.maxLength
        : field.kind === 'sum'
          ? field.min
          : field.kind === 'choice'
            ? field.options.map(({ value, label }) => `${value} ${label}`).join(', ')
            : '';
    return [field.name, field.title, field.kind, field.required, field.by, bound].join(' | ');
  });
  expect(rows).toEqual([
    'SupplierIsCompany | Tiekėjo tipas | choice | true | both | true Įmonė, false Fizinis asmuo',
    'SupplierName | Tiekėjo pavadinimas | text | true | both | 250',
    'SupplierCode | Tiekėjo kodas | text | true | both | 20',
    'DocumentNumber | Dokumento numeris | text | true | both | 60',
    'DocumentDate | Dokumento data | date | true | both | ',
    'DocumentSum | Dokumento suma | sum | true | both | 1',
    'RequiredSum | Prašoma suma | sum | true | applicant | 1',
    'Comment | Pastaba | text | false | applicant | 2000',
    'FundsOriginTypeId1 | Lėšų kilmė | choice | false | both | 1 Nuosavos lėšos, 2 Skolintos lėšos',
    'FundsSum1 | Lėšų suma | sum | false | both | 0',
    'FundsOriginTypeId2 | Kita lėšų kilmė | choice | false | both | 1 Nuosavos lėšos, 2 Skolintos lėšos',
    'FundsSum2 | Kitų lėšų suma | sum | false | both | 0',
    'InvestmentSum | Finansuojama investicijų suma | sum | false | evaluator | 0',
    'TurnoverSum | Finansuojama apyvartinių lėšų suma | sum | false | evaluator | 0',
  ]);
});

const said = (raw: RawDocument) => readDocument({ ...WHOLE, ...raw }, QUESTION).problems;

describe('an applicant’s document', () => {
  test('without anything names everything it wants', () => {
    expect(readDocument({}, QUESTION).problems).toEqual({
      SupplierIsCompany: ['Turite pasirinkti tiekėjo tipą'],
      SupplierName: ['Neįvestas privalomas laukas'],
      SupplierCode: ['Neįvestas privalomas laukas'],
      DocumentNumber: ['Neįvestas privalomas laukas'],
      DocumentDate: ['Neteisingai pasirinkta data'],
      DocumentSum: ['Neįvesta suma. Formatas 0.00 EUR'],
      RequiredSum: ['Neįvestas privalomas laukas'],
    });
  });

  test.each<[string, RawDocument, Record<string, string[]>]>([
    ['whole', {}, {}],
    [
      'a company’s code of ten characters',
      { SupplierCode: '1234567890' },
      { SupplierCode: ['Per ilgas įmonės kodas'] },
    ],
    ['a person’s code of eleven', { SupplierIsCompany: false, SupplierCode: '38001010009' }, {}],
    ['a date of tomorrow', { DocumentDate: '2026-11-25' }, { DocumentDate: ['Neteisingai pasirinkta data'] }],
    [
      'letters for a sum',
      { DocumentSum: '12a' },
      { DocumentSum: ['Turi būti įvesti skaičiai (formatas 0.00)'] },
    ],
    [
      'three decimals',
      { DocumentSum: '1.234' },
      { DocumentSum: ['Turi būti įvesti skaičiai (formatas 0.00)'] },
    ],
    ['nothing as a sum', { RequiredSum: '0' }, { RequiredSum: ['Suma negali būti mažesnė už 0,01'] }],
    [
      'a cent over the limit',
      { RequiredSum: '1000,01' },
      { RequiredSum: ['Suma negali būti didesnė už 1\u00A0000,00'] },
    ],
    [
      'more than the document with the other funds',
      { FundsOriginTypeId1: 1, FundsSum1: '234,51' },
      { RequiredSum: ['Suma negali būti didesnė už 999,99'] },
    ],
    [
      'one origin twice',
      { FundsOriginTypeId1: 1, FundsSum1: '1', FundsOriginTypeId2: 1, FundsSum2: '1' },
      { FundsOriginTypeId2: ['Lėšų kilmė negali sutapti'] },
    ],
    ['a sum without its origin', { FundsSum2: '1' }, { FundsOriginTypeId2: ['Nepasirinkta lėšų kilmė'] }],
    [
      'an origin without its sum',
      { FundsOriginTypeId1: 2 },
      { FundsSum1: ['Neįvesta suma. Formatas 0.00 EUR'] },
    ],
    ['a choice there is not', { FundsOriginTypeId1: 3 }, { FundsOriginTypeId1: ['Nepasirinkta reikšmė'] }],
  ])('with %s', (_what, raw, problems) => {
    expect(said(raw)).toEqual(problems);
  });
});

describe('an evaluator’s values', () => {
  const standing = {
    ...readDocument({ ...WHOLE, FundsOriginTypeId1: 1, FundsSum1: '100' }, QUESTION).values,
    investmentCents: 0,
    turnoverCents: 1_000_00,
  } as DocumentValues;
  const limits = { turnoverCents: 1_000_00, investmentCents: 0, loanCents: 1_000_00 };
  const judged = (raw: RawDocument) => readEvaluation(raw, { today: QUESTION.today, standing, limits });

  test('are judged where they are filled, and against what the applicant entered where they are connected', () => {
    expect(judged({})).toEqual({ values: {}, problems: {} });
    expect(judged({ DocumentNumber: 'SF-2' })).toEqual({ values: { documentNumber: 'SF-2' }, problems: {} });
    expect(judged({ FundsOriginTypeId2: 1 }).problems).toEqual({
      FundsOriginTypeId2: ['Lėšų kilmė negali sutapti'],
    });
    expect(judged({ FundsSum2: '1' }).problems).toEqual({ FundsOriginTypeId2: ['Nepasirinkta lėšų kilmė'] });
    expect(judged({ SupplierCode: '1234567890' }).problems).toEqual({
      SupplierCode: ['Per ilgas įmonės kodas'],
    });
  });

  test('know no investment of working capital, and no field that is the applicant’s alone', () => {
    expect(judged({ InvestmentSum: '0,01', TurnoverSum: '1' }).problems).toEqual({
      InvestmentSum: ['Suma negali būti didesnė už 0,00'],
    });
    expect(judged({ RequiredSum: '1', Comment: 'mano' }).values).toEqual({});
  });
});
