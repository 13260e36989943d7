// Parameters as text in the controls, and back.
import {
  PARAMETER_NAMES,
  PARAMETERS,
  type ParameterName,
  type ParameterValue,
} from '../../../domain/eligibility/parameters.ts';
import { parameterProblems, type ParameterProblems } from '../../../domain/eligibility/parameter-problems.ts';
import type { RuleParameters } from '../../../domain/eligibility/rule-sets.ts';
import { formatSum, parseSum } from '../../../domain/values/money.ts';

export type ParameterTexts = Record<ParameterName, string>;

/** A value as it stands in its control. */
export function editText(name: ParameterName, value: ParameterValue): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.join(', ');
  if (PARAMETERS[name].kind === 'money') return formatSum(value as number);
  return String(value).replace('.', ',');
}

const listOf = (text: string): string[] => text.split(/[\s,;]+/).filter((part) => part !== '');
const numberOf = (text: string): number | null => {
  const plain = text.replace(/[\s%]/g, '').replace(',', '.');
  return plain === '' ? null : /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
};

/** What was typed as a value; null when nothing was, NaN when it is no number. */
export function readText(name: ParameterName, text: string): unknown {
  switch (PARAMETERS[name].kind) {
    case 'years':
      return listOf(text).map(numberOf);
    case 'codes':
      return listOf(text);
    case 'date':
      return text.trim() === '' ? null : text.trim();
    case 'money':
      return parseSum(text);
    default:
      return numberOf(text);
  }
}

export function textsOf(parameters: RuleParameters): ParameterTexts {
  return Object.fromEntries(
    PARAMETER_NAMES.map((name) => [name, editText(name, parameters[name])]),
  ) as ParameterTexts;
}

/** All controls at once: the parameters as far as they can be read, and what is wrong with them. */
export function readTexts(texts: ParameterTexts): {
  parameters: RuleParameters;
  problems: ParameterProblems;
} {
  const values = Object.fromEntries(PARAMETER_NAMES.map((name) => [name, readText(name, texts[name])]));
  return { parameters: values as unknown as RuleParameters, problems: parameterProblems(values) };
}
