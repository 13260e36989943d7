import { schemeOf } from '../schemes/index.ts';
import type { Decision, Rule, RuleOutcome, RuleResult } from './rule.ts';
import { ruleSetFor, type RuleSet } from './rule-sets.ts';
import { RULES } from './rules/index.ts';
import type { RegisterAnswer, Snapshot } from './snapshot.ts';

export interface Evaluation {
  decision: Decision;
  /** Version of the rule set it was judged by. */
  ruleSet: string;
  askedOn: string;
  /** In the order of the scheme; hidden rules and those of the other login type are not there. */
  results: RuleResult[];
}

/** Any Denied → Denied; else any DataIsMissing → DataIsMissing; else Accepted. No results at all are missing data. */
export function overallDecision(results: readonly { decision: Decision }[]): Decision {
  if (results.some((result) => result.decision === 'Denied')) return 'Denied';
  if (results.length === 0 || results.some((result) => result.decision === 'DataIsMissing'))
    return 'DataIsMissing';
  return 'Accepted';
}

function applies(rule: Rule, snapshot: Snapshot): boolean {
  const isItsKind =
    rule.appliesTo === 'both' ||
    rule.appliesTo === (snapshot.loginType === 'Company' ? 'company' : 'individual');
  return isItsKind && !rule.isHidden?.(snapshot);
}

/** The answer an outcome rests on; null for what the applicant answered, and for registers not asked about that company. */
function answerOf({ source, company }: RuleOutcome, snapshot: Snapshot): RegisterAnswer<unknown> | null {
  if (source === 'answers' || source === 'evaluator') return null;
  if (!company) return snapshot.registers[source];
  const member = snapshot.group?.find(({ code }) => code === company);
  return member && (source === 'accounts' || source === 'legalEntity') ? member[source] : null;
}

/** What applicant or staff say holds for the day it was judged; what staff entered in place of a register is marked. */
function resultOf({ name }: Rule, outcome: RuleOutcome, snapshot: Snapshot): RuleResult {
  const answer = answerOf(outcome, snapshot);
  const isSaid = outcome.source === 'answers' || outcome.source === 'evaluator';
  const asOf = outcome.asOf ?? (isSaid ? snapshot.askedOn : (answer?.asOf ?? null));
  const byHand = answer?.state === 'answered' && answer.byHand === true;
  return { ruleName: name, ...outcome, asOf, ...(byHand ? { byHand } : {}) };
}

/** Judges a snapshot by the rules of its scheme. Pure: the same snapshot and rule set always give the same answer. */
export function evaluate(
  snapshot: Snapshot,
  ruleSet: RuleSet = ruleSetFor(snapshot.scheme, snapshot.askedOn),
): Evaluation {
  const rules = schemeOf(snapshot.scheme).rules.map((name): Rule => RULES[name]);
  const results = rules
    .filter((rule) => applies(rule, snapshot))
    .map((rule) => resultOf(rule, rule.judge(snapshot, ruleSet.parameters), snapshot));
  return { decision: overallDecision(results), ruleSet: ruleSet.version, askedOn: snapshot.askedOn, results };
}
