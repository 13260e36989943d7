import { accepted, dataMissing, denied, type Rule } from '../rule.ts';
import { sizeThatCounts } from '../size.ts';

/** With a social business: very small or small. */
export const socialProjectSize: Rule = {
  name: 'SocialProjectSize',
  appliesTo: 'both',
  judge: ({ answers }) => {
    const { size, source } = sizeThatCounts(answers);
    const { socialBusiness } = answers;
    const limit = { kind: 'size', value: 2 } as const;
    if (size === null) return dataMissing({ source, limit }, 'giveAnswer');
    const evidence = { source, value: { kind: 'size', value: size }, limit } as const;
    // Whether the business is social decides only from the medium size up.
    if (socialBusiness === null && size >= 3) return dataMissing(evidence, 'giveAnswer');
    return socialBusiness === true && size >= 3 ? denied(evidence, 'otherScheme') : accepted(evidence);
  },
};
