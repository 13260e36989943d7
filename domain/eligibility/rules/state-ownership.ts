import { sumPercents } from '../../values/percent.ts';
import { accepted, dataMissing, dataOf, denied, type Rule } from '../rule.ts';

/** The state or a municipality owns less than 25 % of shares and of votes. */
export const stateOwnership: Rule = {
  name: 'StateOwnership',
  appliesTo: 'company',
  judge: ({ registers: { shareholders } }, { stateOwnershipPercent }) => {
    const data = dataOf(shareholders);
    const { asOf } = shareholders;
    if (!data) return dataMissing({ source: 'shareholders', asOf });
    const publicOwners = data.owners.filter((owner) => owner.kind === 'state');
    const sum = (part: 'sharesPart' | 'votingPart'): number =>
      sumPercents(publicOwners.map((owner) => owner[part]));
    const held = Math.max(sum('sharesPart'), sum('votingPart'));
    const evidence = {
      source: 'shareholders',
      value: { kind: 'percent', value: held },
      limit: { kind: 'percent', value: stateOwnershipPercent },
      asOf,
    } as const;
    return held >= stateOwnershipPercent ? denied(evidence, 'otherScheme') : accepted(evidence);
  },
};
