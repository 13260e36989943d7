import { accepted, dataMissing, denied, type Rule } from '../rule.ts';

/** With a social business: very small or small. */
export const socialProjectSize: Rule = {
  name: 'SocialProjectSize',
  appliesTo: 'both',
  judge: ({ answers: { sizeType, socialBusiness } }) => {
    const limit = { kind: 'size', value: 2 } as const;
    if (sizeType === null) return dataMissing({ source: 'answers', limit }, 'giveAnswer');
    const evidence = { source: 'answers', value: { kind: 'size', value: sizeType }, limit } as const;
    // Whether the business is social decides only from the medium size up.
    if (socialBusiness === null && sizeType >= 3) return dataMissing(evidence, 'giveAnswer');
    return socialBusiness === true && sizeType >= 3 ? denied(evidence, 'otherScheme') : accepted(evidence);
  },
};
