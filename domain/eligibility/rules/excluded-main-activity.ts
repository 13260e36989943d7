import { judgeActivities, type EvrkVersion } from '../activities.ts';
import type { Rule } from '../rule.ts';
import type { RuleParameters } from '../rule-sets.ts';

/** Beginnings of excluded codes in a version of the classifier; where the version is not told, those of both. */
function excludedIn(version: EvrkVersion, parameters: RuleParameters): readonly string[] {
  const { excludedActivities, excludedActivities21 } = parameters;
  if (version === '2.1') return excludedActivities21;
  return version === '2'
    ? excludedActivities
    : [...new Set([...excludedActivities, ...excludedActivities21])];
}

/** No activity is e-commerce, retail of weapons, gambling or a financial institution. */
export const excludedMainActivity: Rule = {
  name: 'ExcludedMainActivity',
  appliesTo: 'both',
  judge: (snapshot, parameters) =>
    judgeActivities(
      snapshot,
      { kind: 'list', values: excludedIn(null, parameters) },
      ({ code, version }) => excludedIn(version, parameters).some((prefix) => code.startsWith(prefix)),
      'otherScheme',
    ),
};
