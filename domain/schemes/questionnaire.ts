import type { QuestionnaireRule, Scheme, SizeType } from './scheme.ts';

/** Young and small social business, in schemes that ask about social business at all. */
export const YOUNG_SOCIAL_BUSINESS: QuestionnaireRule = {
  underYears: 5,
  sizes: [1, 2],
  socialBusiness: true,
};

export interface QuestionnaireFacts {
  /** Full years that are over; null = not known yet, then whoever fits otherwise is asked. */
  ageYears: number | null;
  size: SizeType | null;
  socialBusiness: boolean | null;
}

/** Are the six questions asked of this applicant? */
export function asksQuestionnaire(scheme: Scheme, facts: QuestionnaireFacts): boolean {
  const rule = scheme.questionnaire;
  if (!rule || facts.size === null || facts.socialBusiness === null) return false;
  const isYoung = facts.ageYears === null || facts.ageYears < rule.underYears;
  return isYoung && rule.sizes.includes(facts.size) && facts.socialBusiness === rule.socialBusiness;
}
