import { describe, expect, test } from '@jest/globals';
import { RULE_NAMES } from '../eligibility/rule-name.ts';
import {
  DEFAULT_SCHEME,
  SCHEMES,
  SCHEME_CODES,
  isPeriodOpen,
  isSchemeCode,
  ruleLimitCents,
  sameSector,
  schemeOf,
} from './index.ts';

/** PRODUCT.md section 6: which rule belongs to which scheme. */
const RULES_BY_SCHEME = {
  RegisteredInJar: 'tiesiogines startuok covid nuoma',
  BankruptcyStatus: 'tiesiogines startuok covid nuoma',
  InsolvencyCase: 'tiesiogines startuok covid',
  PersonalBankruptcy: 'tiesiogines startuok covid nuoma',
  IndividualActivityRegistered: 'tiesiogines startuok covid nuoma',
  ReliableTaxpayer: 'tiesiogines startuok covid',
  LithuanianIban: 'tiesiogines startuok covid nuoma',
  FinancialStatementsFiled: 'tiesiogines startuok covid',
  UndertakingInDifficulty: 'tiesiogines covid',
  IncomeOrAssetsCap: 'startuok covid nuoma',
  StateOwnership: 'startuok covid nuoma',
  TradeShare: 'tiesiogines',
  AllowedEvrkCodes: 'tiesiogines startuok covid',
  AllowedEvrkCodesInvest: 'tiesiogines startuok covid',
  ExcludedMainActivity: 'startuok nuoma',
  RegisteredByDate: 'covid',
  SocialProjectAge: 'startuok',
  NonSocialAge: 'startuok',
  SocialProjectSize: 'startuok',
  LargeSize: 'startuok',
  LeaseRegistered: 'nuoma',
  LeasePartiesMatch: 'nuoma',
  RentPartyRelated: 'nuoma',
  ActivityInReferencePeriod: 'nuoma',
};

describe('schemes', () => {
  test.each(RULE_NAMES.map((name) => [name]))('%s is asked by the schemes the product names', (name) => {
    expect(SCHEME_CODES.filter((code) => schemeOf(code).rules.includes(name)).join(' ')).toBe(
      RULES_BY_SCHEME[name],
    );
  });

  test('the default scheme has 130 million, 5 million a borrower and 10 million a group', () => {
    expect(schemeOf(DEFAULT_SCHEME)).toMatchObject({
      budgetCents: 13_000_000_000,
      borrowerCapCents: 500_000_000,
      groupCapCents: 1_000_000_000,
    });
  });

  test.each(SCHEME_CODES.map((code) => [code]))('%s is complete', (code) => {
    const scheme = SCHEMES[code];
    expect(scheme.code).toBe(code);
    expect(scheme.limits.at(-1)).toEqual({ limitCents: expect.any(Number) });
    for (const row of scheme.limits) expect(row.limitCents).toBeLessThanOrEqual(scheme.borrowerCapCents);
    expect(new Set(scheme.attachments).size).toBe(scheme.attachments.length);
    expect(scheme.attachments.includes(8)).toBe(code === 'tiesiogines');
    expect(isPeriodOpen(scheme.period, '2026-11-21')).toBe(true);
    expect(isPeriodOpen(scheme.period, '2028-01-01')).toBe(false);
  });

  test.each([
    ['startuok', { ageYears: 4, size: 1, socialBusiness: true, evrk: '881000' }, 150_000_00],
    ['startuok', { ageYears: 4, size: 1, socialBusiness: false, evrk: '881000' }, 50_000_00],
    ['startuok', { ageYears: 2, size: 2, socialBusiness: false, evrk: '620000' }, 150_000_00],
    ['startuok', { ageYears: null, size: null, socialBusiness: null, evrk: null }, 50_000_00],
    ['nuoma', { ageYears: 9, size: 1, socialBusiness: null, evrk: '031100' }, 120_000_00],
    ['nuoma', { ageYears: 9, size: 1, socialBusiness: null, evrk: '011100' }, 100_000_00],
    ['nuoma', { ageYears: 9, size: 1, socialBusiness: null, evrk: '561000' }, 800_000_00],
    ['tiesiogines', { ageYears: 0, size: 4, socialBusiness: null, evrk: null }, 5_000_000_00],
  ] as const)('%s limits %p to %i cents', (code, facts, cents) => {
    expect(ruleLimitCents(schemeOf(code), facts)).toBe(cents);
  });

  test('accommodation and catering are one sector', () => {
    expect(sameSector(1)).toEqual([1]);
    expect(sameSector(2)).toEqual([2, 3]);
    expect(sameSector(3)).toEqual([2, 3]);
  });

  test('only the four codes are codes', () => {
    expect(isSchemeCode('covid')).toBe(true);
    expect(isSchemeCode('constructor')).toBe(false);
    expect(isSchemeCode(1)).toBe(false);
  });
});
