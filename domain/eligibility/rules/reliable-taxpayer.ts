import { accepted, dataMissing, dataOf, denied, type Rule } from '../rule.ts';

/** Minimum criteria of a reliable taxpayer: the tax authority's dated yes or no, never computed by us. */
export const reliableTaxpayer: Rule = {
  name: 'ReliableTaxpayer',
  appliesTo: 'both',
  judge: ({ registers: { taxAuthority } }) => {
    const isReliable = dataOf(taxAuthority)?.reliableTaxpayer ?? null;
    const { asOf } = taxAuthority;
    if (isReliable === null) return dataMissing({ source: 'taxAuthority', asOf });
    const evidence = { source: 'taxAuthority', value: { kind: 'yesNo', value: isReliable }, asOf } as const;
    return isReliable ? accepted(evidence) : denied(evidence, 'payTaxes');
  },
};
