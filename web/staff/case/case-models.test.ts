import { describe, expect, test } from '@jest/globals';
import type { LogRow } from '../data/types.ts';
import { financialYears } from './comparisons.ts';
import { differenceOf } from './difference.ts';
import { historyKind, historyOf, newestChange } from './history.ts';
import { addressText, employeesInRegister, lastAsked, ownersOf } from './register-facts.ts';

const plain = (text: string) => text.replace(/\u00A0/g, ' ');

describe('declared against the register', () => {
  test('quotation marks, case and spaces make no difference', () => {
    const same = {
      kind: 'text',
      declared: 'UAB „Nemuno logistika“',
      register: 'UAB "NEMUNO  LOGISTIKA"',
    } as const;
    expect(differenceOf(same).state).toBe('same');
  });

  test('another word does', () => {
    expect(differenceOf({ kind: 'text', declared: 'Ieva', register: 'Eva' })).toEqual({
      state: 'differs',
      words: 'skiriasi',
    });
  });

  test('numbers say by how many, sums by how much and which way', () => {
    expect(plain(differenceOf({ kind: 'number', declared: 28, register: 31 }).words)).toBe('skiriasi 3');
    expect(plain(differenceOf({ kind: 'money', declared: 61_240_000, register: 59_815_000 }).words)).toBe(
      '−14 250,00',
    );
    expect(plain(differenceOf({ kind: 'money', declared: 100, register: 250 }).words)).toBe('+1,50');
  });

  test('a side without a value is not compared', () => {
    expect(differenceOf({ kind: 'number', declared: null, register: 3 }).state).toBe('none');
  });
});

describe('history', () => {
  const row = (Id: number, more: Partial<LogRow>): LogRow => ({
    Id,
    action: 'submit',
    ActionLogType: 3,
    logCodes: [3],
    ChangedBy: 'Rasa Petraitė',
    actorRole: 'assessor',
    Created: '2026-11-20 10:41:00',
    fromStatus: 1,
    toStatus: 2,
    comment: null,
    commentReader: null,
    details: {},
    version: 1,
    ...more,
  });

  test('is the newest first, names the sum and who acted', () => {
    const items = historyOf([
      row(1, { actorRole: 'applicant', ChangedBy: null }),
      row(2, {
        action: 'setLoanSum',
        ActionLogType: null,
        logCodes: [],
        fromStatus: 2,
        toStatus: 2,
        details: { sumCents: 62_000_000 },
      }),
    ]);
    expect(items.map((item) => plain(item.title))).toEqual([
      'Nustatyta paskolos suma: 620 000,00 EUR',
      'Prašymas pateiktas vertinti',
    ]);
    expect(items.map((item) => [item.who, item.tone, item.moved])).toEqual([
      ['Rasa Petraitė', 'brand', false],
      ['Pareiškėjas', 'warning', true],
    ]);
    expect(items[1]!.codes).toBe('Pateikta');
  });

  test('can be narrowed to changes of status, decisions, the system', () => {
    const own = row(3, { action: 'setAssessor', fromStatus: 2, toStatus: 2 });
    expect(['all', 'status', 'decisions', 'system'].map((kind) => historyKind(own, kind as 'all'))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(historyKind(row(4, { action: 'approve', toStatus: 3 }), 'decisions')).toBe(true);
    expect(historyKind(row(5, { actorRole: 'system' }), 'system')).toBe(true);
  });

  test('the newest change is the banner’s', () => {
    expect(newestChange([])).toBeNull();
    expect(newestChange([row(1, {}), row(7, {})])?.id).toBe(7);
  });
});

test('registers that have not answered say nothing', () => {
  expect(employeesInRegister([])).toBeNull();
  const answer = {
    register: 'social-insurance',
    source: 'Sodra',
    asOf: '2026-11-01',
    fetchedAt: '2026-11-20 09:12:00',
    data: { employees: 31 },
    handEntryId: null,
  };
  expect(employeesInRegister([answer])).toBe(31);
  expect(lastAsked([answer, { ...answer, fetchedAt: '2026-11-19 09:12:00' }])).toBe('2026-11-20 09:12:00');
});

describe('what the registers stored', () => {
  const answer = (register: string, data: unknown) => ({
    register,
    source: register,
    asOf: null,
    fetchedAt: '2026-11-20 09:12:00',
    data,
    handEntryId: null,
  });

  test('an address reads as the form prefills it', () => {
    expect(
      addressText({
        street: 'Pavyzdžių pl.',
        house: '24',
        flat: null,
        postalCode: 'LT-28123',
        settlement: 'Utena',
      }),
    ).toBe('Pavyzdžių pl. 24, LT-28123 Utena');
    expect(addressText(null)).toBeNull();
  });

  test('owners are people and companies by name, without codes of people', () => {
    const participants = [
      {
        kind: 'person',
        firstName: 'Tomas',
        lastName: 'Žukauskas',
        personalCode: '37111029920',
        sharesPart: 51,
        votingPart: 51,
      },
      {
        kind: 'company',
        name: 'UAB „Šiaurės linija“',
        companyCode: '900000016',
        sharesPart: 49,
        votingPart: 49,
      },
    ];
    expect(ownersOf([answer('shareholders', { participants })])).toEqual([
      { name: 'Tomas Žukauskas', code: null, sharesPart: 51, votingPart: 51 },
      { name: 'UAB „Šiaurės linija“', code: '900000016', sharesPart: 49, votingPart: 49 },
    ]);
  });

  test('figures of a year that was not filed are not zeros', () => {
    const years = [
      { year: 2020, filed: false, figures: null },
      { year: 2021, filed: true, figures: { assets: 100, income: 200 } },
    ];
    const read = financialYears([answer('accounts', { years })]);
    expect(
      read.map((year) => [year.year, year.filed, year.figures.find((one) => one.key === 'assets')!.cents]),
    ).toEqual([
      [2021, true, 100],
      [2020, false, null],
    ]);
  });
});
