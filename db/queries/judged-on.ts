import { ruleSetFor, ruleSetOfVersion, type RuleSet } from '../../domain/eligibility/rule-sets.ts';
import { vilniusDate } from '../../domain/values/days.ts';
import type { RequestView } from './request-view.ts';

/**
 * The day a request is judged for, 'yyyy-MM-dd' in Vilnius: that of its first submission, and today as long as there is none. Rule set,
 * ages and years are those of that day, also when it comes back corrected (docs/decisions/0020).
 */
export function judgedOn(view: Pick<RequestView, 'firstSubmittedAt' | 'now'>): string {
  return vilniusDate(view.firstSubmittedAt ?? view.now);
}

/**
 * The rule set a request is judged by: the one in force when it was first submitted, and today's as long as it was not. Undefined for a
 * version this program does not know: judging by another one would be wrong without a sign.
 */
export function ruleSetOf(view: RequestView): RuleSet | undefined {
  return view.ruleSetVersion
    ? ruleSetOfVersion(view.ruleSetVersion)
    : ruleSetFor(view.schemeCode, judgedOn(view));
}
