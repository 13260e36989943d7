import type { Activity, EvrkVersion } from './activities.ts';
import type { RuleParameters } from './rule-sets.ts';

/** Beginnings of excluded codes in a version of the classifier; where the version is not told, those of both. */
export function excludedIn(version: EvrkVersion, parameters: RuleParameters): readonly string[] {
  const { excludedActivities, excludedActivities21 } = parameters;
  if (version === '2.1') return excludedActivities21;
  return version === '2'
    ? excludedActivities
    : [...new Set([...excludedActivities, ...excludedActivities21])];
}

/** Activities that rules of the request refuse: excluded ones, and those of the excluded divisions. */
export function isExcludedActivity({ code, version }: Activity, parameters: RuleParameters): boolean {
  return (
    excludedIn(version, parameters).some((prefix) => code.startsWith(prefix)) ||
    parameters.excludedDivisions.includes(code.slice(0, 2))
  );
}
