import { accepted, dataMissing, dataOf, denied, type Rule } from '../rule.ts';

/** No bankruptcy case of the natural person. */
export const personalBankruptcy: Rule = {
  name: 'PersonalBankruptcy',
  appliesTo: 'individual',
  judge: ({ registers: { insolvency } }) => {
    const isBankrupt = dataOf(insolvency)?.personalBankruptcy ?? null;
    const { asOf } = insolvency;
    if (isBankrupt === null) return dataMissing({ source: 'insolvency', asOf });
    const evidence = { source: 'insolvency', value: { kind: 'yesNo', value: isBankrupt }, asOf } as const;
    return isBankrupt ? denied(evidence, 'endProceedings') : accepted(evidence);
  },
};
