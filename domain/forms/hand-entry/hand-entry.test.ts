import { describe, expect, test } from '@jest/globals';
import { REGISTER_IDS } from '../../registers/register-id.ts';
import { hasHandLabel } from '../../texts/lt/form/hand-entry.ts';
import { FIELD_PROBLEM_TEXT } from '../../texts/lt/problem.ts';
import { handParts } from './fields.ts';
import { handSchema } from './schema.ts';
import { shownValues } from './shown.ts';
import { handAnswer } from './to-answer.ts';

const year = {
  periodFrom: '2021-01-01',
  periodTo: '2021-12-31',
  filed: true,
  assets: '1 234,50',
  income: '100',
};
const GOOD = {
  'legal-entities': {
    name: 'UAB „Bandymas“',
    companyType: 'UAB',
    legalStatus: 'registered',
    registrationDate: '2015-02-03',
    county: 'Utenos apskritis',
    municipality: 'Utenos rajono savivaldybė',
    settlement: 'Utena',
  },
  accounts: { financialYearIsCalendarYear: true, years: [year] },
  'tax-authority': {
    reliableTaxpayer: true,
    isVatPayer: false,
    importTotal: '100',
    importAffected: '25,00',
    activities: [{ code: '4711', from: '2015-02-03', main: true }],
  },
  'social-insurance': { employees: '12', month: '2026-10' },
  insolvency: { cases: [] },
  shareholders: {
    participants: [
      {
        kind: 'company',
        name: 'UAB „Kita“',
        companyCode: '900000016',
        country: 'LT',
        sharesPart: '25,5',
        votingPart: 20,
      },
    ],
  },
  leases: {
    leases: [
      {
        objectId: '1',
        tenantCode: '900000016',
        tenantName: 'A',
        ownerCode: '37111029920',
        ownerName: 'B',
        from: '2020-01-01',
      },
    ],
  },
  'individual-activity': { certificates: [{ certificate: '1', activityCode: '4711', from: '2020-01-01' }] },
} as const;

const codesOf = (register: keyof typeof GOOD, values: unknown): string[] =>
  handSchema(register)
    .safeParse(values)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('a register’s form', () => {
  test.each(REGISTER_IDS)('%s: every field has a label, good values pass and can be shown', (register) => {
    for (const part of handParts(register)) {
      expect({ [part.name]: hasHandLabel(part.name) }).toEqual({ [part.name]: true });
      if (part.kind === 'rows') for (const field of part.fields) expect(hasHandLabel(field.name)).toBe(true);
    }
    const values = handSchema(register).parse(GOOD[register]);
    for (const { label } of shownValues(values)) expect(label).toMatch(/^[A-ZĄČĘĖĮŠŲŪŽ2E]/);
    for (const { label } of shownValues(handAnswer(register, values, '2026-11-21')))
      expect(label).not.toMatch(/^[a-z]/);
  });

  test.each(REGISTER_IDS)('%s: nothing at all is refused by codes that have sentences', (register) => {
    const issues = handSchema(register).safeParse({}).error?.issues ?? [];
    expect(issues.length).toBeGreaterThan(0);
    for (const { message } of issues) expect(FIELD_PROBLEM_TEXT).toHaveProperty(message);
  });

  test('sums are read as people type them and kept in cents', () => {
    const values = handSchema('accounts').parse(GOOD.accounts);
    expect(handAnswer('accounts', values, '2026-11-21')).toMatchObject({
      years: [{ year: 2021, filed: true, figures: { assets: 123_450, income: 10_000, equity: null } }],
    });
  });

  test('a year that was not filed has no figures, whatever was typed', () => {
    const values = handSchema('accounts').parse({ ...GOOD.accounts, years: [{ ...year, filed: false }] });
    expect(handAnswer('accounts', values, '2026-11-21')).toMatchObject({
      years: [{ filed: false, figures: null }],
    });
  });

  test.each([
    [
      'a manager with no code',
      'legal-entities',
      { ...GOOD['legal-entities'], managerFirstName: 'Ona' },
      'managerCode: fieldMissing',
    ],
    [
      'a period backwards',
      'accounts',
      { ...GOOD.accounts, years: [{ ...year, periodTo: '2020-12-31' }] },
      'years.0.periodTo: dateInvalid',
    ],
    [
      'a part over its whole',
      'tax-authority',
      { ...GOOD['tax-authority'], importAffected: '101' },
      'importAffected: partOverTotal',
    ],
    [
      'a company owner with no code',
      'shareholders',
      { participants: [{ ...GOOD.shareholders.participants[0], companyCode: '' }] },
      'participants.0.companyCode: fieldMissing',
    ],
    [
      'a share over the whole',
      'shareholders',
      { participants: [{ ...GOOD.shareholders.participants[0], sharesPart: '101' }] },
      'participants.0.sharesPart: percentInvalid',
    ],
    [
      'a lease of nobody',
      'leases',
      { leases: [{ ...GOOD.leases.leases[0], ownerCode: '12' }] },
      'leases.0.ownerCode: partyCodeInvalid',
    ],
    ['no owners at all', 'shareholders', { participants: [] }, 'participants: rowsMissing'],
    [
      'a day that is none',
      'legal-entities',
      { ...GOOD['legal-entities'], registrationDate: '2026-02-30' },
      'registrationDate: dateInvalid',
    ],
  ] as const)('%s is refused', (_name, register, values, code) => {
    expect(codesOf(register, values)).toContain(code);
  });

  test('a certificate that has ended by the day of the document is not active', () => {
    const ended = { certificates: [{ ...GOOD['individual-activity'].certificates[0], to: '2024-12-31' }] };
    const values = handSchema('individual-activity').parse(ended);
    expect(handAnswer('individual-activity', values, '2025-01-01')).toMatchObject({
      certificates: [{ active: false }],
    });
    expect(handAnswer('individual-activity', values, '2024-12-31')).toMatchObject({
      certificates: [{ active: true }],
    });
  });
});
