import type { RuleResult } from '../../domain/eligibility/rule.ts';
import { RULE_NAMES, type RuleName } from '../../domain/eligibility/rule-name.ts';
import { ruleSetOfVersion } from '../../domain/eligibility/rule-sets.ts';
import { ruleTitle } from '../../domain/texts/lt/eligibility.ts';

const isKnown = (name: string): name is RuleName => (RULE_NAMES as readonly string[]).includes(name);

/** Criteria an evaluation found not met, in words; a rule this version does not know keeps its name. */
export function failedCriteria({
  rules,
  ruleSetVersion,
  judgedOn,
}: {
  rules: readonly RuleResult[] | null;
  ruleSetVersion: string | null;
  /** Day it was judged for, 'yyyy-MM-dd'. */
  judgedOn: string | null;
}): string[] {
  const parameters = ruleSetVersion ? ruleSetOfVersion(ruleSetVersion)?.parameters : undefined;
  return (rules ?? [])
    .filter(({ decision }) => decision === 'Denied')
    .map(({ ruleName }) =>
      parameters && judgedOn && isKnown(ruleName) ? ruleTitle(ruleName, parameters, judgedOn) : ruleName,
    );
}
