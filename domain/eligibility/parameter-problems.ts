// Checks of the values a parameter may have, by the table of parameters.
import {
  PARAMETER_NAMES,
  PARAMETERS,
  type CodesDescription,
  type DateDescription,
  type NumberDescription,
  type ParameterDescription,
  type ParameterName,
  type YearsDescription,
} from './parameters.ts';
import type { RuleParameters } from './rule-sets.ts';
import { isDate } from '../values/days.ts';

/** Pairs of days that must stand in this order. */
const IN_ORDER: readonly (readonly [ParameterName, ParameterName])[] = [
  ['leaseStartsBy', 'leaseLastsTo'],
  ['activityFrom', 'activityTo'],
];

/** What is wrong with a value; the sentence is in texts/lt/policy.ts. */
export type ParameterProblem =
  | 'missing'
  | 'notNumber'
  | 'notWhole'
  | 'tooPrecise'
  | 'outOfRange'
  | 'dateInvalid'
  | 'tooFew'
  | 'tooMany'
  | 'codeInvalid'
  | 'doubled'
  | 'order';

export type ParameterProblems = Partial<Record<ParameterName, ParameterProblem>>;

function numberProblem({ kind, min, max }: NumberDescription, value: unknown): ParameterProblem | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'notNumber';
  if ((kind === 'year' || kind === 'age' || kind === 'money') && !Number.isSafeInteger(value))
    return 'notWhole';
  if (value < min || value > max) return 'outOfRange';
  return Math.abs(value * 100 - Math.round(value * 100)) > 1e-6 ? 'tooPrecise' : null;
}

function dateProblem({ min, max }: DateDescription, value: unknown): ParameterProblem | null {
  if (!isDate(value)) return 'dateInvalid';
  return value < min || value > max ? 'outOfRange' : null;
}

function listProblem(
  description: YearsDescription | CodesDescription,
  value: unknown,
): ParameterProblem | null {
  if (!Array.isArray(value)) return 'missing';
  if (value.length < description.least) return 'tooFew';
  if (value.length > description.most) return 'tooMany';
  if (new Set(value).size !== value.length) return 'doubled';
  if (description.kind === 'years') {
    const { min, max } = description;
    if (!value.every((item) => Number.isSafeInteger(item))) return 'notWhole';
    return value.every((item: number) => item >= min && item <= max) ? null : 'outOfRange';
  }
  const [least, most] = description.digits;
  const code = new RegExp(`^\\d{${least},${most}}$`);
  return value.every((item) => typeof item === 'string' && code.test(item)) ? null : 'codeInvalid';
}

/** Is this a value the parameter may have? */
export function parameterProblem(name: ParameterName, value: unknown): ParameterProblem | null {
  const description: ParameterDescription = PARAMETERS[name];
  if (value === null && 'orNull' in description) return null;
  if (value === undefined || value === null) return 'missing';
  switch (description.kind) {
    case 'date':
      return dateProblem(description, value);
    case 'years':
    case 'codes':
      return listProblem(description, value);
    default:
      return numberProblem(description, value);
  }
}

/** Everything that is wrong with a set of parameters; an empty record when nothing is. */
export function parameterProblems(given: Readonly<Record<string, unknown>>): ParameterProblems {
  const problems: ParameterProblems = {};
  for (const name of PARAMETER_NAMES) {
    const problem = parameterProblem(name, given[name]);
    if (problem) problems[name] = problem;
  }
  for (const [first, last] of IN_ORDER) {
    if (!problems[first] && !problems[last] && String(given[first]) > String(given[last]))
      problems[last] = 'order';
  }
  return problems;
}

/** Stored parameters made whole: what they lack (a parameter that came later) is taken from the set they were copied from. */
export function completeParameters(stored: unknown, base: RuleParameters): RuleParameters {
  const given = (stored ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    PARAMETER_NAMES.map((name) => [name, parameterProblem(name, given[name]) ? base[name] : given[name]]),
  ) as unknown as RuleParameters;
}
