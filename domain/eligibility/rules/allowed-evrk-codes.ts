import { judgeMainActivity } from '../judge-main-activity.ts';
import type { Rule } from '../rule.ts';

/** Asked of loans for working capital, and while the purpose is not chosen. */
export const allowedEvrkCodes: Rule = {
  name: 'AllowedEvrkCodes',
  appliesTo: 'both',
  isHidden: ({ answers }) => answers.purpose === 1,
  judge: judgeMainActivity,
};
