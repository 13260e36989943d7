import { ruleSetFor, ruleSetOfVersion, type RuleParameters } from '../../../domain/eligibility/rule-sets.ts';
import type { SchemeCode } from '../../../domain/schemes/index.ts';
import { vilniusDate } from '../../../domain/values/days.ts';

/** Parameters of the rule set that a draft or a run was copied from. */
export function baseOf({ basedOn, scheme }: { basedOn: string; scheme: SchemeCode }): RuleParameters {
  const known = ruleSetOfVersion(basedOn) ?? ruleSetFor(scheme, vilniusDate(new Date()));
  return known.parameters;
}
