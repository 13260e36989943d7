import { judgeAge } from '../judge-age.ts';
import type { Rule } from '../rule.ts';

/** With a social business: not over five years. */
export const socialProjectAge: Rule = {
  name: 'SocialProjectAge',
  appliesTo: 'both',
  judge: (snapshot, { socialAgeYears }) => judgeAge(snapshot, true, socialAgeYears),
};
