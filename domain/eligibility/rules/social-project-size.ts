import { accepted, dataMissing, denied, type Rule } from '../rule.ts';

/** With a social business: very small or small. */
export const socialProjectSize: Rule = {
  name: 'SocialProjectSize',
  appliesTo: 'both',
  judge: ({ answers: { sizeType, socialBusiness } }) => {
    const limit = { kind: 'size', value: 2 } as const;
    if (sizeType === null) return dataMissing({ source: 'answers', limit }, 'giveAnswer');
    const evidence = { source: 'answers', value: { kind: 'size', value: sizeType }, limit } as const;
    return socialBusiness === true && sizeType >= 3 ? denied(evidence, 'otherScheme') : accepted(evidence);
  },
};
