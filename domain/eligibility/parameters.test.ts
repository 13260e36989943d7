import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { SCHEME_CODES } from '../schemes/index.ts';
import { completeParameters, parameterProblem, parameterProblems } from './parameter-problems.ts';
import {
  changedParameters,
  isUsedBy,
  PARAMETER_NAMES,
  PARAMETERS,
  type ParameterName,
} from './parameters.ts';
import { RULE_SETS } from './rule-sets.ts';
import { RULES } from './rules/index.ts';
import type { Snapshot } from './snapshot.ts';
import { companySnapshot, individualSnapshot, type DemoParties } from './testing/demo-snapshot.ts';

const PARTIES = JSON.parse(
  readFileSync(new URL('../../stack/stand-ins/data/demo-parties.json', import.meta.url), 'utf8'),
) as DemoParties;
const BASE = RULE_SETS[0]!.parameters;

/** Snapshots of everybody, under every scheme, with and without a social business, of every size. */
const SNAPSHOTS: Snapshot[] = SCHEME_CODES.flatMap((scheme) =>
  [true, false].flatMap((socialBusiness) => [
    ...Object.keys(PARTIES.companies).flatMap((key) =>
      ([1, 4] as const).map((sizeType) => {
        const snapshot = companySnapshot(PARTIES, key, { scheme, socialBusiness });
        return { ...snapshot, answers: { ...snapshot.answers, sizeType } };
      }),
    ),
    ...PARTIES.individualActivities.map(({ person }) =>
      individualSnapshot(PARTIES, person, { scheme, socialBusiness }),
    ),
  ]),
);

test.each(RULE_SETS.map((set) => [set.version, set.parameters] as const))(
  'the parameters of %s lie within their bounds',
  (_name, parameters) => expect(parameterProblems({ ...parameters })).toEqual({}),
);

test.each(Object.values(RULES).map((rule) => [rule.name, rule] as const))(
  '%s looks at no parameter that the table does not give it',
  (_name, rule) => {
    const seen = new Set<ParameterName>();
    const watched = new Proxy(BASE, {
      get(target, key) {
        seen.add(key as ParameterName);
        return target[key as ParameterName];
      },
    });
    for (const snapshot of SNAPSHOTS) rule.judge(snapshot, watched);
    const described = PARAMETER_NAMES.filter((name) => PARAMETERS[name].rules.includes(rule.name));
    expect([...seen].filter((name) => !described.includes(name))).toEqual([]);
  },
);

test('every parameter works in some scheme', () => {
  const idle = PARAMETER_NAMES.filter((name) => !SCHEME_CODES.some((scheme) => isUsedBy(scheme, name)));
  expect(idle).toEqual([]);
});

describe('bounds', () => {
  test.each([
    ['tradeSharePercent', 0, null],
    ['tradeSharePercent', 100, null],
    ['tradeSharePercent', 100.01, 'outOfRange'],
    ['tradeSharePercent', 20.125, 'tooPrecise'],
    ['tradeSharePercent', Number.NaN, 'notNumber'],
    ['tradeSharePercent', null, 'missing'],
    ['difficultyDebtToEquity', 7.55, null],
    ['socialAgeYears', 2.5, 'notWhole'],
    ['socialAgeYears', -1, 'outOfRange'],
    ['incomeCapCents', 2 ** 60, 'notWhole'],
    ['financialYears', [2021, 2020], null],
    ['financialYears', [2020, 2020], 'doubled'],
    ['financialYears', [2020, 2021, 2022, 2023, 2024, 2025], 'tooMany'],
    ['excludedDivisions', [], null],
    ['excludedDivisions', ['01', '1'], 'codeInvalid'],
    ['excludedActivities', ['92', '479100'], null],
    ['excludedActivities', [92], 'codeInvalid'],
    ['registeredBy', '2024-02-29', null],
    ['registeredBy', '2023-02-29', 'dateInvalid'],
    ['registeredBy', '1800-01-01', 'outOfRange'],
  ] as const)('%s = %j: %s', (name, value, problem) => {
    expect(parameterProblem(name, value)).toBe(problem);
  });
});

test('a draft stored before a parameter came to be gets it from the rules it was copied from', () => {
  const { tradeSharePercent: _gone, ...stored } = { ...BASE, stateOwnershipPercent: 30 };
  const whole = completeParameters(stored, BASE);
  expect(whole).toEqual({ ...BASE, stateOwnershipPercent: 30 });
  expect(changedParameters(BASE, whole)).toEqual(['stateOwnershipPercent']);
});
