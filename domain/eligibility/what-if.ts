// What would have been decided by other parameters. Pure; nothing of a real request depends on it.
import { evaluate } from './evaluate.ts';
import type { Decision, Quantity, RuleResult } from './rule.ts';
import type { RuleName } from './rule-name.ts';
import { ruleSetOfVersion, type RuleParameters, type RuleSet } from './rule-sets.ts';
import type { Snapshot } from './snapshot.ts';

/** `NotJudged`: today's rules stumble over what was stored. */
export type WhatIfDecision = Decision | 'NotJudged';
export const WHAT_IF_DECISIONS = ['Accepted', 'Denied', 'DataIsMissing', 'NotJudged'] as const;

/** An evaluation as it was stored. */
export interface JudgedBefore {
  decision: Decision;
  rules: readonly RuleResult[];
  snapshot: Snapshot;
  ruleSetVersion: string | null;
}

export interface RuleFlip {
  ruleName: RuleName;
  /** Null: the rule was not asked on that side. */
  oldDecision: Decision | null;
  newDecision: Decision | null;
  oldValue: Quantity | null;
  newValue: Quantity | null;
  oldLimit: Quantity | null;
  newLimit: Quantity | null;
  /** Code of the group's company it is about; null = the applicant, or the group as a whole. */
  company: string | null;
}

export interface WhatIf {
  oldDecision: Decision;
  newDecision: WhatIfDecision;
  /** False: with the parameters it was judged by, today's program decides like the draft – the rules themselves have changed since. */
  byDraft: boolean;
  flips: RuleFlip[];
}

/** A draft as a rule set. Its version is of a kind no stored set has, so that a decision by it can never pass for a real one. */
export function draftRuleSet(
  draft: { id: string; version: number; parameters: RuleParameters },
  scheme: RuleSet['scheme'],
): RuleSet {
  return {
    version: `draft:${draft.id}/${draft.version}`,
    scheme,
    validFrom: '0001-01-01',
    validTo: null,
    parameters: draft.parameters,
  };
}

/** Rules whose own decision differs, in the order of the newer list; rules that fell away come last. */
export function flippedRules(before: readonly RuleResult[], after: readonly RuleResult[]): RuleFlip[] {
  const old = new Map(before.map((result) => [result.ruleName, result]));
  const names = [...after.map(({ ruleName }) => ruleName), ...before.map(({ ruleName }) => ruleName)];
  const now = new Map(after.map((result) => [result.ruleName, result]));
  return [...new Set(names)].flatMap((ruleName) => {
    const [was, is] = [old.get(ruleName), now.get(ruleName)];
    if (was?.decision === is?.decision) return [];
    return [
      {
        ruleName,
        oldDecision: was?.decision ?? null,
        newDecision: is?.decision ?? null,
        oldValue: was?.value ?? null,
        newValue: is?.value ?? null,
        oldLimit: was?.limit ?? null,
        newLimit: is?.limit ?? null,
        company: is?.company ?? was?.company ?? null,
      },
    ];
  });
}

/** Judges a stored snapshot by a draft and compares with what was decided then. Never throws: odd data end as `NotJudged`. */
export function judgeAgain(before: JudgedBefore, draft: RuleSet): WhatIf {
  try {
    const now = evaluate(before.snapshot, draft);
    if (now.decision === before.decision)
      return { oldDecision: before.decision, newDecision: now.decision, byDraft: true, flips: [] };
    return {
      oldDecision: before.decision,
      newDecision: now.decision,
      byDraft: !decidesAlike(before, now.decision),
      flips: flippedRules(before.rules, now.results),
    };
  } catch {
    return { oldDecision: before.decision, newDecision: 'NotJudged', byDraft: false, flips: [] };
  }
}

/** Would today's program, with the parameters of then, decide so, too? */
function decidesAlike({ ruleSetVersion, snapshot }: JudgedBefore, decision: Decision): boolean {
  const pinned = ruleSetVersion === null ? undefined : ruleSetOfVersion(ruleSetVersion);
  return pinned !== undefined && evaluate(snapshot, pinned).decision === decision;
}
