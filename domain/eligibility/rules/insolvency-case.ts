import { accepted, dataMissing, dataOf, denied, type Rule } from '../rule.ts';

/** No open insolvency case. */
export const insolvencyCase: Rule = {
  name: 'InsolvencyCase',
  appliesTo: 'both',
  judge: ({ registers: { insolvency } }) => {
    const hasCase = dataOf(insolvency)?.hasOpenCase ?? null;
    const { asOf } = insolvency;
    if (hasCase === null) return dataMissing({ source: 'insolvency', asOf });
    const evidence = { source: 'insolvency', value: { kind: 'yesNo', value: hasCase }, asOf } as const;
    return hasCase ? denied(evidence, 'endProceedings') : accepted(evidence);
  },
};
