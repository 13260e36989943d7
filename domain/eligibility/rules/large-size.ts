import { accepted, dataMissing, denied, type Rule } from '../rule.ts';

/** Not a large undertaking. */
export const largeSize: Rule = {
  name: 'LargeSize',
  appliesTo: 'both',
  judge: ({ answers: { sizeType } }) => {
    const limit = { kind: 'size', value: 3 } as const;
    if (sizeType === null) return dataMissing({ source: 'answers', limit }, 'giveAnswer');
    const evidence = { source: 'answers', value: { kind: 'size', value: sizeType }, limit } as const;
    return sizeType === 4 ? denied(evidence, 'otherScheme') : accepted(evidence);
  },
};
