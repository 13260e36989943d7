import { describe, expect, test } from '@jest/globals';
import { RULE_SETS } from '../../../domain/eligibility/rule-sets.ts';
import { readText, readTexts, textsOf } from './parameter-values.ts';

describe('parameters in their controls', () => {
  test.each(RULE_SETS.map((set) => [set.version, set] as const))(
    '%s is read as it was shown',
    (_name, set) => {
      const { parameters, problems } = readTexts(textsOf(set.parameters));
      expect(problems).toEqual({});
      expect(parameters).toEqual(set.parameters);
    },
  );
  test('people type commas, spaces and units', () => {
    expect(readText('tradeSharePercent', ' 20,5 % ')).toBe(20.5);
    expect(readText('incomeCapCents', '1 234,5 EUR')).toBe(123_450);
    expect(readText('financialYears', '2020; 2021 2022')).toEqual([2020, 2021, 2022]);
    expect(readText('excludedDivisions', '')).toEqual([]);
  });
  test('what cannot be read is a problem, never a zero', () => {
    const texts = { ...textsOf(RULE_SETS[0]!.parameters) };
    const { problems } = readTexts({
      ...texts,
      tradeSharePercent: 'daug',
      incomeCapCents: '',
      financialYears: '20x0',
      registeredBy: '',
      excludedDivisions: '1, 02',
    });
    expect(problems).toEqual({
      tradeSharePercent: 'notNumber',
      incomeCapCents: 'missing',
      financialYears: 'notWhole',
      registeredBy: 'missing',
      excludedDivisions: 'codeInvalid',
    });
  });
});
