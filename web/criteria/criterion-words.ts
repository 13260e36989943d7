// A criterion in words, alike on the applicant's and the staff's screens.
import { ruleSetOfVersion } from '../../domain/eligibility/rule-sets.ts';
import type { Quantity, Remedy, RuleSource } from '../../domain/eligibility/rule.ts';
import { RULE_NAMES, type RuleName } from '../../domain/eligibility/rule-name.ts';
import {
  CRITERIA_TEXT,
  DECISION_TEXT,
  quantityText,
  REMEDY_TEXT,
  RULE_SOURCE_TEXT,
  RULE_TEXT,
  ruleTitle,
} from '../../domain/texts/lt/eligibility.ts';
import type { components } from '../api/schema.gen.ts';

type Criterion = components['schemas']['Criterion'];
type CriteriaResult = components['schemas']['CriteriaResult'];

interface CriterionWords {
  title: string;
  explanation: string | null;
  value: string;
  limit: string;
  source: string | null;
  /** Whose value it is, when not the applicant's own. */
  company: string | null;
  /** What the run before said, when that was something else. */
  before: string | null;
  remedy: string | null;
}

/** By which rules and for which day it was judged: years in titles follow from both. */
export interface JudgedBy {
  ruleSetVersion: string | null;
  judgedOn: string | null;
}

const NOTHING = '–';
const isRule = (name: string): name is RuleName => (RULE_NAMES as readonly string[]).includes(name);
const isQuantity = (value: unknown): value is Quantity =>
  typeof value === 'object' && value !== null && 'kind' in value;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return NOTHING;
  if (isQuantity(value)) return quantityText(value);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : NOTHING;
}

/** A rule this version does not know keeps its name. */
export function criterionWords(rule: Criterion, by: JudgedBy | null): CriterionWords {
  const { RuleName: name } = rule;
  return {
    title: criterionTitle(name, by),
    explanation: isRule(name) ? RULE_TEXT[name].explanation : null,
    value: textOf(rule.value),
    limit: textOf(rule.limit),
    source: rule.source ? (RULE_SOURCE_TEXT[rule.source as RuleSource] ?? rule.source) : null,
    company: rule.company ? CRITERIA_TEXT.ofCompany(rule.company) : null,
    before: rule.previous ? beforeText(rule.previous) : null,
    remedy: rule.remedy ? (REMEDY_TEXT[rule.remedy as Remedy] ?? null) : null,
  };
}

function beforeText({ Decision, value }: NonNullable<Criterion['previous']>): string {
  const was = textOf(value);
  return CRITERIA_TEXT.was(Decision && DECISION_TEXT[Decision].label, was === NOTHING ? null : was);
}

export function criterionTitle(name: string, by: JudgedBy | null): string {
  if (!isRule(name)) return name;
  const set = by?.ruleSetVersion ? ruleSetOfVersion(by.ruleSetVersion) : undefined;
  if (!set || !by?.judgedOn) return RULE_TEXT[name].title.replace(/\{\w+\}\s*/g, '');
  return ruleTitle(name, set.parameters, by.judgedOn);
}

/** What changed since the run before, in sentences; none for the first run. */
export function changeWords(result: CriteriaResult): string[] {
  const { comparedWith, Rules, removed } = result;
  if (!comparedWith) return [];
  const changed = Rules.filter(({ previous }) => previous !== null).length + removed.length;
  const titles = removed.map(({ RuleName }) => criterionTitle(RuleName, result));
  return [
    CRITERIA_TEXT.comparedWith(comparedWith.evaluatedAt ?? '', changed),
    ...(titles.length > 0 ? [CRITERIA_TEXT.removed(titles)] : []),
  ];
}

const RANK: Record<Criterion['Decision'], number> = { Denied: 0, DataIsMissing: 1, Accepted: 2 };

/** Failed first, then what is not known, then what holds; otherwise in the order of the scheme. */
export function failedFirst<Rule extends Pick<Criterion, 'Decision'>>(rules: readonly Rule[]): Rule[] {
  return [...rules].sort((a, b) => RANK[a.Decision] - RANK[b.Decision]);
}
