import { accepted, dataMissing, dataOf, denied, type Rule } from '../rule.ts';

const ENDING = ['bankrupt', 'restructuring', 'liquidating'];

/** Legal status is not bankrupt, under restructuring or liquidating. */
export const bankruptcyStatus: Rule = {
  name: 'BankruptcyStatus',
  appliesTo: 'company',
  judge: ({ registers: { legalEntity } }) => {
    const status = dataOf(legalEntity)?.legalStatus;
    const { asOf } = legalEntity;
    if (!status) return dataMissing({ source: 'legalEntity', asOf });
    const evidence = { source: 'legalEntity', value: { kind: 'status', value: status }, asOf } as const;
    return ENDING.includes(status) ? denied(evidence, 'endProceedings') : accepted(evidence);
  },
};
