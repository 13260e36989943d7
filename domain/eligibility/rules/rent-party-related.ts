import { accepted, dataMissing, dataOf, denied, type Rule } from '../rule.ts';

const MAJORITY = 50;

/** The lessor is not of the tenant's group: neither its owner, nor its parent, nor held by the same majority owner. */
export const rentPartyRelated: Rule = {
  name: 'RentPartyRelated',
  appliesTo: 'company',
  judge: ({ answers: { parentCompanyCodes = [] }, registers: { shareholders, leases } }) => {
    const data = dataOf(shareholders);
    if (!data) return dataMissing({ source: 'shareholders', asOf: shareholders.asOf });
    if (leases.state === 'missing') return dataMissing({ source: 'leases' });
    const majority = data.owners
      .filter((owner) => Math.max(owner.sharesPart, owner.votingPart) > MAJORITY)
      .map((owner) => owner.code);
    const related = new Set([...majority, ...parentCompanyCodes]);
    const found = (leases.data?.leases ?? []).filter(
      (lease) =>
        related.has(lease.ownerCode) || (lease.ownerMajorityCodes ?? []).some((code) => related.has(code)),
    );
    const evidence = {
      source: 'shareholders',
      value: { kind: 'list', values: found.map((lease) => lease.objectId) },
      asOf: shareholders.asOf,
    } as const;
    return found.length === 0 ? accepted(evidence) : denied(evidence, 'noRemedy');
  },
};
