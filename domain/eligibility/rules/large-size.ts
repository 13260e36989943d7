import { accepted, dataMissing, denied, type Rule } from '../rule.ts';
import { sizeThatCounts } from '../size.ts';

/** Not a large undertaking. */
export const largeSize: Rule = {
  name: 'LargeSize',
  appliesTo: 'both',
  judge: ({ answers }) => {
    const { size, source } = sizeThatCounts(answers);
    const limit = { kind: 'size', value: 3 } as const;
    if (size === null) return dataMissing({ source, limit }, 'giveAnswer');
    const evidence = { source, value: { kind: 'size', value: size }, limit } as const;
    return size === 4 ? denied(evidence, 'otherScheme') : accepted(evidence);
  },
};
