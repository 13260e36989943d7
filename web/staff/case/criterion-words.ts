import { ruleSetOfVersion } from '../../../domain/eligibility/rule-sets.ts';
import type { Quantity, Remedy, RuleSource } from '../../../domain/eligibility/rule.ts';
import { RULE_NAMES, type RuleName } from '../../../domain/eligibility/rule-name.ts';
import {
  quantityText,
  REMEDY_TEXT,
  RULE_SOURCE_TEXT,
  RULE_TEXT,
  ruleTitle,
} from '../../../domain/texts/lt/eligibility.ts';
import type { Criterion } from '../data/types.ts';

export interface CriterionWords {
  title: string;
  explanation: string | null;
  value: string;
  limit: string;
  source: string | null;
  remedy: string | null;
}

const isRule = (name: string): name is RuleName => (RULE_NAMES as readonly string[]).includes(name);
const isQuantity = (value: unknown): value is Quantity =>
  typeof value === 'object' && value !== null && 'kind' in value;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (isQuantity(value)) return quantityText(value);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '–';
}

/** A criterion in words; a rule this version does not know keeps its name. */
export function criterionWords(rule: Criterion, ruleSetVersion: string | null): CriterionWords {
  const { RuleName: name } = rule;
  const known = isRule(name);
  return {
    title: known ? titleOf(name, ruleSetVersion) : name,
    explanation: known ? RULE_TEXT[name].explanation : null,
    value: textOf(rule.value),
    limit: textOf(rule.limit),
    source: rule.source ? (RULE_SOURCE_TEXT[rule.source as RuleSource] ?? rule.source) : null,
    remedy: rule.remedy ? (REMEDY_TEXT[rule.remedy as Remedy] ?? null) : null,
  };
}

function titleOf(name: RuleName, version: string | null): string {
  const set = version ? ruleSetOfVersion(version) : undefined;
  if (!set) return RULE_TEXT[name].title.replace(/\{\w+\}\s*/g, '');
  return ruleTitle(name, set.parameters);
}

const RANK: Record<Criterion['Decision'], number> = { Denied: 0, DataIsMissing: 1, Accepted: 2 };

/** Failed first, then what is not known, then what holds; otherwise in the order of the scheme. */
export function failedFirst(rules: readonly Criterion[]): Criterion[] {
  return [...rules].sort((a, b) => RANK[a.Decision] - RANK[b.Decision]);
}
