// What each parameter of a rule set is: its kind, its bounds, the rules it works in. Forms, API and what-if runs read this one
// table; the type demands a row for every parameter of RuleParameters.
import { schemeOf } from '../schemes/index.ts';
import type { SchemeCode } from '../schemes/scheme.ts';
import type { RuleName } from './rule-name.ts';
import type { RuleParameters } from './rule-sets.ts';

/** Blocks of the form, in its order. */
export const PARAMETER_GROUPS = [
  'reports',
  'difficulty',
  'trade',
  'size',
  'ownership',
  'activity',
  'age',
  'lease',
] as const;
export type ParameterGroup = (typeof PARAMETER_GROUPS)[number];

interface Common {
  group: ParameterGroup;
  rules: readonly RuleName[];
}
export interface NumberDescription extends Common {
  /** `age`: full years; `money`: integer cents; `year` and `age` are whole. */
  kind: 'year' | 'age' | 'percent' | 'ratio' | 'money';
  min: number;
  max: number;
  /** Null has a meaning of its own, in words of texts/lt/policy.ts. */
  orNull?: true;
}
export interface DateDescription extends Common {
  kind: 'date';
  min: string;
  max: string;
}
export interface YearsDescription extends Common {
  kind: 'years';
  min: number;
  max: number;
  least: number;
  most: number;
}
export interface CodesDescription extends Common {
  /** Beginnings of EVRK codes: `digits` of each, at least and at most. */
  kind: 'codes';
  digits: readonly [number, number];
  least: number;
  most: number;
}
export type ParameterDescription = NumberDescription | DateDescription | YearsDescription | CodesDescription;
export type ParameterName = keyof RuleParameters;
export type ParameterValue = RuleParameters[ParameterName];

type DescriptionOf<T> = null extends T
  ? NumberDescription & { orNull: true }
  : T extends number
    ? NumberDescription
    : T extends string
      ? DateDescription
      : T extends readonly number[]
        ? YearsDescription
        : T extends readonly string[]
          ? CodesDescription
          : never;

const YEAR = { min: 2000, max: 2100 } as const;
const DAY = { min: '1990-01-01', max: '2100-12-31' } as const;

export const PARAMETERS: { readonly [K in ParameterName]: DescriptionOf<RuleParameters[K]> } = {
  financialYears: {
    kind: 'years',
    group: 'reports',
    ...YEAR,
    least: 1,
    most: 5,
    rules: ['FinancialStatementsFiled'],
  },
  difficultyYear: {
    kind: 'year',
    group: 'difficulty',
    ...YEAR,
    orNull: true,
    rules: ['UndertakingInDifficulty'],
  },
  difficultyYoungYears: {
    kind: 'age',
    group: 'difficulty',
    min: 0,
    max: 50,
    rules: ['UndertakingInDifficulty'],
  },
  difficultyDebtToEquity: {
    kind: 'ratio',
    group: 'difficulty',
    min: 0,
    max: 1000,
    rules: ['UndertakingInDifficulty'],
  },
  difficultyInterestCover: {
    kind: 'ratio',
    group: 'difficulty',
    min: 0,
    max: 1000,
    rules: ['UndertakingInDifficulty'],
  },
  tradeSharePercent: { kind: 'percent', group: 'trade', min: 0, max: 100, rules: ['TradeShare'] },
  incomeYear: { kind: 'year', group: 'size', ...YEAR, rules: ['IncomeOrAssetsCap'] },
  incomeCapCents: {
    kind: 'money',
    group: 'size',
    min: 0,
    max: 10_000_000_000_00,
    rules: ['IncomeOrAssetsCap'],
  },
  assetsCapCents: {
    kind: 'money',
    group: 'size',
    min: 0,
    max: 10_000_000_000_00,
    rules: ['IncomeOrAssetsCap'],
  },
  stateOwnershipPercent: { kind: 'percent', group: 'ownership', min: 0, max: 100, rules: ['StateOwnership'] },
  excludedDivisions: {
    kind: 'codes',
    group: 'activity',
    digits: [2, 2],
    least: 0,
    most: 88,
    rules: ['AllowedEvrkCodes', 'AllowedEvrkCodesInvest'],
  },
  excludedActivities: {
    kind: 'codes',
    group: 'activity',
    digits: [2, 6],
    least: 0,
    most: 200,
    rules: ['ExcludedMainActivity'],
  },
  excludedActivities21: {
    kind: 'codes',
    group: 'activity',
    digits: [2, 6],
    least: 0,
    most: 200,
    rules: ['ExcludedMainActivity'],
  },
  registeredBy: { kind: 'date', group: 'age', ...DAY, rules: ['RegisteredByDate'] },
  socialAgeYears: { kind: 'age', group: 'age', min: 0, max: 100, rules: ['SocialProjectAge'] },
  nonSocialAgeYears: { kind: 'age', group: 'age', min: 0, max: 100, rules: ['NonSocialAge'] },
  leaseStartsBy: { kind: 'date', group: 'lease', ...DAY, rules: ['LeaseRegistered'] },
  leaseLastsTo: { kind: 'date', group: 'lease', ...DAY, rules: ['LeaseRegistered'] },
  activityFrom: { kind: 'date', group: 'lease', ...DAY, rules: ['ActivityInReferencePeriod'] },
  activityTo: { kind: 'date', group: 'lease', ...DAY, rules: ['ActivityInReferencePeriod'] },
};

export const PARAMETER_NAMES = Object.keys(PARAMETERS) as ParameterName[];

const same = (a: ParameterValue, b: ParameterValue): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Parameters in which two sets differ, in the order of the table. */
export function changedParameters(before: RuleParameters, after: RuleParameters): ParameterName[] {
  return PARAMETER_NAMES.filter((name) => !same(before[name], after[name]));
}

/** Does any rule of the scheme look at it? */
export function isUsedBy(scheme: SchemeCode, name: ParameterName): boolean {
  const rules: readonly RuleName[] = schemeOf(scheme).rules;
  return PARAMETERS[name].rules.some((rule) => rules.includes(rule));
}
