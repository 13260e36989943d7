import { judgeMainActivity } from '../judge-main-activity.ts';
import type { Rule } from '../rule.ts';

/** Asked of investment loans. */
export const allowedEvrkCodesInvest: Rule = {
  name: 'AllowedEvrkCodesInvest',
  appliesTo: 'both',
  isHidden: ({ answers }) => answers.purpose !== 1,
  judge: judgeMainActivity,
};
