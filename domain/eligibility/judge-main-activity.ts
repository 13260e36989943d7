import { accepted, dataMissing, denied, type RuleOutcome } from './rule.ts';
import type { RuleParameters } from './rule-sets.ts';
import type { Snapshot } from './snapshot.ts';

/** Main activity outside the excluded divisions (agriculture, forestry, fishing, finance): by explicit divisions, never by section letter. */
export function judgeMainActivity(
  { answers: { mainEvrk } }: Snapshot,
  { excludedDivisions }: RuleParameters,
): RuleOutcome {
  const limit = { kind: 'list', values: excludedDivisions } as const;
  if (!mainEvrk) return dataMissing({ source: 'answers', limit }, 'giveAnswer');
  const evidence = { source: 'answers', value: { kind: 'code', value: mainEvrk }, limit } as const;
  return excludedDivisions.includes(mainEvrk.slice(0, 2))
    ? denied(evidence, 'chooseActivity')
    : accepted(evidence);
}
