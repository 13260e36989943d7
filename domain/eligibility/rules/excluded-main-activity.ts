import { accepted, dataMissing, denied, type Rule } from '../rule.ts';

/** Main activity is not e-commerce, retail of weapons, gambling or a financial institution. */
export const excludedMainActivity: Rule = {
  name: 'ExcludedMainActivity',
  appliesTo: 'both',
  judge: ({ answers: { mainEvrk } }, { excludedActivities }) => {
    const limit = { kind: 'list', values: excludedActivities } as const;
    if (!mainEvrk) return dataMissing({ source: 'answers', limit }, 'giveAnswer');
    const evidence = { source: 'answers', value: { kind: 'code', value: mainEvrk }, limit } as const;
    const isExcluded = excludedActivities.some((prefix) => mainEvrk.startsWith(prefix));
    return isExcluded ? denied(evidence, 'otherScheme') : accepted(evidence);
  },
};
