import { judgeAge } from '../judge-age.ts';
import type { Rule } from '../rule.ts';

/** Without a social business: not over three years. */
export const nonSocialAge: Rule = {
  name: 'NonSocialAge',
  appliesTo: 'both',
  judge: (snapshot, { nonSocialAgeYears }) => judgeAge(snapshot, false, nonSocialAgeYears),
};
