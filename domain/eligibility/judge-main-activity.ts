import { judgeActivities } from './activities.ts';
import type { RuleOutcome } from './rule.ts';
import type { RuleParameters } from './rule-sets.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * No activity in the excluded divisions (agriculture, forestry, fishing, finance): by explicit divisions, which are the same in both
 * versions of the classifier, never by section letter.
 */
export function judgeMainActivity(snapshot: Snapshot, { excludedDivisions }: RuleParameters): RuleOutcome {
  const limit = { kind: 'list', values: excludedDivisions } as const;
  return judgeActivities(
    snapshot,
    limit,
    ({ code }) => excludedDivisions.includes(code.slice(0, 2)),
    'chooseActivity',
  );
}
