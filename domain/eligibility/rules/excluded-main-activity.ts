import { judgeActivities } from '../activities.ts';
import { excludedIn } from '../excluded-activities.ts';
import type { Rule } from '../rule.ts';

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
